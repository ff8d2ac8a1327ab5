/** Jobs and the pictures they made. */
import type { BatchPlace } from '@contract/batch'
import type { CharacterLooks } from '@contract/characters'
import type { LayerFileView } from '@contract/layers'
import type { DriftView } from '@contract/edits'
import type { ToolParams } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

/** A small picture of one step of a picture while it was being made. */
export interface JobStage {
  /** Storage key; a WebP or JPEG of about 300 px. */
  key: string
  /** 0-based picture of the job. */
  pictureIndex: number
  /** Tool of the job, as the engine named it. */
  name: string | null
  /** Since the run began. */
  atMs: number
}

/** A card in an order. */
export interface StoredCharacter {
  id: string
  name: string
  words: string
  /** For the painter here; null: it is drawn by its words. */
  looks: CharacterLooks | null
  /** Media references, the main picture first. */
  pictures: MediaRef[]
}

/** A picture in layers, as one file. */
export interface LayerFile extends LayerFileView {
  /** Storage key; never served by its address. */
  key: string
}

export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the client; with the user it makes a submit idempotent. */
    requestId: text('request_id').notNull(),
    /** Hash of what was submitted: the same requestId with other content is refused. */
    requestHash: text('request_hash').notNull(),
    tool: text('tool').notNull(),
    params: jsonb('params').$type<ToolParams>().notNull(),
    /** Parameters after an operator's style at the time of the order; never sent. */
    appliedStyle: jsonb('applied_style').$type<{
      prompt: string
      negativePrompt: string
      style: string | null
      strength: number | null
    }>(),
    /** Cards that the prompt mentions, as they were at the time of the order. */
    characters: jsonb('characters').$type<StoredCharacter[]>(),
    engineId: text('engine_id').notNull(),
    modelId: text('model_id').notNull(),
    costCredits: integer('cost_credits').notNull(),
    /** Amount counted against its engine's budget; null: none. */
    reserved: jsonb('reserved').$type<{
      day: string
      month: string
      milli: number
      units: number
    }>(),
    /** Spent part of the price: all of a success, the finished share of a cancelled job. */
    spentCredits: integer('spent_credits'),
    status: text('status', {
      enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'],
    }).notNull(),
    seq: integer('seq').notNull().default(0),
    progress: real('progress').notNull().default(0),
    pictureIndex: integer('picture_index').notNull().default(0),
    preview: text('preview'),
    /** Current step, as its engine names it. */
    step: text('step'),
    /** Stages of its pictures, first to last. */
    stages: jsonb('stages').$type<JobStage[]>().notNull().default([]),
    /** Runnable tasks a core on the machine of the run when it began. */
    load: real('load'),
    /** While it waits in its engine's own queue: jobs before it there. */
    queueAhead: integer('queue_ahead'),
    /** Remote state its engine needs to fetch the result; removed when the job ends. */
    remote: jsonb('remote').$type<Record<string, unknown>>(),
    /** Charge of its engine's vendor, in the vendor's own unit. */
    vendorCost: jsonb('vendor_cost').$type<{ amount: number; unit: string; lost?: number }>(),
    /** Answer of a text tool. */
    answer: jsonb('answer').$type<Record<string, unknown>>(),
    reading: jsonb('reading').$type<{
      understood: string[]
      manner?: string[]
      ignored: string[]
      substituted?: { word: string; by: string }[]
    }>(),
    /** Notes to the owner about how it was made: one Chinese sentence each. */
    notes: jsonb('notes').$type<string[]>(),
    /** Doubt of measurements about the result; null: none. A `wrong` one is free. */
    verdict: text('verdict', { enum: ['doubtful', 'wrong'] }),
    /** When the price of a doubtful result was given back. */
    returnedAt: at('returned_at'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    /** Why it failed, for operators: one line in English. Never sent to people. */
    errorCause: text('error_cause'),
    parentId: text('parent_id'),
    /** The thread of edits it belongs to, its sentence and what was understood; null: none. */
    threadId: text('thread_id'),
    sentence: text('sentence'),
    planSummary: text('plan_summary'),
    /** Parts to stay that an edit changed, as measured; null: none, not measured, or dismissed. */
    drift: jsonb('drift').$type<DriftView[]>(),
    /** The public work this one was remade from (画同款). */
    remakeOf: text('remake_of'),
    /** The API key that submitted it; null: the app did. */
    apiKeyId: text('api_key_id'),
    /** Jobs that paint one prompt side by side have it in common. */
    comparisonId: text('comparison_id'),
    /** Of a job of 一次多张: the prompt with its slots, and which cell of it this is. */
    batch: jsonb('batch').$type<BatchPlace>(),
    /** Rises with every claim; a finish with an older attempt does nothing (the fence). */
    attempt: integer('attempt').notNull().default(0),
    /** Runs whose worker died; those that were handed back do not count. */
    lostRuns: integer('lost_runs').notNull().default(0),
    workerId: text('worker_id'),
    /** W3C traceparent of its submission, where that was traced: its runs go on below it. */
    trace: text('trace'),
    /** A running job whose lease has passed belongs to a dead worker. */
    leaseUntil: at('lease_until'),
    cancelRequestedAt: at('cancel_requested_at'),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('jobs_request_key').on(t.userId, t.requestId),
    index('jobs_mine_idx').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('jobs_open_idx')
      .on(t.status, t.createdAt)
      .where(sql`status in ('queued', 'running')`),
    index('jobs_compared_idx')
      .on(t.comparisonId)
      .where(sql`comparison_id is not null`),
    index('jobs_api_key_idx')
      .on(t.userId, t.createdAt)
      .where(sql`api_key_id is not null`),
    index('jobs_model_timing_idx')
      .on(t.modelId, t.tool, t.finishedAt.desc().nullsFirst())
      .where(sql`status = 'succeeded'`),
    // Figures of a period read as much of the table as it has; rows come in the order of time.
    index('jobs_created_range_idx').using('brin', t.createdAt),
    index('jobs_finished_range_idx').using('brin', t.finishedAt),
    index('jobs_started_range_idx').using('brin', t.startedAt),
  ],
)

/**
 * Whose turn it is among those who wait (start-time fair queueing): what each user was served, in
 * credits on a clock that all share.
 */
export const jobTurns = pgTable('job_turns', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The clock when their last job began, and that with the job's price added. */
  start: doublePrecision('start').notNull(),
  finish: doublePrecision('finish').notNull(),
  servedAt: at('served_at').notNull(),
})

/** Failures of attached engines since they last worked, seen by all processes; no row: it works. */
export const engineHealth = pgTable('engine_health', {
  engineId: text('engine_id').primaryKey(),
  /** Failures one after the other, the last one included. */
  failures: integer('failures').notNull(),
  /** The models these were of, each once. */
  models: text('models').array().notNull().default([]),
  /** The persons whose jobs these were, each once and as a digest: only how many is of interest. */
  persons: text('persons').array().notNull().default([]),
  /** Paused until then; null while it is not paused. */
  pausedUntil: at('paused_until'),
  /** Of the last failure, for the operator: never the words of a vendor. */
  reason: text('reason').notNull(),
  failedAt: at('failed_at').notNull(),
})

/** The same by model: one broken model does not pause the others of its engine. */
export const modelHealth = pgTable(
  'model_health',
  {
    engineId: text('engine_id').notNull(),
    modelId: text('model_id').notNull(),
    failures: integer('failures').notNull(),
    persons: text('persons').array().notNull().default([]),
    pausedUntil: at('paused_until'),
    reason: text('reason').notNull(),
    failedAt: at('failed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.engineId, t.modelId] })],
)

/** Budget of a paid engine, in thousandths of a yuan. */
export const engineBudgets = pgTable('engine_budgets', {
  engineId: text('engine_id').primaryKey(),
  /** Null: no limit. */
  dayMilli: bigint('day_milli', { mode: 'number' }),
  monthMilli: bigint('month_milli', { mode: 'number' }),
  /** Of a picture, or of a second of a video, by model. */
  costs: jsonb('costs').$type<Record<string, number>>().notNull(),
})

/** Estimated costs of engines, by day (`2026-11-23`) and by month in Shanghai. */
export const engineSpending = pgTable(
  'engine_spending',
  {
    engineId: text('engine_id').notNull(),
    period: text('period').notNull(),
    milli: bigint('milli', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.engineId, t.period] })],
)

export const pictures = pgTable(
  'pictures',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    kind: text('kind', { enum: ['image', 'video'] })
      .notNull()
      .default('image'),
    /** Of a video. */
    durationMs: integer('duration_ms'),
    transparent: boolean('transparent').notNull().default(false),
    /** Storage keys, never URLs. */
    key: text('key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    /** Pixels under the visible label, as a PNG of its box; null: not stored. */
    underKey: text('under_key'),
    /** Size of the plan it was painted by, stored next to `underKey`; null: it has none. */
    planBytes: integer('plan_bytes'),
    /** The same picture in layers, for download by its owner alone. */
    layerFiles: jsonb('layer_files').$type<LayerFile[]>().notNull().default([]),
    mime: text('mime').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    thumbhash: text('thumbhash').notNull(),
    color: text('color').notNull(),
    seed: bigint('seed', { mode: 'number' }),
    /** The style that was used; null where the engine has none. */
    style: text('style'),
    /** Recipe to paint exactly this picture again; null where its engine cannot. */
    recipe: jsonb('recipe').$type<unknown>(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('pictures_job_index_key').on(t.jobId, t.index)],
)

/**
 * Jobs that were run and ended, and their pictures, by hour: changes that triggers add in the
 * transaction of the rows (migration "hourly-figures"); a sweep joins the rows of one key.
 */
export const jobHours = pgTable(
  'job_hours',
  {
    hour: at('hour').notNull(),
    engineId: text('engine_id').notNull(),
    tool: text('tool').notNull(),
    status: text('status').notNull(),
    /** Empty where the job has none. */
    errorCode: text('error_code').notNull(),
    jobs: integer('jobs').notNull(),
    pictures: integer('pictures').notNull(),
  },
  (t) => [index('job_hours_hour_idx').on(t.hour)],
)
