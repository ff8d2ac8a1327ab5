import { composePlan } from '../planning/composed'
import { boxOfThing, formLayers, sceneLayers } from '../planning/layers'
import type { Plan, PlanThing } from '../planning/plan'
import { PLACE_PREFIX } from '../planning/tags'
import { refuse } from './refusal'
import { type Step, requireThing, withThing } from './step'

/** Boxes of things with what the frame cuts off, and edits that keep things inside of it. */

/** Shares of the picture; they reach out of it where the thing does. */
export type WholeBox = Readonly<{ left: number; top: number; right: number; bottom: number }>

/** All of a thing, also what others hide; null: nothing of it is drawn. */
export function measureBox(plan: Plan, { key }: Pick<PlanThing, 'key'>): WholeBox | null {
  const composed = composePlan(plan)
  const isPlace = key.startsWith(PLACE_PREFIX)
  if (composed.kind === 'illustration' && !isPlace) {
    const { layers, frame } = composed.prepared.illustration
    const own = layers.filter((layer) => formLayers.keyOf(layer) === key)
    return toShares(boxOfThing(own, formLayers), frame)
  }
  const scene = composed.kind === 'landscape' ? composed.scene : composed.prepared.place?.scene
  if (!scene) return null
  const own = isPlace ? key.slice(PLACE_PREFIX.length) : key
  const layers = scene.layers.filter((layer) => sceneLayers.keyOf(layer) === own)
  return toShares(boxOfThing(layers, sceneLayers), scene)
}

function toShares(
  box: WholeBox | null,
  { width, height }: { readonly width: number; readonly height: number },
): WholeBox | null {
  if (!box) return null
  const { left, top, right, bottom } = box
  return {
    ...{ left: left / width, right: right / width },
    ...{ top: top / height, bottom: bottom / height },
  }
}

/** Share of the sides that stays free around a thing that is put back into the frame. */
const MARGIN = 0.02
/** Less than this is not seen. */
const LEAST = 0.004

/** The shift that puts a span inside of 0..1; one that is longer is centred where it may be cut. */
function moveInside(from: number, to: number): number {
  if (to - from > 1 - 2 * MARGIN) return 0.5 - (from + to) / 2
  if (from < MARGIN) return MARGIN - from
  return to > 1 - MARGIN ? 1 - MARGIN - to : 0
}

const isOutside = (from: number, to: number): boolean => from < -LEAST || to > 1 + LEAST

/**
 * Keeps a changed thing in the frame: smaller about its foot where its top would be cut off, and
 * shifted where a side would.
 * @param mayBeCut what was cut off before may be so again
 */
export function keepInFrame(before: Plan, step: Step, id: string, mayBeCut = true): Step {
  const row = step.plan.things.find((one) => one.id === id)
  const old = before.things.find((one) => one.id === id)
  const now = row && measureBox(step.plan, row)
  if (!row || !now) return step
  const was = old && mayBeCut ? measureBox(before, old) : null
  const isTopCut = now.top < -LEAST && now.bottom <= 1 + LEAST && (was?.top ?? 0) >= -LEAST
  const high = now.bottom - MARGIN
  const fit = isTopCut ? high / (now.bottom - now.top) : 1
  const middle = (now.left + now.right) / 2
  const half = ((now.right - now.left) / 2) * fit
  const isSideCut =
    isOutside(middle - half, middle + half) && !(was && isOutside(was.left, was.right))
  const dx = isSideCut ? moveInside(middle - half, middle + half) : 0
  if (fit === 1 && dx === 0) return step
  const { transform } = row
  const fitted = {
    ...transform,
    ...{ scale: (transform?.scale ?? 1) * fit, dx: (transform?.dx ?? 0) + dx },
  }
  return { ...step, plan: withThing(step.plan, { ...row, transform: fitted }) }
}

/** Moves a row by shares of the picture, and makes it larger about its foot. */
export function shift(plan: Plan, id: string, dx: number, dy: number, factor = 1): Plan {
  const row = requireThing(plan, id)
  const { transform = {} } = row
  const moved = {
    ...transform,
    ...{ dx: (transform.dx ?? 0) + dx, dy: (transform.dy ?? 0) + dy },
    ...(factor !== 1 && { scale: (transform.scale ?? 1) * factor }),
  }
  return withThing(plan, { ...row, transform: moved })
}

/** The least that a thing grows by to be seen. */
const LEAST_GROWTH = 1.05

/** A text that is made larger stays readable: no larger than the picture, and all of it in it. */
function growText(before: Plan, plan: Plan, row: PlanThing, now: WholeBox): Plan {
  const old = requireThing(before, row.id).transform?.scale ?? 1
  const [wide, high] = [now.right - now.left, now.bottom - now.top]
  const fit = Math.min(1, (1 - 2 * MARGIN) / wide, (1 - 2 * MARGIN) / high)
  const grown = ((row.transform?.scale ?? 1) * fit) / old
  if (grown < LEAST_GROWTH) refuse(`${row.name}再大就超出画面了。`)
  const fitted = fit < 1 ? shift(plan, row.id, 0, 0, fit) : plan
  const box = measureBox(fitted, row)
  if (!box) return fitted
  return shift(fitted, row.id, moveInside(box.left, box.right), moveInside(box.top, box.bottom))
}

/** Of a larger thing the upper end stays in the picture: it is a person's head, and a plant's bloom. */
export function growInFrame(before: Plan, step: Step): Step {
  const { touched } = step
  if (touched === 'all') return step
  const [was, now] = [before, step.plan].map((plan) => joinBoxes(plan, touched))
  if (!now || !was || was.top < -LEAST) return step
  const [id = ''] = touched
  const text = step.plan.things.find((row) => row.id === id && row.key === 'part title')
  const isLarger = now.bottom - now.top > was.bottom - was.top
  if (text && isLarger) return { ...step, plan: growText(before, step.plan, text, now) }
  const top = Math.min(was.top, MARGIN / 2)
  const down = Math.max(0, top - now.top)
  const isWide = was.left >= -LEAST && was.right <= 1 + LEAST
  const dx = isWide && isOutside(now.left, now.right) ? moveInside(now.left, now.right) : 0
  if (down < LEAST && dx === 0) return step
  let { plan } = step
  for (const one of touched) plan = shift(plan, one, dx, down)
  return { ...step, plan }
}

function joinBoxes(plan: Plan, ids: readonly string[]): WholeBox | null {
  const boxes = plan.things.flatMap((row) =>
    ids.includes(row.id) ? (measureBox(plan, row) ?? []) : [],
  )
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
