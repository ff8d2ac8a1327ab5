import type { Rgb } from '../../colour'
import { choosePalette, ditherPixels } from '../../styles/pixel/colours'
import { type Form, type Illustration, isFeature } from '../node'
import { type Reading, drawLayers } from '../raster/draw'
import { mainColour, buildShader } from '../raster/fill'
import { rasterizeMask, scaleRings } from '../raster/mask'
import { Surface } from '../raster/surface'
import { type IllustrationPainter, standing } from './style'

/** Cells along the short side, and how fine the picture is that they are taken from. */
const CELLS = 128
const FINE = 3
const COLOURS = 32

function coarse(form: Form): Form | null {
  if (isFeature(form.role) && form.role !== 'blush') return null
  if (form.role === 'text') return null
  return form
}

/** Each cell takes its most frequent colour: a mean would be mud along every edge. */
function averageCells(fine: Surface, columns: number, rows: number): Uint8ClampedArray {
  const out = new Uint8ClampedArray(columns * rows * 4)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const counts = new Map<number, number>()
      let best = 0
      let most = -1
      for (let k = 0; k < FINE * FINE; k++) {
        const i = (y * FINE + ((k / FINE) | 0)) * fine.width + x * FINE + (k % FINE)
        const key = ((fine.red[i] >> 4) << 8) | ((fine.green[i] >> 4) << 4) | (fine.blue[i] >> 4)
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        if (count > most) {
          most = count
          best = i
        }
      }
      const at = (y * columns + x) * 4
      out[at] = fine.red[best]
      out[at + 1] = fine.green[best]
      out[at + 2] = fine.blue[best]
      out[at + 3] = 255
    }
  return out
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly pixels: Uint8ClampedArray
  readonly crisp: Uint8Array
  /** Cells a unit. */
  readonly scale: number
}

/** Features are set cell by cell where they cover one by half; none is lost between two cells. */
function setFeatures(grid: Grid, forms: readonly Form[]): void {
  const size = { width: grid.columns, height: grid.rows }
  for (const form of forms) {
    if ((isFeature(form.role) && form.role !== 'blush') || form.role === 'text') {
      const mask = rasterizeMask(scaleRings(form.rings, grid.scale), size, form.union)
      if (mask) setCells(grid, mask, form)
    }
    setFeatures(grid, form.inside ?? [])
  }
}

function setCells(
  grid: Grid,
  { box, cover }: NonNullable<ReturnType<typeof rasterizeMask>>,
  form: Form,
): void {
  const [red, green, blue] = buildShader(mainColour(form.fill), 1).colours[0]
  const most = Math.max(...cover)
  const thin = /^(text|mouth|brow|lash|nose)$/.test(form.role)
  const least = Math.min(thin ? 0.36 : 0.5, most * 0.92)
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] < least || cover[i] < 0.12) continue
    const cell = (((i / box.width) | 0) + box.y) * grid.columns + (i % box.width) + box.x
    grid.pixels[cell * 4] = red
    grid.pixels[cell * 4 + 1] = green
    grid.pixels[cell * 4 + 2] = blue
    grid.crisp[cell] = 1
  }
}

/** Cells that belong to the thing itself. */
function figureCells({ layers }: Illustration, grid: Grid): Uint8Array {
  const figure = new Uint8Array(grid.columns * grid.rows)
  const size = { width: grid.columns, height: grid.rows }
  for (const { stage, forms } of layers) {
    if (stage === 'ground' || stage === 'setting') continue
    for (const form of forms) {
      if (/^(shadow|glow|light)$/.test(form.role) || (form.alpha ?? 1) < 0.5) continue
      const mask = rasterizeMask(scaleRings(form.rings, grid.scale), size, form.union)
      if (!mask) continue
      const { box, cover } = mask
      for (let i = 0; i < cover.length; i++) {
        if (cover[i] < 0.5) continue
        figure[(((i / box.width) | 0) + box.y) * grid.columns + (i % box.width) + box.x] = 1
      }
    }
  }
  return figure
}

/** A dark rim of the thing's own colour where it meets its surroundings. */
function outline(grid: Grid, figure: Uint8Array): void {
  const { columns, rows, pixels } = grid
  const before = pixels.slice()
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x
      if (!figure[i]) continue
      const edge =
        (x > 0 && !figure[i - 1]) ||
        (x < columns - 1 && !figure[i + 1]) ||
        (y > 0 && !figure[i - columns]) ||
        (y < rows - 1 && !figure[i + columns])
      if (!edge) continue
      pixels[i * 4] = before[i * 4] * 0.42 + 14
      pixels[i * 4 + 1] = before[i * 4 + 1] * 0.38 + 8
      pixels[i * 4 + 2] = before[i * 4 + 2] * 0.44 + 18
      grid.crisp[i] = 1
    }
}

/** 像素: a coarse grid in few colours, the features of faces set by hand. */
export const pixel: IllustrationPainter = (job) => {
  const { width, height } = job.size
  const { frame } = job.illustration
  const step = Math.max(1, Math.round(Math.min(width, height) / CELLS))
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)]
  const scale = Math.min(width, height) / step / Math.min(frame.width, frame.height)
  const fine = new Surface({ width: columns * FINE, height: rows * FINE }, scale * FINE)
  const illustration = standing(job)
  const paper = buildShader(job.illustration.paper, 1).colours[0]
  fine.clear(paper)
  if (job.setting) loadFine(fine, job.setting, job.size, step)
  const reading: Reading = { read: coarse, relief: 'hard' }
  drawLayers(fine, illustration, reading, job.report, [0, 0.7])
  const grid: Grid = {
    ...{ columns, rows, scale, pixels: averageCells(fine, columns, rows) },
    crisp: new Uint8Array(columns * rows),
  }
  const figure = figureCells(illustration, grid)
  outline(grid, figure)
  for (const { forms } of illustration.layers) setFeatures(grid, forms)
  const weights = figure.map((own, i) => (grid.crisp[i] ? 6 : own ? 4 : 2))
  const palette = choosePalette(grid.pixels, weights, COLOURS)
  const crisp = figure.map((own, i) => (own || grid.crisp[i] ? 1 : 0))
  return enlarge(ditherPixels(grid.pixels, columns, crisp, palette), palette, job.size, step)
}

/** The setting's pixels at the size of the fine picture. */
function loadFine(
  fine: Surface,
  rgba: Uint8ClampedArray,
  size: { width: number; height: number },
  step: number,
): void {
  for (let y = 0; y < fine.height; y++) {
    const sy = Math.min(size.height - 1, Math.floor(((y + 0.5) * step) / FINE))
    for (let x = 0; x < fine.width; x++) {
      const sx = Math.min(size.width - 1, Math.floor(((x + 0.5) * step) / FINE))
      const [i, at] = [y * fine.width + x, (sy * size.width + sx) * 4]
      fine.red[i] = rgba[at]
      fine.green[i] = rgba[at + 1]
      fine.blue[i] = rgba[at + 2]
    }
  }
}

function enlarge(
  numbers: Uint8Array,
  palette: readonly Rgb[],
  { width, height }: { width: number; height: number },
  step: number,
): Uint8ClampedArray {
  const columns = Math.ceil(width / step)
  const out = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) * columns
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = palette[numbers[row + Math.floor(x / step)]] ?? [0, 0, 0]
      const at = (y * width + x) * 4
      out[at] = red
      out[at + 1] = green
      out[at + 2] = blue
      out[at + 3] = 255
    }
  }
  return out
}
