import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { mixColour, type Oklch, type Rgb, shade, toRgb } from '../../colour'
import type { WaterLayer, Wave } from '../../drawing'
import type { Palette } from '../../palette'
import { BELONGS, type PlainSheet, ramp, rampAt } from './sheet'

/** One band of swell: foam on the crest, light through the thin water beneath, a dark back. */
export function paintWave(
  sheet: PlainSheet,
  wave: Wave,
  palette: Palette,
  near: number,
  shift: number,
  recolour: (colour: Oklch) => Oklch,
): void {
  const { width, height, unit } = sheet
  const base = wave.colour
  const thin = mixColour(shade(base, 0.12, 0.015), palette.light, 0.14)
  const colours = ramp([thin, base, shade(base, -0.08, 0.006), shade(base, -0.12)].map(recolour))
  const streak = toRgb(recolour(mixColour(shade(base, 0.1), palette.sky[2], 0.3)))
  const foamLit = toRgb(recolour(mixColour([0.97, 0.012, 200], palette.light, 0.25)))
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const reach = Math.max(40 * unit, wave.amplitude * 3.2)
  const gap = Math.max(6 * unit, wave.amplitude * 0.2)
  const distance = Math.round((1 - near) * 128)
  for (let x = 0; x < width; x++) {
    const top = wave.ridge[x]
    for (let y = Math.max(0, Math.floor(top - 2)); y < height; y++) {
      const below = y - top + (sample(mid, (x + shift) * 0.5, y * 0.5) - 0.5) * 4 * unit
      if (below < -0.5) continue
      const i = y * width + x
      const pool = sample(cloud, (x / unit) * 0.6 + shift, (y / unit) * 0.6)
      const t = below / reach
      const edge = clamp(below + 0.5)
      sheet.cover(i, rampAt(colours, t + (pool - 0.5) * 0.4), edge, BELONGS.water, distance)
      const phase = (below + (pool - 0.5) * gap * 3) / (gap * 1.6)
      const line = smoothstep(0.72, 0.98, Math.abs(phase - Math.floor(phase) - 0.5) * 2)
      const fade = decay(t * 1.2)
      if (line > 0.02) sheet.blend(i, streak, line * fade * smoothstep(0.4, 0.62, pool) * 0.6)
      const foam = smoothstep(gap * (0.3 + 0.9 * pool), 0, below - gap * 0.12)
      const lace =
        smoothstep(0.5, 0.62, texel(mid, (x * 2 + shift) | 0, y * 2)) * decay(t * 5) * 0.7
      const white = Math.max(foam * 0.95, lace * smoothstep(0.45, 0.6, pool))
      if (white > 0.02) sheet.blend(i, foamLit, white * edge)
    }
  }
}

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
