import type { StepName } from './steps'

/** Finish of a picture after its last stroke. */
export const FINISHED_SHARE = 0.98

/** px, the short side of a stage at most. */
export const STAGE_SIDE = 272

/**
 * Largest number of stages of a picture of so much work (its two drafts and the finished picture
 * among them), and how large they are: showing it must not take a tenth of painting it. A stage of
 * 272 px takes some 3 ms of a core on a busy machine, in the middle of painting twice that, one of
 * 200 px half of it, one of 112 px a fifth; the two sketches take 7.
 */
const PLANS = [
  { fromMs: 1400, most: 12, side: STAGE_SIDE },
  { fromMs: 900, most: 10, side: 232 },
  { fromMs: 650, most: 8, side: 200 },
  { fromMs: 420, most: 8, side: 164 },
  { fromMs: 260, most: 8, side: 120 },
  { fromMs: 140, most: 8, side: 96 },
  { fromMs: 0, most: 8, side: 72 },
] as const
const FEWEST = 8

/** px, of a sketch: how long the painting will take is not known yet. */
const SKETCH_SIDE = 88

/** Of the whole; until then its pace says little. */
const EARLY_SHARE = 0.3
const EARLY_SIDE = 144

/** Shares between two stages of twelve, in one step and where another one begins. */
const APART = 0.085
const APART_BEGUN = 0.05

const isSketch = (name: StepName): boolean => name === 'draft' || name === 'sketch'

/**
 * Chooses among the steps of one picture those that are shown as its stages: spread over the work,
 * and a step that has just begun before more of one that is known.
 */
export class StagePicker {
  #count = 0
  #share = -1
  #name: StepName | null = null
  /** Start of the painting itself. */
  #from: { readonly share: number; readonly elapsedMs: number } = { share: 0, elapsedMs: 0 }

  /**
   * @param share of the work that is done, 0..1, never falling
   * @param elapsedMs of work since it began; only called where a stage may be due
   * @returns px of the short side of the stage that is to be taken; null: none
   */
  takes(share: number, name: StepName, elapsedMs: () => number): number | null {
    const isLast = share >= FINISHED_SHARE
    const since = this.#share < 0 ? Infinity : share - this.#share
    if (name === 'look' || (!isLast && since < APART_BEGUN)) return null
    const ms = elapsedMs()
    const { most, side } = this.#plan(share, ms)
    // the last place is the finished picture's
    const room = most - (isLast ? 0 : 1)
    if (this.#count >= room) return null
    const scale = PLANS[0].most / most
    const apart = (name === this.#name ? APART : APART_BEGUN) * scale
    if (!isLast && since < apart) return null
    this.#count += 1
    this.#name = name
    if (isSketch(name)) {
      this.#from = { share, elapsedMs: ms }
      return SKETCH_SIDE
    }
    // what comes first after the sketch is shown however soon it comes
    this.#share = share
    // large masses come first: they make the estimate of the rest too high
    return share < EARLY_SHARE ? Math.min(side, EARLY_SIDE) : side
  }

  /** By the work of the whole, as far as it is known. */
  #plan(share: number, elapsedMs: number): { most: number; side: number } {
    const { share: from, elapsedMs: before } = this.#from
    const done = share - from
    const whole = done > 0 ? before + (elapsedMs - before) / done : elapsedMs
    return PLANS.find(({ fromMs }) => whole >= fromMs) ?? { most: FEWEST, side: STAGE_SIDE }
  }
}
