import type { Oklch } from '../../colour'
import { cos, sin, TAU } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Fill, type Form, type Point, disc, inside, polygonForm } from '../build/form'
import { roundRectPath } from '../build/path'
import { measureBox, shapeRun } from './glyphs'
import { cleanText } from './refusal'
import { chooseFace } from './setting'

export interface SealOptions {
  readonly random: Random
  /** Surface below the print: shows where the seal is cut away. */
  readonly paper: Fill
  readonly ink?: Oklch
  /** White characters cut out (白文), or red ones in relief (朱文). */
  readonly cut?: 'white' | 'red'
  readonly round?: boolean
}

const CINNABAR: Oklch = [0.53, 0.2, 29]

type Cell = readonly [x: number, y: number, width: number, height: number]

/** Right column first, each from the top: shares of the field. */
function cellsFor(count: number): Cell[] {
  if (count === 1) return [[0, 0, 1, 1]]
  if (count === 2) return [0, 0.5].map((y): Cell => [0, y, 1, 0.5])
  if (count === 3)
    return [
      [0.5, 0, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5],
      [0, 0, 0.5, 1],
    ]
  const rows = Math.ceil(count / 2)
  return Array.from({ length: count }, (_, i): Cell => {
    const column = Math.floor(i / rows)
    return [column === 0 ? 0.5 : 0, (i % rows) / rows, 0.5, 1 / rows]
  })
}

/** A seal of 1–6 characters; each fills its cell, as carvers fit them. */
export function seal(wanted: string, [cx, cy]: Point, side: number, options: SealOptions): Form[] {
  const { random, paper, ink = CINNABAR, cut = 'white', round = false } = options
  const characters = [...cleanText(wanted).replace(/\s/g, '')].slice(0, 6)
  const face = chooseFace('blocky', characters.join(''))
  const narrow = characters.length === 2 ? 0.62 : 1
  const [width, height] = [side * narrow, side]
  const [left, top] = [cx - width / 2, cy - height / 2]
  const margin = side * (round ? 0.19 : 0.1)
  const field: Cell = [left + margin, top + margin, width - margin * 2, height - margin * 2]
  const gap = side * 0.028
  const cells = cellsFor(characters.length)
  const rings = characters.flatMap((character, i) => {
    const [glyph] = shapeRun(character, face)
    const ink = measureBox(glyph.rings)
    if (!ink) return []
    const [x, y, w, h] = cells[i]
    const box: Cell = [
      field[0] + x * field[2] + gap / 2,
      field[1] + y * field[3] + gap / 2,
      w * field[2] - gap,
      h * field[3] - gap,
    ]
    // a low character such as 一 keeps its shape: nothing is drawn out more than twice
    const scale = [box[2] / ink.width, box[3] / ink.height]
    const [sx, sy] = [Math.min(scale[0], scale[1] * 2), Math.min(scale[1], scale[0] * 2)]
    const [dx, dy] = [(box[2] - ink.width * sx) / 2, (box[3] - ink.height * sy) / 2]
    return glyph.rings.map((ring) =>
      ring.map(([px, py]): Point => [
        box[0] + dx + (px - ink.x) * sx,
        box[1] + dy + (py - ink.y) * sy,
      ]),
    )
  })
  const outline = worn(round ? circle(cx, cy, side / 2) : plate(left, top, width, height), random)
  const bare = { role: 'detail', plain: true } as const
  const writing = { role: 'text', union: true, plain: true } as const
  const rim = side * 0.045
  const ground =
    cut === 'white'
      ? []
      : [
          polygonForm(
            [
              round
                ? circle(cx, cy, side / 2 - rim)
                : roundRectPath(
                    left + rim,
                    top + rim,
                    width - rim * 2,
                    height - rim * 2,
                    side * 0.03,
                  ),
            ],
            paper,
            bare,
          ),
        ]
  const specks = Array.from({ length: 46 }, () => {
    const at: Point = [left + random.next() * width, top + random.next() * height]
    return disc(at, side * random.range(0.002, 0.009), paper, { ...bare, alpha: 0.75 })
  })
  const text = polygonForm(rings, cut === 'white' ? paper : ink, writing)
  return [inside(polygonForm([outline], ink, { plain: true }), ground, text, specks)]
}

function plate(x: number, y: number, width: number, height: number): Point[] {
  const edge = (a: Point, b: Point) =>
    Array.from({ length: 26 }, (_, i): Point => [
      a[0] + ((b[0] - a[0]) * i) / 26,
      a[1] + ((b[1] - a[1]) * i) / 26,
    ])
  const [r, b] = [x + width, y + height]
  return [
    ...edge([x, y], [r, y]),
    ...edge([r, y], [r, b]),
    ...edge([r, b], [x, b]),
    ...edge([x, b], [x, y]),
  ]
}

const circle = (cx: number, cy: number, radius: number): Point[] =>
  Array.from({ length: 90 }, (_, i): Point => {
    const a = (i / 90) * TAU
    return [cx + cos(a) * radius, cy + sin(a) * radius]
  })

/** Bitten at its edge by use. */
function worn(ring: readonly Point[], random: Random): Point[] {
  const box = measureBox([ring])
  if (!box) return [...ring]
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  return ring.map(([x, y]) => {
    const bite = random.chance(0.14) ? random.range(0.01, 0.035) : random.range(0, 0.006)
    return [x + (cx - x) * bite, y + (cy - y) * bite]
  })
}
