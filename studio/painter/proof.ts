import { fromRgb } from './colour'
import { hasTint } from './palettes/tints'
import type { TintId } from './slots'

/** Whether a person sees the difference of two pictures that are painted small. */

export interface Size {
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** A small picture: Oklab, three numbers a pixel. */
export interface SmallPicture extends Size {
  readonly lab: Float32Array
}

export interface Difference {
  /** Of the frame, 0..1. */
  readonly share: number
  /** Distance of the colours of that part from those without it: 0.02 is just visible, 1 black to white. */
  readonly contrast: number
  /** Numbers of the pixels that differ most. */
  readonly pixels: readonly number[]
}

/** px of the short side. */
const SIDE = 144
/** Of two colours, the least that counts as another one. */
const LEAST_STEP = 0.04

/** Of the largest difference: what has so much is the thing itself, not its glow. */
const CORE = 0.5

export function smallSize({ width, height }: Size): Size {
  const shrink = Math.min(1, SIDE / Math.min(width, height))
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) }
}

/** @param isGrainy its marks lie elsewhere when one thing is left out: each pixel is taken with its neighbours */
export function readSmall(
  rgba: Uint8ClampedArray,
  { width, height }: Size,
  isGrainy: boolean,
): SmallPicture {
  let lab = new Float32Array(width * height * 3)
  for (let i = 0; i < width * height; i++)
    lab.set(fromRgb([rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0]), i * 3)
  for (const step of isGrainy ? [3, width * 3, 6, width * 6] : []) lab = blurAlong(lab, step)
  return { width, height, lab }
}

/** Means of three numbers that are `step` apart; at the edges the own one counts twice. */
function blurAlong(lab: Float32Array, step: number): Float32Array<ArrayBuffer> {
  return Float32Array.from(
    lab,
    (own, i) => (own + (lab[i - step] ?? own) + (lab[i + step] ?? own)) / 3,
  )
}

export function compareSmall(a: SmallPicture, b: SmallPicture): Difference {
  const count = a.width * a.height
  const steps = Float32Array.from({ length: count }, (_, i) =>
    Math.hypot(
      a.lab[i * 3] - b.lab[i * 3],
      a.lab[i * 3 + 1] - b.lab[i * 3 + 1],
      a.lab[i * 3 + 2] - b.lab[i * 3 + 2],
    ),
  )
  const own = steps.filter((step) => step >= LEAST_STEP)
  const core = Math.max(LEAST_STEP, own.reduce((most, step) => Math.max(most, step), 0) * CORE)
  const pixels = [...steps.keys()].filter((i) => steps[i] >= core)
  const contrast = own.reduce((sum, step) => sum + step, 0) / Math.max(1, own.length)
  return { share: own.length / count, contrast, pixels }
}

/** Of what differs, the least mean of its colours. */
const LEAST_CONTRAST = 0.05

/** @param least of the frame, 0..1 */
export function isSeen({ share, contrast }: Difference, least: number): boolean {
  return share >= least && contrast >= LEAST_CONTRAST
}

/**
 * The share of pixels that have the name of a colour, 0..1.
 * @param pixels their numbers; null: all
 */
export function measureTint(
  { lab }: SmallPicture,
  pixels: readonly number[] | null,
  tint: TintId,
): number {
  const isTinted = (i: number): boolean => {
    const [l, a, b] = [lab[i * 3] ?? 0, lab[i * 3 + 1] ?? 0, lab[i * 3 + 2] ?? 0]
    return hasTint([l, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI], tint)
  }
  const own = pixels ?? Array.from({ length: lab.length / 3 }, (_, i) => i)
  return own.filter(isTinted).length / Math.max(1, own.length)
}
