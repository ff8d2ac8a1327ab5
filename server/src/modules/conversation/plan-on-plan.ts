/** Plans for pictures of the local painter: operations on the plan of the picture. */
import type { EditPlan, EditReading, EditRegion } from '@contract/edits'
import { listThingsAt } from '@contract/things'
import type { MediaRef } from '@contract/tools/media'
import type {
  DraftPlan,
  DraftReading,
  EditRequest,
} from '@studio/painter/editing/sentence/plan-edit'
import type { PlannedThing } from '@studio/painter/planning/things'
import type { ToolParams } from '@contract/tools/define'
import { EngineError } from '../../integrations/engines/engine'
import type { PicturePlan } from '../../integrations/engines/plan'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { limitWork } from '../../integrations/engines/work-limit'
import { AppError } from '../../platform/lib/errors'
import type { ThreadContext } from './context'
import type { PictureToPlan, PlanRequest } from './picture'
import type { ConversationPorts } from './ports'
import { type PlanContent, pricePlan } from './price'
import { readWithChat } from './read-with-chat'
import { texts } from './texts'

const TIMEOUT_MS = 10_000
/** Share added to a side where the sentence says no more. */
const MARGIN = 0.25
/** Cells in which a point inside of an outline is looked for. */
const CELLS = 16

/** A point of the thing that no nearer one covers, 0..1. */
function findVisiblePoint(region: EditRegion, regions: readonly EditRegion[]) {
  const { x, y, width, height } = region.bounds
  const outlined = regions.map(({ id, outline = [] }) => ({ id, outline }))
  const centre = { x: x + width / 2, y: y + height / 2 }
  const spots = Array.from({ length: CELLS * CELLS }, (_, cell) => ({
    x: x + ((cell % CELLS) + 0.5) * (width / CELLS),
    y: y + (Math.floor(cell / CELLS) + 0.5) * (height / CELLS),
  }))
  const distance = (spot: typeof centre) => Math.hypot(spot.x - centre.x, spot.y - centre.y)
  spots.sort((a, b) => distance(a) - distance(b))
  return spots.find((spot) => listThingsAt(outlined, spot)[0]?.id === region.id) ?? centre
}

function cutoutMask({ steps, regions }: DraftPlan) {
  const id = steps[0]?.targetId
  const region = regions.find((one) => one.id === id)
  if (!region) return { base: 'subject', marks: [], inverted: false, feather: 0 }
  const spot = findVisiblePoint(region, regions)
  const mark = {
    kind: 'tap',
    add: true,
    level: 0,
    x: Math.round(spot.x * 10_000),
    y: Math.round(spot.y * 10_000),
  }
  return { base: 'none', marks: [mark], inverted: false, feather: 0 }
}

function extendMargins({ steps }: DraftPlan) {
  const value = steps[0]?.value ?? ''
  const sides = { left: /左/, right: /右/, top: /上|天/, bottom: /下|地/ }
  const named = Object.entries(sides).map(([side, pattern]) => [
    side,
    pattern.test(value) ? MARGIN : 0,
  ])
  const margins = Object.fromEntries(named) as Record<string, number>
  return Object.values(margins).some((share) => share > 0)
    ? margins
    : { left: MARGIN / 2, right: MARGIN / 2, top: MARGIN / 2, bottom: MARGIN / 2 }
}

function toParams(
  draft: DraftPlan,
  image: MediaRef,
  parentId: string | null,
): PlanContent['params'] {
  switch (draft.tool) {
    case 'edit':
      return { image, operations: draft.operations }
    case 'upscale':
      return { image, factor: draft.steps[0]?.value === '4' ? '4' : '2' }
    case 'rembg':
      return { image, mask: cutoutMask(draft) }
    case 'variation':
      return { image, count: 1 }
    case 'outpaint':
      return { image, margins: extendMargins(draft) }
    case 'undo':
      return { versionId: parentId }
  }
}

interface Draft {
  readonly reading: DraftReading
  readonly things: readonly Pick<PlannedThing, 'id' | 'name' | 'words' | 'bounds'>[]
}

/** Throws ENGINE_BUSY. Null: its plan does not fit the picture any more. */
async function readDraft(
  { engines, storage }: Pick<ConversationPorts, 'engines' | 'storage'>,
  { ref, row, plan }: PictureToPlan & { plan: PicturePlan },
  request: EditRequest,
): Promise<Draft | null> {
  const engine = engines.byId(STUDIO_ID) ?? engines.forTool('things')
  if (!engine?.runTool) return null
  const limit = limitWork(TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      {
        tool: 'editPlan',
        params: { image: ref, request } as unknown as ToolParams,
        media: new Map([[ref, await storage.get(row.key)]]),
        plans: new Map([[ref, plan]]),
        seed: 0,
      },
      { ...limit, onProgress: () => {} },
    )
    const draft = answer as { reading: DraftReading | null; things?: Draft['things'] } | undefined
    return draft?.reading ? { reading: draft.reading, things: draft.things ?? [] } : null
  } catch (error) {
    if (limit.signal.aborted)
      throw new AppError('ENGINE_BUSY', { message: texts.planSlow, cause: error })
    if (error instanceof EngineError && error.kind === 'input') return null
    throw error
  }
}

const toPercent = (share: number): number => Math.round(share * 100)

/** By the rules; with a chat model that answers, by its steps. Null as of readDraft. */
async function readSentence(
  deps: ConversationPorts,
  picture: PictureToPlan & { plan: PicturePlan },
  request: EditRequest,
): Promise<DraftReading | null> {
  const draft = await readDraft(deps, picture, request)
  if (!draft || request.steps) return draft?.reading ?? null
  return readWithChat(deps.chat, draft.reading, {
    sentence: request.sentence,
    things: draft.things.map(({ id, name, words, bounds }) => ({
      id,
      name,
      words,
      left: toPercent(bounds.x),
      top: toPercent(bounds.y),
      width: toPercent(bounds.width),
      height: toPercent(bounds.height),
    })),
    loadPicture: () => deps.storage.get(picture.row.key),
    planSteps: async (modelSteps) => {
      const read = await readDraft(deps, picture, { ...request, modelSteps })
      return read?.reading ?? null
    },
  })
}

/** Null: the picture is treated as a photograph. */
export async function planOnPlan(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  { sentence, steps, keep, context }: PlanRequest & { context: ThreadContext },
): Promise<EditReading | null> {
  const { plan } = picture
  if (!plan) return null
  const { lastTarget, versions, parentId } = context
  const draft = await readSentence(
    deps,
    { ...picture, plan },
    { sentence, steps, keep, lastTarget, versions },
  )
  if (!draft) return null
  const price = (one: DraftPlan): Promise<EditPlan> => {
    const { summary, steps: ofPlan, keep: stays, tool, regions } = one
    const params = toParams(one, picture.ref, parentId)
    const content = { summary, steps: ofPlan, keep: stays, tool, params, regions }
    return pricePlan(deps, engines, content, tool === 'edit' ? STUDIO_ID : undefined)
  }
  const isUndo = draft.plans[0]?.tool === 'undo'
  if (isUndo && parentId === null)
    return {
      plans: [],
      notUnderstood: [...draft.notUnderstood],
      declined: { reason: 'cannot', message: texts.firstVersion, alternatives: [] },
    }
  const { declined } = draft
  return {
    plans: await Promise.all(draft.plans.map(price)),
    notUnderstood: [...draft.notUnderstood],
    ...(declined && {
      declined: {
        reason: declined.reason,
        message: declined.message,
        ...(declined.words !== undefined && { words: declined.words }),
        alternatives: await Promise.all(declined.alternatives.map(price)),
      },
    }),
  }
}
