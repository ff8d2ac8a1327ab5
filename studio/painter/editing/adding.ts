import { power } from '../../lib/maths'
import { readHeight } from '../illustration/real-height'
import type { Plan, PlanRest, PlanThing } from '../planning/plan'
import { PLACE_PREFIX } from '../planning/arrange'
import { nameOfKind, nameOfSubject } from '../planning/plan-things'
import { type PlannedThing, type ThingBounds, listThings } from '../planning/things'
import type { Spot, SubjectWish } from '../slots'
import { findDefinition } from '../subjects/registry'
import { refuse } from './refusal'
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
import { findInScene, findNearSubjects, findNearThings, findSubject, findThing } from './words'

/** Edits of which things there are. */

/** Height of an added thing where nothing is said of it, short sides. */
const USUAL_HEIGHT = 0.34
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
/** Widths of animals from the side, of all else, of their heights. */
const WIDE = { side: 1.3, other: 0.8 }
/** Of one behind others, the same; and the reluctance to put it there. */
const HIDDEN = 2.6
const FARTHER = 0.15
/** What is hidden counts as more where heads are: above, or at both ends of what is long. */
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

/** The spot that covers least, on the ground of the largest thing, before or behind it. */
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
  const isWhole = main && foot < 0.985 && plan.picture.kind === 'illustration' && plan.picture.place
  const usual = isWhole ? readOwnHeight(main, id, (main.bounds.height * plan.height) / short) : null
  const isWide = usual !== null && main.bounds.width > main.bounds.height
  let best: Free = { x: 0.5, y: 0.9, scale: USUAL_HEIGHT }
  let least = Infinity
  for (const { down, size } of usual === null ? ROWS.slice(0, 2) : ROWS)
    for (const x of COLUMNS) {
      const scale = usual === null ? USUAL_HEIGHT : usual * size
      const height = (scale * short) / plan.height
      const width =
        ((scale * short) / plan.width) * (isWide ? WIDE.side : usual === null ? 1 : WIDE.other)
      const y = Math.min(0.97, Math.max(foot + down, height + 0.03))
      const box = { x: x - width / 2, y: y - height, width, height }
      const cut = Math.max(0, -box.x) + Math.max(0, x + width / 2 - 1)
      const own = down < 0 ? { ...box, height: height * 0.75 } : box
      const covered = seen.reduce(
        (sum, { bounds }) =>
          sum + (down < 0 ? HIDDEN * overlap(own, bounds) : measureCover(box, bounds)),
        0,
      )
      const cost = (covered + 3 * cut * height) / (width * height) + (down < 0 ? FARTHER : 0)
      if (cost < least - 1e-6) [best, least] = [{ x, y, scale }, cost]
    }
  return best
}

/** Height of a thing next to a whole one of this height, in proportion to their real heights. */
function readOwnHeight({ kind }: PlannedThing, id: string, height: number): number {
  const real = (thing: string): number => readHeight({ id: thing, count: null, traits: [] })
  return Math.max(0.12, Math.min(0.44, height * power(real(id) / real(kind), 0.6)))
}

/** Keys of things that were added: the number at the end is that of their only copy. */
const keyOfAdded = (id: string): string => `added ${id} 0`

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

/** A thing of the illustrations stands where its foot was named, one of the scene on a side of it. */
const atSpot = (wish: SubjectWish, { x, y, scale }: Spot): SubjectWish =>
  wish.traits ? { ...wish, at: { x, y, scale } } : { ...wish, ...pickSide({ x }) }

/** Places to try where a thing would stand behind others: feet, shares of the picture. */
const CLEARINGS: readonly Spot[] = [0.5, 0.28, 0.72, 0.14, 0.86].map((x) => ({ x, y: 0.86 }))

const isSeenIn = ({ plan, touched }: Step): boolean =>
  listThings(plan).some(({ id }) => touched.includes(id))

/** A family's thing, at another place where nothing of it would be seen. */
function addSeen(plan: Plan, wish: SubjectWish, words: string[]): Step {
  const step = addSubject(plan, wish, words)
  if (!wish.traits || isSeenIn(step)) return step
  for (const at of CLEARINGS) {
    const other = addSubject(plan, { ...wish, at: { ...wish.at, ...at } }, words)
    if (isSeenIn(other)) return other
  }
  return refuse(
    `「${words.join('')}」在这张图里太小或者被挡住，看不见。`,
    findNearSubjects(words.join('')),
  )
}

function addThing(
  plan: Plan,
  wish: NonNullable<PlanThing['wish']>,
  words: string[],
  spot: Spot,
): Step {
  const id = nextId(plan, wish.id)
  const free = findSpot(plan, wish.id)
  const scale = spot.scale ?? free.scale
  const rest: PlanRest = { x: spot.x ?? free.x, y: spot.y ?? free.y, scale, byOrigin: false }
  const thing: PlanThing = {
    ...{ id, key: keyOfAdded(id), kind: wish.id, name: nameOfKind(wish.id), words },
    ...{ rest, wish: { ...wish, count: null }, added: true },
  }
  return { plan: { ...plan, things: [...plan.things, thing] }, touched: [id] }
}

export function add(plan: Plan, to: string, spot: Spot): Step {
  const { picture } = plan
  if (picture.kind === 'landscape') {
    const wish = findInScene(to)
    if (!wish) return refuse(`风景里不会画「${to}」。`, findNearSubjects(to))
    return addSeen(plan, atSpot(wish, spot), [to])
  }
  const subject = findSubject(to)
  const wish = findThing(to)
  if (wish) return addThing(plan, wish as NonNullable<PlanThing['wish']>, [to], spot)
  if (subject && picture.place)
    return addSubject(plan, { ...subject, ...pickSide(spot) }, [to], PLACE_PREFIX)
  return refuse(`不会画「${to}」。`, findNearThings(to))
}

/** Another one of the same kind, of the same height. */
function addCopy(plan: Plan, thing: PlanThing): Step {
  if (isInScene(plan, thing)) {
    const subject = findOwnSubject(plan, thing)
    const prefix = plan.picture.kind === 'landscape' ? '' : PLACE_PREFIX
    if (!subject) return refuse(`${thing.name}只能有一个。`)
    const { at: _, ...own } = subject
    return addSubject(plan, own, [...thing.words], prefix)
  }
  const wish = findOwnWish(plan, thing)
  if (!wish) return refuse(`${thing.name}只能有一个。`)
  const seen = listThings(plan).find(({ id }) => id === thing.id)
  const short = Math.min(plan.width, plan.height)
  const own = seen ? (seen.bounds.height * plan.height) / short : USUAL_HEIGHT
  return addThing(plan, wish as NonNullable<PlanThing['wish']>, [...thing.words], {
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
