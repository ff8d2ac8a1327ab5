/** After an edit: whether the parts that were to stay did. Measured once, after the job ended. */
import type { DriftView } from '@contract/edits'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { Mark, MaskValue } from '@contract/tools/mask'
import type { SentParams, ToolParams } from '@contract/tools/define'
import { nameRegions } from '@studio/photo-plan/edit-regions'
import type { StablePart } from '@studio/tools/drift/definition'
import type { FoundRegion } from '@studio/tools/regions/definition'
import { limitWork } from '../../integrations/engines/work-limit'
import type { Tx } from '../../platform/db/client'
import { transaction } from '../../platform/db/transaction'
import { AppError } from '../../platform/lib/errors'
import { addTask } from '../../platform/queue/tasks'
import { dismissDrift, setDrift } from '../job/drift'
import { listPictureIds } from '../job/keys'
import { findSources } from '../job/sources'
import type { ConversationPorts } from './ports'
import { findRegions } from './regions'
import { findEditedJob } from '../job/threads'

export const DRIFT_TASK = 'edit-drift'
const DRIFT_TOOL = 'drift'
const TIMEOUT_MS = 120_000
/** Their mask says what stays. */
const SUBJECT_MASKS: ReadonlySet<string> = new Set(['replaceBg', 'rembg'])

type DriftPorts = Pick<ConversationPorts, 'db' | 'engines' | 'storage'>

/** Listener of ended jobs: those of a thread with parts to keep are measured. */
export async function queueDrift(
  tx: Tx,
  { jobId, status }: { jobId: string; status: 'succeeded' | 'failed' | 'cancelled' },
): Promise<void> {
  if (status !== 'succeeded') return
  const edited = await findEditedJob(tx, jobId)
  if (!edited || edited.keep.length === 0) return
  await addTask(tx, DRIFT_TASK, { payload: { jobId }, key: `drift:${jobId}` })
}

const toPart = (region: FoundRegion, name: string): StablePart => ({
  name,
  found: region.kind === 'thing' || region.kind === 'person' ? region.name : null,
  bounds: region.bounds,
  outlines: region.outlines,
})

/** Closed lines of the masks within which the tools were to work. */
function listMasked(tool: string, params: SentParams): StablePart[] {
  const { mask, steps } = params as { mask?: MaskValue; steps?: unknown }
  const own = SUBJECT_MASKS.has(tool) ? [] : (mask?.marks ?? [])
  const outlines = own.flatMap((mark: Mark) => (mark.kind === 'outline' ? [mark.points] : []))
  const inner = Array.isArray(steps)
    ? (steps as { tool: string; params: SentParams }[]).flatMap((step) =>
        listMasked(step.tool, step.params),
      )
    : []
  const bounds = { x: 0, y: 0, width: 0, height: 0 }
  return outlines.length > 0 ? [{ name: '', found: null, bounds, outlines }, ...inner] : inner
}

async function measure(deps: DriftPorts, jobId: string): Promise<DriftView[]> {
  const edited = await findEditedJob(deps.db, jobId)
  const image = edited?.params.image
  if (!edited || !isMediaRef(image)) return []
  const [pictureId] = await listPictureIds(deps.db, jobId)
  if (pictureId === undefined) return []
  const result: MediaRef = `picture:${pictureId}`
  const rows = await findSources(deps.db, edited.userId, [image, result])
  const [before, after] = [rows.get(image), rows.get(result)]
  const engine = deps.engines.forTool(DRIFT_TOOL)
  // A picture with a plan is edited by operations: what they do not name is drawn again as it was.
  if (!before || !after || before.planKey || !engine?.runTool) return []
  const { regions } = await findRegions(deps, image, before)
  const names = nameRegions(regions)
  const parts = regions.flatMap((region) => {
    const name = names.get(region.id) ?? ''
    return edited.keep.includes(name) ? [toPart(region, name)] : []
  })
  if (parts.length === 0) return []
  const ids = new Set(edited.steps.flatMap(({ targetId = '' }) => targetId.split(' ')))
  const wanted = regions.filter(({ id }) => ids.has(id)).map((region) => toPart(region, ''))
  const changed = [...wanted, ...listMasked(edited.tool, edited.params)]
  const { answer } = await engine.runTool(
    {
      tool: DRIFT_TOOL,
      params: { image: result, before: image, parts, changed } as unknown as ToolParams,
      media: new Map([
        [image, await deps.storage.get(before.key)],
        [result, await deps.storage.get(after.key)],
      ]),
      seed: 0,
    },
    { ...limitWork(TIMEOUT_MS), onProgress: () => {} },
  )
  return (answer?.drift ?? []) as DriftView[]
}

/** The task. */
export async function measureDriftOfJob(deps: DriftPorts, jobId: string): Promise<void> {
  const drift = await measure(deps, jobId)
  if (drift.length === 0) return
  const edited = await findEditedJob(deps.db, jobId)
  if (!edited) return
  await transaction(deps.db, (tx) => setDrift(tx, { userId: edited.userId, jobId, drift }))
}

/** Throws NOT_FOUND for a job that is not the user's. */
export async function keepDrift(
  { db }: Pick<ConversationPorts, 'db'>,
  userId: string,
  jobId: string,
): Promise<null> {
  const row = await transaction(db, (tx) => dismissDrift(tx, { userId, jobId }))
  if (!row) throw new AppError('NOT_FOUND')
  return null
}
