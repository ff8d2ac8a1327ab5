/** Reference pictures of a sentence: sent to models that take them, or what the local painter borrows. */
import type { EditPlan, EditReading, EditReferences } from '@contract/edits'
import type { MediaRef } from '@contract/tools/media'
import {
  listMentions,
  REFERENCE_ROLE_NAMES,
  type Reference,
  type ReferenceAbility,
} from '@contract/tools/references'
import {
  findUnknownMention,
  listParts,
  type ReferenceWish,
  readReferences,
  writeMentions,
} from '@studio/painter/intent/edits/references'
import { getEditAbility } from '../../integrations/engines/edits/references'
import { capabilitiesOf } from '../../integrations/engines/engine'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { AppError } from '../../platform/lib/errors'
import { findSources } from '../job/sources'
import { type Lender, type LendContext, lend, planLocally } from './lend'
import type { ThreadContext } from './context'
import type { PictureToPlan, PlanRequest } from './picture'
import { listGiven, markGiven, measurePartColours, nameColours } from './part-colours'
import { planOnPhoto } from './plan-on-photo'
import type { ConversationPorts } from './ports'
import { type PlanContent, pricePlan } from './price'
import { texts } from './texts'

/** Uses that the local painter makes of them in an edit. */
const LOCAL: ReferenceAbility = { max: 4, roles: ['style', 'colour'], degrees: false }

/** The first model, or the chosen one, whose edits take reference pictures. */
function findTaker(engines: EngineRegistry, modelId?: string) {
  const takers = engines.offersOf('edit').flatMap(({ engine, model }) => {
    const ability = getEditAbility(capabilitiesOf(engine, model.id))
    return ability && engine.id !== STUDIO_ID ? [{ model, max: ability.max }] : []
  })
  const chosen = takers.find(({ model }) => model.id === modelId)
  return chosen ?? (modelId === undefined ? takers[0] : undefined) ?? null
}

/** Uses that edits make of reference pictures here, by the models of this user. */
export function listEditUses(engines: EngineRegistry): ReferenceAbility {
  const taker = findTaker(engines)
  return (taker && getEditAbility({ editReferences: taker.max })) ?? LOCAL
}

/** Throws NOT_FOUND for one that was deleted or is another user's. */
export async function requireReferences(
  { db }: Pick<ConversationPorts, 'db'>,
  userId: string,
  references: readonly Reference[],
): Promise<Lender[]> {
  const refs = references.map(({ image }) => image)
  const rows = await findSources(db, userId, refs)
  return references.map((reference) => {
    const { number, image } = reference
    const row = rows.get(image)
    if (!row) throw new AppError('NOT_FOUND', { message: texts.referenceGone(number) })
    if (row.kind !== 'image')
      throw new AppError('PARAM_INVALID', { message: texts.referenceKind(number) })
    return { reference, row }
  })
}

type Reason = (number: number) => string

/** Says of every plan what it uses. */
function explain(
  reading: EditReading,
  references: readonly Reference[],
  reasonFor: (plan: EditPlan) => { used: readonly number[]; reason: Reason },
): EditReading {
  const mark = (plan: EditPlan): EditPlan => {
    const { used, reason } = reasonFor(plan)
    const numbers = references.map(({ number }) => number)
    const uses: EditReferences = {
      used: numbers.filter((number) => used.includes(number)),
      notUsed: numbers
        .filter((number) => !used.includes(number))
        .map((number) => ({ number, reason: reason(number) })),
    }
    return { ...plan, references: uses }
  }
  const { declined } = reading
  return {
    ...reading,
    plans: reading.plans.map(mark),
    ...(declined && {
      declined: { ...declined, alternatives: declined.alternatives.map(mark) },
    }),
  }
}

interface ReferenceRequest extends PlanRequest {
  readonly lenders: readonly Lender[]
  readonly context: ThreadContext
  readonly userId: string
  /** Without references. */
  readonly planWords: (request: PlanRequest) => Promise<EditReading>
}

const isInstruction = ({ params }: EditPlan): boolean => Boolean(params.instruction)

/** Numbers that the local plan of a step borrows from. */
const listBorrowed = ({ steps }: EditPlan): number[] =>
  steps.flatMap(({ value = '' }) => {
    const [, digit] = /^图([1-4])的(?:颜色|画风)$/.exec(value) ?? []
    return digit ? [Number(digit)] : []
  })

const declineWith = (message: string, alternatives: readonly EditPlan[] = []): EditReading => ({
  plans: [],
  notUnderstood: [],
  declined: { reason: 'cannot', message, alternatives: alternatives.slice(0, 3) },
})

/** The nearest: colours and style of the same picture, and what else the sentence asks for. */
async function declineContent(
  lending: LendContext,
  {
    wish,
    lenders,
    rest,
  }: { wish: ReferenceWish; lenders: readonly Lender[]; rest: EditReading | null },
): Promise<EditReading> {
  const { number } = wish
  const lender = lenders.find(({ reference }) => reference.number === number)
  const role = lender?.reference.role
  const message =
    role === undefined || role === 'style' || role === 'colour'
      ? texts.referenceWhole(number)
      : texts.referenceContent(number, REFERENCE_ROLE_NAMES[role])
  const contents: PlanContent[] = []
  for (const what of ['colour', 'style'] as const) {
    const lent = lender && (await lend(lending, lender, what))
    if (lent && 'content' in lent) contents.push(lent.content)
  }
  const price = (content: PlanContent) =>
    pricePlan(lending.deps, lending.engines, content, STUDIO_ID)
  const near = await Promise.all(contents.map(price))
  return declineWith(message, [...near, ...(rest?.plans ?? []).slice(0, 1)])
}

/** Reads a sentence with reference pictures; each plan says which it uses. */
export async function planWithReferences(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  request: ReferenceRequest,
): Promise<EditReading> {
  const { steps, keep, modelId, box, lenders, context, userId, planWords } = request
  const references = lenders.map(({ reference }) => reference)
  const sentence = writeMentions(request.sentence, references)
  const unknown = findUnknownMention(sentence, references)
  if (unknown !== null) return declineWith(texts.referenceMissing(unknown))
  const { wishes, rest, restSteps } = readReferences(sentence, steps, references)
  const taker = box ? null : findTaker(engines, modelId)
  const mentioned = listMentions(sentence)
  const canLocally = wishes.every(({ what }) => what !== 'other')
  const parts = listParts(sentence, references)
  const isForModel = taker !== null && (picture.plan === null || !canLocally)

  if (isForModel && taker) {
    const { max } = taker
    if (mentioned.length > max) return declineWith(texts.referenceTooMany(max))
    const first = references.filter(({ number }) => mentioned.includes(number))
    const others = references.filter(({ number }) => !mentioned.includes(number))
    const sent = [...first, ...others].slice(0, max)
    const inOrder = references.filter((one) => sent.includes(one))
    const { model } = taker
    const whole = { sentence, steps, keep, context, userId, modelId: model.id }
    const reading = await planOnPhoto(deps, engines, picture, { ...whole, references: inOrder })
    return explain(reading, references, (plan) =>
      isInstruction(plan)
        ? { used: sent.map(({ number }) => number), reason: () => texts.referenceOver(max) }
        : { used: [], reason: texts.referenceUnmentioned },
    )
  }

  const ports = { storage: deps.storage, engines }
  const colours = await measurePartColours(ports, lenders, parts)
  if (!colours) return declineWith(texts.notHere)
  const words = { sentence: nameColours(rest, colours), steps: restSteps, keep, modelId, box }
  const planRest = async (): Promise<EditReading> => markGiven(await planWords(words), colours)
  const other = wishes.find(({ what }) => what === 'other')
  const restReading = rest === '' || wishes.length === 0 ? null : await planRest()
  const lending: LendContext = { deps, engines, picture, context, keep: keep ?? [] }
  const whole = wishes.flatMap((wish) =>
    wish.what === 'other' || wish.what === 'part' ? [] : [{ number: wish.number, what: wish.what }],
  )
  const reading =
    wishes.length === 0
      ? parts.length > 0
        ? await planRest()
        : await planWords({ sentence, steps, keep, modelId, box })
      : restReading && whole.length === 0 && !other
        ? restReading
        : box
          ? declineWith(texts.boxWhole)
          : other
            ? await declineContent(lending, { wish: other, lenders, rest: restReading })
            : await planLocally(lending, { wishes: whole, lenders, rest: restReading })
  return explain(reading, references, (plan) => ({
    used: [...listBorrowed(plan), ...listGiven(plan, colours).map(({ number }) => number)],
    reason: (number) =>
      mentioned.includes(number) || isInstruction(plan)
        ? texts.referenceUnseen
        : texts.referenceUnmentioned(number),
  }))
}

/** Reference pictures as a job stores them. */
export const toReferences = (
  sent: readonly { number: number; image: string; role: Reference['role']; strength: number }[],
): Reference[] => sent.map((one) => ({ ...one, image: one.image as MediaRef }))
