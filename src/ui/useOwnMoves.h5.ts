import { useEffect } from 'react'

const keep = (event: Event) => {
  if (event.cancelable) event.preventDefault()
}

/**
 * Fingers that move on the element with this id are its own. Without this the browser sees flings
 * and pinches, and swallows the next tap. (React's own touch listeners may not prevent.)
 */
export function useOwnMoves(id: string): void {
  useEffect(() => {
    const element = document.getElementById(id)
    element?.addEventListener('touchmove', keep, { passive: false })
    return () => element?.removeEventListener('touchmove', keep)
  }, [id])
}
