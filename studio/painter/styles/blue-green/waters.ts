import { type Rgb, mixColour, shade, toRgb } from '../../colour'
import type { WaterLayer, Wave } from '../../drawing'
import { clamp, decay, mix, sin, smoothstep } from '../../../lib/maths'
import { noiseTile, sample } from '../../../lib/noise'
import { AZURITE, INK, MALACHITE, type MineralPlan, WHITE_LEAD } from './pigments'
import type { SilkSheet } from './silk'

/** Pointed crests between round hollows, 1 at the crest and -1 in the hollow. */
const scallop = (phase: number): number => 1 - 2 * Math.abs(sin(phase * Math.PI))

/**
 * Distance in pixels from the nearest line of a net of waves: rows of scallops whose crests touch
 * the hollows of the row above.
 *
 * @param q which row, as a running number
 * @param waves scallops a pixel in each row
 * @param spacing pixels between two rows here
 */
function netLine(q: number, x: number, waves: Float32Array, spacing: number, tall: number): number {
  const row = Math.floor(q)
  let nearest = 9
  for (let n = row; n <= row + 1; n++) {
    const start = (n * 0.618 - Math.floor(n * 0.618)) * 0.22 + (n & 1 ? 0.5 : 0)
    const rate = waves[n < 0 ? 0 : n < waves.length ? n : waves.length - 1]
    const off = Math.abs(q - n + tall * scallop(x * rate + start))
    if (off < nearest) nearest = off
  }
  return nearest * spacing
}

/** Rows that close up towards the horizon, from this many units apart to that many. */
const FAR_GAP = 5
const NEAR_GAP = 30
const WIDENING = NEAR_GAP - FAR_GAP

/** Plain silk under a thin wash, with lines like a fisherman's net. */
export function paintWater(
  sheet: SilkSheet,
  layer: WaterLayer,
  plan: MineralPlan,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const flat = 26 * unit
  const rate = (WIDENING * unit) / span
  const waves = Float32Array.from({ length: 400 }, (_, n) => {
    const t = ((Math.exp(Math.min(8, n * rate)) - 1) * FAR_GAP) / WIDENING
    return layer.overhead ? 1 / (flat * 2.1) : 1 / (mix(FAR_GAP, NEAR_GAP, t) * unit * 3.4)
  })
  const silk = toRgb(
    layer.overhead ? shade(plan.silk, -0.05) : mixColour(plan.silk, plan.low, 0.25),
  )
  const wash = toRgb(plan.at(mixColour(MALACHITE, AZURITE, plan.night ? 0.9 : 0.62), 0.05))
  const deep = toRgb(plan.at(shade(AZURITE, -0.02), 0))
  const line = toRgb(plan.night ? [0.7, 0.05, 235] : plan.at(mixColour(INK, AZURITE, 0.45), 0.08))
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const spacing = layer.overhead ? flat : mix(FAR_GAP, NEAR_GAP, t) * unit
    // the integral of 1 / spacing
    const q = layer.overhead ? (y - top) / flat : Math.log(1 + (t * WIDENING) / FAR_GAP) / rate
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const pool = sample(cloud, (x / unit) * 0.5 + shift, (y / unit) * 0.95)
      const far = sample(cloud, (x / unit) * 0.22 + shift, (y / unit) * 0.5 + 190)
      sheet.blend(i, silk, 1)
      const shore = smoothstep(0.26, 0, t + (pool - 0.5) * 0.16)
      const foot = smoothstep(0.3, 1.1, t + (far - 0.5) * 0.7)
      sheet.blend(i, wash, layer.overhead ? 0.5 + 0.45 * pool : 0.12 + shore * 0.5 + foot * 0.42)
      sheet.blend(i, deep, layer.overhead ? smoothstep(0.5, 0.8, far) * 0.5 : foot * foot * 0.34)
      const drift = (far - 0.5) * 5 + (pool - 0.5) * 0.6
      const gap = netLine(q + drift * 0.5, x - width / 2, waves, spacing, 0.42)
      const width1 = mix(0.55, 1.05, t) * unit
      const drawn =
        clamp((width1 - gap) / unit + 0.5) * smoothstep(0.34, 0.56, pool + far * 0.24 - 0.08)
      if (drawn <= 0.01) continue
      const strength = 0.3 + 0.34 * Math.min(1, layer.ripples)
      if (layer.glitter) {
        const off = Math.abs(x - layer.glitter.x) / (layer.glitter.halfWidth * mix(0.9, 2.6, t))
        if (off < 2.2) {
          const path = decay(off * off)
          sheet.gild(x, y, drawn * path * 1.3 * (0.5 + 0.5 * plan.gold))
          sheet.blend(i, line, drawn * strength * (1 - path))
          continue
        }
      }
      if (layer.overhead && far > 0.5) sheet.gild(x, y, drawn * 0.75 * plan.gold)
      else sheet.blend(i, line, drawn * strength)
    }
  }
}

/** A swell as rows of scales: white crest, azurite back, gold between the scales. */
export function paintWave(
  sheet: SilkSheet,
  wave: Wave,
  plan: MineralPlan,
  near: number,
  shift: number,
): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const crown = toRgb(plan.at(shade(AZURITE, 0.1, -0.01), (1 - near) * 0.4))
  const back = toRgb(plan.at(AZURITE, (1 - near) * 0.4))
  const green = toRgb(plan.at(MALACHITE, (1 - near) * 0.4))
  const white = toRgb(plan.at(WHITE_LEAD, 0.05))
  const ink = toRgb(plan.at(INK, (1 - near) * 0.4))
  const spacing = Math.max(13 * unit, Math.min(34 * unit, wave.amplitude * 0.42))
  const reach = wave.amplitude * 2.4 + 60 * unit
  const waves = new Float32Array([1 / (spacing * 2.6)])
  const rgb: [number, number, number] = [0, 0, 0]
  const between = (from: Rgb, to: Rgb, share: number): void => {
    for (let c = 0; c < 3; c++) rgb[c] = from[c] + (to[c] - from[c]) * share
  }
  for (let x = 0; x < width; x++) {
    const top = wave.ridge[x]
    for (let y = Math.max(0, Math.floor(top - 1)); y < height; y++) {
      const below = y - top
      const cover = clamp(below + 0.5)
      if (cover <= 0) continue
      const i = y * width + x
      const pool = sample(cloud, (x / unit) * 0.5 + shift, (y / unit) * 0.5)
      const share = clamp(below / reach + (pool - 0.5) * 0.3)
      const q = below / spacing
      const gap = netLine(q, x + shift * 31, waves, spacing, 0.36)
      // every scale is darkest under the crest of the one behind it
      const scale = q - Math.floor(q)
      if (share < 0.5) between(crown, back, share * 2)
      else between(back, green, (share - 0.5) * 1.5)
      const fade = smoothstep(1.25, 0.35, below / reach)
      sheet.coat(i, rgb, cover * mix(0.55, 0.96, fade))
      sheet.blend(i, ink, cover * 0.13 * smoothstep(0.3, 0.95, scale) * fade)
      const drawn = clamp((0.75 * unit - gap) / unit + 0.5) * smoothstep(0.25, 0.5, pool) * cover
      if (q > 0.75 && drawn > 0.01) {
        if (pool > 0.52) sheet.gild(x, y, drawn * 0.85 * fade * plan.gold)
        else sheet.blend(i, white, drawn * 0.5 * fade)
      }
      const foam = spacing * (0.12 + 0.4 * pool * Math.abs(sin((x / unit) * 0.07 + pool * 4)))
      const edge = clamp((foam - below) / unit + 0.5) * cover
      sheet.blend(i, ink, clamp((foam + 1.3 * unit - below) / unit + 0.5) * cover * 0.6)
      sheet.coat(i, white, edge * 0.95)
    }
  }
}
