/** The parent's pixels where an edit changed a part that was to stay: a new version, free. */
import { createHash } from 'node:crypto'
import type { JobView } from '@contract/jobs'
import { edit } from '@contract/tools/edit'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { MASK_SCALE, type MaskValue } from '@contract/tools/mask'
import { nameRegions } from '@studio/photo-plan/edit-regions'
import { STUDIO_ID } from '../../integrations/engines/studio/capabilities'
import { AppError } from '../../platform/lib/errors'
import { listPictureIds } from '../job/keys'
import { readJobRow } from '../job/read/service'
import { requireSources } from '../job/sources'
import { submitFree } from '../job/submit/free'
import type { ConversationPorts } from './ports'
import { findRegions } from './regions'
import { texts } from './texts'

interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const toCorners = ({ x, y, width, height }: Bounds): number[] =>
  [x, y, x + width, y, x + width, y + height, x, y + height].map((value) =>
    Math.round(value * MASK_SCALE),
  )

const buildMask = (outlines: readonly (readonly number[])[]): MaskValue => ({
  base: 'none',
  inverted: false,
  feather: 0,
  marks: outlines.map((points) => ({ kind: 'outline', add: true, points: [...points] })),
})

/** Throws NOT_FOUND for a job, or a part that did not change, and for a parent that is gone. */
export async function putBack(
  deps: ConversationPorts,
  userId: string,
  { jobId, name }: { jobId: string; name: string },
): Promise<{ job: JobView }> {
  const row = await readJobRow(deps.db, { userId, id: jobId })
  const part = row?.drift?.find((one) => one.name === name)
  const before = row?.params.image
  const [pictureId] = row ? await listPictureIds(deps.db, jobId) : []
  if (!row || !part || !isMediaRef(before) || pictureId === undefined)
    throw new AppError('NOT_FOUND')
  const sources = await requireSources(deps.db, userId, [{ ref: before, kind: 'image' }])
  const source = sources.get(before)
  const { regions } = source ? await findRegions(deps, before, source) : { regions: [] }
  const names = nameRegions(regions)
  const region = regions.find(({ id }) => names.get(id) === name)
  const mask = buildMask(region?.outlines ?? [toCorners(part.bounds)])
  const image: MediaRef = `picture:${pictureId}`
  const summary = texts.putBack(name)
  const job = await submitFree(deps, userId, {
    tool: edit,
    requestId: `putback-${createHash('sha256').update(`${jobId} ${name}`).digest('hex').slice(0, 40)}`,
    parentId: jobId,
    order: {
      params: { image, before, steps: [{ tool: 'putBack', params: { mask } }] },
      modelId: STUDIO_ID,
      edit: {
        ...(row.threadId !== null && { threadId: row.threadId }),
        sentence: summary,
        summary,
        steps: [{ kind: 'undo', target: name }],
        keep: [],
      },
    },
  })
  return { job }
}
