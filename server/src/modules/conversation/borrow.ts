/** 颜色像第 2 版, 用原图的画风: what another version of the thread lends to this picture. */
import type { EditReading, EditStep } from '@contract/edits'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { ToolParams } from '@contract/tools/define'
import type { MainColour } from '@studio/imaging/describe/main-colour'
import type { Borrow } from '@studio/painter/intent/edits/borrow'
import type { Like } from '@studio/painter/planning/like'
import { STYLE_NAMES } from '@studio/painter/styles/names'
import { STYLES } from '@studio/painter/slots'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { limitWork } from '../../integrations/engines/work-limit'
import { AppError } from '../../platform/lib/errors'
import { listPictureIds } from '../job/keys'
import { findSources, loadPlan, type SourceRow } from '../job/sources'
import type { ThreadContext } from './context'
import type { PictureToPlan } from './picture'
import { planOnPhoto } from './plan-on-photo'
import { planOnPlan } from './plan-on-plan'
import type { ConversationPorts } from './ports'
import { pricePlan } from './price'
import { texts } from './texts'

const TIMEOUT_MS = 10_000

const decline = (message: string): EditReading => ({
  plans: [],
  notUnderstood: [],
  declined: { reason: 'cannot', message, alternatives: [] },
})

/** Of the plan of a painted picture; null: another painted it. */
export async function findLentStyle(
  { storage }: Pick<ConversationPorts, 'storage'>,
  { planKey }: SourceRow,
) {
  const plan = planKey ? await loadPlan(storage, planKey) : null
  return STYLES.find((one) => one === (plan as { style?: unknown } | null)?.style) ?? null
}

interface Colours {
  readonly like?: Like
  readonly main?: MainColour | null
}

/** Throws ENGINE_BUSY. Null: no engine here reads them. */
export async function measureColours(
  { engines, storage }: Pick<ConversationPorts, 'engines' | 'storage'>,
  ref: MediaRef,
  row: SourceRow,
): Promise<Colours | null> {
  const engine = engines.byId(STUDIO_ID)
  if (!engine?.runTool) return null
  const limit = limitWork(TIMEOUT_MS)
  try {
    const { answer } = await engine.runTool(
      {
        tool: 'editPlan',
        params: { image: ref, colours: true } as unknown as ToolParams,
        media: new Map([[ref, await storage.get(row.key)]]),
        seed: 0,
      },
      { ...limit, onProgress: () => {} },
    )
    return (answer as Colours | undefined) ?? null
  } catch (error) {
    if (limit.signal.aborted)
      throw new AppError('ENGINE_BUSY', { message: texts.planSlow, cause: error })
    throw error
  }
}

interface BorrowRequest {
  readonly borrow: Borrow
  readonly context: ThreadContext
  readonly userId: string
  readonly keep?: readonly string[] | undefined
}

async function findVersionPicture(
  deps: ConversationPorts,
  { borrow, context, userId }: BorrowRequest,
): Promise<{ ref: MediaRef; row: SourceRow } | null> {
  const version = context.rows.find(({ number }) => number === borrow.number)
  if (!version) return null
  const [made] = version.jobId === null ? [] : await listPictureIds(deps.db, version.jobId)
  const ref = isMediaRef(version.picture)
    ? version.picture
    : made === undefined
      ? null
      : (`picture:${made}` as MediaRef)
  const row = ref && (await findSources(deps.db, userId, [ref])).get(ref)
  return ref && row ? { ref, row } : null
}

/** A plan with the colours or the style of the version; declined in one sentence otherwise. */
export async function planBorrow(
  deps: ConversationPorts,
  engines: EngineRegistry,
  picture: PictureToPlan,
  request: BorrowRequest,
): Promise<EditReading> {
  const { borrow, context, userId, keep } = request
  const { number } = borrow
  if (borrow.what === 'other') return decline(texts.borrowOnly)
  if (context.rows.length < 2) return decline(texts.borrowAlone)
  if (!context.rows.some((one) => one.number === number))
    return decline(texts.borrowMissing(number))
  const found = await findVersionPicture(deps, request)
  if (!found) return decline(texts.borrowGone(number))
  if (borrow.what === 'style') {
    const style = await findLentStyle(deps, found.row)
    if (!style) return decline(texts.borrowNoStyle)
    const steps: EditStep[] = [{ kind: 'style', value: STYLE_NAMES[style] }]
    const wish = { sentence: STYLE_NAMES[style], steps, keep, context }
    return (
      (await planOnPlan(deps, engines, picture, wish)) ??
      planOnPhoto(deps, engines, picture, { ...wish, userId })
    )
  }
  const like = (await measureColours(deps, found.ref, found.row))?.like
  if (!like) return decline(texts.notHere)
  const params = picture.plan
    ? { image: picture.ref, operations: [{ op: 'like', to: like }] }
    : { image: picture.ref, steps: [{ tool: 'tone', params: { like } }] }
  const content = {
    summary: texts.borrowSummary(number),
    steps: [{ kind: 'tone' as const, value: texts.borrowColours(number) }],
    keep: picture.plan ? [...(keep ?? []), texts.borrowKeep] : [...(keep ?? [])],
    tool: 'edit',
    params,
    regions: [],
  }
  return { plans: [await pricePlan(deps, engines, content, STUDIO_ID)], notUnderstood: [] }
}
