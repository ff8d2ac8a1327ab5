import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/platform/motion'
import { rollSteps } from './format'

/** Few enough for a mini-program's view (20 updates a second). */
const STEPS = 6
const STEP_MS = 60

/** Animates to a new value; the first one is shown at once. */
export function useRolling(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    if (from.current === value) return undefined
    const steps = prefersReducedMotion() ? [value] : rollSteps(from.current, value, STEPS)
    let at = 0
    const timer = setInterval(() => {
      const next = steps[at] ?? value
      from.current = next
      setShown(next)
      at += 1
      if (at >= steps.length) clearInterval(timer)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [value])
  return shown
}
