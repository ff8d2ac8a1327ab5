/** Tap or long press, by the specification's 350 ms and 10 px. Pure but for one timer. */

export const LONG_PRESS_MS = 350
export const SLOP_PX = 10

export interface Point {
  x: number
  y: number
}

export interface PressTracker {
  down(at: Point): void
  move(at: Point): void
  /** The finger left, or the platform took the touch away. */
  end(): void
  /** True when the touch that just ended was a long press: its click is not a tap. */
  wasLong(): boolean
}

/** `onLongPress` fires once, 350 ms after `down`, unless the finger moved more than 10 px. */
export function trackPress(onLongPress: () => void): PressTracker {
  let start: Point | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let long = false

  function stop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    start = null
  }

  return {
    down(at) {
      stop()
      start = at
      long = false
      timer = setTimeout(() => {
        stop()
        long = true
        onLongPress()
      }, LONG_PRESS_MS)
    },
    move(at) {
      if (start && Math.hypot(at.x - start.x, at.y - start.y) > SLOP_PX) stop()
    },
    end: stop,
    wasLong: () => long,
  }
}
