/**
 * Finds scratches and dust: thin or tiny things that are much lighter or darker than everything
 * around them (white and black top-hat, Meyer 1979), accepted only where their form is that of
 * damage.
 */
import { growMarks } from '../fill/region'
import type { Plane } from '../resample/plane'
import { spread } from '../resample/spread'
import { boxMean } from '../segment/box'
import { detectLines } from './lines'
import { findConnectedGroups, type Group } from './marks'

/** Sizes below are meant for a short side of so many pixels. */
const USUAL = 768
/** Grey levels, and a share of the picture's own local contrast. */
const LEAST_CONTRAST = 9
const CONTRAST = 0.3
/** A less sure pixel still belongs to a scratch it continues. */
const FAINT = 0.75
const LEAST_LENGTH = 34

/** Difference of each pixel (positive: lighter) from the picture without thin structures. */
function computeTopHat({ width, height, values }: Plane, reach: number): Float32Array {
  const step = (from: Float32Array, most: boolean) => spread(from, width, height, most, reach)
  const opened = step(step(values, false), true)
  const closed = step(step(values, true), false)
  return values.map((v, i) => {
    const [lighter, darker] = [v - opened[i], closed[i] - v]
    return lighter >= darker ? lighter : -darker
  })
}

/** Cracks: how sure their brighter parts are, how sure the rest, and what share is the former. */
const CRACK = { seed: 0.8, faint: 0.4, seeds: 0.25, length: 26 } as const
/** In a print of one tone: half a crack's width, grey levels of contrast, share of what is usual. */
const PRINT = { reach: 2, contrast: 11, usual: 2.1 } as const

/**
 * Cracks of the paper bend, branch and vary in width, so that no straight line fits them: what is
 * lighter than its surroundings, connected over a length, and mostly clear.
 */
function traceCracks(sureness: Float32Array, { width, height }: Plane, length: number): Uint8Array {
  const faint = Uint8Array.from(sureness, (v) => (v > CRACK.faint ? 1 : 0))
  const cracks = new Uint8Array(sureness.length)
  for (const { pixels, extent } of findConnectedGroups(faint, width, height)) {
    if (extent < length) continue
    const clear = pixels.reduce((sum, i) => sum + (sureness[i] > CRACK.seed ? 1 : 0), 0)
    if (clear >= CRACK.seeds * pixels.length) for (const i of pixels) cracks[i] = 1
  }
  return cracks
}

/** Small, alone and strong; what is larger but round is not damage. */
function isDust({ pixels, extent }: Group, sureness: Float32Array, scale: number): boolean {
  if (extent > 10 * scale) return false
  return pixels.some((i) => sureness[i] > 1.55)
}

/**
 * @param light 0..255
 * @param zeal 0..1: how readily something counts as damage
 * @param isPrint a print of one tone, whose paper cracks: faint cracks count as well
 * @returns 1 = damaged, by pixel
 */
export function findScratches(light: Plane, zeal: number, isPrint = false): Uint8Array {
  const { width, height, values } = light
  const scale = Math.max(1, Math.min(width, height) / USUAL)
  const soft = boxMean(values, { width, height, radius: 1 })
  const even = soft.map((v, i) => (v + values[i]) / 2)
  const apartBy = computeTopHat({ width, height, values: even }, Math.round(3 * scale))
  const out = apartBy.map(Math.abs)
  const window = { width, height, radius: Math.round(20 * scale) }
  const wide = (of: Float32Array) => boxMean(boxMean(of, window), window)
  const mean = wide(values)
  const deviation = wide(values.map((v, i) => Math.abs(v - mean[i])))
  const least = CONTRAST * deviation.reduce((most, v) => Math.max(most, v), 0) + LEAST_CONTRAST
  // capped, so that damage does not hide neighbouring damage
  const usual = wide(out.map((v) => Math.min(v, 1.5 * least)))
  const care = 1.5 - 0.5 * zeal
  const sureness = out.map((v, i) => {
    const apart = Math.abs(values[i] - mean[i])
    const odd = Math.min(1, apart / (1.2 * deviation[i] + 4))
    return (v * odd) / (least * care + 2.6 * usual[i])
  })
  const marks = (from: number) => Uint8Array.from(sureness, (v) => (v > from ? 1 : 0))
  const thin = { values: marks(FAINT), width, height }
  let lineMask = detectLines(thin, Math.round(LEAST_LENGTH * care * scale), Math.round(5 * scale))
  // a line runs on a little where it is fainter
  const faint = marks(0.5 * FAINT)
  for (let step = 0; step < 10 * scale; step++)
    lineMask = growMarks(lineMask, width, height, 1).map((v, i) => v & faint[i])
  const lighter = sureness.map((v, i) => (apartBy[i] > 0 ? v : 0))
  if (isPrint) {
    // Structure finer than a lip or a fold counts at less contrast.
    const fine = computeTopHat({ width, height, values: even }, Math.round(PRINT.reach * scale))
    const common = wide(fine.map((v) => Math.min(Math.abs(v), 3 * PRINT.contrast)))
    fine.forEach((v, i) => {
      const sure = v / (PRINT.contrast * care + PRINT.usual * common[i])
      if (sure > lighter[i]) lighter[i] = sure
    })
  }
  traceCracks(lighter, light, CRACK.length * care * scale).forEach((v, i) => {
    if (v) lineMask[i] = 1
  })
  for (const group of findConnectedGroups(marks(1), width, height))
    if (isDust(group, sureness, scale)) for (const i of group.pixels) lineMask[i] = 1
  const margin = Math.max(1, Math.round(2 * Math.min(scale, Math.min(width, height) / 400)))
  return growMarks(lineMask, width, height, margin)
}
