import { mixColour, shade, toRgb } from '../../colour'
import type { TerrainLayer } from '../../drawing'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { scanTerrain } from '../../raster/relief'
import type { Scene } from '../../scene'
import { type NeonHour, rimAt } from './things'
import type { NeonSheet } from './finish'

/** 1 on the lines of a floor that runs to the horizon, 0 between them. */
function gridLine(x: number, below: number, scene: Scene, horizon: number, y: number): number {
  const { width, unit } = scene
  const depth = Math.max(6 * unit, y - horizon)
  const across = ((x - width / 2) / depth) * 2.6 + 0.5
  const acrossOff = Math.abs(across - Math.floor(across) - 0.5) * (depth / 2.6)
  const q = Math.log(1 + below / (26 * unit)) * 3.6
  const rowGap = (26 * unit + below) / 3.6
  const rowOff = Math.abs(q - Math.floor(q) - 0.5) * rowGap
  const far = smoothstep(4 * unit, 26 * unit, below)
  const a = clamp((1.1 * unit - acrossOff) / unit + 0.5)
  const b = clamp((1.1 * unit - rowOff) / unit + 0.5)
  return Math.max(a, b) * far
}

/** Land as a dark body: a tube along its ridge, lines of height beneath it, light in its folds. */
export function paintLand(
  sheet: NeonSheet,
  layer: TerrainLayer,
  scene: Scene,
  hour: NeonHour,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const { depth, form } = layer
  const isRock = form === 'rock'
  const gas = rimAt(hour, depth)
  const rim = toRgb(gas)
  const core = toRgb(mixColour(gas, [0.97, 0.02, gas[2]], 0.6))
  const violet = 292 - 34 * (1 - depth)
  const crown = toRgb(mixColour([mix(0.17, 0.31, depth), 0.12, violet], hour.low, depth * 0.28))
  const foot = toRgb(
    layer.fades
      ? shade(mixColour(hour.middle, hour.low, 0.22), -0.03)
      : mixColour([0.15, 0.09, 278], shade(hour.middle, -0.05), 0.45),
  )
  const lit = toRgb([mix(0.36, 0.46, depth), 0.17, gas[2]])
  const ice = toRgb([0.62, 0.1, 225])
  const line = mix(2.2, 1.1, depth) * unit
  const floor = !isRock && !layer.fades && layer.bottom >= height - 2 && depth < 0.6
  const horizon = Math.min(scene.horizon, layer.top - 10 * unit)
  const wet = scene.slots.weather.has('rain') || scene.slots.scene === 'city'
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  scanTerrain(layer, width, unit, shift, scene.lightSide, (x, y, point) => {
    if (y >= height) return
    const i = y * width + x
    const { depthBelow, share, shadow, fold, cover } = point
    const pool = sample(cloud, (x / unit) * 0.6 + shift, (y / unit) * 0.6)
    const speck = texel(mid, x + shift, y)
    sheet.cover(i, crown, cover)
    const down = layer.fades ? share * 0.9 : clamp(depthBelow / (240 * unit))
    sheet.cover(i, foot, cover * smoothstep(0.05, 1, down + (pool - 0.5) * 0.3) * 0.9)
    const face = smoothstep(0.05, 0.8, -shadow) * decay(share * 1.6)
    sheet.cover(i, lit, cover * face * (isRock ? 0.5 : 0.24) * (0.6 + 0.8 * speck))
    if (point.snow > 0) sheet.cover(i, ice, cover * point.snow * (0.34 - 0.26 * shadow))
    if (wet && floor) sheet.wet[i] = cover * (0.45 + 0.55 * smoothstep(0.4, 0.6, pool))
    // the ridge's own light falls on the slope beneath it
    sheet.shine(i, rim, decay(depthBelow / (34 * unit)) * 0.1 * cover)
    const tube = clamp((line - depthBelow) / unit + 0.5) * cover
    if (tube > 0) sheet.shine(i, core, tube * mix(0.95, 0.62, depth))
    if (floor) {
      const grid = gridLine(x, depthBelow, scene, horizon, y)
      if (grid > 0) sheet.shine(i, rim, grid * 0.4 * (0.5 + pool) * cover)
      return
    }
    const step = mix(26, 15, depth) * unit
    const level = (depthBelow + (fold - 0.5) * step * 1.3) / step
    const off = Math.abs(level - Math.floor(level) - 0.5) * step
    const contour =
      clamp((0.75 * unit - off) / unit + 0.5) *
      (layer.fades ? decay(share * 2.2) : decay(depthBelow / (150 * unit)))
    if (contour > 0) sheet.shine(i, rim, contour * (isRock ? 0.3 : 0.2) * cover * (1 - depth * 0.5))
    const ribs = fold * 7
    const rib = Math.abs(ribs - Math.floor(ribs) - 0.5) * 2
    if (isRock && rib > 0.93) {
      sheet.shine(
        i,
        rim,
        smoothstep(0.93, 0.99, rib) * decay(share * 1.7) * 0.34 * cover * speck * 2,
      )
    }
  })
}
