import { useEffect, useState } from 'react'
import { secondsLeft } from '@/lib/countdown'

/** Seconds until `readyAtMs`, counted by the clock: a sleeping page loses nothing. */
export function useCountdown(readyAtMs: number): number {
  const [, redraw] = useState(0)
  const left = secondsLeft(readyAtMs, Date.now())
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => redraw((n) => n + 1), 500)
    return () => clearInterval(timer)
  }, [running])
  return left
}
