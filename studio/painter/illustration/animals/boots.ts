import { named } from '../../parts'
import { type Form, form, inside, line, mirrored, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import type { ThingWish } from '../family'
import { chooseShoes } from '../people/action/choosing'
import { WELLIES } from '../people/action/lower'
import { toShade } from '../../palettes/tints'
import { FEATHERED } from './body'
import { TINT_COATS } from './colours'
import type { SpeciesId } from './species'

/** Boots and mittens on the paws of an animal that sits, in the space of its body. */

const LEATHER: Oklch = [0.45, 0.075, 50]
const WHITE: Oklch = [0.96, 0.01, 90]

/** Whether it wears something on its paws that is seen down there. */
export const isShod = (wish: Pick<ThingWish, 'traits'>): boolean =>
  wish.traits.some(({ slot, value }) => slot === 'shoes' || value === 'gloves')

function boot(fill: Oklch, low: boolean): Form[] {
  const top = low ? 524 : 452
  return [
    inside(
      fillPath(fill, 'cloth relief 12')`14,${top}! 92,${top}! 92,540 112,562 114,594! 4,594! 8,560
        14,530`,
      form('0,580! 124,580! 124,600! 0,600!', low ? WHITE : tone(fill, -0.16), 'detail'),
      line(`26,${top + 34} 24,540`, 7, tone(fill, 0.12), 'light'),
    ),
    low
      ? line('34,540 72,540', 6, WHITE, 'detail even')
      : fillPath(tone(fill, 0.07), 'cloth relief 5')`8,${top - 8}! 98,${top - 8}! 98,${top + 18}!
        8,${top + 18}!`,
  ]
}

/** Of a hind foot only the toe is seen. */
const toe = (fill: Oklch): Form =>
  inside(
    form('98,556 124,532 176,532 214,556 218,596! 94,596!', tone(fill, -0.04), 'cloth relief 10'),
    form('80,582! 230,582! 230,600! 80,600!', tone(fill, -0.2), 'detail'),
  )

const mitten = (fill: Oklch): Form[] => [
  form('16,520! 92,520! 104,556 96,590 16,590 6,556', fill, 'cloth relief 12'),
  form('96,544 118,540 122,564 100,574', fill, 'cloth relief 6'),
  form('10,500! 98,500! 98,530! 10,530!', tone(fill, 0.1), 'cloth relief 6'),
]

/** Over the tip of a wing that hangs at the side of the body. */
const wingMitten = (fill: Oklch): Form[] => [
  form('118,386! 202,386! 212,430 202,476 172,498 136,478 116,434', fill, 'cloth relief 12'),
  form('122,404 98,410 94,440 118,452', fill, 'cloth relief 6'),
  form('112,364! 204,364! 204,396! 112,396!', tone(fill, 0.1), 'cloth relief 6'),
]

/** Place and turn of a mitten on the upper end of a snowman's twig. */
const ON_TWIG = [[-34, 567], { turn: -2.38 }] as const

function drawMittens(id: SpeciesId, fill: Oklch): Form[] {
  const own = FEATHERED.has(id) ? wingMitten(fill) : mitten(fill)
  return id === 'snowman' ? place(own, ...ON_TWIG) : own
}

/** @param cloth of what has no named colour */
export function bootsFor(id: SpeciesId, wish: ThingWish, cloth: Oklch): Form[] {
  const shoes = chooseShoes(wish)
  const gloves = wish.traits.find(({ value }) => value === 'gloves')
  const knit = gloves?.tint ? toShade(TINT_COATS[gloves.tint], gloves.shade) : cloth
  const mittens = gloves ? both(drawMittens(id, knit)) : []
  if (!shoes) return mittens
  const usual = { wellies: WELLIES, sneakers: cloth, leather: LEATHER, boots: LEATHER } as const
  const kind = shoes.kind in usual ? (shoes.kind as keyof typeof usual) : 'boots'
  const fill = shoes.fill ?? usual[kind]
  const low = kind === 'sneakers' || kind === 'leather'
  const hind = FEATHERED.has(id) ? [] : [toe(fill)]
  // mittens are on the same paws as boots, but on wings
  const front = gloves && !FEATHERED.has(id) ? [] : boot(fill, low)
  return [...named('shoes', both(hind)), ...named('shoes', both(front)), ...mittens]
}

const both = (forms: readonly Form[]): Form[] => [...mirrored(forms), ...forms]
