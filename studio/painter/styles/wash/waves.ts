import type { Wave } from '../../drawing'
import { clamp, decay, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import { type Absorbance, type Sheet } from './sheet'

export interface WaveLook {
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
