import { RELATION, type ThingWish, type Trait, traitOf } from '../illustration/family'
import { familyOf } from '../illustration/registry'
import { type Relation, isBehindLoad, readSeat } from '../illustration/together'
import type { Plan, PlanThing } from '../planning/plan'
import { nameOfKind } from '../planning/plan-things'
import { isSeat } from '../planning/scenery'
import type { SceneId } from '../slots'
import { type WholeBox, keepInFrame, measureBox, shift } from './boxes'
import { findFloor } from './floor'
import { refuse } from './refusal'
import { type Step, findOwnWish, isPart, isVisible, requireThing, withThing } from './step'
import { differVisibly } from './trial'
import { findThing } from './words'

/**
 * Loads of other things of the picture: a cat on a chair, a girl on a dragon. A load goes with its
 * carrier, and is put on the ground where that is taken away.
 */

type CarryingRelation = Extract<Relation, 'on' | 'in'>

/** The way the main thing is carried by a row; null: it is next to it. */
function findRelation({ picture }: Plan, { key }: PlanThing): CarryingRelation | null {
  const [role, at] = key.split(' ')
  if (role !== 'other' || picture.kind !== 'illustration') return null
  const wish = picture.brief.others[Number(at) - 1]
  const value = wish && traitOf(wish, RELATION)?.value
  return value === 'on' || value === 'in' ? value : null
}

/** Of the height of the carrier, how far its load may be off: it was moved a little. */
const TOLERANCE = 0.12

function isCarriedBy(load: WholeBox, carrier: WholeBox): boolean {
  const middle = (load.left + load.right) / 2
  const slack = (carrier.bottom - carrier.top) * TOLERANCE
  return (
    middle > carrier.left &&
    middle < carrier.right &&
    load.bottom > carrier.top - slack &&
    load.bottom < carrier.bottom + slack
  )
}

/** The things that a row carries, as they are placed now. */
export function listCarried(plan: Plan, carrier: PlanThing): PlanThing[] {
  if (findRelation(plan, carrier) === null) return []
  const box = measureBox(plan, carrier)
  return plan.things.filter((row) => {
    if (!/^main /.test(row.key) || !isVisible(row)) return false
    const own = measureBox(plan, row)
    return box !== null && own !== null && isCarriedBy(own, box)
  })
}

/** The thing that a row is on or in. */
export const findCarrier = (plan: Plan, load: PlanThing): PlanThing | undefined =>
  plan.things.find(
    (row) =>
      /^other /.test(row.key) &&
      isVisible(row) &&
      listCarried(plan, row).some(({ id }) => id === load.id),
  )

const AFLOAT: readonly SceneId[] = ['sea', 'lake', 'river', 'cloud-sea', 'night-sky', 'underwater']
const IN_THE_AIR = /^(?:cloud-sea|night-sky|underwater)$/
/** Carriers that are no sign of a ground below them. */
const MOVES = /^(?:sailboat|ship|boat|kayak|aeroplane|helicopter|balloon|hot-air-balloon|ufo)/

/** True if something is under a carrier that its load can be put on. */
function hasGround(plan: Plan, { kind }: PlanThing): boolean {
  const { picture } = plan
  if (picture.kind === 'landscape') return true
  if (picture.brief.place) return findFloor(plan) !== null
  const scene = picture.place?.slots.scene
  if (scene === undefined) return true
  return !IN_THE_AIR.test(scene) && !(MOVES.test(kind) && AFLOAT.includes(scene))
}

/** Traits of who is on a seat: without it one is on one's feet. */
const SEATED = /^(?:seat|ride|action)$/

/** A person who sat on something gets up; an animal is as it was. */
export function getUp(plan: Plan, row: PlanThing): Plan {
  const wish = findOwnWish(plan, row)
  if (!wish || familyOf(wish.id)?.id !== 'people') return plan
  const action = traitOf(wish, 'action')?.value ?? 'sit'
  if (!/^(?:sit|ride|horseback)$/.test(action)) return plan
  const traits = [
    ...wish.traits.filter(({ slot }) => !SEATED.test(slot)),
    { slot: 'action', value: 'stand' },
  ]
  return withThing(plan, { ...row, wish: { ...wish, traits } })
}

/** The refusal to take away what nothing else can carry. */
export const NO_GROUND = /下面没有地面/

const refuseGround = (carrier: PlanThing, { name }: PlanThing): never =>
  refuse(
    `去掉${carrier.name}以后${name}下面没有地面，可以连${name}一起去掉，或者先换一个有地面的地方。`,
  )

/** Of the height of its load, what a carrier may be high to be as good as the ground. */
const FLAT = 0.3
/** Feet are above the lower edge of the picture. */
const LOWEST = 0.95

/** Removes a thing; what was on it is put on the ground. */
export function removeCarrier(plan: Plan, carrier: PlanThing): Step {
  const hide = (from: Plan): Plan =>
    withThing(from, { ...carrier, transform: { ...carrier.transform, hidden: true } })
  const loads = listCarried(plan, carrier)
  const box = measureBox(plan, carrier)
  if (loads.length === 0 || !box) return { plan: hide(plan), touched: [carrier.id] }
  const [load] = loads
  if (load && !hasGround(plan, carrier)) refuseGround(carrier, load)
  let edited = hide(plan)
  for (const load of loads) {
    const old = measureBox(plan, load)
    const isFlat = old !== null && box.bottom - box.top < (old.bottom - old.top) * FLAT
    if (isFlat) continue
    const risen = getUp(edited, load)
    const own = measureBox(risen, load)
    if (!own) continue
    const put = shift(risen, load.id, 0, Math.min(box.bottom, LOWEST) - own.bottom)
    edited = keepInFrame(plan, { plan: put, touched: [] }, load.id).plan
  }
  return { plan: edited, touched: [carrier.id, ...loads.map(({ id }) => id)] }
}

/** Width of a carrier that has several places on it, of its height. */
const LONG = 1.3
/** Of the width of a load, what is a place of its own on a long carrier; of that of the carrier, its arms. */
const LEAST_ALONG = 0.12
const ARM = 0.06

/** The way of a load along a carrier that is long enough for it; 0: that is no other place. */
function moveAlong(load: WholeBox, carrier: WholeBox, dx: number): number {
  const width = carrier.right - carrier.left
  if (width < (carrier.bottom - carrier.top) * LONG) return 0
  const least = carrier.left + width * ARM - load.left
  const most = carrier.right - width * ARM - load.right
  const by = Math.max(Math.min(0, least), Math.min(Math.max(0, most), dx))
  return Math.abs(by) < (load.right - load.left) * LEAST_ALONG ? 0 : by
}

/** Moves a carrier with its load, or a load: along its carrier, else both. */
export function moveTogether(plan: Plan, row: PlanThing, dx: number, dy: number): Step {
  const loads = listCarried(plan, row)
  const carrier = findCarrier(plan, row)
  const box = carrier && measureBox(plan, carrier)
  const own = measureBox(plan, row)
  const along = box && own && dy === 0 ? moveAlong(own, box, dx) : 0
  if (along !== 0) return { plan: shift(plan, row.id, along, 0), touched: [row.id] }
  const others = carrier ? [carrier, ...listCarried(plan, carrier)] : loads
  const moved = [row, ...others.filter(({ id }) => id !== row.id)]
  // the larger of both stays in the picture, and the heads of all
  const limit = (by: number, from: number, to: number): number =>
    by < 0 ? Math.max(by, Math.min(0, -from)) : Math.min(by, Math.max(0, 1 - to))
  const by = box ? limit(dx, box.left, box.right) : dx
  const boxes = moved.length > 1 ? moved.flatMap((one) => measureBox(plan, one) ?? []) : []
  const down =
    boxes.length > 0
      ? limit(
          dy,
          Math.min(...boxes.map(({ top }) => top)),
          Math.max(...boxes.map(({ bottom }) => bottom)),
        )
      : dy
  let edited = plan
  for (const { id } of moved) edited = shift(edited, id, by, down)
  if (moved.length === 1 && by !== 0) edited = putBeforeFarther(plan, edited, row.id)
  return { plan: edited, touched: moved.map(({ id }) => id) }
}

/** Of its area, how much of a thing is hidden where it would not be found again. */
const HIDDEN = 0.4

function measureShared(own: WholeBox, other: WholeBox): number {
  const wide = Math.min(own.right, other.right) - Math.max(own.left, other.left)
  const high = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top)
  const area = (own.right - own.left) * (own.bottom - own.top)
  return area > 0 ? (Math.max(0, wide) * Math.max(0, high)) / area : 0
}

/** A cat that was next to a sofa and goes to where that is sits before it, if its foot is nearer. */
function putBeforeFarther(before: Plan, plan: Plan, id: string): Plan {
  const [old, own] = [before, plan].map((one) => measureBox(one, requireThing(one, id)))
  if (!old || !own) return plan
  const isHidden = plan.things.some((row) => {
    const box = row.id === id || !isVisible(row) || isPart(row) ? null : measureBox(plan, row)
    return (
      box !== null &&
      box.bottom <= own.bottom + NEAR &&
      measureShared(old, box) < HIDDEN &&
      measureShared(own, box) >= HIDDEN
    )
  })
  return isHidden ? putBefore(plan, id) : plan
}
/** Of the height of the picture, feet that are at the same distance. */
const NEAR = 0.02

/** Makes a carrier larger with its load, about the foot of the carrier. */
export function scaleTogether(plan: Plan, row: PlanThing, factor: number): Step {
  const loads = listCarried(plan, row)
  const box = measureBox(plan, row)
  let edited = shift(plan, row.id, 0, 0, factor)
  for (const load of loads) {
    const own = measureBox(plan, load)
    if (!box || !own) continue
    const [x, y] = [(own.left + own.right) / 2, own.bottom]
    const middle = (box.left + box.right) / 2
    const [dx, dy] = [(x - middle) * (factor - 1), (y - box.bottom) * (factor - 1)]
    edited = shift(edited, load.id, dx, dy, factor)
  }
  return { plan: edited, touched: [row.id, ...loads.map(({ id }) => id)] }
}

function putBefore(plan: Plan, id: string): Plan {
  const row = requireThing(plan, id)
  const order = (row.transform?.order ?? 0) + 1
  return withThing(plan, { ...row, transform: { ...row.transform, order } })
}

/** Puts the load of a carrier that became something else on the seat of that. */
export function seatLoad(before: Plan, step: Step, id: string): Step {
  const [old, row] = [before, step.plan].map((plan) => plan.things.find((one) => one.id === id))
  const relation = old && findRelation(before, old)
  const now = row && measureBox(step.plan, row)
  if (!old || !row || !relation || !now) return step
  let { plan } = step
  const loads = listCarried(before, old)
  for (const load of loads) {
    const own = measureBox(plan, load)
    if (!own) continue
    const foot = now.top + readSeat(relation, row.kind, load.kind) * (now.bottom - now.top)
    const dx = (now.left + now.right - own.left - own.right) / 2
    plan = shift(plan, load.id, dx, foot - own.bottom)
    if (relation === 'in' && isBehindLoad(row.kind)) plan = putBefore(plan, load.id)
    plan = keepInFrame(before, { plan, touched: [] }, load.id).plan
  }
  if (step.touched === 'all') return { ...step, plan }
  return { plan, touched: [...step.touched, ...loads.map((load) => load.id)] }
}

/** The people on the seat that is drawn with them. */
const listSeated = ({ things }: Plan): PlanThing[] =>
  things.filter((row) => /^main /.test(row.key) && isVisible(row))

/** The seat, the horse or the bicycle under people: another one, or none. */
export function changeSeat(plan: Plan, seat: PlanThing, to: string | null): Step | null {
  const rows = isSeat(seat) ? listSeated(plan) : []
  const isShared = to !== null && rows.length > 1
  let edited = isShared ? takeSharedSeat(plan, to) : plan
  for (const row of rows) {
    if (isShared && !row.wish) continue
    const next = to === null ? leaveSeat(edited, seat, row) : takeSeat(edited, row, to)
    if (!next) return null
    edited = next
  }
  if (edited === plan) return null
  // a bench of several people is drawn by itself
  if (to === null && rows.length > 1)
    edited = withThing(edited, { ...seat, transform: { ...seat.transform, hidden: true } })
  if (!differVisibly(plan, edited)) return refuse(`${seat.name}这样改在这张图里看不出来。`)
  if (isShared) return { plan: edited, touched: 'all' }
  return { plan: edited, touched: [seat.id, ...rows.map(({ id }) => id)] }
}

function leaveSeat(plan: Plan, seat: PlanThing, row: PlanThing): Plan {
  const risen = getUp(plan, row)
  const isInAir = traitOf(findOwnWish(plan, row) ?? { traits: [] }, 'seat')?.value === 'cloud'
  if (isInAir && plan.picture.kind === 'illustration' && !plan.picture.place)
    refuseGround(seat, row)
  if (risen === plan) return plan
  return keepInFrame(plan, { plan: risen, touched: [row.id] }, row.id, false).plan
}

/** The traits of someone on another seat; null: no such seat is drawn. */
function seatOn({ id, traits }: ThingWish, to: string): Trait[] | null {
  const name = nameOfKind(id)
  const read = [`坐在${to}上的${name}`, `骑着${to}的${name}`, `骑${to}的${name}`]
    .map(findThing)
    .find((one) => one?.traits.some(({ slot, value }) => isSeatTrait(slot, value)))
  if (!read) return null
  const rides = read.traits.some(({ value }) => /^(?:ride|horseback)$/.test(value))
  return [
    ...traits.filter(({ slot }) => !SEATED.test(slot)),
    ...read.traits.filter(({ slot, value }) => SEATED.test(slot) && !(rides && value === 'sit')),
  ]
}

/** One seat under several people is a part of their group. */
function takeSharedSeat(plan: Plan, to: string): Plan {
  const { picture } = plan
  if (picture.kind !== 'illustration') return plan
  const { planned = picture.brief } = picture
  const { main } = picture.brief
  const traits = seatOn(main, to)
  if (!traits) return plan
  return {
    ...plan,
    picture: { ...picture, planned, brief: { ...picture.brief, main: { ...main, traits } } },
  }
}

function takeSeat(plan: Plan, row: PlanThing, to: string): Plan | null {
  const wish = findOwnWish(plan, row)
  const traits = wish && seatOn(wish, to)
  if (!traits) return null
  const changed = withThing(plan, { ...row, wish: { ...wish, traits } })
  // the ropes of a swing end above the picture
  const isEndless = traits.some(({ value }) => value === 'swing')
  return isEndless
    ? changed
    : keepInFrame(plan, { plan: changed, touched: [row.id] }, row.id, false).plan
}

const isSeatTrait = (slot: string, value: string): boolean =>
  /^(?:seat|ride)$/.test(slot) || (slot === 'action' && /^(?:ride|horseback)$/.test(value))
