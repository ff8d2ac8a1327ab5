/**
 * Watercolour: glazes of transparent pigment in a few depths, each drying with a dark rim, uneven
 * where the water ran, over a faint pencil drawing (after Bousseau 2006; Montesdeoca 2017).
 */
import { simplify } from '../../imaging/painterly/kuwahara'
import { inkLines } from '../../imaging/painterly/lines'
import { computeLuma } from '../../imaging/painterly/photo'
import { wobble } from '../../imaging/painterly/wobble'
import { blurPlane } from '../../lib/blur'
import { clamp, mix, smoothstep } from '../../lib/maths'
import type { Random } from '../../lib/random'
import { noiseTile, sample, texel } from '../../lib/noise'
import type { Planes } from '../../lib/planes'
import { addBloom, drySheet } from '../../painter/styles/wash/finish'
import { Sheet } from '../../painter/styles/wash/sheet'
import type { Stylizer } from './stylizer'

/** Depth of each glaze, 0 paper … 1; the steps of a stair that the tones climb. */
const GLAZES = [0.06, 0.2, 0.38, 0.58, 0.78] as const

/** Tones in soft steps: between two glazes the edge is narrow, on a glaze all is even. */
function glazed(darkness: Float32Array, width: number, unit: number, steps: number): Float32Array {
  const run = noiseTile('cloud')
  return darkness.map((dark, i) => {
    const x = i % width
    const y = (i - x) / width
    const toned = dark + (sample(run, (x / unit) * 1.3, (y / unit) * 1.3) - 0.5) * 0.16
    let depth = 0
    GLAZES.forEach((at, n) => {
      const next = GLAZES[n + 1] ?? 1
      depth += (next - at) * smoothstep(at - 0.028, at + 0.028, toned)
    })
    return mix(dark, depth, steps)
  })
}

/** Pigment that was carried to the edge of its glaze. */
function rims(depth: Float32Array, width: number, height: number, unit: number): Float32Array {
  const near = blurPlane(depth, width, height, 3.2 * unit, 2)
  const far = blurPlane(depth, width, height, 11 * unit, 2)
  return depth.map((value, i) => {
    const edge = Math.max(0, value - near[i]) * 1.7
    return edge + Math.max(0, value - far[i]) * 0.5
  })
}

/** Each pixel's pigment: the picture's hue, cleaner and lighter, as deep as its glaze. */
function layPigment(
  sheet: Sheet,
  base: Planes,
  depth: Float32Array,
  rim: Float32Array,
  gain: number,
) {
  const { width, unit } = sheet
  const water = noiseTile('cloud')
  const mid = noiseTile('mid')
  const paper = noiseTile('paper')
  for (let i = 0; i < depth.length; i++) {
    const x = i % width
    const y = (i - x) / width
    const [r, g, b] = [base.red[i], base.green[i], base.blue[i]]
    const tone = 0.3 * r + 0.59 * g + 0.11 * b
    const rich = 1.45
    const flow = sample(water, (x / unit) * 0.6 + 90, (y / unit) * 0.6 + 40) - 0.5
    const drops = sample(mid, x / unit, y / unit) - 0.5
    const tooth = 0.5 - texel(paper, x, y)
    const dark = depth[i]
    const density =
      gain * (1 + flow * mix(1.5, 0.8, dark) + drops * 0.3 + tooth * (0.3 + 0.4 * dark)) +
      rim[i] * 1.7
    // how far the glaze goes from the photograph's own darkness
    const shift = (dark + 0.04) / (1 - Math.min(250, tone) / 255 + 0.04)
    const pigment = (value: number): number => {
      const clean = clamp(tone + (value - tone) * rich, 14, 255) / 255
      return -Math.log(Math.min(1, clean * 0.93 + 0.07)) * Math.min(1.6, shift)
    }
    sheet.lay(i, 0, Math.max(0, density), [pigment(r), pigment(g), pigment(b)])
  }
}

/** The edge of the sheet is left white in a loose line, wider where little happens. */
function leaveEdges(sheet: Sheet, reach: number, shift: number): void {
  const { width, height, unit } = sheet
  const loose = noiseTile('cloud')
  const brush = noiseTile('fibre')
  const span = reach * Math.min(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const toEdge = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (toEdge > span * 2) continue
      const torn =
        (sample(loose, (x / unit) * 0.9 + shift, (y / unit) * 0.9 + shift) - 0.5) * span * 2.6 +
        (sample(brush, x / unit, y / unit) - 0.5) * 6 * unit
      const coverage = smoothstep(span * 0.5, span * 0.72, toEdge + torn)
      sheet.lift(y * width + x, 1 - coverage)
    }
  }
}

function bloom(sheet: Sheet, random: Random): void {
  for (let n = 0; n < 5; n++) {
    const x = random.next() * sheet.width
    const y = random.next() * sheet.height
    addBloom(sheet, x, y, random.range(34, 90) * sheet.unit)
  }
}

/** Paints in watercolour; `strength` lays the glazes flatter and leaves more to the paper. */
export const paintWatercolour: Stylizer = (photo, { strength, random, bleeds, report }) => {
  const { width, height, unit } = photo
  const base = wobble(simplify(photo, mix(0.7, 1.25, strength)), mix(4, 9, strength))
  report(0.55)
  const luma = computeLuma(base)
  const darkness = luma.map((value) => {
    const light = clamp(value / 255)
    return clamp(1 - Math.sqrt(light) * 0.62 - light * 0.42)
  })
  const depth = glazed(darkness, width, unit, mix(0.45, 0.85, strength))
  const rim = rims(depth, width, height, unit)
  const sheet = new Sheet(width, height, unit)
  layPigment(sheet, base, depth, rim, 0.84)
  bloom(sheet, random.fork('blooms'))
  report(0.75)
  if (!bleeds) leaveEdges(sheet, mix(0.03, 0.065, strength), random.integer(0, 511))
  const lines = inkLines(photo, { width: 0.9, length: 3, detail: 0.62, hardness: 4, fill: 0 })
  for (let i = 0; i < lines.length; i++) {
    const lead = lines[i] * 0.42
    if (lead > 0.02) sheet.lay(i, 0, lead, [1, 1.02, 1])
  }
  const paper = { colour: [251, 248, 240], margin: 0, tooth: 22, fibres: 0.6, vignette: 0 } as const
  return { width, height, rgba: drySheet(sheet, paper) }
}
