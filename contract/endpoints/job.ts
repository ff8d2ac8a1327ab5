import { z } from 'zod'
import type { ErrorCode } from '../errors'
import { ERRORS } from '../errors'
import { BATCH_MAX, BATCH_TEXT_MAX } from '../batch'
import { JOB_STATUSES } from '../jobs'
import type { JobView } from '../jobs'
import { LAYER_FORMATS } from '../layers'
import { MAX_OUTLINE_POINTS, type ThingView } from '../things'
import { driftView } from './edit-shapes'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery, shortVideo } from './define'
import { musicChoice } from './music-choice'

const errorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]])

const layerFileView = z.object({
  format: z.enum(LAYER_FORMATS),
  sizeBytes: z.number().int(),
})

export const pictureView = z.object({
  id: z.string(),
  index: z.number().int(),
  kind: z.enum(['image', 'video']),
  durationMs: z.number().int().nullable(),
  transparent: z.boolean(),
  plain: z.boolean(),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  sizeBytes: z.number().int(),
  thumbhash: z.string(),
  color: z.string(),
  seed: z.number().int().nullable(),
  layers: z.array(z.enum(LAYER_FORMATS)).optional(),
  files: z.array(layerFileView).optional(),
  style: z.string().nullable(),
})

export const sourceView = z.object({
  ref: z.string(),
  /** The job that made it; left out for an upload. */
  jobId: id.optional(),
  kind: z.enum(['image', 'video', 'sound']),
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Of a video, where it is known. */
  durationMs: z.number().int().nullable(),
  /** File name of a sound, where it is known. */
  name: z.string().optional(),
})

const share = z.number().min(0).max(1)

const thingView: z.ZodType<ThingView> = z.object({
  id: z.string(),
  name: z.string(),
  bounds: z.object({ x: share, y: share, width: share, height: share }),
  outline: z.array(z.tuple([share, share])).max(MAX_OUTLINE_POINTS),
})

const stageView = z.object({
  pictureIndex: z.number().int(),
  name: z.string().nullable(),
  url: z.string(),
  atMs: z.number().int(),
})

export const batchCell = z
  .number()
  .int()
  .min(0)
  .max(BATCH_MAX - 1)

const batchPlace = z.object({
  template: z.string().max(BATCH_TEXT_MAX),
  lines: z.boolean(),
  sameSeed: z.boolean(),
  cell: batchCell,
  chosen: z.array(batchCell).max(BATCH_MAX),
})

export const jobView: z.ZodType<JobView> = z.object({
  id: z.string(),
  tool: z.string(),
  toolName: z.string(),
  call: z.string(),
  status: z.enum(JOB_STATUSES),
  progress: z.number().min(0).max(1),
  seq: z.number().int(),
  place: z.number().int().nullable(),
  eta: z.object({ fromMs: z.number().int(), toMs: z.number().int() }).nullable(),
  pictureIndex: z.number().int(),
  preview: z.string().nullable(),
  step: z.string().nullable(),
  stages: z.array(stageView),
  params: z.record(z.string(), z.unknown()),
  sources: z.array(sourceView),
  answer: z.record(z.string(), z.unknown()).nullable(),
  costCredits: z.number().int(),
  spentCredits: z.number().int(),
  engine: z.object({ id: z.string(), name: z.string() }),
  model: z.object({ id: z.string(), name: z.string() }),
  ahead: z.number().int().nullable(),
  pictures: z.array(pictureView),
  reading: z
    .object({
      understood: z.array(z.string()),
      /** Words of how it was made, as its style, mood or framing; left out: none. */
      manner: z.array(z.string()).optional(),
      ignored: z.array(z.string()),
      /** Words without a drawing, each with the near thing that was drawn; left out: none. */
      substituted: z.array(z.object({ word: z.string(), by: z.string() })).optional(),
    })
    .nullable(),
  notes: z.array(z.string()),
  doubt: z.enum(['open', 'returned']).nullable(),
  error: z.object({ code: errorCode, message: z.string(), retryable: z.boolean() }).nullable(),
  parentId: z.string().nullable(),
  threadId: z.string().optional(),
  sentence: z.string().optional(),
  planSummary: z.string().optional(),
  drift: z.array(driftView).optional(),
  comparisonId: z.string().nullable(),
  batch: batchPlace.nullable(),
  createdAt: isoTime,
  startedAt: isoTime.nullable(),
  finishedAt: isoTime.nullable(),
})

/** Comma-separated ids, at most 50. */
const ids = z
  .string()
  .min(1)
  .max(2100)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(id).min(1).max(50))

export const jobEndpoints = defineEndpoints({
  myJobList: {
    method: 'GET',
    path: '/api/job/myJobList',
    auth: 'user',
    summary: 'My jobs, newest first',
    query: pageQuery.extend({
      /** `active` = queued or running. */
      state: z.enum(['all', 'active', 'succeeded', 'failed']).default('all'),
      tool: z.string().max(40).optional(),
    }),
    data: pageSchema(jobView),
  },
  jobCompleted: {
    method: 'GET',
    path: '/api/job/jobCompleted',
    auth: 'user',
    summary: 'The present state of these jobs (or of all my running ones): what the watcher polls',
    query: z.object({ ids: ids.optional() }),
    data: z.object({
      jobs: z.array(jobView),
      /** Ask again after this long. */
      pollAfterMs: z.number().int(),
    }),
  },
  detail: {
    method: 'GET',
    path: '/api/job/{id}',
    auth: 'user',
    summary: 'One job of mine',
    params: z.object({ id }),
    data: jobView,
  },
  comparison: {
    method: 'GET',
    path: '/api/job/comparison/{id}',
    auth: 'user',
    summary:
      'My jobs that paint one prompt side by side, in their order; of a batch the latest of each cell (not in the specification)',
    params: z.object({ id }),
    data: z.object({ jobs: z.array(jobView).max(BATCH_MAX) }),
  },
  things: {
    method: 'GET',
    path: '/api/job/{id}/things',
    auth: 'user',
    summary:
      'What is where in a picture of mine that was painted by a plan (not in the specification)',
    params: z.object({ id }),
    /** Number of the picture in the job, from 0, or its id. */
    query: z.object({ picture: id.default('0') }),
    data: z.object({
      /** The nearest first; none in a picture without a plan. */
      things: z.array(thingView),
      /** Version of the painter that drew it; null without a plan. */
      kernel: z.string().nullable(),
    }),
  },
  layers: {
    method: 'GET',
    path: '/api/job/{id}/layers',
    auth: 'user',
    summary: 'A link to a layered file of a picture of mine (not in the specification)',
    params: z.object({ id }),
    /** Number of the picture in the job, from 0, or its id. */
    query: z.object({ picture: id.default('0'), format: z.enum(LAYER_FORMATS).default('psd') }),
    data: z.object({
      /** For a browser, without a token. */
      url: z.string(),
      sizeBytes: z.number().int(),
      expiresAt: isoTime,
    }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/job/myjob',
    auth: 'user',
    summary: 'Delete my jobs; running ones are cancelled first and their credits returned',
    query: z.object({ ids }),
    data: z.object({ deleted: z.array(z.string()) }),
  },
  timelapse: {
    method: 'POST',
    path: '/api/job/{id}/timelapse',
    auth: 'user',
    summary: 'A short video of how a picture of mine came into being (not in the specification)',
    params: z.object({ id }),
    body: z.object({
      pictureIndex: z.number().int().min(0).max(15).default(0),
      seconds: z.union([z.literal(3), z.literal(6), z.literal(12)]).default(6),
      shape: z.enum(['tall', 'square', 'original']).default('tall'),
      caption: z.boolean().default(false),
      music: musicChoice,
    }),
    data: shortVideo,
  },
  cancel: {
    method: 'POST',
    path: '/api/job/{id}/cancel',
    auth: 'user',
    whileClosing: true,
    summary: 'Cancel a queued or running job; the credits come back (not in the specification)',
    params: z.object({ id }),
    data: jobView,
  },
})
