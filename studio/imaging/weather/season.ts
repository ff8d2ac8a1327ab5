/** Leaves and grass of another season; things among them keep their colours. */
import type { Mask, Raster } from '@media/raster'
import { clamp, mix, smoothstep } from '../../lib/maths'
import { noiseTile, texel, TILE_SIZE } from '../../lib/noise'

export const PHOTO_SEASONS = ['spring', 'summer', 'autumn'] as const
export type PhotoSeason = (typeof PHOTO_SEASONS)[number]

/** With less green than this no change would be seen. */
const LEAST_GREEN = 0.02

/** 0..1: how much a pixel is a leaf or grass. */
function readGreen(red: number, green: number, blue: number): number {
  const yellowish = smoothstep(-0.12, 0.04, (green - red) / (green + 30))
  const fresh = smoothstep(0.06, 0.22, (green - blue) / (green + 30))
  return yellowish * fresh * smoothstep(18, 50, green)
}

/** Red, green and blue of a full leaf, by its light. */
const AUTUMN = [
  [1.55, 0.98, 0.22],
  [1.62, 0.66, 0.2],
] as const
const FRESH = { spring: [1.02, 1.22, 0.5], summer: [0.72, 1.16, 0.36] } as const

/** In place; false: there is hardly any green, and nothing changed. */
export function applySeason(
  { width, height, rgba }: Raster,
  season: PhotoSeason,
  { things, strength }: { things: readonly Mask[]; strength: number },
): boolean {
  const weights = new Float32Array(width * height)
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const taken = things.reduce((most, { values }) => Math.max(most, values[i]), 0) / 255
    weights[i] = readGreen(rgba[i * 4], rgba[i * 4 + 1], rgba[i * 4 + 2]) * (1 - taken)
    sum += weights[i]
  }
  if (sum / weights.length < LEAST_GREEN) return false
  const tile = noiseTile('mid')
  const scale = (2 * TILE_SIZE) / Math.max(width, height)
  for (let i = 0; i < weights.length; i++) {
    const p = i * 4
    const own = 0.299 * rgba[p] + 0.587 * rgba[p + 1] + 0.114 * rgba[p + 2]
    const tree = texel(tile, Math.floor((i % width) * scale), Math.floor((i / width) * scale))
    const turn = smoothstep(0.35, 0.65, tree)
    const share = clamp(weights[i] * (season === 'autumn' ? 0.9 : 0.55) * strength)
    for (const c of [0, 1, 2] as const) {
      const to = season === 'autumn' ? mix(AUTUMN[0][c], AUTUMN[1][c], turn) : FRESH[season][c]
      rgba[p + c] = mix(rgba[p + c], Math.min(250, own * to), share)
    }
  }
  return true
}
