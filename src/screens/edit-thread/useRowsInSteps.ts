import { useEffect, useState } from 'react'

/** Rows of one update: of all rows of a long thread it would be too large for a mini-program. */
const STEP = 12
const PAUSE_MS = 80

/** Number of rows that are drawn: the first ones at once, then more until there are `total`. */
export function useRowsInSteps(total: number): number {
  const [count, setCount] = useState(STEP)
  const isWhole = count >= total
  useEffect(() => {
    if (isWhole) return undefined
    const timer = setTimeout(() => setCount((before) => before + STEP), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWhole, count])
  return Math.min(count, total)
}
