import { useEffect, useState } from 'react'
import { totalSeconds, type Place } from './places'

const TICK_MS = 100

/** A clock over the shots that stops at their end. */
export function usePreview(places: readonly Place[], starts: boolean) {
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(starts)
  const all = totalSeconds(places)
  useEffect(() => {
    if (!playing) return undefined
    let last = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passed = (now - last) / 1000
      last = now
      setAt((before) => Math.min(all, before + passed))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [playing, all])
  const isOver = at >= all
  if (playing && isOver) setPlaying(false)
  return {
    at: Math.min(at, all),
    playing,
    toggle() {
      if (!playing && isOver) setAt(0)
      setPlaying(!playing)
    },
    jump(seconds: number) {
      setAt(seconds)
    },
  }
}
