import { useEffect } from 'react'
import { useLatest } from '@/lib/useLatest'

const always = () => true

/**
 * Fingers that move on the element with this id are its own, while `when` says so. Without this
 * the browser sees flings and pinches, and swallows the next tap. (React's own touch listeners may
 * not prevent, and the browser must know of the listener before the finger comes down.)
 */
export function useOwnMoves(id: string, when: () => boolean = always): void {
  const latest = useLatest(when)
  useEffect(() => {
    const preventMove = (event: Event) => {
      if (event.cancelable && latest.current()) event.preventDefault()
    }
    const element = document.getElementById(id)
    element?.addEventListener('touchmove', preventMove, { passive: false })
    return () => element?.removeEventListener('touchmove', preventMove)
  }, [id, latest])
}
