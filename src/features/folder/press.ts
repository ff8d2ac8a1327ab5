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
  /** True when this was a tap: short, and without leaving its place. */
  up(): boolean
  cancel(): void
}

/** `onLongPress` fires once, 350 ms after `down`, unless the finger moved more than 10 px. */
export function trackPress(onLongPress: () => void): PressTracker {
  let start: Point | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  function stop(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    start = null
  }

  return {
    down(at) {
      stop()
      start = at
      timer = setTimeout(() => {
        stop()
        onLongPress()
      }, LONG_PRESS_MS)
    },
    move(at) {
      if (start && Math.hypot(at.x - start.x, at.y - start.y) > SLOP_PX) stop()
    },
    up() {
      const tapped = start !== null
      stop()
      return tapped
    },
    cancel: stop,
  }
}
