/** Plans for photographs and pictures of other engines. */
import type { EditPlan, EditReading, EditStep } from '@contract/edits'
import { findTool } from '@contract/tools/all'
import { buildDefaults } from '@contract/tools/define'
import type { PhotoDraft, PhotoReading, ToolStep } from '@studio/photo-plan/draft'
import { offerPaintable } from '@studio/photo-plan/offers'
import type { PhotoToEdit } from '@studio/photo-plan/bind-step'
import { planPhoto } from '@studio/photo-plan/plan-photo'
import { toolWordsIssue } from '@studio/tools/words-issue'
import type { EngineRegistry, ToolOffer } from '../../integrations/engines/registry'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { limitRegions, readInBox } from './box'
import type { ThreadContext } from './context'
import type { PictureToPlan, PlanRequest } from './picture'
import type { ConversationPorts } from './ports'
import { type PlanContent, pricePlan, UNDO_TOOL } from './price'
import { readWithChat } from './read-with-chat'
import { findRegions } from './regions'
import { texts } from './texts'

const EDIT = 'edit'
/** Done better, or for nothing, without a model that repaints everything. */
const LOCAL_KINDS: ReadonlySet<EditStep['kind']> = new Set([
  ...(['upscale', 'cutout', 'crop', 'extend', 'vary', 'undo'] as const),
])

/** Models that take the sentence as it is. */
const listInstructed = (engines: EngineRegistry): ToolOffer[] =>
  engines.offersOf(EDIT).filter(({ engine }) => engine.id !== STUDIO_ID)

/** One tool by itself is ordered as that tool; several, and own steps, as one `edit`. */
function toContent(
  draft: PhotoDraft,
  picture: PictureToPlan,
  parentId: string | null,
): PlanContent {
  const { summary, steps, keep, tools, regions } = draft
  const shared = { summary, steps, keep, regions }
  const [only] = tools
  if (only?.tool === UNDO_TOOL)
    return { ...shared, tool: UNDO_TOOL, params: { versionId: parentId } }
  // tone, crop, mosaic …: steps of `edit` that are no tools of their own
  if (tools.length === 1 && only && findTool(only.tool))
    return { ...shared, tool: only.tool, params: { ...only.params, image: picture.ref } }
  return { ...shared, tool: EDIT, params: { image: picture.ref, steps: tools } }
}

/** Words that no model here can paint; null: all can be. */
function findWordsIssue({ tools }: PhotoDraft, picture: PictureToPlan): string | null {
  for (const one of tools) {
    const issue = findToolIssue(one, picture)
    if (issue !== null) return issue
  }
  return null
}

function findToolIssue({ tool: id, params }: ToolStep, picture: PictureToPlan): string | null {
  const tool = findTool(id)
  if (!tool) return null
  const sent = { ...buildDefaults(tool), ...params, image: picture.ref }
  return toolWordsIssue(id, sent)?.message ?? null
}

type PhotoPlanRequest = PlanRequest & { context: ThreadContext; userId: string }

/** The sentence, or the steps in words, for a model that edits by instruction. */
async function planByInstruction(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  {
    sentence,
    draft,
    steps,
    offer,
    references,
  }: {
    sentence: string
    references: PlanRequest['references']
    draft: PhotoDraft | null
    steps: readonly EditStep[]
    offer: ToolOffer
  },
): Promise<EditPlan> {
  const content: PlanContent = {
    summary: draft?.summary ?? sentence,
    steps: [...steps],
    keep: draft?.keep ?? [],
    tool: EDIT,
    params: {
      image: picture.ref,
      instruction: sentence,
      ...(references && references.length > 0 && { references }),
    },
    regions: draft?.regions ?? [],
  }
  return pricePlan(deps, engines, content, offer.model.id)
}

/** By the rules; with a chat model that answers, by its steps. */
async function readPhoto(
  deps: ConversationPorts,
  picture: PictureToPlan,
  photo: PhotoToEdit,
  { sentence, steps, keep, context }: PhotoPlanRequest,
): Promise<PhotoReading> {
  const { found } = photo
  const { row } = picture
  const { lastTarget, versions } = context
  const request = { sentence, keep, lastTarget, versions }
  if (steps) return planPhoto(photo, { ...request, steps })
  return readWithChat(deps.chat, planPhoto(photo, request), {
    sentence,
    things: [...new Set(found.regions.map(({ name }) => name).filter(Boolean))],
    loadPicture: () => deps.storage.get(row.key),
    planSteps: (byChat) => planPhoto(photo, { ...request, steps: byChat }),
  })
}

/** The model that takes the sentence as it is: the chosen one, else the first unless another is. */
function findInstructed(
  engines: EngineRegistry,
  { box, modelId }: Pick<PlanRequest, 'box' | 'modelId'>,
): ToolOffer | undefined {
  // A model that takes the sentence alone would not know the box.
  const offers = box ? [] : listInstructed(engines)
  const chosen = offers.find(({ model }) => model.id === modelId)
  return chosen ?? (modelId === undefined ? offers[0] : undefined)
}

/** Whether a model that repaints everything may do it: it is a wish, and no tool does it better. */
function mayInstruct(
  { plans: [first], declined, notUnderstood }: PhotoReading,
  { references }: PlanRequest,
): boolean {
  const isLocal = first?.steps.every(({ kind }) => LOCAL_KINDS.has(kind)) ?? false
  const isWish =
    references !== undefined || declined?.reason !== 'not-understood' || notUnderstood.length > 0
  return isWish && !isLocal && declined?.isFinal !== true
}

/** Throws ENGINE_BUSY while the picture is looked at for too long. */
export async function planOnPhoto(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  request: PhotoPlanRequest,
): Promise<EditReading> {
  const { sentence, context, box, steps, keep, references } = request
  const { parentId } = context
  const { row } = picture
  const all = await findRegions(deps, picture.ref, row)
  const found = box ? limitRegions(all, box) : all
  const photo = { found, aspect: row.width / Math.max(1, row.height) }
  const read = await readPhoto(deps, picture, photo, request)
  const reading = box && !steps ? readInBox(photo, read, { box, sentence, keep }) : read
  const [first = null] = reading.plans
  const { declined } = reading
  const notUnderstood = [...reading.notUnderstood]
  const price = (draft: PhotoDraft): Promise<EditPlan> => {
    const content = toContent(draft, picture, parentId)
    return pricePlan(deps, engines, content, content.tool === EDIT ? STUDIO_ID : undefined)
  }
  const refuse = async (message: string, offers: readonly PhotoDraft[]): Promise<EditReading> => {
    const alternatives = await Promise.all(offers.map(price))
    return { plans: [], notUnderstood, declined: { reason: 'cannot', message, alternatives } }
  }

  if (first?.tools[0]?.tool === UNDO_TOOL && parentId === null)
    return refuse(texts.firstVersion, [])
  const wordsIssue = first && findWordsIssue(first, picture)
  const offer = findInstructed(engines, request)
  if (offer && mayInstruct(reading, request)) {
    const plan = await planByInstruction(deps, engines, picture, {
      sentence,
      draft: first,
      offer,
      references,
      steps:
        reading.steps.length > 0
          ? reading.steps
          : [{ kind: 'trait', value: sentence.slice(0, 400) }],
    })
    const local = first && wordsIssue === null ? [await price(first)] : []
    return { plans: [plan, ...local], notUnderstood: [] }
  }
  if (first && wordsIssue) {
    const isPaintable = (step: ToolStep) => findToolIssue(step, picture) === null
    return refuse(wordsIssue, offerPaintable(photo, first, isPaintable))
  }
  const plans = await Promise.all(reading.plans.map(price))
  if (!declined) return { plans, notUnderstood }
  const { reason, message, words } = declined
  const usable = declined.alternatives.filter((draft) => findWordsIssue(draft, picture) === null)
  const alternatives = await Promise.all(usable.map(price))
  return {
    plans,
    notUnderstood,
    declined: { reason, message, ...(words !== undefined && { words }), alternatives },
  }
}
