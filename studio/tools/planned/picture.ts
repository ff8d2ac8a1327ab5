/** A picture that was painted by a plan, as tools use it. */
import type { Mask, Raster } from '@media/raster'
import { listThingsAt } from '@contract/things'
import { Recent } from '../../lib/recent'
import type { KnownThings } from '../../imaging/masks/known'
import type { Size } from '../../imaging/segment/shrink'
import { coverThing } from '../../painter/planning/cover'
import { KERNEL_VERSION, type Plan, parsePlan } from '../../painter/planning/plan'
import { renderPlan } from '../../painter/planning/render'
import { listThings, type PlannedThing } from '../../painter/planning/things'
import { isSamePicture } from '../same-picture'

export interface KnownPicture {
  readonly plan: Plan
  /** The nearest first. */
  readonly things: readonly PlannedThing[]
  readonly known: KnownThings
  drawCover(thing: PlannedThing, size: Size): Mask
}

/** Keys of the copies of what an illustration is about. */
const MAIN = /^main( |$)/

/**
 * Subject of the picture: all copies of the main thing of an illustration, or the largest thing
 * that the words of a landscape ask for.
 */
function findSubject(plan: Plan, things: readonly PlannedThing[]): readonly PlannedThing[] {
  const keys = new Map(plan.things.map(({ id, key }) => [id, key]))
  const main = things.filter(({ id }) => MAIN.test(keys.get(id) ?? ''))
  if (main.length > 0) return main
  const named = things.filter(({ words }) => words.length > 0)
  const area = ({ bounds }: PlannedThing): number => bounds.width * bounds.height
  return [...named].sort((a, b) => area(b) - area(a)).slice(0, 1)
}

function unite(covers: readonly Mask[], { width, height }: Size): Mask | null {
  if (covers.length === 0) return null
  const values = new Uint8Array(width * height)
  for (const cover of covers)
    cover.values.forEach((value, at) => (values[at] = Math.max(values[at], value)))
  return { width, height, values }
}

function openPlan(plan: Plan): KnownPicture {
  // listing takes as long as many a tool: it waits until a thing is wanted
  let listed: readonly PlannedThing[] | null = null
  const list = (): readonly PlannedThing[] => (listed ??= listThings(plan))
  const covers = new Map<string, Mask>()
  function drawCover({ id }: PlannedThing, { width, height }: Size): Mask {
    const key = `${id} ${width} ${height}`
    const cover = covers.get(key) ?? coverThing(plan, id, { width, height })
    covers.set(key, cover)
    return cover
  }
  const known: KnownThings = {
    at: (spot, size) => listThingsAt(list(), spot).map((thing) => drawCover(thing, size)),
    subject: (size) =>
      unite(
        findSubject(plan, list()).map((thing) => drawCover(thing, size)),
        size,
      ),
  }
  return {
    plan,
    known,
    drawCover,
    get things() {
      return list()
    },
  }
}

/** Whether the same plan gives the same bytes here. */
export const isOfThisKernel = ({ plan }: KnownPicture): boolean => plan.kernel === KERNEL_VERSION

/**
 * Whether this painter still draws what `picture` shows: after a change of the painter, outlines of
 * another composition would be wrong.
 */
export function isStillDrawn({ plan }: KnownPicture, picture: Raster): boolean {
  const { width, height } = picture
  return isSamePicture(renderPlan(plan, { width, height }), picture)
}

/**
 * Plans that were read last: their compositions, things and trial pictures are made once, whichever
 * tool needs them first.
 */
const plans = new Recent<Plan | null>(6)

/** Null: there is no plan, or none of a version that is read here. */
export function readKnown(stored: unknown): KnownPicture | null {
  const read = (): Plan | null => parsePlan(stored)
  const plan = stored === undefined ? null : plans.get(JSON.stringify(stored), read)
  return plan && openPlan(plan)
}
