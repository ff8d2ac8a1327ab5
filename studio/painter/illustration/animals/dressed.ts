import type { Oklch } from '../../colour'
import type { Random } from '../../../lib/random'
import { named } from '../../parts'
import { type ThingWish, type Trait, traitOf } from '../family'
import { layer, place, placeLayers, tone } from '../build/form'
import type { Form, Frame, Layer } from '../node'
import { chooseLegs, chooseShoes } from '../people/action/choosing'
import { actingFigure } from '../people/action/figure'
import { cast } from '../people/cast/casting'
import { drawParts } from '../people/figure'
import { HELD } from '../people/held/registry'
import type { Person } from '../people/person'
import { LIGHT } from '../people/scene/palettes'
import { WORN } from '../people/worn/registry'
import { type Pose, drawTail, getFootHeight } from './body'
import type { Coat } from './coat'
import { heldThing, isHeld } from './held'
import type { SpeciesId } from './species'

/**
 * Clothes, and things in both hands, as people have them (people/figure.ts): an animal with such has
 * the body or the arms of a person, in its own fur, under its own head.
 */

/** Held things that people hold under another name, and those with a drawing for paws besides. */
const HELD_BY_PEOPLE: Readonly<Record<string, string>> = {
  ...{ flower: 'bouquet', balloon: 'balloons', cup: 'mug', book: 'book', gift: 'gift' },
  ...{ lantern: 'lantern', 'bubble-tea': 'cup' },
}
const PLACES = {
  /** Pit of the neck below the eyes, and units of the person's body: head and trunk. */
  bust: { y: 122, scale: 1 },
  /** From head to foot. */
  whole: { y: 116, scale: 0.64 },
} as const
/** From the tail of one that sits to that of one upright. */
const TAIL = [-70, -72] as const
/** A cape or a bag behind a body of its own is wider than behind a person's. */
const WIDER = 1.3

const isClothes = ({ slot }: Trait): boolean => slot === 'clothes' || slot === 'legs'
const isWorn = ({ slot, value }: Trait): boolean => slot === 'wear' && value in WORN
const isInHands = ({ slot, value }: Trait): boolean =>
  slot === 'hold' && !isHeld(value) && (HELD_BY_PEOPLE[value] ?? value) in HELD

export const isClothed = ({ traits }: Pick<ThingWish, 'traits'>): boolean => traits.some(isClothes)
/** Whether it needs the body or the arms of a person. */
export const isDressed = ({ traits }: Pick<ThingWish, 'traits'>): boolean =>
  traits.some((trait) => isClothes(trait) || isWorn(trait) || isInHands(trait))

export interface Dressing {
  /** Behind the animal. */
  readonly behind: readonly Layer[]
  /** Body in clothes; null: its own. */
  readonly body: readonly Layer[] | null
  /** Over the body, under the head. */
  readonly over: readonly Form[]
  /** Before the head. */
  readonly held: readonly Form[]
  /** Soles below the eyes. */
  readonly feet: number
  /** Reach of what it holds above the eyes, below them, and to a side. */
  readonly top: number
  readonly depth: number
  readonly half: number
}

interface Wearer {
  readonly id: SpeciesId
  readonly coat: Coat
  /** Of arms and hands. */
  readonly limb: Oklch
  readonly pose: Pose
  readonly cloth: Oklch
}

function castWearer(wish: ThingWish, { limb, cloth, pose }: Wearer, random: Random): Person {
  const traits = wish.traits.map((trait) =>
    trait.slot === 'hold'
      ? {
          ...trait,
          value: HELD_BY_PEOPLE[trait.value] ?? (isHeld(trait.value) ? 'thing' : trait.value),
        }
      : trait,
  )
  const palette = random.fork('palette').pick(LIGHT)
  const person = cast({
    part: { sex: 'm', age: 'child', plain: true, clothes: ['sweater', 'tee', 'hoodie'] },
    wish: { traits },
    palette: { ...palette, cloth, accent: cloth },
    ...{ random, kin: random, style: 'flat', waist: false, alone: true, facing: 1 },
    doing:
      pose === 'sitting' && isClothed(wish)
        ? {
            action: 'stand',
            variant: 0,
            seat: null,
            mount: null,
            hand: null,
            legs: chooseLegs(wish),
            shoes: chooseShoes(wish),
          }
        : null,
  })
  const fur = {
    ...{ skin: limb, skinShade: tone(limb, -0.06), skinDeep: tone(limb, -0.1) },
    skinLine: tone(limb, limb[0] > 0.5 ? -0.2 : 0.14),
  }
  return { ...person, yaw: 0, tilt: 0, away: false, colours: { ...person.colours, ...fur } }
}

/** Layers of a figure that are its head's. */
const HEAD = /hair|face|features|^worn$/

/** Farther parts may be cropped; the chest is always seen. */
const REACH = { top: 560, chest: 400, depth: 640, half: 430 } as const

type Reach = Pick<Dressing, 'top' | 'depth' | 'half'>

function measureReach(worn: readonly Form[], held: readonly Form[]): Reach {
  const list = (forms: readonly Form[]) => forms.flatMap(({ rings }) => rings.flat())
  const all = list(held)
  const low = [...list(worn), ...all].map(([, y]) => y)
  return {
    top: Math.min(REACH.top, Math.max(0, ...all.map(([, y]) => -y))),
    depth: Math.min(REACH.depth, Math.max(REACH.chest, ...low)),
    half: Math.min(REACH.half, Math.max(0, ...all.map(([x]) => Math.abs(x)))),
  }
}

/** Place of one alone, with its head and all that it holds in the frame. */
export function standDressed(
  { top, depth, half }: Reach,
  { width, height }: Frame,
): { x: number; y: number; scale: number } {
  const scale = Math.min(1.5, (height * 0.95) / (top + depth), (width * 0.48) / Math.max(half, 210))
  return { x: width / 2, y: height - depth * scale, scale }
}

function drawWhole(person: Person, { id, coat }: Wearer): Dressing | null {
  const { doing } = person
  if (!doing) return null
  const { y, scale } = PLACES.whole
  const { layers, ground } = actingFigure({ ...person, doing })
  const own = placeLayers(layers, [0, y], { scale }).filter(({ name }) => !HEAD.test(name))
  const [behind, front] = [
    own.filter(({ name }) => name === 'behind'),
    own.filter(({ name }) => name !== 'behind'),
  ]
  const tail = layer('tail', 'masses', place(named('tail', drawTail(id, coat)), TAIL))
  return {
    ...{ behind: [...behind, tail], body: front, over: [], held: [], feet: y + ground * scale },
    ...measureReach(
      [],
      own.flatMap(({ forms }) => forms),
    ),
  }
}

/** @param pose of the animal; one that lies is not dressed */
export function dressAsPerson(wish: ThingWish, wearer: Wearer, random: Random): Dressing | null {
  const { pose, id } = wearer
  if (pose === 'lying' || !isDressed(wish)) return null
  const person = castWearer(wish, wearer, random)
  const whole = drawWhole(person, wearer)
  if (whole) return whole
  const short = (getFootHeight(id) - 86) / 500
  const { y, scale } = pose === 'bust' ? PLACES.bust : { y: 96, scale: 0.34 + 0.36 * short }
  const put = (forms: readonly Form[]): Form[] => place(forms, [0, y], { scale })
  const clothed = isClothed(wish)
  const { garment, limbs, held, worn, neck } = drawParts(
    clothed ? person : { ...person, clothes: 'bare' },
  )
  const hold = traitOf(wish, 'hold')
  const thing =
    hold && isHeld(hold.value) && !(hold.value in HELD_BY_PEOPLE)
      ? place(heldThing(hold.value, person.colours.accent), [0, 350], { scale: 0.9 })
      : []
  const arms = person.held ? [...thing, ...held.forms] : []
  const body = [...limbs.behind, ...neck, ...garment.trunk]
  const sleeves = [...(person.held ? [] : limbs.over), ...(garment.over ?? [])]
  const wide = clothed || pose !== 'bust' ? scale : scale * WIDER
  // behind the head it has its full size, however short the body
  const behind = [
    ...place(held.behind, [0, PLACES.bust.y], { scale: PLACES.bust.scale }),
    ...place(worn.behind, [0, y], { scale: wide }),
  ]
  return {
    ...measureReach(put(worn.body), [...put(arms), ...(person.held ? behind : [])]),
    behind: [
      layer('behind', 'masses', behind),
      layer('hood', 'masses', clothed ? put(garment.behind ?? []) : []),
    ],
    body: clothed
      ? [layer('body', 'masses', put(body)), layer('sleeves', 'forms', put(sleeves))]
      : null,
    over: put(worn.body),
    held: put(arms),
    // a broom on the ground is nearer than the feet
    feet: Math.max(
      getFootHeight(id),
      ...put(arms).flatMap(({ rings }) => rings.flat().map(([, low]) => low)),
    ),
  }
}
