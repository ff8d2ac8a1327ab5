import { hex } from '../../../colour'
import type { Point } from '../../../drawing'
import {
  parseKnots,
  closedPath,
  ellipsePath,
  openPath,
  ribbonPath,
  roundRectPath,
} from '../../build/path'
import type { IconPath } from '../icon-path'
import { ANIMAL_ICONS } from './animals'
import { FLOWER_ICONS } from './flowers'
import { FURNITURE_ICONS } from './furniture'
import { LANDMARK_ICONS } from './landmarks'
import { DEVICE_ICONS } from './devices'
import { FOOD_ICONS } from './food'
import { OBJECT_ICONS } from './objects'
import { PLAY_ICONS } from './play'
import { SCHEME_ICONS } from './schemes'
import { WEAR_ICONS } from './wear'

/**
 * Icons that the set lacks, drawn for this project in its square of 32 units. A line `= name`
 * begins one; each line after it is a colour and its shapes, from back to front, parted by `; `:
 * `box x,y,width,height,radius`, `oval x,y,rx,ry,degrees`, `ring` (with those of its hole behind
 * them), each with a row for every one of the kind; `form` (a closed outline), `line width` (an open
 * one). `~` before the colour adds each shape mirrored.
 */

/** Units of an illustration a unit of the icon. */
const UNITS = 16

const scaled = (outline: string) =>
  parseKnots(outline).map((knot) => ({ ...knot, x: knot.x * UNITS, y: knot.y * UNITS }))

function readRow(kind: string, row: string): Point[][] {
  const numbers = row.split(',').map(Number)
  const [a, b, c, d = c, e = 0, f = e] = numbers.map((number) => number * UNITS)
  if (kind === 'box') return [roundRectPath(a, b, c, d, e)]
  const turn = ((numbers[kind === 'oval' ? 4 : 6] ?? 0) * Math.PI) / 180
  if (kind === 'oval') return [ellipsePath(a, b, c, d, turn)]
  return [ellipsePath(a, b, c, d, turn), ellipsePath(a, b, e, f, turn)]
}

/** The rings of each shape of a kind: one of an outline, one for each row of numbers. */
function readShapes(text: string): Point[][][] {
  const [kind = '', ...rows] = text.split(' ')
  if (/^(?:box|oval|ring)$/.test(kind)) return rows.map((row) => readRow(kind, row))
  if (kind === 'form') return [[closedPath(scaled(rows.join(' ')))]]
  if (kind !== 'line') throw new Error(`"${kind}" is no shape of an icon`)
  const [width = '', ...points] = rows
  return [[ribbonPath(openPath(scaled(points.join(' '))), Number(width) * UNITS, 'even')]]
}

/** The shapes of a line: its colour, then kinds with their numbers, parted by `;`. */
function readLine(line: string): IconPath[] {
  const [, mirror = '', colour = '', shapes = ''] = /^(~?)(\S+) (.+)$/.exec(line) ?? []
  const fill = hex(colour)
  const paths = shapes.split('; ').flatMap(readShapes)
  return paths.flatMap((rings) => {
    const mirrored = rings.map((ring) => ring.map(([x, y]): Point => [32 * UNITS - x, y]))
    const both = mirror ? [rings, mirrored] : [rings]
    return both.map((one) => ({ rings: one, fill, isEvenOdd: rings.length > 1, alpha: 1 }))
  })
}

const TEXTS = [
  ANIMAL_ICONS,
  DEVICE_ICONS,
  FLOWER_ICONS,
  FOOD_ICONS,
  FURNITURE_ICONS,
  LANDMARK_ICONS,
  OBJECT_ICONS,
  PLAY_ICONS,
  SCHEME_ICONS,
  WEAR_ICONS,
].join('\n')

/** The lines of each icon by its name. */
const SHAPES: ReadonlyMap<string, readonly string[]> = new Map(
  TEXTS.split(/\n\s*= /)
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.split('\n').map((line) => line.trim())
      return [name, lines.filter((line) => line !== '')] as const
    }),
)

/** The paths of an icon of our own; null where there is none of this name. */
export const readDrawn = (name: string): readonly IconPath[] | null =>
  SHAPES.get(name)?.flatMap(readLine) ?? null
