import { clamp, decay, mix, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { WaterLayer, Wave } from '../../drawing'
import type { Absorbance, Sheet } from './sheet'

interface WaveLook {
  readonly body: Absorbance
  readonly density: number
  /** Darkness of the line under the foam. */
  readonly crest: number
  /** Strength of the lines that follow the swell. */
  readonly lines: number
  readonly knock: number
}

/** One band of swell: a reserved white crest, a dark line beneath it, lines that follow its back. */
export function washWaves(sheet: Sheet, wave: Wave, shift: number, look: WaveLook): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const paper = noiseTile('paper')
  const reach = Math.max(40 * unit, wave.amplitude * 3.2)
  const gap = Math.max(7 * unit, wave.amplitude * 0.2)
  for (let x = 0; x < width; x++) {
    const top = wave.ridge[x]
    for (let y = Math.max(0, Math.floor(top - 2)); y < height; y++) {
      const ragged = (texel(mid, x + shift, y) - 0.5) * 5 * unit
      const below = y - top + ragged
      if (below < -0.5) continue
      const cover = clamp(below + 0.5)
      const pool = sample(cloud, (x / unit) * 0.6 + shift, (y / unit) * 0.6)
      const foam = smoothstep(gap * (0.35 + 0.9 * pool), 0, below - gap * 0.15)
      const under = decay(Math.abs(below - gap * 0.75) / (gap * 0.3))
      const phase = (below + (pool - 0.5) * gap * 3) / (gap * 1.5)
      const line = smoothstep(0.75, 0.98, Math.abs(phase - Math.floor(phase) - 0.5) * 2)
      const fade = decay(Math.max(0, below) / reach)
      const density =
        look.density * (0.5 + 1.1 * pool + 0.9 * fade) +
        look.crest * under * (0.3 + 0.9 * pool) * 0.6 +
        look.lines * line * fade * smoothstep(0.35, 0.6, pool) * 0.6
      const grain = 1 + 0.5 * (texel(paper, x, y) - 0.5)
      const knock = look.knock * cover * Math.max(fade, 0.8)
      sheet.lay(y * width + x, knock, density * cover * grain * (1 - foam * 0.92), look.body)
    }
  }
}

interface WaterLook {
  /** Pigment of the water itself, near and far. */
  readonly near: Absorbance
  readonly far: Absorbance
  readonly density: number
  /** Share of the far shore's pigment that shows in the mirror. */
  readonly mirror: number
  /** Darkness of the troughs of ripples. */
  readonly trough: number
  readonly glitter: number
}

/**
 * Water mirrors what has been painted above it: the pigment planes themselves are read upside
 * down, shaken by ripples that grow towards the viewer.
 */
export function washWater(sheet: Sheet, layer: WaterLayer, look: WaterLook, shift: number): void {
  const { width, height, unit } = sheet
  const cloud = noiseTile('cloud')
  const fibre = noiseTile('fibre')
  const paper = noiseTile('paper')
  const top = Math.max(0, Math.round(layer.top))
  const span = Math.max(1, height - top)
  const copies = [sheet.red, sheet.green, sheet.blue].map((plane) => plane.slice(0, top * width))
  const [red, green, blue] = copies as [Float32Array, Float32Array, Float32Array]
  const pigment: [number, number, number] = [0, 0, 0]
  for (let y = top; y < height; y++) {
    const t = (y - top) / span
    const near = Math.sqrt(t)
    const mirrored = clamp(top - 1 - (y - top) * 0.92, 0, Math.max(0, top - 1))
    const perspective = mix(0.22, 0.8, near)
    // beyond the picture's top nothing is known that it could mirror
    const known = smoothstep(0, top * 0.3, mirrored)
    const fade = look.mirror * layer.mirror * mix(1, 0.55, t) * known
    for (let c = 0; c < 3; c++) pigment[c] = mix(look.far[c], look.near[c], t)
    for (let x = 0; x < width; x++) {
      const fx = (x / unit / perspective) * 0.42 + shift
      const fy = (y / unit / perspective) * 0.95
      const ripple = sample(fibre, fx, fy) - 0.5
      const swell = sample(cloud, (x / unit) * 0.3 + shift, ((y / unit) * 0.9) / perspective) - 0.5
      const i = y * width + x
      let density = look.density * (0.75 + 0.55 * near + 0.75 * swell)
      density *= 1 + look.trough * layer.ripples * ripple * 2.2
      density *= 1 + 0.5 * (texel(paper, x, y) - 0.5)
      let [r, g, b] = [0, 0, 0]
      if (fade > 0.01 && top > 0) {
        const sway = (ripple * 16 + swell * 8) * perspective * layer.ripples * unit
        const sx = clamp((x + sway) | 0, 0, width - 1)
        const sy = clamp((mirrored + ripple * 26 * perspective * unit) | 0, 0, top - 1)
        const from = sy * width + sx
        r = red[from] * fade
        g = green[from] * fade
        b = blue[from] * fade
      }
      if (density < 0) density = 0
      r += density * pigment[0]
      g += density * pigment[1]
      b += density * pigment[2]
      let lit = 0
      if (layer.glitter) {
        const off = Math.abs(x - layer.glitter.x) / (layer.glitter.halfWidth * mix(0.55, 2.1, t))
        if (off < 2.2) {
          const path = decay(off * off * 1.3)
          const glint = sample(fibre, fx * 1.7 + 90, fy * 2.1)
          lit =
            smoothstep(0.6 - 0.13 * path, 0.66 - 0.11 * path, glint) *
            (0.25 + 0.75 * path) *
            look.glitter
        }
      }
      const crest = smoothstep(0.2, 0.3, ripple + swell * 0.3) * layer.ripples * 0.5
      const keep = 1 - clamp(lit + crest, 0, 0.92)
      sheet.red[i] = r * keep
      sheet.green[i] = g * keep
      sheet.blue[i] = b * keep
    }
  }
}
