import { ellipse } from '../build/form'
import type { Form, Frame } from '../node'
import { headPlace } from './figure'
import { isGesture, measureRise } from './held/gestures'
import type { Person } from './person'
import { getMeasures, getSoleHeight } from './body/kit'
import { pairs } from '../../drawing/notation'

export type Crop = 'face' | 'avatar' | 'bust' | 'half' | 'full'

export interface Place {
  readonly x: number
  /** Of the pit of the neck. */
  readonly y: number
  readonly scale: number
}

/** Reach of a crop below the pit of the neck, units of the body. */
const REACH: Readonly<Record<Crop, number>> = {
  face: 0,
  avatar: 150,
  bust: 225,
  half: 440,
  full: 0,
}

const TALL_HAIR =
  /^(cloud-bun|hanfu-long|hanfu-windy|loops|topknot|topknot-long|half-tied|top-bun|elder-bun|mohawk|spiky|monkey)$/
const TALL_WORN: Readonly<Record<string, number>> = {
  'witch-hat': 370,
  'wizard-hat': 370,
  'rabbit-ears': 350,
  'chef-hat': 322,
  feathers: 380,
  helm: 330,
  mian: 290,
  wusha: 290,
  'phoenix-crown': 300,
  crown: 285,
  halo: 275,
  beanie: 268,
  'santa-hat': 256,
  'cat-ears': 252,
  'fox-ears': 252,
  douli: 242,
  'grad-cap': 240,
  nimbus: 300,
}

/** Held things may rise over the head, units of the body. */
const ABOVE_HEAD: Readonly<Record<string, number>> = {
  umbrella: 520,
  balloons: 470,
  spear: 300,
  staff: 300,
  kite: 740,
  sword: 120,
}

/** From the pit of the neck to the top of hair or hat, units of the body. */
export function measureTop(person: Person): number {
  const { y, scale } = headPlace(person)
  const hair = TALL_HAIR.test(person.hair) ? 282 : person.hair === 'double-buns' ? 222 : 196
  const worn = Math.max(0, ...person.worn.map((id) => TALL_WORN[id] ?? 0))
  const above = person.held === null ? 0 : (ABOVE_HEAD[person.held] ?? measureRise(person.held))
  return Math.max(-y + Math.max(hair, worn) * scale, above)
}

const isSmall = ({ age }: Person) => age === 'child' || age === 'baby'

/** Half the width that has to be seen, units of the body. */
function halfWidth(person: Person, crop: Crop): number {
  const { sw, hip } = getMeasures(person)
  const winged = person.worn.includes('wings') ? sw * 2.3 : 0
  const wide = Math.max(person.hair === 'twin-tails' ? 236 : 0, winged)
  const sleeves = person.pose === 'sleeves' ? 1.46 : person.pose === 'down' ? 1.22 : 1.34
  if (crop === 'full') return person.clothes === 'gown' ? hip * 2.6 : Math.max(wide, hip * 1.75)
  const reach = isGesture(person.held) ? 1.72 : sleeves
  return Math.max(wide, sw * (crop === 'half' ? reach : 1.16))
}

/** Height of a table before those who sit at it, below the pit of the neck: under their hands. */
export const BEFORE_TABLE = 412

/** Far edge of a table, of the height. */
export const EDGE_AT = 0.76

/** With what it has in its hands above the table. */
export function seatBehind(person: Person, { x, scale: usual }: Place, { height }: Frame): Place {
  const scale = Math.min(usual, (height * (EDGE_AT - 0.06)) / (measureTop(person) + BEFORE_TABLE))
  return { x, y: height * EDGE_AT - BEFORE_TABLE * scale, scale }
}

/** Held things that reach below a half figure, units of the body. */
const BELOW_HANDS: Readonly<Record<string, number>> = {
  ...{ camera: 70, knitting: 150, guitar: 160, 'watering-can': 90 },
}

/** So many units of a head are seen in a close look at it. */
const CLOSE = 384

/** One figure, large; in tall frames it is the width that ends its growth. */
export function placeOne(
  person: Person,
  frame: Frame,
  crop: Crop,
  { lean, roomy }: { readonly lean: number; readonly roomy: boolean },
): Place {
  if (crop === 'face') {
    // the face fills the frame, its crown at the edge
    const head = headPlace(person)
    const scale = Math.min(frame.height, frame.width) / (CLOSE * head.scale)
    return { x: frame.width / 2, y: frame.height * 0.52 - head.y * scale, scale }
  }
  const top = measureTop(person)
  const small = crop !== 'full' && isSmall(person) ? 0.92 : 1
  const reach = crop === 'full' ? getSoleHeight(person) : REACH[crop] * small
  const below = (crop === 'half' && BELOW_HANDS[person.held ?? '']) || 0
  const byHeight = (frame.height * 0.915) / (top + reach + below)
  const byWidth = (frame.width * 0.44) / halfWidth(person, crop)
  const scale = Math.min(byHeight, byWidth) * (roomy ? 0.82 : 1)
  const free = frame.height - (top + reach + below) * scale
  if (crop === 'full') {
    const foot = frame.height - Math.min(free * 0.5, frame.height * 0.06)
    return { x: frame.width / 2 + lean, y: foot - reach * scale, scale }
  }
  const above = roomy ? free : Math.min(free, Math.max(frame.height * 0.085, free * 0.42))
  return { x: frame.width / 2 + lean, y: above + top * scale, scale }
}

/** Lower offset of each of a group, units of a head, and depth. */
const RANKS: readonly (readonly (readonly [low: number, front: number])[])[] = [
  [],
  [[0, 0]],
  pairs('0,0 0.24,1'),
  pairs('0.02,0 0.3,2 0.1,1'),
  pairs('0,0 0.3,2 0.06,1 0.34,3'),
]
/** Units between two heads. */
const STEPS = [0, 0, 292, 250, 222] as const
/** From one row of heads down to the next, units. */
const ROW = 330

/**
 * Several figures, shoulders overlapping; children stand lower and before the others.
 *
 * @param roomy a painted place is to be seen around them
 * @param tabled a table is before them
 */
export function placeGroup(
  people: readonly Person[],
  frame: Frame,
  roomy: boolean,
  tabled = false,
): (Place & { front: number })[] {
  const count = people.length
  const ranks = RANKS[count] ?? []
  // five and more stand in two rows
  const isDeep = count >= RANKS.length && !tabled
  const far = isDeep ? Math.ceil(count / 2) : count
  const step = (STEPS[far] ?? 222) * (tabled ? 1.3 : 1)
  const half = (step * (far - 1)) / 2
  const top = Math.max(...people.map(measureTop))
  const holds = people.some(({ held }) => held !== null)
  const waist = tabled ? BEFORE_TABLE + 200 : holds ? BEFORE_TABLE + 56 : count > 2 ? 300 : 260
  const reach = waist + (isDeep ? ROW : 0)
  const widest = Math.min(
    (frame.width * 0.47) / (half + 190),
    (frame.height * 0.92) / (top + reach),
  )
  const scale = widest * (roomy && !tabled ? 0.76 : 1)
  const free = frame.height - (top + reach) * scale
  const above = roomy ? free * 0.86 : Math.max(frame.height * 0.06, free * 0.5)
  const mixed = people.some((person) => !isSmall(person))
  // children before grown-ups
  const order = [...people].sort((a, b) => (isDeep ? Number(isSmall(a)) - Number(isSmall(b)) : 0))
  return people.map((person) => {
    const i = order.indexOf(person)
    const isNear = i >= far
    // the near row is seen between the heads of the far one
    const at = isNear ? i - far + (2 * far - count) / 2 : i
    const [low, front] = ranks[i] ?? [isNear ? 0 : 0.1 * (i % 2), i]
    const small = isSmall(person) && mixed
    return {
      x: frame.width / 2 + (step * at - half) * scale,
      y: above + (top + (isNear ? ROW : 0) + (small ? (isNear ? 60 : 150) : low * 200)) * scale,
      scale: scale * (small ? 0.9 : 1),
      front: front + (isNear ? 20 : small ? 10 : 0),
    }
  })
}

/** The shadow of an upright figure on the ground. */
export function footShadow({ x, y, scale }: Place, sole: number): Form {
  return ellipse(
    [x + 16 * scale, y + (sole - 12) * scale],
    [230 * scale, 26 * scale],
    [0.3, 0.04, 300],
    { ...{ role: 'shadow', alpha: 0.28, blur: 16 * scale, plain: true } },
  )
}
