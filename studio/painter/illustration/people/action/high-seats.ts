import { type Form, ellipse, inside } from '../../build/form'
import { fillPath, strokePath } from '../../build/outlines'
import { type Oklch, tone } from '../../build/fill'
import { hex } from '../../../colour'

/** Roofs, bridges and stumps that one sits or stands on; the edge of each lies at `top`. */

const TILE: Oklch = [0.5, 0.085, 32]
const STONE: Oklch = [0.7, 0.022, 80]
const BARK: Oklch = [0.45, 0.055, 52]
const WOOD: Oklch = [0.76, 0.075, 74]

/** Rows of round tiles under a ridge. @param box from the left end, as wide, down to the foot */
export function drawRoof(top: number, [left, right, foot]: readonly number[], tile = 74): Form[] {
  const rows = Math.ceil((foot - top) / (tile * 0.72))
  const tiles = Array.from({ length: rows }, (_, row) => {
    const y = top + 20 + row * tile * 0.72
    const count = Math.ceil((right - left) / tile) + 1
    return Array.from({ length: count }, (__, i) => {
      const x = left + (i - (row % 2) * 0.5) * tile
      const fill = tone(TILE, ((i * 7 + row * 5) % 4) * 0.022 - row * 0.008)
      return fillPath(fill, 'body relief 4')`${x},${y}! ${x + tile},${y}!
        ${x + tile},${y + tile * 0.5} ${x + tile * 0.5},${y + tile} ${x},${y + tile * 0.5}`
    })
  }).reverse()
  return [
    fillPath(tone(TILE, -0.1), 'body')`${left},${top}! ${right},${top}! ${right},${foot}!
      ${left},${foot}!`,
    ...tiles.flat(),
    fillPath(tone(TILE, -0.06), 'body relief 8')`${left},${top - 12}! ${right},${top - 12}!
      ${right},${top + 34}! ${left},${top + 34}!`,
  ]
}

/** The deck of a stone bridge with its arch, and the rail behind who is on it. */
export function drawBridge(top: number, [left, right, foot]: readonly number[], unit = 1): Form[] {
  const wide = right - left
  const rail = top - 190 * unit
  const posts = Array.from({ length: 8 }, (_, i) => {
    const [x, w] = [left + ((i + 0.5) / 8) * wide, 26 * unit]
    return fillPath(tone(STONE, 0.04), 'body relief 8')`${x - w},${rail - 34 * unit}
      ${x},${rail - 62 * unit} ${x + w},${rail - 34 * unit}! ${x + w},${top}! ${x - w},${top}!`
  })
  const beam = (y: number, high: number, light: number): Form =>
    fillPath(tone(STONE, light), 'body relief 6')`${left},${y}! ${right},${y}! ${right},${y + high}!
      ${left},${y + high}!`
  const middle = (left + right) / 2
  const arch = fillPath([0.62, 0.07, 225], 'backdrop plain')`${left + wide * 0.12},${foot + 20}!
    ${left + wide * 0.2},${top + (foot - top) * 0.66} ${middle},${top + (foot - top) * 0.42}
    ${right - wide * 0.2},${top + (foot - top) * 0.66} ${right - wide * 0.12},${foot + 20}!`
  return [
    beam(rail, 30 * unit, 0.05),
    beam(rail + 92 * unit, 20 * unit, -0.02),
    ...posts,
    beam(top - 10 * unit, foot - top + 30 * unit, -0.05),
    beam(top - 22 * unit, 64 * unit, 0.06),
    arch,
  ]
}

/** A stump with its rings, the body at x = 0. */
export const drawStump = (top: number, foot: number): Form[] => [
  inside(
    fillPath(BARK, 'body relief 12')`-230,${top}! 230,${top}! 226,${foot - 70} 262,${foot - 16}
        330,${foot + 8}! -330,${foot + 8}! -262,${foot - 16} -226,${foot - 70}`,
    ...[-150, -60, 40, 130].map(
      (x) =>
        strokePath(9, tone(BARK, -0.1), 'detail')`${x},${top + 40} ${x - 8},${(top + foot) / 2}
          ${x + 6},${foot}`,
    ),
  ),
  inside(
    ellipse([0, top], [232, 52], WOOD, 'body'),
    ...[0.76, 0.52, 0.28].map(
      (k) =>
        strokePath(5, tone(WOOD, -0.14), 'detail')`${-232 * k},${top} 0,${top + 52 * k}
          ${232 * k},${top} 0,${top - 52 * k} ${-232 * k},${top}`,
    ),
  ),
]

/** A toadstool, its cap under who sits on it. */
export const drawToadstool = (top: number, foot: number): Form[] => [
  fillPath(hex('#f1e6d2'), 'body relief 14')`-96,${top + 60}! 96,${top + 60}! 92,${foot - 60}
    130,${foot}! -130,${foot}! -92,${foot - 60}`,
  inside(
    fillPath(hex('#d2453c'), 'body relief 20')`-330,${top + 110}! -300,${top + 30} -150,${top - 16}
      0,${top - 20} 150,${top - 16} 300,${top + 30} 330,${top + 110}! 160,${top + 134} 0,${top + 138}
      -160,${top + 134}`,
    ...[-210, -70, 90, 224].map((x, i) =>
      ellipse([x, top + 44 + (i % 2) * 30], [38, 24], hex('#fbf5e8'), 'detail'),
    ),
  ),
]
