/** Draws a code into a picture: dark and light spots in the picture's own colours. */
import { hashText } from '../../lib/random'
import { createRaster, type Raster } from '@media/raster'
import { DOWN, LEFT, QR_FORMS, type QrStyle, RIGHT, roundedSquare, UP } from './forms'
import type { Grid } from './grid'

/** Modules of quiet zone on each side that readers ask for. */
const QUIET = 4
const DARK = 34
const LIGHT = 244

/**
 * Modules of quiet zone around a code so that what will lie on the lowest `foot` (a share of the
 * side) of the picture covers none of its own.
 */
export function computeQuietZone(size: number, foot: number): number {
  return Math.max(QUIET, Math.ceil((foot * size) / (1 - 2 * foot)))
}

export interface DrawOptions {
  readonly look: QrStyle
  /** Opacity of the picture, 0..1. */
  readonly art: number
}

/** Depth of a place inside a finder pattern's dark parts, in modules; null: outside them all. */
function finderDistance(x: number, y: number, size: number, round: number): number | null {
  const u = x < size / 2 ? x - 3.5 : x - (size - 3.5)
  const v = y < size / 2 ? y - 3.5 : y - (size - 3.5)
  if (Math.max(Math.abs(u), Math.abs(v)) > 4.5 || (x > size / 2 && y > size / 2)) return null
  const outer = roundedSquare(u, v, 3.5, round)
  const inner = roundedSquare(u, v, 2.5, round * 0.65)
  const eye = roundedSquare(u, v, 1.5, round * 0.5)
  return Math.min(Math.max(outer, -inner), eye)
}

function findJoins({ dark, size }: Grid, x: number, y: number): number {
  const own = dark[y * size + x]
  const same = (nx: number, ny: number): boolean =>
    nx >= 0 && ny >= 0 && nx < size && ny < size && dark[ny * size + nx] === own
  return (
    (same(x + 1, y) ? RIGHT : 0) |
    (same(x, y + 1) ? DOWN : 0) |
    (same(x - 1, y) ? LEFT : 0) |
    (same(x, y - 1) ? UP : 0)
  )
}

/** Mixes a pixel towards a dark or light tone of its own colour. */
function tint(rgba: Uint8ClampedArray, at: number, goal: number, amount: number): void {
  if (amount <= 0) return
  const [r, g, b] = [rgba[at], rgba[at + 1], rgba[at + 2]]
  const light = 0.299 * r + 0.587 * g + 0.114 * b
  const darker = goal < light
  const scale = darker ? goal / light : (255 - goal) / Math.max(1, 255 - light)
  for (const [c, value] of [r, g, b].entries()) {
    const own = darker ? value * scale : 255 - (255 - value) * scale
    rgba[at + c] = value + (own - value) * amount
  }
}

/** Pushes a pixel that is on the wrong side of `limit` back over it, in its own colour. */
function hold(rgba: Uint8ClampedArray, at: number, dark: boolean, limit: number): void {
  const light = 0.299 * rgba[at] + 0.587 * rgba[at + 1] + 0.114 * rgba[at + 2]
  if (dark ? light > limit : light < limit) tint(rgba, at, limit, 1)
}

/**
 * @param picture square, as many pixels as a whole number of modules with their quiet zone
 * @param quiet modules of that zone on each side
 */
export function drawCode(
  picture: Raster,
  grid: Grid,
  quiet: number,
  { look, art }: DrawOptions,
): Raster {
  const { size, dark, fixed } = grid
  const unit = picture.width / (size + 2 * quiet)
  const out = { ...createRaster(picture.width, picture.height), rgba: picture.rgba.slice() }
  const form = QR_FORMS[look]
  const round = look === 'squares' ? 0.4 : 2
  const small = 0.5 - 0.18 * art
  // how far the picture keeps from the middle tone between the spots
  const margin = 90 * (1 - art) - 30 * art
  const dice = Uint32Array.from(dark, (_, i) => hashText(`${i}`))
  const cover = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance * unit))
  for (let py = 0; py < out.height; py++) {
    const y = (py + 0.5) / unit - quiet
    for (let px = 0; px < out.width; px++) {
      const x = (px + 0.5) / unit - quiet
      const at = (py * out.width + px) * 4
      const finder = finderDistance(x, y, size, round)
      if (finder !== null) {
        tint(out.rgba, at, LIGHT, 0.93)
        tint(out.rgba, at, DARK, cover(finder))
        continue
      }
      if (x < 0 || y < 0 || x >= size || y >= size) {
        tint(out.rgba, at, LIGHT, 0.6 + 0.35 * (1 - art))
        continue
      }
      const [mx, my] = [Math.floor(x), Math.floor(y)]
      const m = my * size + mx
      const radius = fixed[m] ? Math.max(small, 0.42) : small
      const spot = { u: x - mx - 0.5, v: y - my - 0.5, radius, dice: dice[m] }
      const shape = form({ ...spot, joins: findJoins(grid, mx, my) })
      const on = dark[m] === 1
      hold(out.rgba, at, on, on ? 128 - margin : 128 + margin)
      tint(out.rgba, at, on ? DARK : LIGHT, cover(shape))
    }
  }
  return out
}
