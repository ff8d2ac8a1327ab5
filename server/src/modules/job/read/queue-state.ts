/** The state of the whole queue, for places and estimates: read once for many views. */
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { countSlots } from '../../../worker/tasks'
import type { EngineRegistry } from '../../../engines/registry'
import { measuredSpeed, type RunningWork, type Work } from './eta'
import { LEASE_MS } from '../run/limits'
import { jobPixels } from '../run/request'
import { readTurns } from '../repository/turns'
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
  /** Jobs that can be painted at once by the processes alive now. */
  readonly slots: number
}

interface OpenRow extends Record<string, unknown> {
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

interface SampleRow extends Record<string, unknown> {
  engine_id: string
  tool: string
  duration_ms: number
  pixels: number
}

const MAX_OPEN = 2000
const SAMPLES = 30
/** Pollers within this time share one reading. */
const FRESH_MS = 300

async function readOpen(db: Db): Promise<OpenRow[]> {
  const result = await db.execute<OpenRow>(sql`
    select id, user_id, cost_credits, status, engine_id, tool, model_id, progress,
      params->>'ratio' as ratio, (params->>'count')::int as count,
      (extract(epoch from created_at) * 1000)::float8 as created_ms,
      (extract(epoch from now() - started_at) * 1000)::float8 as elapsed_ms
    from jobs where status in ('queued', 'running')
    order by created_at, id limit ${MAX_OPEN}`)
  return result.rows
}

/** The latest finished jobs of each engine and tool that has open ones. */
async function readSamples(db: Db): Promise<SampleRow[]> {
  const result = await db.execute<SampleRow>(sql`
    select kinds.engine_id, kinds.tool, recent.duration_ms, recent.pixels
    from (select distinct engine_id, tool from jobs where status in ('queued', 'running')) kinds
    cross join lateral (
      select (extract(epoch from j.finished_at - j.started_at) * 1000)::float8 as duration_ms,
        coalesce((select sum(p.width * p.height) from pictures p where p.job_id = j.id), 0)::float8
          as pixels
      from jobs j
      where j.status = 'succeeded' and j.engine_id = kinds.engine_id and j.tool = kinds.tool
      order by j.finished_at desc limit ${SAMPLES}) recent`)
  return result.rows
}

/** Whether any job is queued: what nobody asked for gives way to it. */
export async function someoneWaits(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select 1 from jobs where status = 'queued' limit 1`)
  return result.rows.length > 0
}

async function readQueueState(db: Db, engines: EngineRegistry): Promise<QueueState> {
  const [open, turns, slots, samples] = await Promise.all([
    readOpen(db),
    readTurns(db),
    countSlots(db, LEASE_MS),
    readSamples(db),
  ])
  const speeds = new Map<string, number | null>()
  const speedOf = (row: { engine_id: string; tool: string }) => {
    const kind = `${row.engine_id} ${row.tool}`
    const known = speeds.get(kind)
    if (known !== undefined) return known
    const speed = measuredSpeed(
      samples
        .filter((sample) => sample.engine_id === row.engine_id && sample.tool === row.tool)
        .map((sample) => ({ durationMs: sample.duration_ms, pixels: sample.pixels })),
    )
    speeds.set(kind, speed)
    return speed
  }
  const works = open.map((row) => {
    const engine = engines.byId(row.engine_id)
    const job = {
      tool: row.tool,
      modelId: row.model_id,
      params: { ratio: row.ratio, count: row.count },
    }
    const pixels = engine ? jobPixels(engine, job) : null
    return {
      status: row.status,
      id: row.id,
      userId: row.user_id,
      costCredits: row.cost_credits,
      createdAt: new Date(row.created_ms),
      pixels: pixels ?? 0,
      msPerPixel: pixels === null ? null : speedOf(row),
      elapsedMs: row.elapsed_ms ?? 0,
      progress: row.progress,
    }
  })
  return {
    queued: inFairOrder(
      works.filter(({ status }) => status === 'queued'),
      turns,
    ),
    running: works.filter(({ status }) => status === 'running'),
    slots,
    isCut: open.length === MAX_OPEN,
  }
}

const readings = new WeakMap<Db, { atMs: number; state: Promise<QueueState> }>()

/** At most 300 ms old, and not older than jobs that wait by these ids. */
export async function queueState(
  db: Db,
  engines: EngineRegistry,
  waitingIds: readonly string[],
): Promise<QueueState> {
  const last = readings.get(db)
  if (last && performance.now() - last.atMs < FRESH_MS) {
    const state = await last.state
    const known = new Set(state.queued.map(({ id }) => id))
    if (state.isCut || waitingIds.every((id) => known.has(id))) return state
  }
  const state = readQueueState(db, engines)
  readings.set(db, { atMs: performance.now(), state })
  // A failed reading is not kept.
  state.catch(() => readings.delete(db))
  return state
}
