import { noiseTile, texel } from '../../../lib/noise'
import { type Fill, type Form, type Oklch, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { mainColour, buildShader } from '../raster/fill'
import { type Mask, castShadow, innerEdge, intersect, release } from '../raster/mask'
import type { Surface } from '../raster/surface'
import { hasEdge } from './outline'
import { type IllustrationPainter, standing, surfaceFor } from './style'

const DARK: Oklch = [0.3, 0.06, 320]
const LIT: Oklch = [0.98, 0.02, 90]

/** A sheet is one colour; only the table below keeps its gradient. */
const flatFill = (form: Form): Fill =>
  form.role === 'ground' || form.role === 'glow' ? form.fill : mainColour(form.fill)

function cutForm(form: Form): Form | null {
  if (form.role === 'band') return null
  // soft light and cast shadows belong to a lamp, not to paper
  if (form.role === 'shadow' || (form.role === 'light' && form.blur !== undefined)) return null
  const fill = flatFill(form)
  if (form.role === 'shade') return { ...form, fill, alpha: (form.alpha ?? 1) * 0.55 }
  if (form.role === 'blush') {
    const { blur, ...hard } = form
    return { ...hard, fill, alpha: blur === undefined ? (form.alpha ?? 1) : 0.5 }
  }
  return { ...form, fill }
}

const lowerChroma = ([lightness, chroma, hue]: Oklch, form: Form): Oklch =>
  isFeature(form.role) ? [lightness, chroma, hue] : [lightness, chroma * 0.94, hue]

export const PAPER_READING: Reading = { read: cutForm, recolour: lowerChroma }
export const PAPER_COLOURS = { dark: DARK, lit: LIT }

/** The tooth of the paper: every sheet has its own, lit from one side. */
function addTooth(surface: Surface, sheetAt: Uint8Array): void {
  const paper = noiseTile('paper')
  const fibre = noiseTile('fibre')
  const { width, height, red, green, blue } = surface
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const own = sheetAt[i] * 61
      const [px, py] = [x + own, y + own * 3]
      const tooth = (texel(paper, px, py) - texel(paper, px + 2, py + 2)) * 22
      const relief = tooth + (texel(fibre, px, py) - texel(fibre, px + 1, py + 2)) * 10
      red[i] = red[i] + relief
      green[i] = green[i] + relief
      blue[i] = blue[i] + relief
    }
}

function own(sheetAt: Uint8Array, width: number, { box, cover }: Mask, sheet: number): void {
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      if (cover[y * box.width + x] > 0.5) sheetAt[(y + box.y) * width + x + box.x] = sheet
    }
}

/** 剪纸: every form with an edge is a sheet of paper with its shadow and its lit edge. */
export const papercut: IllustrationPainter = (job) => {
  const surface = surfaceFor(job)
  const { scale, size } = surface
  const sheetAt = new Uint8Array(size.width * size.height)
  const dark = buildShader(DARK, scale)
  const lit = buildShader(LIT, scale)
  const clips: Mask[] = []
  let sheet = 0
  const reading: Reading = {
    ...PAPER_READING,
    before: (target, mask, form, parent) => {
      if (!hasEdge(form)) return
      const lift = parent ? 0.55 : 1
      const shadow = castShadow(mask, 5 * scale * lift, 9 * scale * lift, 11 * scale * lift, size)
      const clip = parent ? clips.at(-1) : undefined
      const shown = shadow && clip ? intersect(shadow, clip) : shadow
      if (shown) target.paint(shown, dark, 0.46, 'multiply')
      if (shown && shown !== shadow) release(shown)
      if (shadow) release(shadow)
      clips.push(mask)
      sheet = (sheet + 1) % 200
      own(sheetAt, size.width, mask, sheet)
    },
    after: (target, mask, form) => {
      if (!hasEdge(form)) return
      clips.pop()
      target.paint(innerEdge(mask, 1.6 * scale, 2 * scale, 1.6 * scale), lit, 0.3, 'screen')
      target.paint(innerEdge(mask, -1.4 * scale, -1.8 * scale, 1.4 * scale), dark, 0.18, 'multiply')
    },
  }
  drawLayers(surface, standing(job), reading, job.report)
  addTooth(surface, sheetAt)
  return surface.pixels()
}
