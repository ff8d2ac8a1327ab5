/** Plans of colours and style that a reference picture lends, by the local painter and tools. */
import { EDIT_STEPS_MAX, type EditPlan, type EditReading, type EditStep } from '@contract/edits'
import { TOOL_STEPS_MAX } from '@contract/tools/edit'
import type { Reference } from '@contract/tools/references'
import type { ReferenceWish } from '@studio/painter/intent/edits/references'
import { STYLE_NAMES } from '@studio/painter/styles/names'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import type { SourceRow } from '../job/sources'
import { findLentStyle, measureColours } from './borrow'
import type { ThreadContext } from './context'
import type { PictureToPlan } from './picture'
import { planOnPlan } from './plan-on-plan'
import type { ConversationPorts } from './ports'
import { type PlanContent, pricePlan, UNDO_TOOL } from './price'
import { texts } from './texts'

const EDIT = 'edit'
/** No step of an edit: its second picture is a parameter of its own. */
const RESTYLE = 'styleTransfer'

export interface Lender {
  readonly reference: Reference
  readonly row: SourceRow
}

export interface LendContext {
  readonly deps: ConversationPorts
  readonly engines: EngineRegistry
  readonly picture: PictureToPlan
  readonly context: ThreadContext
  readonly keep: readonly string[]
}

/** A plan without a price, or the sentence that says why there is none. */
type Lent = { readonly content: PlanContent } | { readonly refused: string }

async function lendColours(
  { deps, picture, keep }: LendContext,
  { reference: { number, image }, row }: Lender,
): Promise<Lent> {
  const like = (await measureColours(deps, image, row))?.like
  if (!like) return { refused: texts.notHere }
  const params = picture.plan
    ? { image: picture.ref, operations: [{ op: 'like', to: like }] }
    : { image: picture.ref, steps: [{ tool: 'tone', params: { like } }] }
  return {
    content: {
      summary: texts.referenceColours(number),
      steps: [{ kind: 'tone', value: texts.referenceValue(number, 'colour') }],
      keep: [...keep, ...(picture.plan ? [texts.borrowKeep] : [])],
      tool: EDIT,
      params,
      regions: [],
    },
  }
}

/** A painted reference lends the style of its plan, any other its brushwork and colours. */
async function lendStyle(
  { deps, engines, picture, keep, context }: LendContext,
  { reference: { number, image }, row }: Lender,
): Promise<Lent> {
  const step: EditStep = { kind: 'style', value: texts.referenceValue(number, 'style') }
  const summary = texts.referenceStyle(number)
  const style = picture.plan ? await findLentStyle(deps, row) : null
  if (style) {
    const name = STYLE_NAMES[style]
    const wish = { sentence: name, steps: [{ kind: 'style' as const, value: name }], keep, context }
    const reading = await planOnPlan(deps, engines, picture, wish)
    const [plan] = reading?.plans ?? []
    if (reading && !plan) return { refused: reading.declined?.message ?? texts.notHere }
    if (plan) {
      const { tool, params, regions } = plan
      return { content: { summary, steps: [step], keep: plan.keep, tool, params, regions } }
    }
  }
  return {
    content: {
      summary,
      steps: [step],
      keep: [...keep, texts.borrowKeep],
      tool: RESTYLE,
      params: { image: picture.ref, style: image },
      regions: [],
    },
  }
}

export const lend = (lending: LendContext, lender: Lender, what: 'colour' | 'style') =>
  what === 'colour' ? lendColours(lending, lender) : lendStyle(lending, lender)

const toList = (value: unknown): object[] => (Array.isArray(value) ? (value as object[]) : [])

/** Tools of a photograph's plan, in their order; null: it is of another kind. */
function listTools({ tool, params }: Pick<EditPlan, 'tool' | 'params'>): object[] | null {
  if (tool === UNDO_TOOL || tool === RESTYLE || params.instruction) return null
  if (tool === EDIT) return toList(params.steps)
  const { image: _, ...rest } = params
  return [{ tool, params: rest }]
}

/** Colours that brushwork of another picture would change again. */
const AFTER_STYLE = /^(?:recolour|tone)$/

/**
 * Brushwork of a reference with other steps of a photograph: forms before it, colours after it.
 * Null: they are no steps of an edit.
 */
function mergeStyle(
  first: Omit<PlanContent, 'keep'>,
  second: PlanContent,
  ref: PictureToPlan['ref'],
): PlanContent | null {
  const tools = listTools(first)
  if (!tools || tools.length !== first.steps.length || tools.length >= TOOL_STEPS_MAX) return null
  const isAfter = first.steps.map(({ kind }) => AFTER_STYLE.test(kind))
  const before = <T>(list: readonly T[]): T[] => list.filter((_, at) => !isAfter[at])
  const after = <T>(list: readonly T[]): T[] => list.filter((_, at) => isAfter[at])
  const hasBefore = isAfter.includes(false)
  return {
    summary: hasBefore
      ? texts.both(first.summary, second.summary)
      : texts.both(second.summary, first.summary),
    steps: [...before(first.steps), ...second.steps, ...after(first.steps)],
    keep: second.keep,
    tool: EDIT,
    regions: first.regions.map((region) =>
      region.role === 'keep' ? { ...region, role: 'free' as const } : region,
    ),
    params: {
      image: ref,
      style: second.params.style,
      steps: [...before(tools), { tool: RESTYLE, params: {} }, ...after(tools)],
    } as PlanContent['params'],
  }
}

/** Both in one order, in this order; null: they cannot be. */
function mergePlans(
  first: Omit<PlanContent, 'keep'>,
  second: PlanContent,
  { plan, ref }: PictureToPlan,
): PlanContent | null {
  if (first.steps.length + second.steps.length > EDIT_STEPS_MAX) return null
  if (second.tool === RESTYLE) return plan ? null : mergeStyle(first, second, ref)
  if (second.tool !== EDIT) return null
  const merged = {
    summary: texts.both(first.summary, second.summary),
    steps: [...first.steps, ...second.steps],
    keep: second.keep,
    tool: EDIT,
    regions: first.regions.map((region) =>
      region.role === 'keep' ? { ...region, role: 'free' as const } : region,
    ),
  }
  if (plan) {
    const before = toList(first.params.operations)
    if (first.tool !== EDIT || before.length === 0) return null
    const operations = [...before, ...toList(second.params.operations)]
    return { ...merged, params: { image: ref, operations } }
  }
  const tools = listTools(first)
  const steps = tools && [...tools, ...toList(second.params.steps)]
  return steps && steps.length <= TOOL_STEPS_MAX
    ? { ...merged, params: { image: ref, steps } }
    : null
}

interface LocalRequest {
  readonly wishes: readonly (ReferenceWish & { readonly what: 'colour' | 'style' })[]
  readonly lenders: readonly Lender[]
  /** Of what the sentence asks for besides; null: nothing. */
  readonly rest: EditReading | null
}

const declineWith = (message: string, alternatives: readonly EditPlan[]): EditReading => ({
  plans: [],
  notUnderstood: [],
  declined: { reason: 'cannot', message, alternatives: alternatives.slice(0, 3) },
})

/** All wishes and the rest in one plan; declined with each alone where they do not go together. */
export async function planLocally(
  lending: LendContext,
  { wishes, lenders, rest }: LocalRequest,
): Promise<EditReading> {
  const { deps, engines, picture } = lending
  const contents: PlanContent[] = []
  for (const { number, what } of wishes) {
    const lender = lenders.find(({ reference }) => reference.number === number)
    if (!lender) continue
    const lent = await lend(lending, lender, what)
    if ('refused' in lent) return declineWith(lent.refused, rest?.plans ?? [])
    contents.push(lent.content)
  }
  const price = (content: PlanContent) => pricePlan(deps, engines, content, STUDIO_ID)
  const ofRest = rest?.plans.find(({ params }) => !params.instruction)
  if (rest && !ofRest) {
    const ways = [
      ...(await Promise.all(contents.map(price))),
      ...(rest.declined?.alternatives ?? []),
    ]
    return {
      ...declineWith(rest.declined?.message ?? texts.referenceAlone, ways),
      notUnderstood: rest.notUnderstood,
    }
  }
  const [head, ...others] = [...(ofRest ? [ofRest] : []), ...contents]
  const merged = others.reduce<PlanContent | null>(
    (whole, content) => whole && mergePlans(whole, content, picture),
    head ?? null,
  )
  if (merged) return { plans: [await price(merged)], notUnderstood: rest?.notUnderstood ?? [] }
  const each = await Promise.all(contents.map(price))
  return declineWith(texts.referenceAlone, [...(ofRest ? [ofRest] : []), ...each])
}
