import type { SceneId } from '../../slots'
import { named } from '../../parts'
import { type Random, type ThingWish, type Trait, traitOf } from '../family'
import {
  type Form,
  type Frame,
  type Layer,
  layer,
  mapForms,
  place,
  placeLayers,
} from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { chooseLegs, chooseMount, chooseShoes } from '../people/action/choosing'
import { toShade } from '../../palettes/tints'
import { TINT_COATS } from './colours'
import { actingFigure, findActionPose } from '../people/action/figure'
import { HIP } from '../people/action/legwear'
import { turned } from '../people/action/limb'
import type { ActionId } from '../people/action/poses'
import type { SeatId } from '../people/action/seats'
import { cast } from '../people/cast/casting'
import { drawParts } from '../people/figure'
import { HELD } from '../people/held/registry'
import type { Person, RiddenId } from '../people/person'
import { LIGHT } from '../people/scene/palettes'
import { WORN } from '../people/worn/registry'
import { measureBounds } from '../uses/compose'
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
/** Both hands before the chest, units below the pit of the neck. */
const HANDS = 330
/** From the tail of one that sits to that of one upright. */
const TAIL = [-70, -72] as const
/** A cape or a bag behind a body of its own is wider than behind a person's. */
const WIDER = 1.3
const SPREAD = 1.75

interface Acted {
  readonly action: ActionId
  readonly seat?: SeatId
  readonly on?: RiddenId
  /** Its usual place, for words that name none; left out for indoors and outdoors alike. */
  readonly place?: SceneId
}

/** Actions that need the limbs of a person. */
const ACTED: Readonly<Record<string, Acted>> = {
  'ride:bicycle': { action: 'ride', place: 'grassland' },
  'ride:motorcycle': { action: 'ride', on: 'motorcycle', place: 'grassland' },
  'ride:scooter': { action: 'ride', on: 'scooter', place: 'grassland' },
  'ride:horse': { action: 'horseback', place: 'grassland' },
  'ride:unicorn': { action: 'horseback', place: 'grassland' },
  'ride:broom': { action: 'sit', seat: 'broom' },
  'ride:emoji-skateboard': { action: 'skateboard' },
  'does:skateboard': { action: 'skateboard' },
  'does:swing': { action: 'sit', seat: 'swing', place: 'grassland' },
  'does:fish': { action: 'fish', seat: 'rock', place: 'grassland' },
  'does:surf': { action: 'surf', place: 'sea' },
  'does:skate': { action: 'skate', place: 'snow-field' },
  'does:ski': { action: 'ski', place: 'snow-field' },
  'does:skip': { action: 'skip', place: 'grassland' },
  'does:kungfu': { action: 'kungfu' },
}
/** Of one in clothes; others have a drawing of their own. */
const ACTED_IN_CLOTHES: Readonly<Record<string, Acted>> = {
  'does:float': { action: 'float' },
  'pose:walking': { action: 'walk' },
  'pose:running': { action: 'run' },
}
function readActed({ traits }: Pick<ThingWish, 'traits'>): Acted | null {
  if (traits.some(({ slot, value }) => slot === 'pose' && value === 'lying')) return null
  const said = new Set(traits.map(({ slot, value }) => `${slot}:${value}`))
  const find = (from: Readonly<Record<string, Acted>>): Acted | null =>
    from[Object.keys(from).find((key) => said.has(key)) ?? ''] ?? null
  const own = find(ACTED)
  if (own) return own
  return traits.some(isClothes) ? find(ACTED_IN_CLOTHES) : null
}
/** Whether it does what only a person's body can. */
export const isActing = (wish: Pick<ThingWish, 'traits'>): boolean => readActed(wish) !== null

/** Of a suit for space: its place is there. */
const isInSpace = ({ traits }: Pick<ThingWish, 'traits'>): boolean =>
  traits.some(({ value }) => /^(?:space|astronaut)$/.test(value))
export const findActingPlace = (wish: ThingWish): SceneId | null =>
  isInSpace(wish) ? null : (readActed(wish)?.place ?? null)

const isClothes = ({ slot, value }: Trait): boolean =>
  slot === 'clothes' || slot === 'legs' || `${slot}:${value}` in ACTED
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
  /** Of all that is drawn, right of the eyes. */
  readonly middle: number
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
  const acted = readActed(wish)
  const person = cast({
    part: { sex: 'm', age: 'child', plain: true, clothes: ['sweater', 'tee', 'hoodie'] },
    wish: { traits },
    palette: { ...palette, cloth, accent: cloth },
    ...{ random, kin: random, style: 'flat', waist: false, alone: true, facing: 1 },
    doing:
      pose === 'sitting' && isClothed(wish)
        ? {
            action: acted?.action ?? 'stand',
            variant: 0,
            seat: acted?.seat ?? null,
            on: acted?.on,
            mount: acted?.action === 'horseback' ? chooseMount(wish, random.fork('mount')) : null,
            ...(traitOf(wish, 'ride')?.value === 'unicorn' && { isHorned: true as const }),
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
  const paint = readPaint(wish)
  const colours = { ...person.colours, ...fur, ...(paint && { accent: paint }) }
  // a broom is ridden, and in no hands
  const held = acted?.seat === 'broom' ? null : person.held
  return { ...person, held, yaw: 0, tilt: 0, away: false, colours }
}

/** 红色摩托车 */
function readPaint(wish: ThingWish): Oklch | null {
  const { tint, shade } = traitOf(wish, 'ride') ?? {}
  return tint ? toShade(TINT_COATS[tint], shade) : null
}

/** Layers of a figure that are its head's. */
const HEAD = /hair|face|features|^worn$/

/** Farther parts may be cropped; the chest is always seen. */
const REACH = { top: 560, chest: 400, depth: 640, half: 430 } as const

type Reach = Pick<Dressing, 'top' | 'depth' | 'half' | 'middle'>

function measureReach(worn: readonly Form[], held: readonly Form[]): Reach {
  const list = (forms: readonly Form[]) => forms.flatMap(({ rings }) => rings.flat())
  const all = list(held)
  const low = [...list(worn), ...all].map(([, y]) => y)
  return {
    top: Math.min(REACH.top, Math.max(0, ...all.map(([, y]) => -y))),
    depth: Math.min(REACH.depth, Math.max(REACH.chest, ...low)),
    half: Math.min(REACH.half, Math.max(0, ...all.map(([x]) => Math.abs(x)))),
    middle: 0,
  }
}

/** All of one that acts, with what it rides; a rope ends where the picture does. */
function measureAct(forms: readonly Form[]): Reach {
  const { left, right, top, bottom } = measureBounds([layer('act', 'forms', forms)])
  return {
    top: Math.min(REACH.top, Math.max(0, -top)),
    depth: bottom,
    half: (right - left) / 2,
    middle: (left + right) / 2,
  }
}

/** Place of one alone, with its head and all that it holds in the frame. */
export function standDressed(
  { top, depth, half }: Omit<Reach, 'middle'>,
  { width, height }: Frame,
): { x: number; y: number; scale: number } {
  const scale = Math.min(1.5, (height * 0.95) / (top + depth), (width * 0.48) / Math.max(half, 210))
  return { x: width / 2, y: height - depth * scale, scale }
}

function drawWhole(wish: ThingWish, person: Person, { id, coat }: Wearer): Dressing | null {
  const { doing } = person
  if (!doing) return null
  const { scale } = PLACES.whole
  const { layers, ground } = actingFigure({ ...person, doing })
  // one who leans forward has the neck there
  const [neckX, neckY] = turned([0, 0], [0, HIP], findActionPose(doing).lean)
  const [x, y] = [-neckX * scale, PLACES.whole.y - neckY * scale]
  const own = placeLayers(layers, [x, y], { scale }).filter(({ name }) => !HEAD.test(name))
  const acts = doing.action !== 'stand'
  const isBehind = (name: string): boolean => /^(?:behind|seat)$/.test(name)
  const [behind, front] = [
    own.filter(({ name }) => isBehind(name)),
    own.filter(({ name }) => !isBehind(name)),
  ]
  const tail = layer(
    'tail',
    'masses',
    acts
      ? place(named('tail', drawTail(id, coat)), [x - TAIL[0], TAIL[1]], { flip: true })
      : place(named('tail', drawTail(id, coat)), TAIL),
  )
  const forms = own.flatMap((one) => one.forms)
  // two paws that are still hold what other animals do
  const hold = /^(?:sit|stand)$/.test(doing.action) ? traitOf(wish, 'hold')?.value : undefined
  const thing = hold !== undefined && isHeld(hold) && !(hold in HELD_BY_PEOPLE) ? hold : null
  const held = thing
    ? place(heldThing(thing, person.colours.accent), [x, y + HANDS * scale], { scale: 0.62 })
    : []
  return {
    ...{ behind: [...behind, tail], body: front, over: [], held, feet: y + ground * scale },
    ...(acts ? measureAct(forms) : measureReach([], forms)),
  }
}

/** @param pose of the animal; one that lies is not dressed */
export function dressAsPerson(wish: ThingWish, wearer: Wearer, random: Random): Dressing | null {
  const { pose, id } = wearer
  if (pose === 'lying' || !isDressed(wish)) return null
  const person = castWearer(wish, wearer, random)
  const whole = drawWhole(wish, person, wearer)
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
  // of one that sits a cape is seen at both sides, and ends on the ground
  const spreads = !clothed && pose !== 'bust' && traitOf(wish, 'wear')?.value === 'cape'
  const spread = (forms: readonly Form[]): Form[] =>
    mapForms(forms, ([px, py]) => [
      px * scale * SPREAD,
      Math.min(y + py * scale, getFootHeight(id) - 16),
    ])
  // behind the head it has its full size, however short the body
  const behind = [
    ...place(held.behind, [0, PLACES.bust.y], { scale: PLACES.bust.scale }),
    ...(spreads ? spread(worn.behind) : place(worn.behind, [0, y], { scale: wide })),
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
