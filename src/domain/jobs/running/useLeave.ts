import { useRef, useState } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import { useOnHide } from '@/platform/onHide'

/**
 * From a finished job's running view to its page. The view stays until that page is there: the form
 * under it would be seen meanwhile, and could be sent again. It is no layer any more once it
 * leaves: going back must not find it.
 * @param onClose takes the view away
 */
export function useLeave(onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false)
  // A page that is already loaded can hide this one before the state above is rendered.
  const leaving = useRef(false)
  function mark(next: boolean) {
    leaving.current = next
    setLeaving(next)
  }
  useOnHide(() => {
    if (!leaving.current) return
    mark(false)
    onClose()
  })
  async function leave(jobId: string): Promise<void> {
    mark(true)
    if (await navigate('pagesD/job-detail/job-detail', { id: jobId })) return
    mark(false)
    onClose()
  }
  return { isLeaving, leave }
}
