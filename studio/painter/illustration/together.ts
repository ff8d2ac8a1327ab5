import type { Random } from '../../lib/random'
import { layTable, listLaid } from './at-table'
import { ellipse, layer, placeLayers } from './build/form'
import { fliesWith, openFor, readFloor, scaleDriven, splitBasket } from './driven'
import type { Brief, Composing, ThingWish } from './family'
import { RELATION, traitOf } from './family'
import { findHands, holdInHands } from './in-hands'
import { readHeight } from './real-height'
import type { Illustration, Layer } from './node'
import { familyOf } from './registry'
import { SEATS } from './seat-heights'
import { type Area, measureBounds } from './uses/compose'

/**
 * Things of different families in one picture: each is composed alone, and all are put on one
 * ground in proportion to their real heights.
 */

/** Wide enough for its bather: 洗澡的大象. */
const BATHS = /^in emoji-bathtub$/
const computeBath = (bather: Area, bath: Area): number =>
  Math.min(
    (measureWidth(bather) * 1.1) / measureWidth(bath),
    // the head is over the rim
    (measureHeight(bather) * 0.85) / measureHeight(bath),
  )

/** Place of the main thing relative to another one: 猫坐在汽车上 has the cat `on` the car. */
export const RELATIONS = ['beside', 'on', 'in', 'behind', 'before', 'held'] as const
export type Relation = (typeof RELATIONS)[number]

/** Families whose things can be added to others. */
const JOINABLE = /^(people|animals|products|food|vehicles|plants|creatures|camp|myth)$/

const MOST_JOINED = 2
const MOST_COPIES = 3

/** Whether a thing is added to the main one, whose family does not show it by itself. */
export function isJoined(other: ThingWish, main: ThingWish): boolean {
  const [family, own] = [familyOf(main.id), familyOf(other.id)]
  const isOnIt = traitOf(other, RELATION)?.value === 'on' && own?.id === 'marine'
  if (!family || !own || !JOINABLE.test(family.id) || !(JOINABLE.test(own.id) || isOnIt))
    return false
  return !(family.shows?.(other, main) ?? false)
}

/**
 * From head to foot, unless the words say how much is seen.
 * @param pose of animals: those that are never seen from the side sit
 */
export function seenWhole(
  wish: ThingWish,
  pose: 'sitting' | 'standing' | 'walking' = 'sitting',
): ThingWish {
  const traits = familyOf(wish.id)?.traits ?? {}
  const add = (slot: string, value: string): ThingWish =>
    traitOf(wish, slot) ? wish : { ...wish, traits: [...wish.traits, { slot, value }] }
  if (traits['crop:full'] !== undefined) return add('crop', 'full')
  return traits['pose:sitting'] === undefined ? wish : add('pose', pose)
}

/** The main thing as it is composed with the others: with hands for what it holds. */
export function joinsWith(brief: Brief): ThingWish {
  const { main } = brief
  const joined = joinedOthers(brief)
  // seen to the waist, at the table that the others are on
  if (joined.every((wish) => listLaid(brief).includes(wish))) return main
  const holds = joined.some((wish) => traitOf(wish, RELATION)?.value === 'held')
  const hasHands = familyOf(main.id)?.traits['hold:phone'] !== undefined
  if (holds && hasHands && !traitOf(main, 'hold')) {
    const traits = [...main.traits, { slot: 'hold', value: 'thing' }]
    return joined.length > 1 ? seenWhole({ ...main, traits }) : { ...main, traits }
  }
  return seenWhole(main)
}

export function joinedOthers(brief: Brief): ThingWish[] {
  const laid = listLaid(brief)
  const joined = brief.others.filter((other) => isJoined(other, brief.main))
  const around = joined.filter((other) => !laid.includes(other)).slice(0, MOST_JOINED)
  return joined.filter((other) => laid.includes(other) || around.includes(other))
}

const OUT_OF_DOORS = /^(vehicles|creatures|camp|myth)$/

/** Whether things that are out of doors are in the picture of something else. */
export function standOutOfDoors(brief: Pick<Brief, 'main' | 'others'>): boolean {
  const { main, others } = brief
  const joined = others.filter((other) => isJoined(other, main))
  if (joined.length === 0 || others.some(({ id }) => INDOORS.test(familyOf(id)?.id ?? '')))
    return false
  return [main, ...joined].some(({ id }) => OUT_OF_DOORS.test(familyOf(id)?.id ?? ''))
}
const INDOORS = /^(products|food)$/

const BEHIND = /^(ground|setting)$/
const CAST = /^(shadow|shadows|mirror)$/

const measureWidth = ({ left, right }: Area): number => right - left
const measureHeight = ({ top, bottom }: Area): number => bottom - top
/** Flat things are as large as they are long. */
const measureSize = (box: Area): number => Math.max(measureHeight(box), measureWidth(box) * 0.6)

/** Drawn ratio of two real heights: an ant at a house is still seen. */
function drawnRatio(height: number, main: number, flies: boolean): number {
  // a butterfly is not as wide as a head
  if (flies && height < main * 0.5) return Math.max(0.13, Math.pow(height / main, 0.75))
  // a cup at a person is no tub
  const least = height < 0.15 && main > 0.6 ? 0.17 : 0.26
  return Math.max(least, Math.min(2.1, Math.pow(height / main, 0.6)))
}

const AIRBORNE =
  /^(aeroplane|helicopter|airship|hot-air-balloon|ufo|eagle|phoenix|balloon|butterfly|bee|emoji-(bat|comet|fly|honeybee|mosquito|parachute|satellite))$/
const FLYING =
  /^(?:dragon|crane|songbird|swallow|parrot|ladybird|rocket|kite|sky-lantern|pegasus|angel)$/
/** A thing that needs no ground. */
export const isAirborne = (id: string): boolean => AIRBORNE.test(id) || FLYING.test(id)

/** One is in its basket, never on top of it. */
const HAS_BASKET = /^hot-air-balloon$/
const HAS_SAIL = /^(?:sailboat|galleon|pirate-ship)$/
/** Whether most of a carrier is behind what is in it. */
export const isBehindLoad = (id: string): boolean => HAS_BASKET.test(id) || HAS_SAIL.test(id)

/** Metres: on what is higher, and has no seat, one is at its foot. 工地上的工人 is not on the crane. */
const LARGEST_SEAT = 4

/** The relation to a thing that can be drawn: one is at the foot of what is too large to be on. */
export function settleRelation(relation: Relation, id: string): Relation {
  const isTooLarge =
    SEATS[id] === undefined && readHeight({ id, count: null, traits: [] }) > LARGEST_SEAT
  if (relation === 'on' && HAS_BASKET.test(id)) return 'in'
  if (relation === 'in' && HAS_SAIL.test(id)) return 'on'
  return relation === 'on' && isTooLarge ? 'before' : relation
}
const ON = 0.06
/** On the back of an animal, with legs that hang and without. */
const BACKS = { people: 0.66, others: 0.34 } as const
/** Of the size of its rider, the least of an animal that is ridden. */
const MOUNT = 0.85
const IN = 0.72

/** Of the height of a carrier, how far below its top the foot of what it carries is. */
export function readSeat(relation: 'on' | 'in', id: string, rider: string): number {
  const own = readFloor(relation, id) ?? SEATS[id]
  if (own !== undefined || relation === 'in') return own ?? 1 - IN
  if (!isMountKind(id)) return ON
  return familyOf(rider)?.id === 'people' ? BACKS.people : BACKS.others
}

const isMounted = (wish: ThingWish): boolean =>
  traitOf(wish, RELATION)?.value === 'on' && isMountKind(wish.id)
const isMountKind = (id: string): boolean => /^(?:animals|marine)$/.test(familyOf(id)?.id ?? '')

/** A thing at its place next to the main one, whose box is the unit. */
type Placed = { readonly layers: readonly Layer[]; readonly box: Area; readonly isBefore: boolean }

const moveBox = (
  { left, top, right, bottom }: Area,
  x: number,
  y: number,
  scale: number,
): Area => ({
  left: left * scale + x,
  right: right * scale + x,
  top: top * scale + y,
  bottom: bottom * scale + y,
})

const join = (boxes: readonly Area[]): Area => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Middle and foot of another thing. */
function findSpot(
  relation: string,
  { id }: ThingWish,
  main: Area,
  { width, tall, seat }: { width: number; tall: number; seat: number },
  side: -1 | 1,
  /** Already placed on that side of the main thing. */
  taken: number,
): { x: number; foot: number; isBefore: boolean; isAloft?: true } {
  const middle = (main.left + main.right) / 2
  const gap = measureHeight(main) * 0.05
  const reach = measureWidth(main) / 2 + width / 2
  switch (relation) {
    case 'on': {
      return { x: middle, foot: main.bottom + (1 - seat) * tall, isBefore: false }
    }
    case 'in': {
      return { x: middle, foot: main.bottom + (1 - seat) * tall, isBefore: true }
    }
    case 'held':
      // before the paws of what has no hands
      return { x: middle, foot: main.bottom + gap * 0.6, isBefore: true }
    case 'before': {
      // what is large is far behind: its foot is at the height of a knee
      const rise = isFarBehind(relation, id) ? measureHeight(main) * 0.14 : gap
      return { x: middle + side * reach * 0.62, foot: main.bottom - rise, isBefore: false }
    }
    case 'behind':
      return { x: middle + side * reach * 0.5, foot: main.bottom + gap, isBefore: true }
    default: {
      if (AIRBORNE.test(id)) {
        const x = middle + side * (reach * 0.8 + taken)
        return { x, foot: main.top + tall * 0.35, isBefore: false, isAloft: true }
      }
      const low = tall < measureHeight(main) * 0.6
      // before the end of what is long: both are larger
      const over = low ? 0 : Math.min(width * 0.3, measureWidth(main) * 0.55)
      const x = middle + side * (reach + gap - over + taken)
      return { x, foot: main.bottom + (low ? gap * 0.7 : 0), isBefore: low }
    }
  }
}

/** 教堂门口的新娘: a building that one is before, and is not to be small by. */
const isFarBehind = (relation: string, id: string): boolean =>
  relation === 'before' && readHeight({ id, count: null, traits: [] }) > LARGEST_SEAT

function castShadow({ left, right, bottom }: Area, thing: string): Layer {
  const half = (right - left) / 2
  const form = ellipse(
    [(left + right) / 2, bottom - half * 0.02],
    [half * 1.02, Math.max(6, half * 0.1)],
    [0.28, 0.04, 280],
    { role: 'shadow', alpha: 0.3, blur: half * 0.06, plain: true },
  )
  return { ...layer('shadow', 'masses', form), thing, cast: true }
}

const isSolid = ({ name, forms }: Layer): boolean => !CAST.test(name) && forms.length > 0

/** The layers of the main thing, and those around it. */
function splitLayers({ layers }: Illustration): { own: Layer[]; around: Layer[] } {
  const isTagged = layers.some(({ thing }) => thing !== undefined)
  const isOwn = ({ stage, thing, name }: Layer): boolean =>
    !BEHIND.test(stage) && (thing !== undefined || !isTagged || CAST.test(name))
  const own = layers.filter(isOwn).map((item) => {
    if (item.thing !== undefined) return item
    return { ...item, thing: 'main 1', ...(CAST.test(item.name) && { cast: true as const }) }
  })
  return { own, around: layers.filter((item) => !isOwn(item)) }
}

/** A dragon that is ridden, and a balloon that one is in, are larger than next to a person. */
const LARGER: Readonly<Record<string, number>> = {
  'on dragon': 1.7,
  'on phoenix': 1.7,
  'in hot-air-balloon': 2.6,
  'on deck-chair': 1.15,
}

/** Default height of feet, of the height. */
const FOOT = 0.88
/** Of the height, how far above the ground what flies is. */
const LIFT = 0.12
const WIDEST = 0.92
const TALLEST = 0.8

/** The main thing as its family composed it, with the others around it. */
export function joinOthers(
  made: Illustration,
  brief: Brief,
  other: NonNullable<Composing['other']>,
  random: Random,
): Illustration {
  const { frame } = made
  const { own, around } = splitLayers(made)
  // a window's board is as wide as the frame
  const isOnBoard = traitOf(brief.main, 'seat')?.value === 'sill'
  const main = measureBounds(own.filter(({ name }) => !isOnBoard || !name.endsWith('seat')))
  if (!Number.isFinite(main.left)) return made
  const isCut = main.bottom > frame.height + 1
  if (isCut) main.bottom = frame.height
  const first = random.fork('side').sign()
  const taken = { [-1]: 0, 1: 0 }
  const beside = { turn: first }
  const hands = findHands(own, brief.main)
  const inHand: Layer[] = []
  const laid = listLaid(brief)
  const placed = joinedOthers(brief).flatMap((wish): Placed[] => {
    if (laid.includes(wish)) return []
    const relation = traitOf(wish, RELATION)?.value ?? 'beside'
    const count = relation === 'beside' ? Math.min(MOST_COPIES, Math.max(1, wish.count ?? 1)) : 1
    const isMount = isMounted(wish)
    const seen = seenWhole(wish, isMount ? 'walking' : 'sitting')
    const alone = openFor({ ...seen, count: 1 }, relation)
    const square = { width: 1000, height: 1000 }
    const whole = other(alone, square)
    const layers = whole && splitLayers(whole).own.filter(isSolid)
    if (!layers || layers.length === 0) return []
    const bounds = measureBounds(layers)
    if (relation === 'held' && hands) {
      const key = `other ${brief.others.indexOf(wish) + 1} 1`
      inHand.push(...holdInHands(layers, bounds, hands, key))
      return []
    }
    const larger = LARGER[`${relation} ${wish.id}`] ?? 1
    const real =
      drawnRatio(readHeight(wish), readHeight(brief.main), AIRBORNE.test(wish.id)) * larger
    const ratio = isMount ? Math.max(real, MOUNT) : real
    const usual = (measureSize(main) * ratio) / measureSize(bounds)
    // before the paws, not before the face
    const share = relation === 'held' ? 0.5 : isFarBehind(relation, wish.id) ? 1.35 : Infinity
    const most = (measureHeight(main) * share) / measureHeight(bounds)
    const least = BATHS.test(`${relation} ${wish.id}`) ? computeBath(main, bounds) : 0
    const area = { tall: measureHeight(main), width: measureWidth(bounds) }
    const driven = scaleDriven(relation, wish.id, area)
    const scale = driven ?? Math.max(Math.min(usual, most), least)
    const size = {
      width: measureWidth(bounds) * scale,
      tall: measureHeight(bounds) * scale,
      seat: readSeat(relation === 'in' ? 'in' : 'on', wish.id, brief.main.id),
    }
    return Array.from({ length: count }, (_, i) => i).flatMap((i): Placed[] => {
      const side = beside.turn
      const spot = findSpot(relation, wish, main, size, side, taken[side])
      if (relation === 'beside') {
        taken[side] += size.width + measureHeight(main) * 0.05
        beside.turn = side === 1 ? -1 : 1
      }
      const x = spot.x - ((bounds.left + bounds.right) / 2) * scale
      const y = spot.foot - bounds.bottom * scale
      const key = `other ${brief.others.indexOf(wish) + 1} ${i + 1}`
      const box = moveBox(bounds, x, y, scale)
      const drawn = placeLayers(layers, [x, y], { scale }).map(({ origin: _, ...item }) => ({
        ...item,
        thing: key,
      }))
      const shadow = castShadow(box, key)
      // what flies next to them has none
      const shaded = spot.isAloft ? drawn : [shadow, ...drawn]
      if (relation !== 'in') return [{ layers: shaded, box, isBefore: spot.isBefore }]
      const { back: behind, front: before } = splitBasket([shadow, ...drawn])
      return [
        { layers: behind, box, isBefore: false },
        { layers: before, box, isBefore: true },
      ]
    })
  })
  // the rider of an animal has no ground
  const mounts = joinedOthers(brief).filter((wish) => isMounted(wish))
  if (mounts.length > 0) own.splice(0, own.length, ...own.filter(({ name }) => !CAST.test(name)))
  const held = own.findIndex(({ name }) => /(^| )held$/.test(name))
  if (inHand.length > 0) own.splice(Math.max(0, held), 0, ...inHand)
  // before those who are at it
  const isAtTable = traitOf(brief.main, 'table') !== null
  const table = isAtTable ? around.find(({ name }) => name === 'table') : undefined
  const before = table ? layTable(table, brief, { made, own, other }) : []
  if (placed.length === 0)
    return { ...made, layers: [...around.filter((item) => item !== table), ...own, ...before] }
  const whole = join([main, ...placed.map(({ box }) => box)])
  const scale = Math.min(
    (frame.width * WIDEST) / measureWidth(whole),
    (frame.height * TALLEST) / measureHeight(whole),
    1.2,
  )
  const foot = isCut
    ? frame.height
    : Math.max(frame.height * FOOT, Math.min(frame.height * 0.95, main.bottom))
  const x = frame.width / 2 - ((whole.left + whole.right) / 2) * scale
  const flies = joinedOthers(brief).some(({ id, traits }) =>
    fliesWith(traitOf({ traits }, RELATION)?.value ?? '', id),
  )
  const lowest = flies ? foot - frame.height * LIFT : foot
  const y = lowest - whole.bottom * scale
  const put = (layers: readonly Layer[]): Layer[] => placeLayers(layers, [x, y], { scale })
  const [back, front] = [false, true].map((isBefore) =>
    placed.filter((one) => one.isBefore === isBefore).flatMap(({ layers }) => layers),
  )
  const { focus } = made
  return {
    ...made,
    layers: [
      ...around.filter((item) => item !== table),
      ...[...put(back), ...put(own), ...put(front)],
      ...before,
    ],
    focus: { x: focus.x * scale + x, y: focus.y * scale + y, radius: focus.radius * scale },
  }
}
