import { TAU } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, form, inside, place } from '../build/form'
import { fillPolygon } from '../build/outlines'
import { type Oklch, linear, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { berry, cherries, lying, strawberry } from './berries'
import { type Cook, gleam, wished } from './craft'
import { type Item, many, standing } from '../build/still/item'
import { named, triples } from '../../drawing/notation'
import { named as mark } from '../../parts'
import { wordList } from '../../../lib/words'

export interface Flavour {
  readonly icing: Oklch
  readonly glaze: Oklch | null
  readonly sponge: Oklch
  readonly cream: Oklch
  readonly top: 'strawberry' | 'blueberry' | 'cherry' | 'mixed' | 'cocoa' | 'macaron'
}

export const IVORY: Oklch = [0.97, 0.018, 85]
export const FLAVOURS: Readonly<Record<string, Flavour>> = {
  strawberry: {
    icing: IVORY,
    glaze: [0.72, 0.15, 5],
    sponge: [0.9, 0.07, 80],
    cream: IVORY,
    top: 'strawberry',
  },
  chocolate: {
    top: 'cherry',
    ...named('icing: 0.42,0.07,45 glaze: 0.28,0.05,40 sponge: 0.34,0.06,42 cream: 0.9,0.04,75'),
  },
  matcha: {
    cream: IVORY,
    top: 'strawberry',
    ...named('icing: 0.84,0.08,120 glaze: 0.6,0.12,128 sponge: 0.66,0.12,125'),
  },
  mango: {
    icing: IVORY,
    glaze: [0.82, 0.16, 80],
    sponge: [0.92, 0.08, 86],
    cream: IVORY,
    top: 'mixed',
  },
  blueberry: {
    cream: IVORY,
    top: 'blueberry',
    ...named('icing: 0.86,0.05,300 glaze: 0.46,0.13,300 sponge: 0.9,0.06,80'),
  },
  cream: {
    icing: IVORY,
    glaze: null,
    sponge: [0.91, 0.07, 82],
    cream: [0.9, 0.06, 10],
    top: 'mixed',
  },
  blue: {
    icing: [0.84, 0.06, 230],
    glaze: IVORY,
    sponge: [0.91, 0.07, 82],
    cream: IVORY,
    top: 'macaron',
  },
}
export const USUAL: readonly [string, ...string[]] = wordList(`strawberry strawberry chocolate
  matcha mango blueberry cream blue`)

export function chooseFlavour(cook: Cook): Flavour {
  const asked = wished(cook, 'flavour')
  const flavour =
    FLAVOURS[asked && asked in FLAVOURS ? asked : cook.random.fork('flavour').pick(USUAL)]
  if (!cook.tint) return flavour
  return {
    ...flavour,
    icing: tone(cook.tint, cook.tint[0] > 0.7 ? 0 : 0.16),
    glaze: tone(cook.tint, -0.04),
  }
}

export function garnish(flavour: Flavour, random: Random): Form[] {
  const kind =
    flavour.top === 'mixed'
      ? random.pick(['strawberry', 'blueberry', 'cherry'] as const)
      : flavour.top
  if (kind === 'strawberry')
    return mark('strawberries', place(strawberry(random), [0, 0], { turn: random.spread() * 0.3 }))
  if (kind === 'blueberry')
    return mark('blueberries', [
      ...place(berry(28, [0.4, 0.1, 275], true), [-24, 18]),
      ...place(berry(30, [0.36, 0.1, 280], true), [28, 14]),
      ...place(berry(27, [0.44, 0.1, 272], true), [2, -16]),
    ])
  if (kind === 'cherry') return mark('cherry', place(cherries(), [0, 0], { scale: 1.1 }))
  if (kind === 'macaron')
    return macaron(
      random.pick<Oklch>(triples('0.86,0.07,10 0.86,0.08,150 0.86,0.09,90 0.78,0.08,300')),
      random,
    )
  return place(
    [
      form('-46,26! -30,-30! 44,-40! 40,20!', [0.34, 0.06, 42], { relief: 4 }),
      form('-10,34! -8,-46! 26,-50! 30,30!', [0.42, 0.07, 46], { relief: 4 }),
    ],
    [0, 0],
  )
}

/** One macaron seen from the side, about 130 wide, its middle at (0, 0). */
export function macaron(colour: Oklch, random: Random): Form[] {
  const shell = (flip: number) => {
    const dome = form(
      `-66,0 -60,${-30 * flip} -30,${-47 * flip} 30,${-47 * flip} 60,${-30 * flip} 66,0`,
      linear([-40, -46], [40, 46], tone(colour, 0.07), colour, tone(colour, -0.1)),
      { relief: 11 },
    )
    const feet = many(
      Array.from({ length: 19 }, (_, i) =>
        ellipsePath(-63 + i * 7, -1 * flip + random.spread(), 6, 7),
      ),
      tone(colour, -0.04),
    )
    return [...place([inside(dome), feet], [0, -13 * flip])]
  }
  const filling = form('-60,-10 0,-13 60,-10 60,10 0,13 -60,10', tone(colour, 0.1), { relief: 4 })
  return [...shell(-1), filling, ...shell(1), gleam([-26, -46], 20, 7, 0.6, -0.2)]
}

/** A cupcake in its pleated case. */
export function cupcake(cook: Cook): Item {
  const { random } = cook
  const flavour = chooseFlavour(cook)
  const case_ = cook.tint ?? flavour.glaze ?? [0.8, 0.1, 10]
  const paper = form(
    '-150,-190! 150,-190! 112,0! 60,10 -60,10 -112,0!',
    linear([-150, 0], [150, 0], tone(case_, 0.08), case_, tone(case_, -0.16)),
    { relief: 14 },
  )
  const pleats = Array.from({ length: 13 }, (_, i) => {
    const u = -1 + (i + 0.5) / 6.5
    return fillPolygon(tone(case_, i % 2 ? 0.12 : -0.14), 'detail plain alpha 0.6')`
      ${u * 150 - 6},-192 ${u * 150 + 6},-192 ${u * 112 + 3},12 ${u * 112 - 4},12`
  })
  const frosting = flavour.glaze && random.chance(0.5) ? tone(flavour.glaze, 0.1) : flavour.cream
  const swirls = Array.from({ length: 4 }, (_, i) => {
    const w = 172 - i * 38
    const y = -190 - i * 58
    return form(
      `${-w},${y - 6} ${-w * 0.6},${y + 26} 0,${y + 34} ${w * 0.7},${y + 22} ${w},${y - 12}
        ${w * 0.84},${y - 46} 0,${y - 62} ${-w * 0.86},${y - 44}`,
      linear([-w, y - 50], [w, y + 30], tone(frosting, 0.03), frosting, tone(frosting, -0.08)),
      { relief: 20 },
    )
  })
  const sprinkles = many(
    Array.from({ length: 30 }, () => {
      const row = random.integer(0, 3)
      const w = (150 - row * 38) * random.range(-0.9, 0.9)
      return place(
        [form('-11,-3 11,-3 11,3 -11,3', [0, 0, 0])],
        [w, -190 - row * 58 - random.range(-8, 34)],
        { turn: random.range(0, TAU) },
      )[0].rings[0]
    }),
    random.pick<Oklch>(triples('0.66,0.18,20 0.6,0.14,250 0.8,0.15,85')),
    { role: 'detail', relief: 1 },
  )
  return standing('0,0 112,20', [
    ...mark('case', inside(paper, pleats)),
    ...mark('cream', swirls),
    ...mark('sprinkles', sprinkles),
    ...lying(garnish(flavour, random), [0, -396], 1),
  ])
}
