import { power } from '../../lib/maths'
import { readHeight } from '../illustration/real-height'
import { familyOf } from '../illustration/registry'
import type { Plan, PlanRest, PlanThing } from '../planning/plan'
import { PLACE_PREFIX } from '../planning/tags'
import { nameOfKind, nameOfSubject } from '../planning/plan-things'
import { type PlannedThing, type ThingBounds, listThings } from '../planning/things'
import type { Spot, SubjectWish } from '../slots'
import { isExtra } from '../subjects/extras'
import { findDefinition, isOwnDrawing, getSubject } from '../subjects/registry'
import type { SubjectDefinition } from '../subjects/subject'
import { cannotDraw, refuse } from './refusal'
import {
  type Step,
  requireThing,
  isInScene,
  isPart,
  isVisible,
  findOwnSubject,
  findOwnWish,
  withThing,
} from './step'
import {
  findDrawn,
  findExtraWish,
  findInScene,
  findNearSubjects,
  findNearThings,
  findThing,
} from './words'

/** Edits of which things there are. */

/** Height of an added thing where nothing is said of it, short sides. */
const USUAL_HEIGHT = 0.34
/** The same of a metre in a room or a street, near to the viewer. */
const METRE = 0.45
const COLUMNS = [0.18, 0.82, 0.34, 0.66, 0.5, 0.1, 0.9, 0.26, 0.74, 0.42, 0.58]
/** At most so many of one kind. */
const MOST = 9

/** A number that no thing of this kind had. */
export function nextId({ things }: Plan, kind: string): string {
  const used = new Set(things.map(({ id }) => id))
  for (let number = 1; ; number++) if (!used.has(`${kind}-${number}`)) return `${kind}-${number}`
}

function overlap(a: ThingBounds, b: ThingBounds): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Rows where an added thing may stand: how much lower than the ground of the main one, how large. */
const ROWS = [
  { down: 0, size: 1 },
  { down: 0.06, size: 1.08 },
  { down: -0.1, size: 0.82 },
  { down: -0.16, size: 0.66 },
] as const
/** The same of what is much taller than the main thing: it is behind it. */
const TALL_ROWS = [
  { down: -0.05, size: 1 },
  { down: -0.1, size: 0.9 },
] as const
/** Of the main thing's real height. */
const TALL = 2.2
/** Heights of what hangs in the air and what swims below, shares; upper edges and feet of rows. */
const SKY_ROWS = [0.05, 0.12, 0.2] as const
const WATER_ROWS = [0.95, 0.87, 0.8] as const
/** Widths of animals from the side, of all else, of their heights. */
const WIDE = { side: 1.3, other: 0.8 }
/** Of one behind others what is hidden counts as so much more; and the reluctance to take a later row. */
const HIDDEN = 2.6
const ROW_COST = 0.06
/** Hidden parts count more at heads: above, or at both ends of a long thing. */
const HEAD = 2.2

function measureCover(box: ThingBounds, other: ThingBounds): number {
  const { x, width } = other
  const end = { ...other, width: width * 0.32 }
  const heads =
    width > other.height
      ? [end, { ...end, x: x + width - end.width }]
      : [{ ...other, height: other.height * 0.45 }]
  return overlap(box, other) + HEAD * heads.reduce((sum, head) => sum + overlap(box, head), 0)
}

interface Free {
  readonly x: number
  readonly y: number
  readonly scale: number
}

type Row = { readonly y: number; readonly scale: number; readonly isBehind: boolean }

/** Rows of a thing by where it belongs: in the sky, in water, on the ground of the largest thing. */
function listRows(
  { id, height, placements, behind, thing }: SubjectDefinition & { readonly id: string },
  main: PlannedThing | undefined,
  foot: number,
  { width, height: high }: Plan,
): Row[] {
  const short = Math.min(width, high)
  const tall = main && (main.bounds.height * high) / short
  const isWhole = main !== undefined && tall !== undefined && foot < 0.985
  const isPlace = main !== undefined && familyOf(main.kind)?.arePlaces === true
  const own = isPlace
    ? Math.max(0.14, Math.min(0.6, readReal(id) * METRE))
    : isWhole
      ? readOwnHeight(main, id, tall)
      : USUAL_HEIGHT
  if (behind) return [{ y: 0.62, scale: height * 0.9, isBehind: true }]
  const drawn = thing === undefined && isOwnDrawing(id) ? Math.min(0.34, height * 1.1) : own
  if (/^(?:sky|corner)$/.test(placements[0]))
    return SKY_ROWS.map((top) => ({
      ...{ y: top + (drawn * short) / high, scale: drawn, isBehind: true },
    }))
  if (/^(?:surface|deep)$/.test(placements[0]))
    return WATER_ROWS.map((y) => ({ y, scale: Math.min(drawn, 0.2), isBehind: false }))
  const isTall = isWhole && readReal(id) > TALL * readReal(main.kind)
  const rows = isTall ? TALL_ROWS : isWhole ? ROWS : ROWS.slice(0, 2)
  return rows.map(({ down, size }) => {
    const scale = own * size
    return {
      ...{ scale, isBehind: down < 0 },
      y: Math.min(0.97, Math.max(foot + down, (scale * short) / high + 0.03)),
    }
  })
}

/** The spot that covers least: in the air, or on the ground of the largest thing. */
function findSpot(plan: Plan, id: string): Free {
  const seen: readonly PlannedThing[] = listThings(plan).filter((one) =>
    plan.things.some((thing) => thing.id === one.id && !isPart(thing)),
  )
  const short = Math.min(plan.width, plan.height)
  const main = [...seen].sort(
    (a, b) => b.bounds.width * b.bounds.height - a.bounds.width * a.bounds.height,
  )[0]
  const feet = seen.flatMap(({ kind, bounds: { y, height } }) =>
    kind === main.kind ? [y + height] : [],
  )
  const foot = feet.length > 0 ? Math.max(...feet) : 0.88
  const definition = getSubject(id)
  const isWide = main && main.bounds.width > main.bounds.height
  const wide = definition.placements[0] === 'sky' ? 2.2 : isWide ? WIDE.side : WIDE.other
  const pane = definition.placements[0] === 'sky' && isOwnDrawing(id) && seenThrough(plan)
  if (pane) return spotIn(pane, definition, short / plan.height)
  const columns = definition.behind ? [0.5] : COLUMNS
  let best: Free = { x: 0.5, y: 0.9, scale: USUAL_HEIGHT }
  let least = Infinity
  for (const [at, row] of listRows({ ...definition, id }, main, foot, plan).entries())
    for (const x of columns) {
      const { y, scale, isBehind } = row
      const height = (scale * short) / plan.height
      const width = ((scale * short) / plan.width) * wide
      const box = { x: x - width / 2, y: y - height, width, height }
      const cut = Math.max(0, -box.x) + Math.max(0, x + width / 2 - 1)
      const own = isBehind ? { ...box, height: height * 0.75 } : box
      const covered = seen.reduce(
        (sum, { bounds }) =>
          sum + (isBehind ? HIDDEN * overlap(own, bounds) : measureCover(box, bounds)),
        0,
      )
      const cost = (covered + 3 * cut * height) / (width * height) + at * ROW_COST
      if (cost < least - 1e-6) [best, least] = [{ x, y, scale }, cost]
    }
  return best
}

/** The window of a room: what is in the sky is seen in it. */
const seenThrough = (plan: Plan): ThingBounds | undefined =>
  listThings(plan).find(({ kind }) => /^windows?$/.test(kind))?.bounds

function spotIn(
  { x, y, width, height }: ThingBounds,
  { behind }: SubjectDefinition,
  short: number,
): Free {
  const scale = (height / short) * (behind ? 0.4 : 0.18)
  return { x: x + width * (behind ? 0.5 : 0.28), y: y + height * (behind ? 0.55 : 0.4), scale }
}

/** Metres. */
const readReal = (id: string): number => readHeight({ id, count: null, traits: [] })

/** Height of a thing next to a whole one of this height, in proportion to their real heights. */
function readOwnHeight({ kind }: PlannedThing, id: string, height: number): number {
  const ratio = readReal(id) / readReal(kind)
  const most = ratio > TALL ? 0.8 : 0.44
  return Math.max(0.12, Math.min(most, height * power(ratio, 0.6)))
}

/** Keys of things that were added: the number at the end is that of their only copy. */
export const keyOfAdded = (id: string): string => `added ${id} 0`

function addSubject(plan: Plan, wish: SubjectWish, words: string[], prefix = ''): Step {
  const id = nextId(plan, wish.id)
  const thing: PlanThing = {
    ...{ id, key: prefix + keyOfAdded(id), kind: wish.id, name: nameOfSubject(wish.id), words },
    ...{ rest: null, subject: { ...wish, count: 1 }, added: true },
  }
  return { plan: { ...plan, things: [...plan.things, thing] }, touched: [id] }
}

function pickSide({ x }: Spot): Pick<SubjectWish, 'place'> {
  if (x === undefined) return {}
  return { place: x < 0.4 ? 'left' : x > 0.6 ? 'right' : 'middle' }
}

/** A thing of the illustrations goes to its named foot, one of the scene to a side of it. */
const atSpot = (wish: SubjectWish, { x, y, scale }: Spot): SubjectWish =>
  wish.traits ? { ...wish, at: { x, y, scale } } : { ...wish, ...pickSide({ x }) }

/** Places to try where a thing would stand behind others: feet, shares of the picture. */
const CLEARINGS: readonly Spot[] = [0.5, 0.28, 0.72, 0.14, 0.86].map((x) => ({ x, y: 0.86 }))

const isSeenIn = ({ plan, touched }: Step): boolean =>
  listThings(plan).some(({ id }) => touched.includes(id))

/** A thing of the scene, at another place where nothing of it would be seen; null: nowhere. */
function addSeen(plan: Plan, wish: SubjectWish, words: string[], prefix = ''): Step | null {
  const step = addSubject(plan, wish, words, prefix)
  if (isSeenIn(step)) return step
  for (const at of wish.traits ? CLEARINGS : []) {
    const other = addSubject(plan, { ...wish, at: { ...wish.at, ...at } }, words, prefix)
    if (isSeenIn(other)) return other
  }
  return null
}

const refuseHidden = (words: string): never =>
  refuse(`「${words}」在这张图里太小或者被挡住，看不见。`, findNearSubjects(words))

/** Before the place of an illustration, or where it has none: drawn large. */
function addLarge(
  plan: Plan,
  drawn: Pick<PlanThing, 'wish' | 'subject'>,
  words: string[],
  spot: Spot,
): Step {
  const { id: kind = '' } = drawn.wish ?? drawn.subject ?? {}
  const id = nextId(plan, kind)
  const free = findSpot(plan, kind)
  const scale = spot.scale ?? free.scale
  const rest: PlanRest = { x: spot.x ?? free.x, y: spot.y ?? free.y, scale, byOrigin: false }
  const thing: PlanThing = {
    ...{ id, key: keyOfAdded(id), kind, words, rest },
    ...{ ...drawn, name: drawn.wish ? nameOfKind(kind) : nameOfSubject(kind), added: true },
  }
  const step = { plan: { ...plan, things: [...plan.things, thing] }, touched: [id] }
  return isSeenIn(step) ? step : refuseHidden(words.join(''))
}

export function add(plan: Plan, to: string, spot: Spot): Step {
  const { picture } = plan
  if (picture.kind === 'landscape') {
    const wish = findInScene(to)
    if (!wish) return refuse(`风景里${cannotDraw(to)}。`, findNearSubjects(to))
    return addSeen(plan, atSpot(wish, spot), [to]) ?? refuseHidden(to)
  }
  const wish = findExtraWish(to) ? null : findThing(to)
  if (wish) {
    const alone = { ...wish, count: null } as NonNullable<PlanThing['wish']>
    return addLarge(plan, { wish: alone }, [to], spot)
  }
  const subject = findDrawn(to)
  if (!subject) return refuse(`${cannotDraw(to)}。`, findNearThings(to))
  const placed =
    picture.place && !isExtra(subject.id)
      ? addSeen(plan, { ...subject, ...pickSide(spot) }, [to], PLACE_PREFIX)
      : null
  // a thing of several has a row for each
  const { count } = subject
  const own = { ...subject, count: findDefinition(subject).flock ? count : null }
  return placed ?? addLarge(plan, { subject: own }, [to], spot)
}

/** Another one of the same kind, of the same height. */
function addCopy(plan: Plan, thing: PlanThing): Step {
  if (thing.subject && !isInScene(plan, thing))
    return addLarge(plan, { subject: thing.subject }, [...thing.words], {})
  if (isInScene(plan, thing)) {
    const subject = findOwnSubject(plan, thing)
    const prefix = plan.picture.kind === 'landscape' ? '' : PLACE_PREFIX
    if (!subject) return refuse(`${thing.name}只能有一个。`)
    const { at: _, ...own } = subject
    const step = addSubject(plan, own, [...thing.words], prefix)
    return isSeenIn(step) ? step : refuseHidden(thing.name)
  }
  const wish = findOwnWish(plan, thing)
  if (!wish) return refuse(`${thing.name}只能有一个。`)
  const seen = listThings(plan).find(({ id }) => id === thing.id)
  const short = Math.min(plan.width, plan.height)
  const own = seen ? (seen.bounds.height * plan.height) / short : USUAL_HEIGHT
  return addLarge(plan, { wish: wish as NonNullable<PlanThing['wish']> }, [...thing.words], {
    scale: Math.max(0.12, Math.min(0.6, own * 0.8)),
  })
}

export function changeCount(plan: Plan, id: string, count: number): Step {
  const thing = requireThing(plan, id)
  if (isPart(thing)) return refuse(`${thing.name}只能有一个。`)
  const flock = isInScene(plan, thing) ? findOwnSubject(plan, thing) : null
  // a flock is one drawing of several
  if (flock && count > 0 && findDefinition(flock).flock) {
    const changed = { ...thing, subject: { ...flock, count } }
    return { plan: withThing(plan, changed), touched: [id] }
  }
  const same = plan.things.filter((one) => one.kind === thing.kind && isVisible(one))
  if (same.length === count) return refuse(`图里本来就有${count}个${thing.name}。`)
  if (count > MOST) return refuse(`一张图里最多画${MOST}个${thing.name}。`)
  const touched: string[] = []
  let edited = plan
  for (const surplus of same.slice(count)) {
    edited = withThing(edited, { ...surplus, transform: { ...surplus.transform, hidden: true } })
    touched.push(surplus.id)
  }
  for (let number = same.length; number < count; number++) {
    const step = addCopy(edited, thing)
    edited = step.plan
    if (step.touched !== 'all') touched.push(...step.touched)
  }
  return { plan: edited, touched }
}
