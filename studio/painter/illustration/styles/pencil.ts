import { acquireZeroPlane } from '../../../lib/borrow'
import { blurPlane } from '../../../lib/blur'
import { clamp, cos, sin } from '../../../lib/maths'
import { noiseTile, texel } from '../../../lib/noise'
import type { Page } from '../../styles/pencil/page'
import { PencilSheet } from '../../styles/pencil/sheet'
import { type Form, type Oklch, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import type { Surface } from '../raster/surface'
import type { Random, StepReport } from '../../styles/style'
import { type IllustrationPainter, prime, standing, surfaceFor } from './style'
import { drawLines } from './outline'
import { named, triples } from '../../drawing/notation'

const PAGE: Page = {
  ...{ chalk: 0.8, gain: 1, air: 0.5, depth: 0.6 },
  ...named('paper: 240,234,221 dark: 1.52,1.5,1.42 soft: 1.34,1.31,1.22'),
}

/** Radians, tone at which a round begins, distance of the lines in units. */
const ROUNDS = triples('-0.92,0.1,6 -0.5,0.34,5.6 -1.5,0.56,5.2 0.3,0.74,5')

/** Darkness of each pixel, 0..1, written to `tone`. */
function computeTone({ red, green, blue }: Surface, tone: Float32Array): Float32Array {
  for (let i = 0; i < tone.length; i++)
    tone[i] = clamp(1 - (red[i] * 0.3 + green[i] * 0.59 + blue[i] * 0.11) / 255)
  return tone
}

/** Parallel lines whose pressure follows the tone; they end where the paper shall stay bare. */
function hatch(
  sheet: PencilSheet,
  tone: Float32Array,
  random: Random,
  report: (share: number) => void,
): void {
  const { width, height, unit } = sheet
  for (const [round, [angle, from, gap]] of ROUNDS.entries()) {
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
    report((round + 1) / ROUNDS.length)
  }
}

function fix(sheet: PencilSheet): Uint8ClampedArray {
  const paper = noiseTile('paper')
  const grain = noiseTile('grain')
  return sheet.fix((x, y) => {
    const relief = (texel(paper, x, y) - texel(paper, x + 1, y + 1)) * 20
    return relief + (texel(grain, x, y) - 0.5) * 5
  })
}

/** Share of the sheet that stays bare before a pale subject is set off by a hatched ground. */
const MOST_BARE = 0.82
/** Tone below which no line is laid. */
const BARE_TONE = 0.14

const bareShare = (tone: Float32Array): number =>
  tone.reduce((sum, value) => sum + (value < BARE_TONE ? 1 : 0), 0) / tone.length

/** Lightness of the ground behind a pale subject, and the shape around the subject. */
const SET_OFF: Readonly<Partial<Record<Form['role'], number>>> = { ground: 0.62, backdrop: 0.8 }

/** The same, but pale things contrast with a toned ground. */
function setOff(colour: Oklch, form: Form): Oklch {
  const [lightness, chroma, hue] = lighten(colour, form)
  return [Math.min(lightness, SET_OFF[form.role] ?? 1), chroma, hue]
}

/** A drawing leaves most of the ground to the paper, and presses hard for features. */
function lighten([lightness, chroma, hue]: Oklch, form: Form): Oklch {
  const { role } = form
  if (isFeature(role) && lightness < 0.75) return [lightness * 0.6, chroma, hue]
  const keep = role === 'ground' ? 0.28 : role === 'backdrop' ? 0.5 : 0.88
  return [1 - (1 - lightness) * keep, chroma, hue]
}

/** Ends of looking, rubbing and hatching in the whole work. */
const PLAIN_SHARE = 0.24
const RUBBED_SHARE = 0.34
const HATCHED_SHARE = 0.8

/** 铅笔素描: contours, and hatching whose pressure follows light and local colour. */
export const pencil: IllustrationPainter = (job) => {
  const { width, height } = job.size
  const illustration = standing(job)
  const look: StepReport = (share, snapshot) => job.report(share, snapshot, 'look')
  // one surface for all that is only looked at: a pale subject is drawn on it twice, then the lines
  const surface = surfaceFor(job)
  const see = (recolour: Reading['recolour'], report: StepReport): Float32Array => {
    drawLayers(surface, illustration, { relief: 'soft', recolour }, report, [0, PLAIN_SHARE])
    return computeTone(surface, tone)
  }
  const tone = acquireZeroPlane(width * height)
  if (bareShare(see(lighten, look)) > MOST_BARE) {
    prime(surface, job)
    see(setOff, () => undefined)
  }
  const sheet = new PencilSheet(width, height, surface.unit, PAGE)
  const snapshot = (side?: number) =>
    sheet.shrink((value, channel, i) => sheet.show(i, channel, value), side)
  const soft = blurPlane(tone, width, height, Math.max(1, 2 * surface.unit), 1)
  const smudge = noiseTile('mid')
  for (let i = 0; i < soft.length; i++) {
    const [x, y] = [i % width, (i / width) | 0]
    sheet.lay(
      i,
      PAGE.soft,
      soft[i] * 0.32 * (0.8 + 0.4 * texel(smudge, x, y)) * sheet.bite(x, y, 0.5),
    )
  }
  job.report(RUBBED_SHARE, snapshot, 'rub')
  hatch(sheet, tone, job.random.fork('hatching'), (share) =>
    job.report(RUBBED_SHARE + share * (HATCHED_SHARE - RUBBED_SHARE), snapshot, 'hatching'),
  )
  surface.clear([255, 255, 255])
  drawLines(surface, illustration, { width: 3.4, ink: [0.3, 0, 0] })
  for (let i = 0; i < surface.green.length; i++) {
    const dark = 1 - surface.green[i] / 255
    if (dark < 0.02) continue
    const [x, y] = [i % width, (i / width) | 0]
    sheet.lay(i, PAGE.dark, dark * 0.95 * sheet.bite(x, y, 0.75))
  }
  job.report(0.92, snapshot, 'lines')
  return fix(sheet)
}
