import { TAU, cos, sin } from '../../../lib/maths'
import { disc, ellipse, form, inside, line, mirrored, place, roundRect } from '../build/form'
import { type Form, fillPath, strokePath } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { polyline, triples } from '../../drawing/notation'
import { type PartId, named } from '../../parts'
import { toShade } from '../../palettes/tints'
import type { ThingWish } from '../family'
import { lantern } from '../design/ornaments/festive'
import { balloon, gift, heart } from '../design/ornaments/objects'
import { FEATHERED } from './body'
import type { Coat } from './coat'
import { TINT_COATS } from './colours'
import type { SpeciesId } from './species'
import { pointsAt } from '../../geometry'

/** Things in the paws before the chest; (0, 0) between the paws. */

const PAPER: Oklch = [0.965, 0.015, 85]
const GREEN: Oklch = [0.56, 0.11, 142]

function book(cloth: Oklch): Form[] {
  const page = inside(
    fillPath(linear([0, 0], [138, 0], tone(PAPER, -0.1), PAPER, PAPER), 'body')`0,-70! 60,-92
      138,-84! 138,62! 60,54 0,78!`,
    ...[-58, -34, -10, 14].map((y) =>
      line(polyline([20, y + 8], [70, y - 6], [122, y]), 4.5, [0.72, 0.02, 270], 'detail even'),
    ),
  )
  return [
    fillPath(cloth, 'body relief 6')`0,-62! 70,-88 156,-80! 156,84! 66,72 0,96! -66,72 -156,84!
      -156,-80! -70,-88`,
    ...mirrored([page]),
    page,
    line('0,-68 0,10 0,80', 5, tone(PAPER, -0.2), 'detail even'),
  ]
}

const blossom = (x: number, y: number, r: number, fill: Oklch): Form[] => [
  ...Array.from({ length: 6 }, (_, i) => {
    const turn = (i / 6) * TAU
    return ellipse(
      [x + cos(turn) * r * 0.6, y + sin(turn) * r * 0.6],
      [r * 0.5, r * 0.36],
      tone(fill, i % 2 ? 0.03 : -0.02),
      { role: 'petal', turn },
    )
  }),
  disc([x, y], r * 0.3, [0.85, 0.14, 86], { role: 'petal', relief: r * 0.06 }),
]

function flower(cloth: Oklch): Form[] {
  const stem = (x: number, y: number): Form =>
    line(polyline([0, 60], [x * 0.3, 0], [x, y]), 10, GREEN, 'foliage even')
  const leaf = form('6,10! 60,-26 96,-20! 70,14', GREEN, 'foliage relief 4')
  return [
    stem(-62, -108),
    stem(70, -96),
    stem(4, -150),
    leaf,
    ...mirrored([leaf]),
    ...blossom(-62, -112, 46, tone(cloth, 0.06)),
    ...blossom(72, -100, 44, [0.92, 0.05, 20]),
    ...blossom(4, -158, 54, cloth),
  ]
}

const cup = (cloth: Oklch): Form[] => [
  line('66,-40 112,-34 108,26 60,34', 17, tone(cloth, -0.06), 'body even'),
  inside(
    form(
      '-72,-66! 72,-66! 62,66 46,82 -46,82 -62,66',
      linear([-72, 0], [72, 0], tone(cloth, 0.09), cloth, tone(cloth, -0.12)),
      'body relief 12',
    ),
    form('0,30! -34,-2 -24,-24 0,-8! 24,-24 34,-2', [0.97, 0.02, 60], 'detail'),
  ),
  ellipse([0, -66], [72, 16], tone(cloth, 0.1), 'body'),
  ellipse([0, -64], [60, 11], [0.42, 0.07, 50], 'detail'),
  ...[-22, 20].map((x) =>
    line(pointsAt([x, 0], 1, '0,-86 14,-110 -8,-136 8,-160'), 9, PAPER, 'light alpha 0.6'),
  ),
]

function carrot(): Form[] {
  const orange: Oklch = [0.72, 0.17, 52]
  const leaves = [-0.4, 0, 0.4].flatMap((turn) =>
    place([form('0,0! 20,-50 0,-116! -20,-50', GREEN, 'foliage relief 4')], [0, -74], { turn }),
  )
  return place(
    [
      ...leaves,
      inside(
        form('-48,-76 0,-92 48,-76 30,20 0,128! -30,20', orange, 'body relief 14'),
        ...[-50, -14, 26].map((y) =>
          line(polyline([-60, y], [-16, y + 8], [10, y + 4]), 5, tone(orange, -0.12), 'detail'),
        ),
      ),
    ],
    [0, 0],
    { turn: 0.5 },
  )
}

function bamboo(): Form[] {
  const stalk: Oklch = [0.66, 0.12, 132]
  const nodes = [-150, -60, 30].map((y) =>
    roundRect([-17, y, 34, 9], 4, tone(stalk, -0.12), 'detail'),
  )
  const leaves = triples('-14,-150,-1 16,-90,0.9 -12,-30,-1.2 14,-170,0.4').flatMap(
    ([x, y, turn]) =>
      place([form('0,0! 20,-44 0,-118! -16,-44', GREEN, 'foliage relief 4')], [x, y], { turn }),
  )
  return place(
    [...leaves, inside(roundRect([-15, -190, 30, 330], 8, stalk, 'foliage relief 6'), ...nodes)],
    [0, 0],
    { turn: 0.55 },
  )
}

function fish(): Form[] {
  const silver: Oklch = [0.74, 0.07, 230]
  return [
    form('88,0! 150,-58! 138,0 150,58!', tone(silver, -0.08), 'body'),
    inside(
      fillPath(linear([0, -56], [0, 54], silver, tone(silver, 0.14)), 'body relief 14')`-118,0
        -60,-56 20,-52 96,0! 20,50 -60,54`,
      ...[-20, 16, 50].map((x) =>
        line(polyline([x, -36], [x + 18, 0], [x, 36]), 5, tone(silver, -0.14), 'detail'),
      ),
    ),
    disc([-78, -12], 9, [0.25, 0.02, 260], 'eye'),
  ]
}

const MADE: Readonly<Record<string, (cloth: Oklch) => Form[]>> = {
  ...{ book, flower, cup, carrot, bamboo, fish },
  balloon: (cloth) => [
    line('70,30 150,-120 176,-330', 4.5, [0.4, 0.02, 280], 'line even'),
    ...place(balloon(cloth, 0), [176, -440], { scale: 1.05 }),
  ],
  gift: (cloth) =>
    place(gift(cloth, tone(cloth, cloth[0] > 0.6 ? -0.3 : 0.36)), [0, -8], { scale: 0.94 }),
  heart: (cloth) => heart(cloth[1] > 0.13 ? cloth : [0.6, 0.19, 20], 104),
  lantern: () => place(lantern(undefined, false), [0, -114], { scale: 0.96 }),
}

export const isHeld = (value: string): boolean => Object.hasOwn(MADE, value)

/** Names of held things for viewers. */
const PARTS: Readonly<Record<string, PartId>> = {
  ...{ book: 'book', flower: 'flower', balloon: 'balloon', cup: 'cup', gift: 'box' },
  ...{ heart: 'heart', carrot: 'carrot', bamboo: 'leaves', fish: 'fish', lantern: 'lanterns' },
}

/** Behind the paws: what they hold. */
export function heldThing(value: string, cloth: Oklch): Form[] {
  const forms = MADE[value]?.(cloth) ?? []
  return PARTS[value] ? named(PARTS[value], forms) : forms
}

/** Two paws, or the tips of two wings, around what they hold. */
export function paws(limb: Oklch, feathered: boolean, wide: boolean): Form[] {
  const x = wide ? 132 : 66
  const right = feathered
    ? [
        inside(
          fillPath(limb, 'cloth relief 10')`${x + 96},-96! ${x + 92},20 ${x + 20},70 ${x - 34},44
            ${x - 6},4 ${x + 34},-70`,
          line(polyline([x + 40, 52], [x + 20, 34], [x + 4, 30]), 4, tone(limb, -0.14), 'detail'),
        ),
      ]
    : [
        strokePath(74, tone(limb, -0.02), 'cloth even relief 14')`148,-84 ${Math.max(x + 62, 176)},4
          ${x + 14},42`,
        inside(
          ellipse([x, 42], [50, 42], limb, 'cloth relief 12'),
          ...[-14, 10].map(
            (dx) =>
              strokePath(4.5, tone(limb, limb[0] > 0.5 ? -0.2 : 0.16), 'detail')`${x + dx - 22},20
              ${x + dx - 16},36 ${x + dx - 20},50`,
          ),
        ),
      ]
  return [...mirrored(right), ...right]
}

/** Spacing of wide things. */
export const isWide = (value: string): boolean => value === 'book' || value === 'gift'

export const limbColour = (id: SpeciesId, coat: Coat): Oklch =>
  id === 'panda' || FEATHERED.has(id) ? coat.mark : tone(coat.base, -0.03)

/** A thing in its paws, before the chest. */
export function heldBy(id: SpeciesId, wish: ThingWish, coat: Coat, cloth: Oklch): Form[] {
  const trait = wish.traits.find(({ slot, value }) => slot === 'hold' && isHeld(value))
  if (!trait) return []
  const fill = trait.tint ? toShade(TINT_COATS[trait.tint], trait.shade) : cloth
  return place(
    [
      ...heldThing(trait.value, fill),
      ...paws(limbColour(id, coat), FEATHERED.has(id), isWide(trait.value)),
    ],
    [0, 262],
  )
}
