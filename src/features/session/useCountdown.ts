import { useEffect, useState } from 'react'
import { secondsLeft } from '@/lib/countdown'

/** Seconds until `readyAtMs`, counted by the clock: a sleeping page loses nothing. */
export function useCountdown(readyAtMs: number): number {
  const [, redraw] = useState(0)
  const left = secondsLeft(readyAtMs, Date.now())
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => redraw((n) => n + 1), 500)
    return () => clearInterval(timer)
  }, [left === 0])
  return left
}
