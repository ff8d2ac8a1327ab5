import { isLoose } from '../planning/arrange-scenery'
import { composePlan } from '../planning/composed'
import { isPartRow, sceneIn } from '../planning/list-scenery'
import { findPiece } from '../planning/pieces'
import type { Plan, PlanThing } from '../planning/plan'
import { measureExtent } from '../planning/extent'
import { canResize, findSceneryId, isFurniture } from '../planning/scenery'
import { isLoosePart } from '../parts'
import { traitOf } from '../illustration/family'
import { seenWhole } from '../illustration/together'
import { add } from './adding'
import { keepInFrame, measureBox, shift } from './boxes'
import { changeSeat } from './carrying'
import type { Operation } from './operations'
import { refuse } from './refusal'
import { type Step, findOwnWish, requireThing, withThing } from './step'
import { differVisibly } from './trial'
import { TINT_WORDS, findDye } from './words'

/** Edits of parts of the scenery and of things: 山, 湖水, 背景, 蝴蝶结, 屋顶. */

type ThingOperation = Extract<Operation, { target: string }>

/** One step of a tone that is named. */
const TONES: Readonly<Record<string, NonNullable<PlanThing['tone']>>> = {
  亮: { light: 0.35 },
  暗: { light: -0.4 },
  淡: { light: 0.35, colour: -0.35 },
  浅: { light: 0.4 },
  深: { light: -0.4 },
  浓: { light: -0.25, colour: 0.4 },
  鲜艳: { colour: 0.6 },
  柔和: { colour: -0.35, light: 0.1 },
  暖: { warmth: 0.7 },
  冷: { warmth: -0.7 },
}

const limit = (value: number): number => Math.max(-1, Math.min(1, value))
/** Heights of land and numbers of clouds, times what was composed. */
const LEAST_SCALE = 0.3
const MOST_SCALE = 3

/** A thing that carries others, or fills the picture, stays as large as it is. */
function requireLoose(plan: Plan, row: PlanThing, cannot: string): void {
  const { name } = row
  const [part, scene] = [findSceneryId(row), sceneIn(composePlan(plan))]
  if (!isLooseRow(row) || (part && !scene)) refuse(`${name}${cannot}，可以换颜色、调亮或调暗。`)
  else if (part && scene && !isLoose(scene, part))
    refuse(`${name}上面有别的东西，${name}${cannot}。`)
}

export function isLooseRow(row: PlanThing): boolean {
  const [part, piece] = [findSceneryId(row), findPiece(row)]
  return part ? canResize(part) : piece !== null && isLoosePart(piece.part)
}

/** The row after an operation; throws what cannot be done with it. */
function change(plan: Plan, row: PlanThing, operation: ThingOperation): PlanThing {
  switch (operation.op) {
    case 'recolour': {
      const dye = findDye(operation.to)
      return dye ? { ...row, dye } : refuse(`没有「${operation.to}」这种颜色。`, TINT_WORDS)
    }
    case 'shade': {
      const step =
        TONES[operation.to] ?? refuse(`没有「${operation.to}」这种调子。`, Object.keys(TONES))
      const { light = 0, colour = 0, warmth = 0 } = row.tone ?? {}
      const add = (own: number, more = 0): number => limit(own + more * operation.amount)
      const tone = {
        light: add(light, step.light),
        colour: add(colour, step.colour),
        warmth: add(warmth, step.warmth),
      }
      return { ...row, tone }
    }
    case 'remove':
      requireLoose(plan, row, '去不掉')
      return { ...row, transform: { ...row.transform, hidden: true } }
    case 'scale': {
      requireLoose(plan, row, '的大小改不了')
      const scale = (row.transform?.scale ?? 1) * operation.factor
      const limited = Math.max(LEAST_SCALE, Math.min(MOST_SCALE, scale))
      return { ...row, transform: { ...row.transform, scale: limited } }
    }
    case 'move': {
      if (findPiece(row) === null) return refusePart(row)
      requireLoose(plan, row, '挪不动')
      const { dx = 0, dy = 0 } = row.transform ?? {}
      const moved = { dx: dx + operation.dx, dy: dy + operation.dy }
      return { ...row, transform: { ...row.transform, ...moved } }
    }
    default:
      return refusePart(row)
  }
}

/** Takes away what an animal looks out of, which is drawn with it; null: the part is no such thing. */
function uncover(plan: Plan, row: PlanThing): Step | null {
  const piece = findPiece(row)
  const owner = plan.things.find(({ key }) => key === piece?.owner)
  const wish = owner && findOwnWish(plan, owner)
  if (!owner || !wish || piece?.part !== traitOf(wish, 'behind')?.value) return null
  const traits = wish.traits.filter(({ slot }) => slot !== 'behind')
  // what was hidden of it is drawn as well
  const whole = seenWhole({ ...wish, traits }) as NonNullable<PlanThing['wish']>
  const edited = withThing(plan, { ...owner, wish: whole })
  return keepInFrame(plan, { plan: edited, touched: [owner.id] }, owner.id)
}

/** Pieces of a room that something else can take the place of. */
const FURNITURE = /^(?:sofa|bed|chair|tea-table)$/

/** Something else in its place; where it was the room goes on. */
function replaceFurniture(plan: Plan, row: PlanThing, to: string): Step {
  const box = measureExtent(plan, row.id)
  if (!box) return refuse(`图里看不见${row.name}。`)
  const bare = withThing(plan, { ...row, transform: { ...row.transform, hidden: true } })
  const scale = (box.height * plan.height) / Math.min(plan.width, plan.height)
  const spot = { x: box.x + box.width / 2, y: box.y + box.height, scale: Math.min(1, scale) }
  const { plan: edited, touched } = add(bare, to, spot)
  const made = edited.things.at(-1)
  const own = made && measureBox(edited, made)
  const wide = own ? (own.right - own.left) / box.width : 1
  const fitted = made && wide > 1 ? shift(edited, made.id, 0, 0, 1 / wide) : edited
  return { plan: fitted, touched: touched === 'all' ? touched : [row.id, ...touched] }
}

const refusePart = (row: PlanThing): never =>
  refuse(`${row.name}只能换颜色、调亮或调暗${isLooseRow(row) ? '、变大变小或去掉' : ''}。`)

/** Null: the operation is about a thing as a whole. */
export function changePart(plan: Plan, operation: ThingOperation): Step | null {
  const row = requireThing(plan, operation.target)
  if (!isPartRow(row)) return null
  const part = findSceneryId(row)
  const seat =
    operation.op === 'remove' || operation.op === 'replace'
      ? changeSeat(plan, row, operation.op === 'remove' ? null : operation.to)
      : null
  if (seat) return seat
  const bare = operation.op === 'remove' ? uncover(plan, row) : null
  if (bare) return bare
  const isReplaced = part ? isFurniture(part) : FURNITURE.test(row.kind)
  if (operation.op === 'replace' && isReplaced && !sceneIn(composePlan(plan)))
    return replaceFurniture(plan, row, operation.to)
  const edited = withThing(plan, change(plan, row, operation))
  if (!differVisibly(plan, edited)) {
    const to = 'to' in operation ? String(operation.to) : ''
    return refuse(`${row.name}${to === '' ? '' : `「${to}」`}这样改在这张图里看不出来。`)
  }
  return { plan: edited, touched: [row.id] }
}
