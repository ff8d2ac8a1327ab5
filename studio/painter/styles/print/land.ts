import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { TerrainLayer } from '../../drawing'
import { clamp, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { scanTerrain } from '../../raster/relief'
import { KEY, PAPER, type PrintSheet, toPigment } from './sheet'

const GRADE_STEPS = 64

/**
 * Land in two flat tones with a graded ridge (bokashi) and a key-line that was printed a hair
 * next to it.
 */
export function printLand(
  sheet: PrintSheet,
  layer: TerrainLayer,
  horizon: Oklch,
  shift: number,
  lightSide: number,
): void {
  const { width, unit } = sheet
  const base = toPigment(layer.colour)
  const foot = layer.fades ? mixColour(PAPER, horizon, 0.55) : shade(base, 0.05)
  const isRock = layer.form === 'rock'
  const dark = shade(base, -0.13, 0.02)
  const lit = Array.from({ length: GRADE_STEPS }, (_, i) => {
    const t = i / (GRADE_STEPS - 1)
    const ridge = mixColour(dark, base, smoothstep(0, 0.3, t))
    return toRgb(layer.fades ? mixColour(ridge, foot, smoothstep(0.25, 1, t)) : ridge)
  })
  const shaded = Array.from({ length: GRADE_STEPS }, (_, i) => {
    const t = i / (GRADE_STEPS - 1)
    const ridge = mixColour(shade(dark, -0.03), shade(base, -0.1, 0.01), smoothstep(0, 0.3, t))
    return toRgb(layer.fades ? mixColour(ridge, foot, smoothstep(0.25, 1, t)) : ridge)
  })
  const snow = toRgb([0.95, 0.016, 95])
  const snowShade = toRgb([0.8, 0.04, 250])
  const key = toRgb(mixColour(KEY, horizon, layer.depth * 0.5))
  const lineWidth = mix(2.6, 1.1, layer.depth) * unit
  const mid = noiseTile('mid')
  const cloud = noiseTile('cloud')
  scanTerrain(layer, width, unit, shift, lightSide, (x, y, point) => {
    if (y >= sheet.height) return
    const i = y * width + x
    const { share, shadow, fold, depthBelow } = point
    const sway = sample(cloud, (x / unit) * 0.5 + shift, y / unit) - 0.5
    const grade = clamp(share * (layer.fades ? 0.95 : 0.55) + sway * 0.12) * (GRADE_STEPS - 1)
    const side = isRock ? smoothstep(0.1, 0.16, shadow * (1 - share * 0.5)) : 0
    sheet.blend(i, lit[grade | 0], point.cover)
    if (side > 0) sheet.blend(i, shaded[grade | 0], side * point.cover)
    if (point.snow > 0) {
      sheet.blend(i, snow, point.snow * point.cover)
      if (side > 0) sheet.blend(i, snowShade, point.snow * side * 0.8)
    }
    if (isRock) {
      const phase = fold * 6
      const line = Math.abs(phase - Math.floor(phase) - 0.5) * 2
      const cut = smoothstep(0.93, 0.98, line) * smoothstep(0.75, 0.1, share) * (1 - layer.depth)
      if (cut > 0.02) sheet.blend(i, key, cut * 0.5 * smoothstep(0.42, 0.55, texel(mid, x, y)))
    }
    const swell = lineWidth * (0.55 + 0.9 * texel(mid, (x * 2) | 0, shift))
    const ridgeLine = clamp((swell - depthBelow) / unit + 0.5) * point.cover
    if (ridgeLine > 0) sheet.blend(i, key, ridgeLine * 0.9)
  })
}
