/** The state of the whole queue, for places and estimates: read once for many views. */
import { isOwnModel } from '@contract/own-models'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'
import { countSlots } from '../../../platform/queue/tasks'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import type { Pace, RunningWork, Work } from './eta'
import { effortColumns, type EffortColumns, type Estimate, type Kind, readRuns } from './runs'
import { LEASE_MS } from '../run/limits'
import { machineLoad } from '../run/machine-load'
import { jobPixels } from '../run/request'
import { readTurns, type Turns } from '../repository/turns'
import { inFairOrder } from './fair-order'

export interface QueuedWork extends Work {
  readonly id: string
}

export interface QueueState {
  /** In the order they will begin in. */
  readonly queued: readonly QueuedWork[]
  readonly running: readonly (RunningWork & { readonly id: string })[]
  /** There are more than were read. */
  readonly isCut: boolean
  /** Of a long queue; null: it is short. */
  readonly pace: Pace | null
  /** Waiting jobs, also those that were not read. */
  readonly waiting: number
  /** Jobs that can be painted at once by the processes alive now. */
  readonly slots: number
}

type OpenRow = EffortColumns & {
  id: string
  user_id: string
  cost_credits: number
  status: 'queued' | 'running'
  engine_id: string
  tool: string
  model_id: string
  ratio: string | null
  count: number | null
  created_ms: number
  elapsed_ms: number | null
  progress: number
}

const USUAL_PIXELS = 1024 * 1024
const MAX_OPEN = 2000
/** Pollers within this time share one reading. */
const FRESH_MS = 300
/** In a queue of this length a few starts within that time do not matter. */
const LONG_QUEUE = 100
/** Ends within this time make the pace of a long queue, at most and at least. */
const [MOST_PACE, LEAST_PACE] = ['10 minutes', '1 minute']

async function readOpen(db: Db, ids?: readonly string[]): Promise<OpenRow[]> {
  const among = ids ? sql`and j.id in ${ids}` : sql``
  const result = await db.execute<OpenRow>(sql`
    select j.id, j.user_id, j.cost_credits, j.status, j.engine_id, j.tool, j.model_id, j.progress,
      j.params->>'ratio' as ratio, (j.params->>'count')::int as count,
      (extract(epoch from j.created_at) * 1000)::float8 as created_ms,
      (extract(epoch from now() - j.started_at) * 1000)::float8 as elapsed_ms,
      ${effortColumns()}
    from jobs j where j.status in ('queued', 'running') ${among}
    order by j.created_at, j.id limit ${MAX_OPEN}`)
  return result.rows
}

/** Of a key's own, whose sizes are not known here: as such models usually paint. */
function ownPixels({ engine_id: engineId, count }: OpenRow): number | null {
  return isOwnModel(engineId) ? USUAL_PIXELS * (count ?? 1) : null
}

/** Of a queue that has not been empty since its oldest job came. */
async function readPace(db: Db, works: readonly { readonly createdAt: Date }[]): Promise<Pace> {
  const oldest = new Date(Math.min(...works.map(({ createdAt }) => createdAt.getTime())))
  const { rows } = await db.execute<Pace>(sql`
    with busy as (select least(interval '${sql.raw(MOST_PACE)}', greatest(
      interval '${sql.raw(LEAST_PACE)}', now() - ${oldest.toISOString()}::timestamptz)) as span)
    select (extract(epoch from span) * 1000)::float8 as "windowMs", (
      select count(*)::int from jobs
      where finished_at > now() - span and started_at is not null) as jobs
    from busy`)
  return rows[0] ?? { jobs: 0, windowMs: 0 }
}

async function countQueued(db: Db): Promise<number> {
  const { rows } = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from jobs where status = 'queued'`,
  )
  return rows[0]?.jobs ?? 0
}

const formatKind = ({ modelId, tool }: Kind) => `${modelId} ${tool}`

/** Models and tools of the open jobs. */
function mapKinds(open: readonly OpenRow[]): Map<string, Kind> {
  return new Map(
    open.map(({ model_id: modelId, tool }) => [formatKind({ modelId, tool }), { modelId, tool }]),
  )
}

/** Whether any job is queued: background work gives way to it. */
export async function hasQueuedJobs(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select 1 from jobs where status = 'queued' limit 1`)
  return result.rows.length > 0
}

/** Of the machine that began a run last, which may not be this one; else of this one. */
function presentLoad(open: readonly OpenRow[]): number | null {
  const started = open
    .filter(({ load, elapsed_ms }) => load !== null && elapsed_ms !== null)
    .sort((a, b) => (a.elapsed_ms ?? 0) - (b.elapsed_ms ?? 0))
  return started[0]?.load ?? machineLoad()
}

type OpenWork = ReturnType<ReturnType<typeof workReader>>

/** Reads a row as work, by the runs of its kind before it. */
function workReader(engines: EngineRegistry, estimate: Estimate, load: number | null) {
  return (row: OpenRow) => {
    const engine = engines.byId(row.engine_id)
    const job = {
      tool: row.tool,
      modelId: row.model_id,
      params: { ratio: row.ratio, count: row.count },
    }
    const pixels = engine ? jobPixels(engine, job) : ownPixels(row)
    const { size, options } = row
    return {
      status: row.status,
      id: row.id,
      userId: row.user_id,
      costCredits: row.cost_credits,
      createdAt: new Date(row.created_ms),
      band: estimate(job, { pixels, size, options: options ?? {}, load: row.load ?? load }),
      elapsedMs: row.elapsed_ms ?? 0,
      progress: row.progress,
    }
  }
}

/** Inputs of a state, so that later changes can be added. */
interface Reading {
  readonly state: QueueState
  readonly works: readonly OpenWork[]
  readonly turns: Turns
  readonly kinds: ReadonlyMap<string, Kind>
  readonly toWork: (row: OpenRow) => OpenWork
}

function buildState(
  works: readonly OpenWork[],
  { turns, ...rest }: Omit<QueueState, 'queued' | 'running'> & { turns: Turns },
): QueueState {
  return {
    queued: inFairOrder(
      works.filter(({ status }) => status === 'queued'),
      turns,
    ),
    running: works.filter(({ status }) => status === 'running'),
    ...rest,
  }
}

async function readAll(db: Db, engines: EngineRegistry): Promise<Reading> {
  const [open, turns, slots] = await Promise.all([
    readOpen(db),
    readTurns(db),
    countSlots(db, LEASE_MS),
  ])
  const kinds = mapKinds(open)
  const toWork = workReader(engines, await readRuns(db, [...kinds.values()]), presentLoad(open))
  const works = open.map(toWork)
  const queued = works.filter(({ status }) => status === 'queued')
  const isCut = open.length === MAX_OPEN
  const pace = queued.length >= LONG_QUEUE ? await readPace(db, queued) : null
  const waiting = isCut ? await countQueued(db) : queued.length
  const state = buildState(works, { turns, slots, isCut, pace, waiting })
  return { state, works, turns, kinds, toWork }
}

/** With these jobs that came since; null when one is of a kind whose pace was not read. */
async function withNew(db: Db, reading: Reading, ids: readonly string[]): Promise<Reading | null> {
  const rows = await readOpen(db, ids)
  if ([...mapKinds(rows).keys()].some((kind) => !reading.kinds.has(kind))) return null
  const had = new Set(rows.map(({ id }) => id))
  const works = [...reading.works.filter(({ id }) => !had.has(id)), ...rows.map(reading.toWork)]
  const { queued: _queued, running: _running, ...rest } = reading.state
  const waiting = works.filter(({ status }) => status === 'queued').length
  return { ...reading, works, state: buildState(works, { ...rest, turns: reading.turns, waiting }) }
}

const readings = new WeakMap<Db, { atMs: number; reading: Promise<Reading> }>()

async function freshened(
  { db, engines }: { db: Db; engines: EngineRegistry },
  last: Promise<Reading>,
  openIds: readonly string[],
): Promise<Reading> {
  const reading = await last
  const { queued, running } = reading.state
  const known = new Set([...queued, ...running].map(({ id }) => id))
  const missing = openIds.filter((id) => !known.has(id))
  if (reading.state.isCut || missing.length === 0) return reading
  const isLong = reading.state.queued.length >= LONG_QUEUE
  return (isLong && (await withNew(db, reading, missing))) || readAll(db, engines)
}

/**
 * At most 300 ms old, and not older than open jobs by these ids. In a long queue, whose many
 * waiting clients poll their position, only these are read again, not all of it for each.
 */
export async function queueState(
  db: Db,
  engines: EngineRegistry,
  openIds: readonly string[],
): Promise<QueueState> {
  const last = readings.get(db)
  const isFresh = last !== undefined && performance.now() - last.atMs < FRESH_MS
  const reading = isFresh ? freshened({ db, engines }, last.reading, openIds) : readAll(db, engines)
  readings.set(db, { atMs: isFresh ? last.atMs : performance.now(), reading })
  // A failed reading is not cached.
  reading.catch(() => readings.delete(db))
  return (await reading).state
}
