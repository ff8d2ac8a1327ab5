import { TAU, cos, sin } from '../../../lib/maths'
import type { Oklch } from '../../colour'
import { type Random, type ThingWish, traitOf } from '../family'
import { type Form, type Point, ellipse, form } from '../build/form'
import { ellipsePath } from '../build/path'
import type { GroundId } from '../build/still/grounds'
import { type Item, many } from '../build/still/item'

/** Inputs of the drawing of one dish. */
export interface Cook {
  readonly wish: ThingWish
  readonly random: Random
  /** The requested colour, or null: dishes have colours of their own. */
  readonly tint: Oklch | null
  /** The colour of plates, cups and bowls. */
  readonly ware: Oklch
  /** The same where the prompt names one: 白色盘子. */
  readonly namedWare: Oklch | null
  /** Tilt of the view. */
  readonly tilt: number
}

export interface Dish {
  /** Words that ask for it, parted by white space; the first is its name. */
  readonly words: string
  readonly draw: (cook: Cook) => Item
  /** Its own main colour, by which grounds are chosen. */
  readonly colour: Oklch
  readonly tilts: readonly [number, ...number[]]
  readonly grounds?: readonly [GroundId, ...GroundId[]]
  readonly fill?: readonly [width: number, height: number]
  /** Small things that go with it. */
  readonly beside?: readonly ((cook: Cook) => Item)[]
}

/** The requested flavour, topping or kind. */
export const wished = (cook: Pick<Cook, 'wish'>, slot: string): string | null =>
  traitOf(cook.wish, slot)?.value ?? null

/** The same dish with a flavour of its own, unless another is requested. */
export const flavoured =
  (draw: Dish['draw'], value: string): Dish['draw'] =>
  (cook) => {
    if (wished(cook, 'flavour')) return draw(cook)
    const traits = [...cook.wish.traits, { slot: 'flavour', value }]
    return draw({ ...cook, wish: { ...cook.wish, traits } })
  }

/** A flat round place seen from above or aslant: from the unit disc to the picture. */
export type Disc = Readonly<{ x: number; y: number; rx: number; ry: number }>

export const on = ({ x, y, rx, ry }: Disc, u: number, v: number): Point => [x + u * rx, y + v * ry]

/** A point of the disc, denser nowhere; `edge` 0..1 is how near the rim it may lie. */
export function anywhere(disc: Disc, random: Random, edge = 0.9, from = 0): Point {
  const a = random.range(0, TAU)
  const r = edge * Math.sqrt(from + (1 - from) * random.next())
  return on(disc, cos(a) * r, sin(a) * r)
}

/** An uneven round outline. */
export function blob(
  [x, y]: Point,
  rx: number,
  ry: number,
  random: Random,
  rough = 0.1,
  turn = 0,
): Point[] {
  const count = 9
  const [c, s] = [cos(turn), sin(turn)]
  return Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * TAU
    const q = 1 + random.spread() * rough
    const [dx, dy] = [cos(a) * rx * q, sin(a) * ry * q]
    return [x + dx * c - dy * s, y + dx * s + dy * c]
  })
}

/** Many rings with a hole: scallions, onions. */
export const annuli = (
  at: readonly Point[],
  outer: readonly [number, number],
  random: Random,
): Point[][] =>
  at.flatMap(([x, y]) => {
    const turn = random.range(0, TAU)
    const k = random.range(0.75, 1.15)
    const hole = ellipsePath(x, y, outer[0] * k * 0.55, outer[1] * k * 0.5, turn).reverse()
    return [ellipsePath(x, y, outer[0] * k, outer[1] * k, turn), hole]
  })

/** Chopped scallions: rings of two greens over their shadows. */
export function scallions(
  disc: Disc,
  random: Random,
  count: number,
  edge = 0.9,
  size = 11,
): Form[] {
  const spots = Array.from({ length: count }, () => anywhere(disc, random, edge))
  const rings = (from: number, step: number, green: Oklch, dy = 0, look = {}) =>
    many(
      annuli(
        spots.filter((_, i) => i % step === from).map(([x, y]): Point => [x + dy * 0.4, y + dy]),
        [size, size * 0.68],
        random.fork(`ring ${from}`),
      ),
      green,
      { role: 'detail', ...look },
    )
  const shade = { role: 'shadow', blend: 'multiply', alpha: 0.4, blur: 2 }
  return [
    rings(0, 2, [0.35, 0.06, 60], 4, shade),
    rings(1, 2, [0.35, 0.06, 60], 4, shade),
    rings(0, 2, [0.74, 0.18, 134]),
    rings(1, 2, [0.62, 0.17, 140]),
  ]
}

/** A soft dark shape under a thing that lies on food. */
export const under = (rings: readonly Point[], dx = 5, dy = 8, alpha = 0.5): Form =>
  form(
    rings.map(([x, y]): Point => [x + dx, y + dy]),
    [0.28, 0.06, 40],
    { role: 'shadow', plain: true, blend: 'multiply', alpha, blur: 6 },
  )

/** A highlight without an edge. */
export const gleam = ([x, y]: Point, rx: number, ry: number, alpha = 0.6, turn = -0.4): Form =>
  ellipse([x, y], [rx, ry], [0.99, 0.02, 90], {
    role: 'light',
    plain: true,
    blend: 'screen',
    alpha,
    turn,
    blur: Math.min(rx, ry) * 0.4,
  })
