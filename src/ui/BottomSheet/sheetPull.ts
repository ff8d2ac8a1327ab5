/** Pulling a panel down to close it: pure. Distances in px, times in ms. */

export interface Sample {
  y: number
  atMs: number
}

export interface Pull {
  startY: number
  /** Recent positions of the finger, the newest last. */
  samples: readonly Sample[]
  /** It has moved far enough to be no tap. */
  pulling: boolean
}

/** A finger that rests moves by as much. */
const SLOP_PX = 8
/** Period for the speed. */
const LATELY_MS = 50
const FLING_PX_PER_MS = 0.5
/** A fling shorter than this may be the tremble of a tap. */
const FLING_PX = 24
const FAR_PX = 120
const FAR_SHARE = 1 / 3

export function pullStart(y: number, atMs: number): Pull {
  return { startY: y, samples: [{ y, atMs }], pulling: false }
}

export function pullMoved(pull: Pull, y: number, atMs: number): Pull {
  const lately = pull.samples.filter((sample) => atMs - sample.atMs <= LATELY_MS)
  const pulling = pull.pulling || Math.abs(y - pull.startY) > SLOP_PX
  return { ...pull, samples: [...lately, { y, atMs }], pulling }
}

/** Offset of the panel; it does not rise above its place. */
export function pulledPx({ startY, samples, pulling }: Pull): number {
  const y = samples.at(-1)?.y ?? startY
  return pulling ? Math.max(0, y - startY) : 0
}

/** Whether letting go now closes a panel of this height: pulled far enough, or flung. */
export function pullCloses(pull: Pull, heightPx: number, atMs: number): boolean {
  const far = pulledPx(pull)
  if (far >= Math.min(FAR_PX, heightPx * FAR_SHARE)) return true
  const recent = pull.samples.filter((sample) => atMs - sample.atMs <= LATELY_MS)
  const [first, last] = [recent[0], recent.at(-1)]
  if (!first || !last || far < FLING_PX) return false
  return last.y - first.y >= FLING_PX_PER_MS * Math.max(1, atMs - first.atMs)
}
