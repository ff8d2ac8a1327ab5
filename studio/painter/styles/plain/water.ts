import { type Oklch, type Rgb, mixColour, shade, toRgb } from '../../colour'
import type { WaterLayer } from '../../drawing'
import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import type { Palette } from '../../palette'
import { noiseTile, sample } from '../../../lib/noise'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'

type Recolour = (colour: Oklch) => Oklch

/** Water mirrors the picture above it, shaken by ripples that grow towards the viewer. */
export function paintWater(
  sheet: PlainSheet,
  layer: WaterLayer,
  palette: Palette,
  shift: number,
  recolour: Recolour,
): void {
  const { width, height, unit } = sheet
  const horizon = layer.overhead
    ? shade(layer.colour, 0.06)
    : mixColour(layer.colour, palette.sky[2], 0.5)
  const colours = ramp(
    [horizon, layer.colour, shade(layer.colour, -0.07, 0.006), shade(layer.colour, -0.13)].map(
      recolour,
    ),
    128,
  )
  const crestTint = toRgb(recolour(mixColour(layer.colour, palette.sky[1], 0.75)))
  const troughTint = toRgb(recolour(shade(layer.colour, -0.15, 0.01)))
  const glint = toRgb(recolour(palette.light))
  const fibre = noiseTile('fibre')
  const cloud = noiseTile('cloud')
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const [red, green, blue] = [sheet.red, sheet.green, sheet.blue].map((plane) =>
    plane.slice(0, top * width),
  ) as [Float32Array, Float32Array, Float32Array]
  const mirrored: [number, number, number] = [0, 0, 0]
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const scale = layer.overhead ? 0.75 : mix(0.2, 0.9, Math.sqrt(t))
    const mirrorRow = top - 1 - (y - top) * 0.92
    // beyond the picture's top nothing is known that it could mirror
    const known = smoothstep(0, top * 0.3, mirrorRow)
    const share = top > 2 ? layer.mirror * mix(0.86, 0.42, t) * known : 0
    const finer = mix(1.5, 2.6, t)
    const distance = Math.round((1 - t) * 255)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const fx = (x / unit / scale) * 0.38 + shift
      const fy = (y / unit / scale) * 0.85
      const ripple = sample(fibre, fx, fy) - 0.5
      const swell = sample(cloud, (x / unit) * 0.3 + shift, ((y / unit) * 0.8) / scale) - 0.5
      sheet.cover(i, rampAt(colours, t + swell * 0.2), 1, BELONGS.water, distance)
      if (share > 0.01) {
        const sway = (ripple * 15 + swell * 9) * scale * unit * (0.3 + layer.ripples)
        const sx = clamp((x + sway) | 0, 0, width - 1)
        const sy = clamp((mirrorRow + ripple * 24 * scale * unit) | 0, 0, top - 1)
        const from = sy * width + sx
        mirrored[0] = red[from]
        mirrored[1] = green[from]
        mirrored[2] = blue[from]
        sheet.blend(i, mirrored as Rgb, share)
      }
      const rough = layer.ripples * mix(0.5, 1, t)
      const crest = smoothstep(0.1, 0.3, ripple + swell * 0.3) * rough * 0.6
      if (crest > 0.02) sheet.blend(i, crestTint, crest)
      const trough = smoothstep(-0.08, -0.3, ripple + swell * 0.3) * rough * 0.55
      if (trough > 0.02) sheet.blend(i, troughTint, trough)
      if (!layer.glitter) continue
      const off = Math.abs(x - layer.glitter.x) / (layer.glitter.halfWidth * mix(0.55, 2.1, t))
      if (off > 2.4) continue
      const path = decay(off * off * 1.2)
      const spark = sample(fibre, fx * finer + 90, fy * finer * 1.25)
      const shine = smoothstep(0.62 - 0.17 * path, 0.68 - 0.13 * path, spark) * (0.15 + 0.85 * path)
      sheet.blend(i, glint, clamp(shine * 0.92 + path * 0.1))
    }
  }
}
