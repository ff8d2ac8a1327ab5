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
 * begins one; each line after it is a shape, from back to front: a colour, its kind and numbers.
 * `box x,y,width,height,radius`, `oval x,y,rx,ry,degrees`, `ring` (with those of its hole behind them), `form` (a
 * closed outline), `line width` (an open one). `~` before the colour adds the same mirrored.
 */

/** Units of an illustration a unit of the icon. */
const UNITS = 16

const scaled = (outline: string) =>
  parseKnots(outline).map((knot) => ({ ...knot, x: knot.x * UNITS, y: knot.y * UNITS }))

function readRings(kind: string, rest: string): Point[][] {
  const numbers = rest.split(/[\s,]+/).map(Number)
  const [a, b, c, d = c, e = 0, f = e] = numbers.map((number) => number * UNITS)
  if (kind === 'box') return [roundRectPath(a, b, c, d, e)]
  const turn = ((numbers[kind === 'oval' ? 4 : 6] ?? 0) * Math.PI) / 180
  if (kind === 'oval') return [ellipsePath(a, b, c, d, turn)]
  if (kind === 'ring') return [ellipsePath(a, b, c, d, turn), ellipsePath(a, b, e, f, turn)]
  if (kind === 'form') return [closedPath(scaled(rest))]
  if (kind === 'line') {
    const [width = '', ...points] = rest.split(' ')
    return [ribbonPath(openPath(scaled(points.join(' '))), Number(width) * UNITS, 'even')]
  }
  throw new Error(`"${kind}" is no shape of an icon`)
}

function readShape(line: string): IconPath[] {
  const [colour = '', kind = '', ...rest] = line.split(/\s+/)
  const rings = readRings(kind, rest.join(' '))
  const mirrored = rings.map((ring) => ring.map(([x, y]): Point => [32 * UNITS - x, y]))
  const fill = hex(colour.replace('~', ''))
  const isEvenOdd = rings.length > 1
  return (colour.startsWith('~') ? [rings, mirrored] : [rings]).map((one) => {
    return { rings: one, fill, isEvenOdd, alpha: 1 }
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
  SHAPES.get(name)?.flatMap(readShape) ?? null
