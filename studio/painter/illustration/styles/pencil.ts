import { blurPlane } from '../../../lib/blur'
import { clamp, cos, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Random } from '../../../lib/random'
import type { Page } from '../../styles/pencil/page'
import { PencilSheet } from '../../styles/pencil/sheet'
import type { Oklch } from '../../colour'
import { type Form, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { Surface } from '../raster/surface'
import { drawLines } from './outline'
import { type IllustrationPainter, scaleOf, standing, surfaceFor } from './style'

const PAGE: Page = {
  paper: [240, 234, 221],
  dark: [1.52, 1.5, 1.42],
  soft: [1.34, 1.31, 1.22],
  ...{ chalk: 0.8, gain: 1, air: 0.5, depth: 0.6 },
}

/** Radians, tone at which a round begins, distance of the lines in units. */
const ROUNDS = [
  [-0.92, 0.1, 6],
  [-0.5, 0.34, 5.6],
  [-1.5, 0.56, 5.2],
  [0.3, 0.74, 5],
] as const

/** How dark each pixel is, 0..1. */
function toneOf(surface: Surface): Float32Array {
  return Float32Array.from(surface.red, (red, i) => {
    const light = (red * 0.3 + surface.green[i] * 0.59 + surface.blue[i] * 0.11) / 255
    return clamp(1 - light)
  })
}

/** Parallel lines whose pressure follows the tone; they end where the paper shall stay bare. */
function hatch(sheet: PencilSheet, tone: Float32Array, random: Random): void {
  const { width, height, unit } = sheet
  for (const [angle, from, gap] of ROUNDS) {
    const [dx, dy] = [cos(angle), sin(angle)]
    const reach = Math.sqrt(width * width + height * height) / 2
    const step = 7 * unit
    for (let off = -reach; off < reach; off += gap * unit * random.range(0.75, 1.25)) {
      const sway = random.spread() * 0.02
      const [ux, uy] = [dx - dy * sway, dy + dx * sway]
      let before = 0
      for (let along = -reach; along < reach; along += step) {
        const x = width / 2 - dy * off + ux * along
        const y = height / 2 + dx * off + uy * along
        const inside = x >= 0 && y >= 0 && x < width && y < height
        const dark = inside ? tone[(y | 0) * width + (x | 0)] : 0
        const pressure = clamp((dark - from) * 1.15 + random.spread() * 0.05) * 0.72
        if (before > 0.02 || pressure > 0.02) {
          const [px, py] = [x - ux * step, y - uy * step]
          sheet.line(px, py, x, y, before, pressure, 1.9 * unit, dark > 0.6 ? PAGE.dark : PAGE.soft)
        }
        before = pressure
      }
    }
  }
}

function fix(sheet: PencilSheet): Uint8ClampedArray {
  const { width, height } = sheet
  const paper = noiseTile('paper')
  const grain = noiseTile('grain')
  const planes = [sheet.red, sheet.green, sheet.blue] as const
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const relief = (texel(paper, x, y) - texel(paper, x + 1, y + 1)) * 20
      const noise = relief + (texel(grain, x, y) - 0.5) * 5
      for (const channel of [0, 1, 2] as const) {
        out[i * 4 + channel] = sheet.show(i, channel, planes[channel][i]) + noise
      }
      out[i * 4 + 3] = 255
    }
  }
  return out
}

/** A drawing leaves most of the ground to the paper, and presses hard for features. */
function lighten([lightness, chroma, hue]: Oklch, form: Form): Oklch {
  const { role } = form
  if (isFeature(role) && lightness < 0.75) return [lightness * 0.6, chroma, hue]
  const keep = role === 'ground' ? 0.28 : role === 'backdrop' ? 0.5 : 0.88
  return [1 - (1 - lightness) * keep, chroma, hue]
}

/** 铅笔素描: contours, and hatching whose pressure follows light and local colour. */
export const pencil: IllustrationPainter = (job) => {
  const { width, height } = job.size
  const scale = scaleOf(job)
  const illustration = standing(job)
  const seen = surfaceFor(job)
  const reading: Reading = { relief: 'soft', recolour: lighten }
  drawLayers(seen, illustration, reading, job.report, [0, 0.5])
  const sheet = new PencilSheet(width, height, seen.unit, PAGE)
  const tone = toneOf(seen)
  const soft = blurPlane(tone, width, height, Math.max(1, 2 * seen.unit), 1)
  const smudge = noiseTile('mid')
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % width, (i / width) | 0]
    sheet.lay(
      i,
      PAGE.soft,
      soft[i] * 0.32 * (0.8 + 0.4 * texel(smudge, x, y)) * sheet.bite(x, y, 0.5),
    )
  }
  job.report(0.6, () => seen.snapshot())
  hatch(sheet, tone, job.random.fork('hatching'))
  const lines = new Surface(job.size, scale)
  lines.clear([255, 255, 255])
  drawLines(lines, illustration, { width: 3.4, ink: [0.3, 0, 0] })
  for (let i = 0; i < lines.red.length; i++) {
    const dark = 1 - lines.green[i] / 255
    if (dark < 0.02) continue
    const [x, y] = [i % width, (i / width) | 0]
    sheet.lay(i, PAGE.dark, dark * 0.95 * sheet.bite(x, y, 0.75))
  }
  job.report(0.9, () => seen.snapshot())
  return fix(sheet)
}
