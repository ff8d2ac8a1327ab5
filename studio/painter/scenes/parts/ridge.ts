import { clamp, cos, power, smoothstep, TAU } from '../../../lib/maths'
import { makeNoise1d } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import type { Stage } from '../../scene'

/** alpine: sharp; karst: towers; cone: a volcano; dome: worn and round; bluff: steep on one side. */
export type PeakForm = 'alpine' | 'karst' | 'cone' | 'dome' | 'bluff'

export interface Peak {
  /** Pixels. */
  readonly x: number
  /** Pixels above the base line. */
  readonly height: number
  /** Half width at the foot, pixels. */
  readonly reach: number
  readonly form: PeakForm
  /** -1..1: which flank is steeper. */
  readonly lean?: number
}

/** Height of a peak at `t` half widths from its axis; may reach beyond 1 as a skirt. */
function profile(form: PeakForm, t: number): number {
  if (form === 'karst') {
    const tower = t < 1 ? power(1 - t * t * t, 1.1) : 0
    const skirt = Math.max(0, 1 - t / 2.3)
    return 0.72 * tower + 0.28 * skirt * skirt
  }
  if (t >= 1) return 0
  const rest = 1 - t
  if (form === 'alpine') return 0.62 * power(rest, 1.9) + 0.38 * rest
  if (form === 'cone') return Math.min(0.93, power(rest, 1.75) * 1.05)
  if (form === 'bluff') return 0.5 * smoothstep(0, 0.6, rest) + 0.5 * power(rest, 1.15)
  return 0.5 + 0.5 * cos((t * TAU) / 2)
}

interface RidgeOptions {
  readonly baseY: number
  readonly peaks: readonly Peak[]
  /** Height of the small relief as a share of the local height. */
  readonly rough?: number
  /** Rolling ground under the peaks, pixels. */
  readonly roll?: number
  /** Length of the largest small features, pixels. */
  readonly grain?: number
}

/** The sky line of one piece of land: y for each pixel column, 0..width. */
export function makeRidge(random: Random, width: number, options: RidgeOptions): Float32Array {
  const { baseY, peaks, rough = 0.3, roll = 0, grain = width * 0.16 } = options
  const detail = makeNoise1d(random.fork('detail'))
  const bend = makeNoise1d(random.fork('bend'))
  const start = random.range(0, 200)
  const ridge = new Float32Array(width + 1)
  for (let x = 0; x <= width; x++) {
    const at = start + x / grain
    const bent = x + bend(at * 1.1, 4, 0.55) * grain * 0.34
    let height = 0
    for (const peak of peaks) {
      const offset = bent - peak.x
      const lean = 1 + (peak.lean ?? 0) * (offset < 0 ? 0.55 : -0.55)
      const rise = peak.height * profile(peak.form, Math.abs(offset) / (peak.reach * lean))
      // a soft maximum keeps saddles from looking cut out with scissors
      const gap = peak.height * 0.1
      const near = clamp(1 - Math.abs(rise - height) / (gap + 1))
      const both = clamp(Math.min(rise, height) / (gap + 1))
      height = Math.max(rise, height) + near * near * both * gap * 0.25
    }
    const noise = detail(at, 6, 0.52)
    const crest = 1 - Math.abs(detail(at * 1.7 + 50, 5, 0.55)) * 2
    const share = rough * (0.6 * noise + 0.42 * crest)
    height = height * (1 + share) + (0.5 + 0.5 * bend(at * 0.8 + 90, 3, 0.4)) * roll
    ridge[x] = baseY - height
  }
  return ridge
}

/** A peak with the shoulders and needles that stand about it. */
function massif(
  random: Random,
  x: number,
  height: number,
  form: PeakForm,
  slender: number,
): Peak[] {
  const lean = random.range(-0.5, 0.5)
  const reach = height * random.range(0.95, 1.3) * slender
  const peaks: Peak[] = [{ x, height, reach, form, lean }]
  if (form === 'dome' || form === 'cone') return peaks
  const shoulders = random.integer(2, 4)
  for (let i = 0; i < shoulders; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const share = random.range(0.45, 0.86)
    const gap = form === 'karst' ? random.range(0.7, 1.5) : random.range(0.22, 0.62)
    const tall = height * share
    peaks.push({
      x: x + side * reach * gap,
      height: tall,
      reach: tall * random.range(0.5, 1) * slender * (form === 'karst' ? 0.85 : 0.8),
      form,
      lean: random.range(-0.7, 0.7),
    })
  }
  return peaks
}

/** Spreads massifs over the width with one of them leading. `main` 0..1 across. */
export function rangeOfPeaks(
  random: Random,
  width: number,
  height: number,
  form: PeakForm,
  main: number,
  count: number,
  slender = 1,
): Peak[] {
  const lead = height * random.range(0.92, 1.08)
  const peaks = massif(random.fork('main'), main * width, lead, form, slender)
  for (let i = 0; i < count; i++) {
    const slot = (i + random.range(0.15, 0.85)) / count
    const x = (slot * 1.2 - 0.1) * width
    const distance = Math.abs(x - main * width) / width
    const tall = height * random.range(0.32, 0.7) * (1 - distance * 0.35)
    if (distance < 0.09) continue
    peaks.push(...massif(random.fork(`massif ${i}`), x, tall, form, slender))
  }
  return peaks
}

export function highestY(ridge: Float32Array): number {
  let top = Infinity
  for (const y of ridge) if (y < top) top = y
  return top
}

/** y of the land at x, also outside the picture. */
export const ridgeAt = (ridge: Float32Array, x: number): number =>
  ridge[clamp(Math.round(x), 0, ridge.length - 1)]

/** Levels the land at x for something to stand on; returns the level. `half` in pixels. */
export function terrace(ridge: Float32Array, x: number, half: number): number {
  const level = ridgeAt(ridge, x)
  const from = Math.max(0, Math.floor(x - half * 2.2))
  const to = Math.min(ridge.length - 1, Math.ceil(x + half * 2.2))
  for (let i = from; i <= to; i++) {
    const away = Math.abs(i - x) / half
    const share = smoothstep(2.2, 1, away)
    ridge[i] = ridge[i] * (1 - share) + level * share
  }
  return level
}

/** Share of the local height that the roughest rock gains or loses. */
const ROUGHEST = 0.085

/** Rounds every tooth narrower than about twice `reach` pixels. */
function wear(ridge: Float32Array, reach: number, share: number): void {
  const from = ridge.slice()
  const last = ridge.length - 1
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += from[clamp(i, 0, last)]
  for (let x = 0; x <= last; x++) {
    const mean = sum / (2 * reach + 1)
    ridge[x] = ridge[x] * (1 - share) + mean * share
    sum += from[clamp(x + reach + 1, 0, last)] - from[clamp(x - reach, 0, last)]
  }
}

/** Makes rock a little rougher or smoother, in place: an effect of unknown words. */
export function weather(stage: Stage, ridge: Float32Array, baseY: number): void {
  const { texture } = stage.slots.whim
  if (texture < 0) {
    wear(ridge, Math.max(1, Math.round(14 * stage.unit)), -texture)
  } else if (texture > 0) {
    const noise = makeNoise1d(stage.random.fork(`weather ${Math.round(baseY)}`))
    const grain = 46 * stage.unit
    for (let x = 0; x < ridge.length; x++) {
      const y = ridge[x]
      ridge[x] = y + noise(x / grain, 3, 0.55) * (baseY - y) * ROUGHEST * texture
    }
  }
}
