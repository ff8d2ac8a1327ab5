import { named } from '../../parts'
import { type Form, mapForms } from '../build/form'
import { fillPath } from '../build/outlines'
import { hull } from './action/limb'
import type { ClothKit } from './body/kit'
import type { Garment } from './clothes/garment'
import type { Hair } from './hair/kit'
import type { Person } from './person'

/** A person seen from behind: the crown for a face, the back of a garment for its front. */

/** Parts that only a front has. */
const ofTheFront = ({ role }: Form): boolean => role !== 'shade'

/** A garment without collar, buttons and what else its front shows. */
export function turnGarmentAway(
  garment: Garment,
  { nk, sw, drop, person, pen }: ClothKit,
): Garment {
  const fill = person.colours.cloth
  const trunk = garment.trunk
    .filter(({ role }) => role !== 'skin' && role !== 'detail')
    .map(({ inside: own = [], ...outer }) => ({
      ...outer,
      inside: own.filter((one) => !ofTheFront(one)),
    }))
  // a back is closed up to the neck, however low the neckline lies in front
  const yoke = pen.fillPath(fill, 'cloth plain')`${-nk - 10},-30! 0,-14 ${nk + 10},-30!
    ${sw * 0.6},${drop * 0.5} ${sw * 0.86},${drop + 30} ${sw * 0.5},260! ${-sw * 0.5},260!
    ${-sw * 0.86},${drop + 30} ${-sw * 0.6},${drop * 0.5}`
  return { ...garment, trunk: [...trunk, ...named('clothes', yoke)], over: [] }
}

/** Lower than this the outline of a face is drawn in: a nape is no chin. */
const NAPE = 70

/** Hair that lies evenly around the head. */
function isMass({ role, rings }: Form): boolean {
  const xs = rings.flat().map(([x]) => x)
  return role === 'hair' && Math.abs(Math.min(...xs) + Math.max(...xs)) < 50
}

/** Units of the head: its hair from behind, over the ears. */
export function drawCrown(face: Form, hair: Hair, { colours, hair: style }: Person): Form[] {
  const bald = style === 'bald'
  const nape = mapForms([face], ([x, y]) => [x * 1.06, y > NAPE ? NAPE + (y - NAPE) * 0.42 : y])
  const skull = nape.map((one): Form => ({ ...one, fill: colours.skin, role: 'skin', inside: [] }))
  if (bald) return skull
  const bare = (list: readonly Form[]): Form[] =>
    list.map(({ inside: own = [], ...outer }) => ({
      ...outer,
      inside: own.filter(({ role }) => role !== 'shade'),
    }))
  // cap and long hair are one with the head, without a seam; tails and plaits hang before it
  const [masses, tails] = [hair.back.filter(isMass), hair.back.filter((one) => !isMass(one))]
  const head = skull.map((one): Form => ({
    ...(masses.at(-1) ?? { ...one, fill: colours.hair, role: 'hair' }),
    rings: [hull([...one.rings, ...masses.flatMap(({ rings }) => rings)].flat())],
    inside: [],
  }))
  const strand = (x: number, i: number): Form =>
    fillPath(colours.hairLine, 'detail alpha 0.75')`${x * 0.24 - 3},${-166 + Math.abs(x) * 0.24}!
      ${x * 0.92},-96 ${x * 1.05},${24 + (i % 2) * 34}! ${x * 0.92 + 6},-94`
  const sheen = fillPath(colours.hairLight, 'light alpha 0.7')`-78,-112! -40,-136 16,-140 52,-128!
    14,-122 -36,-116`
  const marks = [sheen, ...[-88, -58, -26, 8, 40, 72].map(strand)]
  return [...bare(hair.front), ...head, ...marks, ...bare(tails)]
}
