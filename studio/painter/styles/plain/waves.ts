import { type Oklch, mixColour, shade, toRgb } from '../../colour'
import type { Wave } from '../../drawing'
import { clamp, decay, smoothstep } from '../../../lib/maths'
import type { Palette } from '../../palette'
import { noiseTile, sample, texel } from '../../../lib/noise'
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
