import type { Random } from '../../../../lib/random'
import { chooseCoat } from '../../animals/colours'
import { speciesOf } from '../../animals/species'
import { type Brief, RELATION, type ThingWish, type Trait, traitOf } from '../../family'
import type { Part } from '../cast/part'
import { dyeCloth } from '../colours'
import { findTable, isAnime, isDesk } from '../crop'
import { type Doing, SHOES, type Shoes } from '../person'
import { ACTIONS, type ActionId } from './poses'
import { SEATS, type SeatId } from './seats'

const RIDDEN = ['motorcycle', 'scooter'] as const
const PORTRAITS = /^(face|avatar|bust|half)$/
function actionAsked(wish: ThingWish): ActionId | null {
  const asked = traitOf(wish, 'action')?.value
  return ACTIONS.find((id) => id === asked) ?? null
}

function seatAsked(wish: ThingWish): SeatId | null {
  const asked = traitOf(wish, 'seat')?.value
  return SEATS.find((id) => id === asked) ?? null
}

export function chooseLegs(wish: ThingWish): Doing['legs'] {
  const trait = traitOf(wish, 'legs')
  const kind = LEGS.find((id) => id === trait?.value)
  // jeans are blue
  return kind === 'jeans' && trait?.tint && trait.tint !== 'blue' ? 'trousers' : kind
}
const LEGS = ['jeans', 'trousers', 'shorts', 'skirt'] as const

/** Shoes by words, in the colour that they give them. */
export function chooseShoes(wish: ThingWish): Shoes | undefined {
  const trait = traitOf(wish, 'shoes')
  const kind = SHOES.find((id) => id === trait?.value)
  return kind && { kind, fill: dyeCloth(trait ?? {}) ?? null }
}

interface Around {
  readonly standsInSetting: boolean
  /** The whole figure is to be seen, whatever it does. */
  readonly whole: boolean
  readonly alone: boolean
  /** The words ask for nothing less. */
  readonly asked: boolean
}

/** Default seat: the ground of a place, a seat of our own elsewhere. */
function usualSeat(old: boolean, placed: boolean, random: Random): SeatId | null {
  if (placed) return null
  return random.pick<SeatId | null>(
    old ? ['rock', 'rock', null] : ['bench', 'chair', 'cube', 'sofa', null],
  )
}

/** Whether the words ask for no more than a portrait. */
export function isPortrait(traits: readonly Trait[]): boolean {
  return traits.some(({ slot, value }) => slot === 'crop' && PORTRAITS.test(value))
}

function isOld({ wish, part }: Role): boolean {
  const clothes = traitOf(wish, 'clothes')?.value ?? ''
  return (
    part.look === 'guofeng' ||
    traitOf(wish, 'look')?.value === 'guofeng' ||
    /^(hanfu|ruqun|robe)$/.test(clothes)
  )
}

/** 骑驴, 坐在轮椅上: on another thing of the picture, which is the seat. */
const isOnAnother = ({ others }: Brief): boolean =>
  others.some((wish) => /^(on|in)$/.test(traitOf(wish, RELATION)?.value ?? ''))

const isOnFloor = ({ others }: Brief): boolean => others.some(({ id }) => id === 'rug')

/** The horse under a rider. */
export function chooseMount(wish: ThingWish, random: Random): Doing['mount'] {
  const { tint, value } = traitOf(wish, 'ride') ?? {}
  const id = value === 'unicorn' ? value : 'horse'
  const horse = { id, count: null, traits: [], ...(tint && { tint }) }
  return chooseCoat(speciesOf(id), horse, random)
}

interface Role {
  readonly wish: ThingWish
  readonly part: Part
}

/** Of one who chases, or is at an edge. */
const usualFor = (wish: ThingWish): ActionId | null =>
  traitOf(wish, 'does') ? 'run' : traitOf(wish, 'ledge') ? 'stand' : null

/** 红瞳，站在樱花树下: a whole figure is too small to show it. */
const isSeenNear = (wish: ThingWish): boolean =>
  isAnime(wish) ||
  wish.traits.some(
    ({ slot, tint, value }) =>
      (slot === 'eyes' && (tint || value === 'big')) || (slot === 'hold' && NEAR_FACE.test(value)),
  )
const NEAR_FACE = /^(?:veil|magnifier)$/

/** 拥抱, 依偎: two in each other's arms. */
const embraces = (main: ThingWish): boolean => traitOf(main, 'together')?.value === 'embrace'

/** Its own action, or that of the main one. */
/** Actions that are done on a rock. */
const ON_ROCK: Readonly<Partial<Record<ActionId, SeatId>>> = { fish: 'rock' }

const findNamed = (wish: ThingWish, main: ThingWish): ActionId | null =>
  embraces(main) ? 'hug' : (actionAsked(wish) ?? actionAsked(main))

/** A portrait, or one at a table, where 坐 says nothing more: to the waist. */
function isShownInPart(wish: ThingWish, brief: Brief): boolean {
  const { main, traits } = brief
  const action = findNamed(wish, main)
  const sits = traitOf(wish, 'seat') === null && (action === null || /^(?:sit|stand)$/.test(action))
  const table = findTable(brief)
  const isAtTable = action === 'sit' ? table !== null : isDesk(table)
  return (sits && isAtTable) || isPortrait([...main.traits, ...traits])
}

/** A fighter has a sword or a staff in hand, and with anything else only holds it. */
function armed(doing: Doing, held: string | undefined): Doing {
  if (doing.action !== 'fight' || !held || held === 'sword') return doing
  return held === 'staff' ? { ...doing, weapon: 'staff' } : { ...doing, action: 'stand' }
}

/** On a vehicle or a horse; null: on the ground. */
function chooseRiding(
  wish: ThingWish,
  asked: ActionId | null,
  doing: (action: ActionId) => Doing,
  random: Random,
): Doing | null {
  const vehicle = RIDDEN.find((id) => id === traitOf(wish, 'ride')?.value)
  if (vehicle) {
    const paint = dyeCloth(traitOf(wish, 'ride') ?? {})
    return { ...doing('ride'), on: vehicle, ...(paint && { paint }) }
  }
  if (asked === 'horseback' || traitOf(wish, 'ride')) {
    const mount = chooseMount(wish, random.fork('mount'))
    // the second pose is the gallop
    return { ...doing('horseback'), mount, ...(asked === 'run' && { variant: 1 }) }
  }
  return null
}

/** Drawn places with chairs. */
const FURNISHED =
  /^(?:cafe|bar|library|office|classroom|kitchen|living-.*|bedroom|laboratory|restaurant|teahouse)$/

function seatIn(role: Role, { place }: Brief, placed: boolean, random: Random): SeatId | null {
  const old = isOld(role)
  return !old && FURNISHED.test(place?.id ?? '') ? 'chair' : usualSeat(old, placed, random)
}

/** Action of a person, from head to foot; null: a portrait. */
export function chooseDoing(
  role: Role,
  brief: Brief,
  { standsInSetting, whole, alone, asked: wholeAsked }: Around,
  random: Random,
): Doing | null {
  const { wish, part } = role
  if (part.age === 'baby' || isShownInPart(wish, brief)) return null
  const seat = seatAsked(wish)
  const named = findNamed(wish, brief.main)
  // a whole figure is too small for what is seen near
  const isNear = isSeenNear(wish) && !wholeAsked
  const asked = isNear && named === 'stand' ? null : named
  const variant = random.integer(0, 5)
  const legs = chooseLegs(wish)
  const shoes = chooseShoes(wish)
  const doing = (action: ActionId, on: SeatId | null = null): Doing => ({
    ...{ action, variant, seat: on, hand: null, mount: null },
    ...(legs && { legs }),
    ...(shoes && { shoes }),
  })
  const rides = chooseRiding(wish, asked, doing, random)
  if (rides) return rides
  const held = traitOf(wish, 'hold')?.value
  // a tail does not walk, and sits on a rock at most
  if (part.acts === 'swim') {
    const rests = asked === 'sit' || seat === 'rock'
    return { ...doing('swim'), variant: rests ? 0 : variant }
  }
  if (seat === 'cloud') return doing(asked === 'sit' ? 'floor' : 'stand', 'cloud')
  const eats = traitOf(wish, 'meal') ?? traitOf(brief.main, 'meal')
  const maySit = asked === null || asked === 'sit'
  if (eats && maySit) return doing('floor')
  if (wish === brief.main && seat === null && maySit && isOnAnother(brief))
    return doing(isOnFloor(brief) ? 'floor' : 'sit')
  if (asked === 'sit' || (seat !== null && asked === null)) {
    const on = seat ?? seatIn(role, brief, standsInSetting, random)
    return on === null ? doing('floor') : doing('sit', on)
  }
  // 太空漫步 is no walk
  const floats = traitOf(wish, 'does')?.value === 'float'
  const plain = floats ? 'float' : (asked ?? usualFor(wish))
  if (plain !== null) return armed(doing(plain, ON_ROCK[plain] ?? null), held)
  if (!alone && traitOf(brief.main, 'together')) return doing('stand')
  if (held === 'kite') return doing(random.pick(['run', 'walk', 'stand']))
  if (part.acts) return doing(part.acts)
  return whole && (alone || wholeAsked) ? doing('stand') : null
}

/** Whether two people are to hold hands, or are so close that they do. */
export function holdHands(brief: Brief, near: boolean): boolean {
  const said = [brief.main, ...brief.others].map((wish) => traitOf(wish, 'together')?.value)
  return !said.includes('side') && (near || said.includes('hands'))
}

/** Actions that are done side by side, both looking the same way. */
const ALONG = /^(walk|run|ride|horseback)$/

export function goAlong(doings: readonly (Doing | null)[]): boolean {
  return doings.length > 1 && doings.every((doing) => doing !== null && ALONG.test(doing.action))
}

/**
 * Two people hand in hand.
 *
 * @param partner side of the other one, in the figure's own space: 1 right, -1 left
 */
export function handInHand(doing: Doing, partner: 1 | -1, small: boolean, mixed: boolean): Doing {
  if (!/^(walk|stand)$/.test(doing.action)) return doing
  const [x, y] = !mixed ? [262, 420] : small ? [350, 214] : [250, 490]
  return { ...doing, hand: [x * partner, y] }
}

const SEATED = /^(sit|floor)$/

/** Several who sit where no word says on what sit on the same. */
export function sitAlike(doings: readonly (Doing | null)[]): (Doing | null)[] {
  const [first] = doings
  if (!first || !SEATED.test(first.action)) return [...doings]
  const { action, seat } = first
  return doings.map((doing) =>
    doing && SEATED.test(doing.action) ? { ...doing, action, seat } : doing,
  )
}
