import { useEffect, useState } from 'react'
import { measure } from '@/platform/measure'
import { useRecentTools } from '@/stores/recentTools'
import { usePageShown } from '@/ui/usePageShown'

/**
 * The tools that 最近使用 lists. They change only while the element `headId` above them is in sight:
 * a row that appears further up would move what the person returns to.
 */
export function useRecent(headId: string): readonly string[] {
  const [listed, setListed] = useState(() => useRecentTools.getState().ids)
  const isShown = usePageShown()
  useEffect(() => {
    if (!isShown) return undefined
    let isCurrent = true
    void measure(headId).then((head) => {
      if (isCurrent && (head === null || head.top >= 0)) setListed(useRecentTools.getState().ids)
    })
    return () => {
      isCurrent = false
    }
  }, [headId, isShown])
  return listed
}
