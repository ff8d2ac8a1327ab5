import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { TerrainLayer } from '../../drawing'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import type { Palette } from '../../palette'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { mapSlope, scanTerrain } from '../../raster/relief'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'

type Recolour = (colour: Oklch) => Oklch

/** Turn of the ridge's wide flanks from the light at each x: -1 towards it, 1 away. */
const shadeFlanks = (ridge: Float32Array, reach: number, lightSide: number): Float32Array =>
  mapSlope(ridge, reach, (slope) => clamp(slope * -lightSide * 1.1, -1, 1))

/** Land with a lit and a shaded side on every fold, fading into its foot's colour. */
export function paintLand(
  sheet: PlainSheet,
  layer: TerrainLayer,
  palette: Palette,
  lightSide: number,
  shift: number,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const { colour, foot, fades, depth } = layer
  const isRock = layer.form === 'rock'
  const end = fades ? foot : mixColour(shade(colour, -0.05), foot, 0.25)
  const contrast = isRock ? mix(0.13, 0.055, depth) : mix(0.06, 0.03, depth)
  const between = (tone: Oklch): readonly [Oklch, Oklch] => [
    tone,
    fades ? mixColour(tone, end, 0.96) : end,
  ]
  const warm = mixColour(shade(colour, contrast, 0.012), palette.light, isRock ? 0.1 : 0.07)
  const cool = mixColour(shade(colour, -contrast, 0.006), palette.ambient, 0.1)
  const lit = ramp(between(warm).map(recolour))
  const dark = ramp(between(cool).map(recolour))
  const rim = toRgb(recolour(mixColour(warm, palette.light, 0.3)))
  const snowLit = toRgb(recolour(mixColour([0.97, 0.012, 90], palette.light, 0.12)))
  const snowDark = toRgb(
    recolour(mixColour([0.76, 0.05, 258], palette.ambient, palette.ambientStrength * 0.7)),
  )
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const far = Math.round(depth * 255)
  const flanks = shadeFlanks(layer.ridge, Math.round(16 * unit), lightSide)
  const rimWidth = mix(3.4, 1.6, depth) * unit
  scanTerrain(layer, width, unit, shift, lightSide, (x, y, point) => {
    if (y >= height) return
    const i = y * width + x
    const { share, shadow, fold, cover, depthBelow } = point
    const pool = sample(cloud, (x / unit) * 0.7 + shift, (y / unit) * 0.7) - 0.5
    const t = clamp((fades ? share * 1.02 : share * 0.5) + pool * 0.25)
    // the edge between two flanks runs down the folds, not along a ruler
    const at = clamp(Math.round(x + (fold - 0.5) * depthBelow * 0.9), 0, width - 1)
    const turned = isRock
      ? smoothstep(-0.5, 0.5, shadow * 0.42 + flanks[at] * decay(share * 0.8) * 0.6 + pool * 0.5)
      : clamp(0.5 + shadow * 0.55 + pool * 0.9 + (texel(mid, x + shift, y) - 0.5) * 0.35)
    sheet.cover(i, rampAt(lit, t), cover, BELONGS.land, far)
    sheet.blend(i, rampAt(dark, t), turned * cover * (isRock ? 0.95 - 0.3 * clamp(share) : 0.85))
    if (point.snow > 0) {
      sheet.blend(i, snowLit, point.snow * cover)
      sheet.blend(
        i,
        snowDark,
        point.snow * cover * smoothstep(-0.05, 0.5, shadow + (fold - 0.5) * 0.4) * 0.85,
      )
    }
    const edge = decay(depthBelow / rimWidth) * smoothstep(0.3, -0.3, shadow) * cover
    if (edge > 0.02) sheet.blend(i, rim, edge * 0.5)
  })
}
