import { type Rgb, mixColour, shade, toRgb } from '../../colour'
import type { MistLayer, WaterLayer, Wave } from '../../drawing'
import { clamp, decay, mix, sin, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import { type NeonHour, rimAt } from './things'
import type { NeonSheet } from './finish'

/** Distance between the five looks into the mirror, growing towards the viewer. */
const TAPS = [0, 1, 2.2, 3.8, 6] as const
const TAP_SHARES = [0.34, 0.25, 0.19, 0.13, 0.09] as const

/** Black water that mirrors the lights, drawn out downwards. */
export function paintWater(sheet: NeonSheet, layer: WaterLayer, hour: NeonHour, shift: number) {
  const { width, height, unit } = sheet
  const [cloud, fibre] = [noiseTile('cloud'), noiseTile('fibre')]
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const far = toRgb(shade(mixColour(hour.middle, hour.low, 0.4), -0.06))
  const near = toRgb(layer.overhead ? [0.17, 0.08, 230] : shade(hour.top, 0.03))
  const glint = toRgb(mixColour(hour.low, hour.rims[2], 0.45))
  const sun = toRgb([0.74, 0.22, 20])
  const copies = [sheet, sheet.light].flatMap(({ red, green, blue }) =>
    [red, green, blue].map((plane) => plane.slice(0, top * width)),
  )
  const seen = new Float32Array(6)
  const rgb: [number, number, number] = [0, 0, 0]
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const reach = mix(0.2, 0.56, Math.sqrt(t))
    const mirrored = top - 1 - (y - top) * 0.9
    // beyond the picture's top nothing is known that it could mirror
    const fade = layer.mirror * mix(0.92, 0.5, t) * smoothstep(0, top * 0.3, mirrored)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const ripple =
        sample(fibre, (x / unit / reach) * 0.34 + shift, (y / unit / reach) * 0.85) - 0.5
      const pool = sample(cloud, (x / unit) * 0.45 + shift, ((y / unit) * 0.9) / reach)
      for (let c = 0; c < 3; c++) rgb[c] = mix(far[c], near[c], Math.sqrt(t))
      sheet.cover(i, rgb, 1)
      sheet.wet[i] = layer.overhead ? 0 : 0.4
      if (top > 1 && fade > 0.01) {
        seen.fill(0)
        const puddle = mix(0.62, 1, smoothstep(0.38, 0.58, pool))
        for (let tap = 0; tap < TAPS.length; tap++) {
          const sway = (ripple * 46 + (pool - 0.5) * 16) * reach * (0.35 + 0.65 * layer.ripples)
          const sx = clamp((x + sway * unit) | 0, 0, width - 1)
          const rise = mirrored + ripple * 34 * unit * reach + TAPS[tap] * 15 * unit * reach
          const from = clamp(rise | 0, 0, top - 1) * width + sx
          const share = TAP_SHARES[tap] * puddle * fade
          for (let c = 0; c < 6; c++) seen[c] = seen[c] + (copies[c] as Float32Array)[from] * share
        }
        sheet.red[i] = sheet.red[i] * 0.55 + seen[0] * 0.6
        sheet.green[i] = sheet.green[i] * 0.55 + seen[1] * 0.6
        sheet.blue[i] = sheet.blue[i] * 0.55 + seen[2] * 0.6
        sheet.light.red[i] = seen[3] * 0.8
        sheet.light.green[i] = seen[4] * 0.8
        sheet.light.blue[i] = seen[5] * 0.8
      }
      if (layer.overhead) {
        // light that a rippled surface gathers into a net
        const [u, v] = [x / unit / 46 + (pool - 0.5) * 9, y / unit / 40 + (ripple + pool) * 3]
        const vein = Math.abs(sin(u) + sin(v * 1.1 + 1.7 * sin(u * 0.6)) + sin((u + v) * 0.7))
        sheet.shine(i, glint, smoothstep(0.16, 0.02, vein) * 0.26 * smoothstep(0.3, 0.6, pool))
        continue
      }
      const dash = sample(fibre, (x / unit / reach) * 0.5 + 70, (y / unit / reach) * 2.3 + shift)
      const crest = smoothstep(0.66, 0.74, dash) * smoothstep(0.42, 0.6, pool)
      sheet.shine(i, glint, crest * (0.14 + 0.3 * layer.ripples))
      if (!layer.glitter) continue
      const off = Math.abs(x - layer.glitter.x) / (layer.glitter.halfWidth * mix(0.9, 1.9, t))
      if (off > 2) continue
      const path = decay(off * off * 1.3)
      const bar = smoothstep(0.02, 0.1, ripple * 0.8 + (path - 0.62) * 0.34)
      sheet.shine(i, sun, bar * path * 0.24)
    }
  }
}

/** A swell as a dark back under a bent tube, with fainter tubes that follow it down. */
export function paintWave(
  sheet: NeonSheet,
  wave: Wave,
  hour: NeonHour,
  near: number,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const gas = rimAt(hour, 1 - near)
  const tube = toRgb(gas)
  const core = toRgb(mixColour(gas, [0.97, 0.02, gas[2]], 0.55))
  const crown = toRgb([mix(0.3, 0.24, near), 0.13, 268])
  const back = toRgb([0.13, 0.075, 276])
  const reach = wave.amplitude * 2.6 + 50 * unit
  const gap = Math.max(10 * unit, wave.amplitude * 0.36)
  const line = mix(1.2, 2.3, near) * unit
  const rgb: [number, number, number] = [0, 0, 0]
  const blendTo = (from: Rgb, to: Rgb, t: number): void => {
    for (let c = 0; c < 3; c++) rgb[c] = mix(from[c], to[c], t)
  }
  for (let x = 0; x < width; x++) {
    const top = wave.ridge[x]
    for (let y = Math.max(0, Math.floor(top - 1)); y < height; y++) {
      const below = y - top
      const cover = clamp(below + 0.5)
      if (cover <= 0) continue
      const i = y * width + x
      const pool = sample(cloud, (x / unit) * 0.5 + shift, (y / unit) * 0.5)
      blendTo(crown, back, smoothstep(0, 1, below / reach + (pool - 0.5) * 0.4))
      sheet.cover(i, rgb, cover)
      sheet.shine(i, tube, decay(below / (26 * unit)) * 0.16 * cover)
      const edge = clamp((line - below) / unit + 0.5) * cover
      if (edge > 0) sheet.shine(i, core, edge * mix(0.6, 1, near))
      const level = (below + (pool - 0.5) * gap * 2.6) / gap
      const off = Math.abs(level - Math.floor(level) - 0.5) * gap
      const follow = clamp((0.8 * unit - off) / unit + 0.5) * smoothstep(1, 0.1, below / reach)
      sheet.shine(i, tube, follow * 0.42 * smoothstep(0.3, 0.55, pool) * cover)
    }
  }
}

/** Mist lit from within. */
export function paintMist(sheet: NeonSheet, layer: MistLayer, hour: NeonHour, shift: number): void {
  const { width, height, unit } = sheet
  const noise = noiseTile('cloud')
  const haze = toRgb(shade(mixColour(hour.middle, hour.low, 0.4), 0))
  const glow = toRgb(hour.low)
  const reach = layer.height * 1.7
  const bottom = Math.min(height, Math.ceil(layer.y + reach))
  for (let y = Math.max(0, Math.floor(layer.y - reach)); y < bottom; y++) {
    const dy = (y - layer.y) / layer.height
    const within = smoothstep(1.7, 1.1, Math.abs(dy))
    for (let x = 0; x < width; x++) {
      const drift = sample(noise, (x / unit) * 0.35 + shift, (y / unit) * 1.1 + shift)
      const off = dy + (drift - 0.5) * 2.2
      const amount = clamp(decay(off * off) * layer.strength * (0.3 + 0.8 * drift) * within, 0, 0.8)
      if (amount < 0.01) continue
      const i = y * width + x
      sheet.cover(i, haze, amount * 0.7)
      sheet.shine(i, glow, amount * amount * 0.06)
    }
  }
}
