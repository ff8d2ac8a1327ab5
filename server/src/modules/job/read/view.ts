/** Client view of jobs: any number of them with a fixed number of queries. */
import {
  type EtaView,
  isTerminal,
  type JobErrorView,
  type JobView,
  type PictureView,
  type SourceView,
  type StageView,
} from '@contract/jobs'
import { listLayerFormats } from '@contract/layers'
import { isOwnModel } from '@contract/own-models'
import { findJobTool } from '@contract/tools/all'
import { listMedia, type ToolParams } from '@contract/tools/define'
import { ERRORS, type ErrorCode } from '@contract/errors'
import type { JobPorts } from '../ports'
import { getDoubt } from '../doubt'
import { type Band, paceBand, queuedBand, remaining } from './eta'
import type { JobRow, PictureRow } from '../rows'
import type { Storage } from '../../../integrations/storage/storage'
import { findSources, viewSource } from '../sources'
import { queueState, type QueueState } from './queue-state'
import { texts } from '../texts'
import { listPictures } from '../repository/pictures'

export type ViewDeps = Pick<JobPorts, 'db' | 'engines' | 'ownEngines' | 'storage'>

export function toPictureView(row: PictureRow, storage: Storage): PictureView {
  return {
    id: row.id,
    index: row.index,
    kind: row.kind,
    durationMs: row.durationMs,
    transparent: row.transparent,
    plain: row.underKey !== null,
    url: storage.url(row.key),
    thumbUrl: storage.url(row.thumbKey),
    width: row.width,
    height: row.height,
    sizeBytes: row.sizeBytes,
    thumbhash: row.thumbhash,
    color: row.color,
    seed: row.seed,
    style: row.style,
    ...(row.planBytes !== null && { layers: listLayerFormats(row.style) }),
    ...(row.layerFiles.length > 0 && {
      files: row.layerFiles.map(({ format, sizeBytes }) => ({ format, sizeBytes })),
    }),
  }
}

/** A code of an older version reads as a plain failure. */
function toErrorView(row: JobRow): JobErrorView | null {
  if (row.errorCode === null) return null
  const code: ErrorCode = Object.hasOwn(ERRORS, row.errorCode)
    ? (row.errorCode as ErrorCode)
    : 'ENGINE_FAILED'
  const { message, retryable } = ERRORS[code]
  return { code, message: row.errorMessage ?? message, retryable }
}

/** From here on the pace of the queue predicts better than the runs of each job before. */
const FAR_PLACE = 50

interface Waiting {
  readonly place: number | null
  readonly eta: EtaView | null
}

function estimateWaiting(row: JobRow, state: QueueState | null): Waiting {
  if (!state) return { place: null, eta: null }
  const started = state.running.find(({ id }) => id === row.id)
  if (row.status === 'running') {
    // Begun since the queue was read: nothing of it is done yet.
    const waited = state.queued.find(({ id }) => id === row.id)
    const work = started ?? (waited && { ...waited, elapsedMs: 0, progress: row.progress })
    return { place: null, eta: rounded(work ? remaining(work) : null) }
  }
  if (row.status !== 'queued') return { place: null, eta: null }
  const { queued, running, slots } = state
  const found = queued.findIndex(({ id }) => id === row.id)
  const own = queued[found]
  // Behind more than is read, or begun since its row was.
  if (!own) {
    if (!state.isCut || started)
      return { place: 1, eta: rounded(started ? remaining(started) : null) }
    const place = queued.length + 1
    return {
      place,
      eta: rounded(state.pace && paceBand(state.pace, { place, last: state.waiting })),
    }
  }
  const place = found + 1
  const byPace = state.pace && place >= FAR_PLACE ? paceBand(state.pace, { place }) : null
  const eta = byPace ?? queuedBand({ own, ahead: queued.slice(0, found), running, slots })
  return { place, eta: rounded(eta) }
}

function rounded(band: Band | null): EtaView | null {
  return band && { fromMs: Math.round(band.fromMs), toMs: Math.round(band.toMs) }
}

function toJobView(
  row: JobRow,
  parts: {
    pictures: readonly PictureView[]
    engineName: string
    modelName: string
    waiting: Waiting
    params: ToolParams
    sources: SourceView[]
    stages: StageView[]
  },
): JobView {
  return {
    id: row.id,
    tool: row.tool,
    toolName: findJobTool(row.tool)?.name ?? row.tool,
    call: findJobTool(row.tool)?.call ?? '',
    status: row.status,
    progress: row.progress,
    seq: row.seq,
    ...parts.waiting,
    pictureIndex: row.pictureIndex,
    preview: row.preview,
    step: row.step,
    stages: parts.stages,
    params: parts.params,
    sources: parts.sources,
    answer: row.answer,
    costCredits: row.costCredits,
    spentCredits: row.spentCredits ?? (row.status === 'succeeded' ? row.costCredits : 0),
    engine: { id: row.engineId, name: parts.engineName },
    model: { id: row.modelId, name: parts.modelName },
    ahead: row.status === 'running' ? row.queueAhead : null,
    pictures: [...parts.pictures],
    reading: row.reading,
    notes: row.notes ?? [],
    doubt: getDoubt(row),
    error: toErrorView(row),
    parentId: row.parentId,
    ...(row.threadId !== null && { threadId: row.threadId }),
    ...(row.sentence !== null && { sentence: row.sentence }),
    ...(row.planSummary !== null && { planSummary: row.planSummary }),
    ...(row.drift !== null && { drift: row.drift }),
    comparisonId: row.comparisonId,
    batch: row.batch,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

/** Lists leave the marks of masks out: they may be as large as everything else together. */
function withoutMarks({ tool, params }: JobRow): ToolParams {
  const specs = findJobTool(tool)?.params ?? {}
  const masks = Object.keys(params).filter((key) => specs[key]?.kind === 'mask')
  return masks.length === 0
    ? params
    : { ...params, ...Object.fromEntries(masks.map((key) => [key, null])) }
}

/** By job; the rows are one user's. */
async function findSourceViews(
  { db, storage }: ViewDeps,
  rows: readonly JobRow[],
): Promise<Map<string, SourceView[]>> {
  const named = rows.map((row) => {
    const tool = findJobTool(row.tool)
    return { id: row.id, refs: tool ? listMedia(tool, row.params).map(({ ref }) => ref) : [] }
  })
  const refs = [...new Set(named.flatMap((job) => job.refs))]
  const userId = rows[0]?.userId
  if (userId === undefined || refs.length === 0) return new Map()
  const found = await findSources(db, userId, refs)
  const viewed = named.map(({ id, refs: own }): [string, SourceView[]] => [
    id,
    own.flatMap((ref) => {
      const source = found.get(ref)
      return source ? [viewSource(ref, source, storage)] : []
    }),
  ])
  return new Map(viewed)
}

function toStageViews({ stages }: JobRow, storage: Storage): StageView[] {
  return stages.map(({ key, ...stage }) => ({ ...stage, url: storage.url(key) }))
}

/**
 * One user's jobs in the order of the rows; `whole` with everything their parameters name,
 * `watched` with the stages of those that have just ended.
 */
export async function viewJobs(
  deps: ViewDeps,
  rows: readonly JobRow[],
  { whole = false, watched = false } = {},
): Promise<JobView[]> {
  const open = rows.filter(({ status }) => !isTerminal(status)).map(({ id }) => id)
  // A running job may be restarted: its pictures so far are not shown.
  const ended = rows.filter(({ status }) => isTerminal(status)).map(({ id }) => id)
  const owner = rows.find(({ engineId }) => isOwnModel(engineId))?.userId
  const [pictures, state, sources, engines] = await Promise.all([
    listPictures(deps.db, ended),
    open.length > 0 ? queueState(deps.db, deps.engines, open) : null,
    whole ? findSourceViews(deps, rows) : null,
    owner === undefined ? deps.engines : deps.ownEngines.loadUserEngines(owner),
  ])
  const byJob = groupByJob(pictures)
  const models = new Map(engines.models().map(({ model }) => [model.id, model.name]))
  return rows.map((row) =>
    toJobView(row, {
      pictures: (byJob.get(row.id) ?? []).map((picture) => toPictureView(picture, deps.storage)),
      engineName: engines.byId(row.engineId)?.name ?? nameOfGone(row.engineId),
      modelName: models.get(row.modelId) ?? nameOfGone(row.modelId),
      waiting: estimateWaiting(row, state),
      params: whole ? row.params : withoutMarks(row),
      sources: sources?.get(row.id) ?? [],
      stages: whole || watched || !isTerminal(row.status) ? toStageViews(row, deps.storage) : [],
    }),
  )
}

/** Of what is not configured any more, or of a key that was removed. */
function nameOfGone(id: string): string {
  return isOwnModel(id) ? texts.ownKey : id
}

function groupByJob(pictures: readonly PictureRow[]): Map<string, PictureRow[]> {
  const groups = new Map<string, PictureRow[]>()
  for (const picture of pictures) {
    const group = groups.get(picture.jobId)
    if (group) group.push(picture)
    else groups.set(picture.jobId, [picture])
  }
  return groups
}

export async function viewJob(deps: ViewDeps, row: JobRow): Promise<JobView> {
  const [view] = await viewJobs(deps, [row], { whole: true })
  if (!view) throw new Error('a job has no view')
  return view
}
