/**
 * Finds scratches and dust: thin or tiny things that are much lighter or darker than everything
 * around them (white and black top-hat, Meyer 1979), kept only where their form is that of damage.
 */
import { growMarks } from '../fill/region'
import type { Plane } from '../resample/plane'
import { spread } from '../resample/spread'
import { boxMean } from '../segment/box'
import { linesOf } from './lines'
import { groupsOf, type Group } from './marks'

/** Sizes below are meant for a short side of so many pixels. */
const USUAL = 768
/** Grey levels, and a share of the picture's own local contrast. */
const LEAST_CONTRAST = 9
const CONTRAST = 0.3
/** What is less sure than 1 still belongs to a scratch it continues. */
const FAINT = 0.75
const LEAST_LENGTH = 34

/** How much lighter or darker each pixel is than what is left when thin things are taken away. */
function standingOut({ width, height, values }: Plane, reach: number): Float32Array {
  const step = (from: Float32Array, most: boolean) => spread(from, width, height, most, reach)
  const opened = step(step(values, false), true)
  const closed = step(step(values, true), false)
  return values.map((v, i) => Math.max(v - opened[i], closed[i] - v))
}

/** Small, alone and strong; what is larger but round is not damage. */
function isDust({ pixels, extent }: Group, sureness: Float32Array, scale: number): boolean {
  if (extent > 10 * scale) return false
  return pixels.some((i) => sureness[i] > 1.55)
}

/**
 * @param light 0..255
 * @param zeal 0..1: how readily something counts as damage
 * @returns 1 = damaged, by pixel
 */
export function findScratches(light: Plane, zeal: number): Uint8Array {
  const { width, height, values } = light
  const scale = Math.max(1, Math.min(width, height) / USUAL)
  const soft = boxMean(values, { width, height, radius: 1 })
  const even = soft.map((v, i) => (v + values[i]) / 2)
  const out = standingOut({ width, height, values: even }, Math.round(3 * scale))
  const window = { width, height, radius: Math.round(20 * scale) }
  const wide = (of: Float32Array) => boxMean(boxMean(of, window), window)
  const mean = wide(values)
  const deviation = wide(values.map((v, i) => Math.abs(v - mean[i])))
  const least = CONTRAST * deviation.reduce((most, v) => Math.max(most, v), 0) + LEAST_CONTRAST
  // capped, so that damage does not hide the damage beside it
  const usual = wide(out.map((v) => Math.min(v, 1.5 * least)))
  const care = 1.5 - 0.5 * zeal
  const sureness = out.map((v, i) => {
    const apart = Math.abs(values[i] - mean[i])
    const odd = Math.min(1, apart / (1.2 * deviation[i] + 4))
    return (v * odd) / (least * care + 2.6 * usual[i])
  })
  const marks = (from: number) => Uint8Array.from(sureness, (v) => (v > from ? 1 : 0))
  const thin = { values: marks(FAINT), width, height }
  let kept = linesOf(thin, Math.round(LEAST_LENGTH * care * scale), Math.round(5 * scale))
  // a line runs on a little where it is fainter
  const faint = marks(0.5 * FAINT)
  for (let step = 0; step < 10 * scale; step++)
    kept = growMarks(kept, width, height, 1).map((v, i) => v & faint[i])
  for (const group of groupsOf(marks(1), width, height))
    if (isDust(group, sureness, scale)) for (const i of group.pixels) kept[i] = 1
  return growMarks(kept, width, height, Math.round(2 * scale))
}
