import { isAirborne } from '../illustration/together'
import type { Plan, PlanRest, PlanThing } from '../planning/plan'
import { PLACE_PREFIX } from '../planning/tags'
import { nameOfKind, nameOfSubject } from '../planning/plan-things'
import { isListed } from '../planning/things'
import type { Spot, SubjectWish } from '../slots'
import { isExtra } from '../subjects/extras'
import { findDefinition, getSubject } from '../subjects/registry'
import { measureBox } from './boxes'
import { findFloor, measureOnFloor } from './floor'
import { cannotDraw, refuse } from './refusal'
import {
  type Drawing,
  USUAL_HEIGHT,
  clampColumn,
  findSpot,
  isPlacePicture,
  readReal,
  stepAside,
} from './spots'
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

/** At most so many of one kind. */
const MOST = 9

/** A number that no thing of this kind had. */
export function nextId({ things }: Plan, kind: string): string {
  const used = new Set(things.map(({ id }) => id))
  for (let number = 1; ; number++) if (!used.has(`${kind}-${number}`)) return `${kind}-${number}`
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
  touched !== 'all' && touched.some((id) => isListed(plan, id))

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

/** Things for pictures without a ground. */
const IN_THE_SKY = ['飞机', '热气球', '鸟', '龙']

/** Neither flies nor fills the picture: air, lights, views. */
function needsGround(kind: string): boolean {
  const { placements, behind, fills } = getSubject(kind)
  return !behind && !fills && !/^(?:sky|corner)$/.test(placements[0]) && !isAirborne(kind)
}

/** Before the place of an illustration, or where it has none: drawn large. */
function addLarge(
  plan: Plan,
  drawn: Pick<PlanThing, 'wish' | 'subject'>,
  words: string[],
  spot: Spot,
  copied?: number,
): Step {
  const { id: kind = '' } = drawn.wish ?? drawn.subject ?? {}
  const id = nextId(plan, kind)
  const floor = isPlacePicture(plan) ? findFloor(plan) : null
  if (isPlacePicture(plan) && !floor && needsGround(kind))
    refuse(`这张图是从高处看的，没有地面可以放「${words.join('')}」。`, IN_THE_SKY)
  const put = (x: number, y: number, scale: number): { plan: Plan; thing: PlanThing } => {
    const rest: PlanRest = { x, y, scale, byOrigin: false }
    const thing: PlanThing = {
      ...{ id, key: keyOfAdded(id), kind, words, rest },
      ...{ ...drawn, name: drawn.wish ? nameOfKind(kind) : nameOfSubject(kind), added: true },
    }
    return { plan: { ...plan, things: [...plan.things, thing] }, thing }
  }
  const drawing = measureDrawing(put(0.5, 0.9, TRIAL_SCALE), kind)
  const free = findSpot(plan, { ...drawing, ...(copied !== undefined && { copied }) })
  const depth = floor && spot.y !== undefined ? measureOnFloor(floor, readReal(kind), spot.y) : null
  const scale = spot.scale ?? (isAirborne(kind) ? null : depth) ?? free.scale
  // behind what is much smaller, also where it is next to that
  const isNext = spot.y !== undefined && free.isBehind && Math.abs(spot.y - free.y) < NEXT
  // a foot below the frame goes with the size that it was found for
  const isCut = free.y > 1 && spot.scale === undefined
  const y = isNext || isCut ? free.y : (spot.y ?? free.y)
  const short = Math.min(plan.width, plan.height)
  const width = (drawing.wide * scale * short) / plan.width
  const said = spot.x === undefined ? free.x : stepAside(plan, spot.x, width)
  const x = clampColumn(plan, said, y, width)
  const step = { plan: put(x, y, scale).plan, touched: [id] }
  return isSeenIn(step) ? step : refuseHidden(words.join(''))
}

/** Shares of the height between two feet that are next to each other. */
const NEXT = 0.15
/** Short sides; any will do. */
const TRIAL_SCALE = 0.3

function measureDrawing({ plan, thing }: { plan: Plan; thing: PlanThing }, id: string): Drawing {
  const box = measureBox(plan, thing)
  const isSmall = thing.subject !== undefined
  if (!box) return { id, isSmall, wide: 1, high: 1 }
  const unit = Math.min(plan.width, plan.height) * TRIAL_SCALE
  return {
    ...{ id, isSmall },
    wide: ((box.right - box.left) * plan.width) / unit,
    high: ((box.bottom - box.top) * plan.height) / unit,
  }
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
  const alone = wish as NonNullable<PlanThing['wish']>
  return addLarge(plan, { wish: alone }, [...thing.words], {}, measureCopied(plan, thing))
}

/** Height of a thing that another one is added of, short sides; undefined: the frame cuts it off. */
function measureCopied(plan: Plan, thing: PlanThing): number | undefined {
  const box = measureBox(plan, thing)
  if (!box) return USUAL_HEIGHT
  const high = (box.bottom - box.top) * (plan.height / Math.min(plan.width, plan.height))
  return box.bottom > 1.02 ? undefined : high
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
