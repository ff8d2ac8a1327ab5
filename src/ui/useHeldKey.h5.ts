import { useEffect } from 'react'
import { useLatest } from '@/lib/useLatest'

/** Nothing has the focus that the key would be meant for. */
const isFree = () => document.activeElement === null || document.activeElement === document.body

/** While a key is held that is meant for the page. */
export function useHeldKey(key: string, onHeld: (held: boolean) => void): void {
  const latest = useLatest(onHeld)
  useEffect(() => {
    let isHeld = false
    const down = (event: KeyboardEvent) => {
      if (event.key !== key || !isFree()) return
      event.preventDefault()
      if (!isHeld) latest.current(true)
      isHeld = true
    }
    const up = (event: KeyboardEvent) => {
      if (event.key !== key || !isHeld) return
      isHeld = false
      latest.current(false)
    }
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [key, latest])
}
