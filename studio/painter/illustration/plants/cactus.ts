import { traitOf } from '../family'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { type Item, standing } from '../build/still/item'
import { daisy } from './blossoms'
import type { Growing } from './plant'
import { buildPot, soilBefore } from './pot'
import { type Point, polyline } from '../../drawing/notation'
import { pointsAt } from '../../geometry'

function face(y: number, s: number): Form[] {
  const dark: Oklch = [0.26, 0.03, 60]
  const eye = (x: number): Form =>
    inside(
      disc([x, y], 15 * s, dark, 'eye'),
      disc([x - 4 * s, y - 5 * s], 5 * s, [0.99, 0, 0], 'glint'),
    )
  const blush = (x: number): Form =>
    ellipse([x, y + 30 * s], [22 * s, 13 * s], [0.74, 0.13, 15], 'blush alpha 0.7')
  return [
    eye(-46 * s),
    eye(46 * s),
    blush(-78 * s),
    blush(78 * s),
    line(pointsAt([0, y], s, '-20,20 0,34 20,20'), 7 * s, dark, 'mouth even'),
  ]
}

function strawHat([x, y]: Point, s: number): Form[] {
  const straw: Oklch = [0.85, 0.09, 85]
  const hat = [
    ellipse(
      [0, 0],
      [190, 40],
      linear([0, -40], [0, 40], tone(straw, 0.03), tone(straw, -0.1)),
      'cloth relief 9',
    ),
    inside(
      form('-104,0! -98,-82 -50,-122 50,-122 98,-82 104,0! 0,20', straw, 'cloth relief 16'),
      form('-116,-34! 0,-14 116,-34! 116,6! 0,26 -116,6!', [0.56, 0.17, 28], 'detail'),
      ...[-70, -96].map((ly) =>
        line(polyline([-100, ly], [0, ly + 14], [100, ly]), 3, tone(straw, -0.12), 'detail'),
      ),
    ),
  ]
  return place(hat, [x, y], { scale: s, turn: -0.06 })
}

/** A ribbed column with spines; (0, 0) its foot. */
function column(width: number, height: number, colour: Oklch): Form {
  const [w, h] = [width / 2, height]
  const body = form(
    `${-w * 0.86},0! ${-w},${-h * 0.5} ${-w * 0.8},${-h * 0.9} 0,${-h} ${w * 0.8},${-h * 0.9}
      ${w},${-h * 0.5} ${w * 0.86},0!`,
    linear([-w, 0], [w, 0], tone(colour, -0.02), tone(colour, 0.08), colour, tone(colour, -0.12)),
    { role: 'foliage', relief: w * 0.24 },
  )
  const ribs = [-0.66, -0.34, 0, 0.34, 0.66].map(
    (t) =>
      strokePath(Math.max(5, w * 0.06), tone(colour, -0.11), 'detail')`${t * w * 0.9},10
      ${t * w * 1.06},${-h * 0.5} ${t * w * 0.7},${-h * 0.88} ${t * w * 0.2},${-h}`,
  )
  const spines = [-0.5, -0.17, 0.17, 0.5].flatMap((t, column) =>
    Array.from({ length: Math.max(2, Math.round(h / 74)) }, (_, i) => {
      const y = -h * 0.1 - ((i + (column % 2) * 0.5) * (h * 0.8)) / Math.max(2, Math.round(h / 74))
      const x = t * w * 1.06
      return [-9, 0, 9].map((dx) =>
        line(polyline([x, y], [x + dx, y - 15]), 4, [0.95, 0.04, 95], 'detail even'),
      )
    }).flat(),
  )
  return inside(body, ...ribs, ...spines)
}

export function cactus({ colour, wish, random }: Growing): Item {
  const pot = buildPot(176, 230, random.fork('pot'))
  const hat = traitOf(wish, 'wears')?.value === 'straw-hat'
  const smiles = hat || traitOf(wish, 'mood') !== null || random.fork('face').chance(0.3)
  const round = random.fork('shape').chance(0.35)
  const [width, height] = round ? [310, 330] : [220, 480]
  const y = pot.soil
  const arm = (side: 1 | -1, at: number, size: number): Form[] => {
    const bend = strokePath(74, tone(colour, -0.04), 'foliage even relief 16')`
      ${side * width * 0.4},${y - at} ${side * (width * 0.5 + 76)},${y - at - 8}
      ${side * (width * 0.5 + 92)},${y - at - 60}`
    return [bend, ...place([column(78, size, colour)], [side * (width * 0.5 + 90), y - at - 20])]
  }
  const arms = round ? [] : [...arm(-1, 190, 150), ...arm(1, 250, 130)]
  const flowers = hat
    ? []
    : place(daisy(52, [0.76, 0.15, 5], random.fork('flower')), [16, y - height + 8])
  const bud =
    round || hat
      ? []
      : place(daisy(34, [0.8, 0.13, 350], random.fork('bud')), [-width * 0.5 - 90, y - 350])
  return standing('0,0 124,26', [
    ...pot.back,
    ...arms,
    ...place([column(width, height, colour)], [0, y]),
    ...(smiles ? face(y - height * 0.62, round ? 1.15 : 0.95) : []),
    soilBefore(y, 150),
    ...flowers,
    ...bud,
    ...(hat ? strawHat([0, y - height + 44], round ? 0.95 : 0.8) : []),
    ...pot.front,
  ])
}
