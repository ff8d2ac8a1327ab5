/** Mends an old photograph: damage is found and filled, noise calmed, tones brought back. */
import { fillHole } from '../fill/fill'
import type { Raster } from '@media/raster'
import { splitChannels, toLumaPlane, joinChannels } from '../resample/plane'
import { nlMeans } from '../denoise/nl-means'
import { estimateNoise } from './noise'
import { findScratches } from './scratches'
import { isOneTone } from './one-tone'
import { repairTone } from './tone'

export interface RestoreOptions {
  /** Sensitivity of the damage detection, 0..1; 0 = nothing is filled. */
  readonly repair: number
  /** 0..1; 0 = grain stays. */
  readonly denoise: number
  readonly keepTone: boolean
  readonly seed: number
  /** 1 = damaged, as corrected by the user; without, it is detected. */
  readonly marked?: Uint8Array | null
  /** Takes out of the damage (1 = damaged) what is none. */
  readonly spare?: (damage: Uint8Array) => Uint8Array
}

/** More than this is not scratches: the picture itself would be filled away. */
const MOST_DAMAGE = 0.35

function denoiseRaster(raster: Raster): Raster {
  const channels = splitChannels(raster)
  const strength = Math.min(24, Math.max(3, 1.5 * estimateNoise(channels.light)))
  return joinChannels(nlMeans(channels, strength))
}

function mixed(from: Raster, to: Raster, share: number): Raster {
  const rgba = from.rgba.map((v, i) => v + (to.rgba[i] - v) * share)
  return { ...from, rgba }
}

/** Detected damage, 1; nothing where that would be most of the picture. */
export function foundDamage(raster: Raster, zeal: number): Uint8Array {
  return leastDamage(findScratches(toLumaPlane(denoiseRaster(raster)), zeal, isOneTone(raster)))
}

function leastDamage(found: Uint8Array): Uint8Array {
  const share = found.reduce((sum, v) => sum + v, 0) / found.length
  return share > MOST_DAMAGE ? new Uint8Array(found.length) : found
}

/** @param report shares of the whole, by stage */
export function restorePhoto(
  raster: Raster,
  { repair, denoise, keepTone, seed, marked = null, spare = (damage) => damage }: RestoreOptions,
  report: (share: number, picture?: Raster) => void,
): Raster {
  const clean = denoiseRaster(raster)
  const oneTone = isOneTone(raster)
  report(0.4, clean)
  const none = new Uint8Array(raster.width * raster.height)
  // grain would hide fine scratches, so they are looked for where it is gone
  const found = (): Uint8Array =>
    leastDamage(spare(findScratches(toLumaPlane(clean), repair, oneTone)))
  const damage = repair === 0 ? none : (marked ?? found())
  const calm = mixed(raster, clean, denoise)
  report(0.5)
  const recipe = { seed, rowPenalty: 1.5e5, startSide: 20 }
  const inward = (part: number) => report(0.5 + part * 0.45)
  const whole = fillHole(calm, damage, { ...recipe, report: inward }) ?? calm
  repairTone(whole, damage, { keepTone, oneTone })
  return whole
}
