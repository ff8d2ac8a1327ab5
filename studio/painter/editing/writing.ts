import { findRefusal } from '../illustration/lettering/refusal'
import type { Plan, PlanThing } from '../planning/plan'
import { type ThingBounds, listThings } from '../planning/things'
import { setWriting } from '../planning/writing'
import { nextId } from './adding'
import { refuse } from './refusal'
import { type Step, requireThing, withThing } from './step'

/** Texts over a picture: written, changed, and moved as any thing. */

/** Ems of the short side, for a few words and for a sentence. */
const LARGE = 0.1
const SMALL = 0.062
const FEW = 6

/** Default places of a text, the best first. */
const PLACES = [
  { x: 0.5, y: 0.93 },
  { x: 0.5, y: 0.07 },
  { x: 0.95, y: 0.95 },
  { x: 0.05, y: 0.05 },
] as const

function requireWritable(text: string): void {
  const reason = findRefusal([text])
  if (reason) refuse(`${reason}。`)
}

/** Of the area of a text, the share that lies over things. */
function measureCovered(plan: Plan, row: PlanThing, things: readonly ThingBounds[]): number {
  const { box } = setWriting(row, plan.style, plan)
  const [left, top] = [box.x / plan.width, box.y / plan.height]
  const [right, bottom] = [left + box.width / plan.width, top + box.height / plan.height]
  return things.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(right, x + width) - Math.max(left, x)
    const down = Math.min(bottom, y + height) - Math.max(top, y)
    return sum + (across > 0 && down > 0 ? across * down : 0)
  }, 0)
}

type Spot = { readonly x?: number | undefined; readonly y?: number | undefined }

export function write(plan: Plan, text: string, { x, y }: Spot): Step {
  requireWritable(text)
  const id = nextId(plan, 'writing')
  const scale = [...text].length > FEW ? SMALL : LARGE
  const at = (place: { x: number; y: number }): PlanThing => ({
    ...{ id, key: `writing ${id}`, kind: 'writing', name: '字', words: ['文字', text], text },
    ...{ rest: { ...place, scale, byOrigin: false }, added: true },
  })
  const isSaid = x !== undefined || y !== undefined
  const things = listThings(plan).map(({ bounds }) => bounds)
  const rated = PLACES.map(at).map((row) => ({ row, covered: measureCovered(plan, row, things) }))
  const [best] = rated.sort((a, b) => a.covered - b.covered)
  const row = isSaid || !best ? at({ x: x ?? 0.5, y: y ?? 0.93 }) : best.row
  return { plan: { ...plan, things: [...plan.things, row] }, touched: [id] }
}

export function rewrite(plan: Plan, id: string, text: string): Step {
  requireWritable(text)
  const row = requireThing(plan, id)
  return { plan: withThing(plan, { ...row, text, words: ['文字', text] }), touched: [id] }
}
