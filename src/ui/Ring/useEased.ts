import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

const EASE_MS = 240
/** Three pictures a move: a mini-program's view takes at most 20 updates a second. */
const STEPS = 3

/** Follows a value in 240 ms; it never overtakes it and never goes back. */
export function useEased(target: number): number {
  const [shown, setShown] = useState(target)
  const from = useRef(target)
  const seen = useRef(true)
  useDidShow(() => {
    seen.current = true
  })
  useDidHide(() => {
    seen.current = false
  })
  useEffect(() => {
    const start = from.current
    if (target <= start || !seen.current) {
      // A new run starts again from its own figure; on a hidden page the animation is skipped.
      from.current = target
      setShown(target)
      return undefined
    }
    let step = 0
    const timer = setInterval(() => {
      step += 1
      const t = step / STEPS
      from.current = start + (target - start) * (1 - (1 - t) ** 3)
      setShown(from.current)
      if (step >= STEPS) clearInterval(timer)
    }, EASE_MS / STEPS)
    return () => clearInterval(timer)
  }, [target])
  return shown
}
