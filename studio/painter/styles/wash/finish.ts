import type { Rgb } from '../../colour'
import { decay, smoothstep } from '../../../lib/maths'
import { noiseTile, sample, texel } from '../../../lib/noise'
import type { Planes } from '../../../lib/planes'

export interface PaperLook {
  readonly colour: Rgb
  /** Unpainted border in units; 0 paints to the edge. */
  readonly margin: number
  /** Depth of the paper's relief. */
  readonly tooth: number
  /** Visible fibres and clouds in the paper itself. */
  readonly fibres: number
  /** Darkening towards the corners, 0..1. */
  readonly vignette: number
  /** Weight of all pigment, 1 as laid. */
  readonly weight?: number
  /** 0..1: how far a dry brush has skipped the hollows of the paper. */
  readonly dryness?: number
}

/** Dries a sheet of absorbance: pigment on paper becomes RGBA pixels. */
export function drySheet(sheet: Planes, look: PaperLook): Uint8ClampedArray {
  const { weight = 1, dryness = 0 } = look
  const { width, height, unit } = sheet
  const paper = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const cloud = noiseTile('cloud')
  const mid = noiseTile('mid')
  const grain = noiseTile('grain')
  const out = new Uint8ClampedArray(width * height * 4)
  const margin = look.margin * unit
  const centreX = width / 2
  const centreY = height / 2
  const corner = 1 / (centreX * centreX + centreY * centreY)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const tooth = texel(paper, x, y)
      let wet = weight * (1 - dryness * smoothstep(0.5, 0.72, tooth))
      if (margin > 0) {
        const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y)
        if (toEdge < margin * 2.2) {
          const torn =
            toEdge +
            (sample(mid, (x / unit) * 0.3, (y / unit) * 0.3) - 0.5) * 26 * unit +
            (texel(mid, x, y) - 0.5) * 7 * unit
          const rim = (torn - margin - 5 * unit) / (4.5 * unit)
          wet *= smoothstep(margin - 4 * unit, margin + 3 * unit, torn)
          wet *= 1 + 0.28 * decay(rim * rim)
        }
      }
      const relief = (tooth - texel(paper, x + 1, y + 1)) * look.tooth
      const body = ((texel(fibre, x, y) - 0.5) * 6 + (texel(cloud, x, y) - 0.5) * 12) * look.fibres
      const dx = x - centreX
      const dy = y - centreY
      const shade = 1 - look.vignette * (dx * dx + dy * dy) * corner
      const noise = relief + body + (texel(grain, x, y) - 0.5) * 5
      const at = i * 4
      out[at] = (look.colour[0] * Math.exp(-sheet.red[i] * wet) + noise) * shade
      out[at + 1] = (look.colour[1] * Math.exp(-sheet.green[i] * wet) + noise) * shade
      out[at + 2] = (look.colour[2] * Math.exp(-sheet.blue[i] * wet) + noise * 0.92) * shade
      out[at + 3] = 255
    }
  return out
}

/** Trace of a drop of water in a wet wash: paler inside, with a feathered dark rim. */
export function addBloom(sheet: Planes, cx: number, cy: number, radius: number): void {
  const { width, height, unit } = sheet
  const mid = noiseTile('mid')
  const reach = radius * 1.45
  for (let y = Math.max(0, Math.ceil(cy - reach)); y < Math.min(height, cy + reach); y++)
    for (let x = Math.max(0, Math.ceil(cx - reach)); x < Math.min(width, cx + reach); x++) {
      const dx = x - cx
      const dy = y - cy
      const r =
        Math.sqrt(dx * dx + dy * dy) / radius +
        (sample(mid, (x / unit) * 0.8, (y / unit) * 0.8) - 0.5) * 0.9
      if (r > 1.12) continue
      const inside = r < 1 ? 0.18 * (1 - r * r * r * r) : 0
      const rim = (r - 1) / 0.05
      const keep = 1 - inside + 0.13 * decay(rim * rim)
      const i = y * width + x
      sheet.red[i] = sheet.red[i] * keep
      sheet.green[i] = sheet.green[i] * keep
      sheet.blue[i] = sheet.blue[i] * keep
    }
}
