/** The state of the whole queue, for places and estimates: read once for many views. */
import { isOwnModel } from '@contract/own-models'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { countSlots } from '../../../worker/tasks'
import type { EngineRegistry } from '../../../engines/registry'
import type { RunningWork, Work } from './eta'
import { type Kind, readPaces } from './paces'
import { LEASE_MS } from '../run/limits'
import { machineLoad } from '../run/machine-load'
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
  load: number | null
}

const USUAL_PIXELS = 1024 * 1024
const MAX_OPEN = 2000
/** Pollers within this time share one reading. */
const FRESH_MS = 300

async function readOpen(db: Db): Promise<OpenRow[]> {
  const result = await db.execute<OpenRow>(sql`
    select id, user_id, cost_credits, status, engine_id, tool, model_id, progress, load,
      params->>'ratio' as ratio, (params->>'count')::int as count,
      (extract(epoch from created_at) * 1000)::float8 as created_ms,
      (extract(epoch from now() - started_at) * 1000)::float8 as elapsed_ms
    from jobs where status in ('queued', 'running')
    order by created_at, id limit ${MAX_OPEN}`)
  return result.rows
}

/** Of a key's own, whose sizes are not known here: as such models usually paint. */
function ownPixels({ engine_id: engineId, count }: OpenRow): number | null {
  return isOwnModel(engineId) ? USUAL_PIXELS * (count ?? 1) : null
}

/** Models and tools of the open jobs. */
function kindsOf(open: readonly OpenRow[]): Kind[] {
  const kinds = new Map(
    open.map(({ model_id: modelId, tool }) => [`${modelId} ${tool}`, { modelId, tool }]),
  )
  return [...kinds.values()]
}

/** Whether any job is queued: what nobody asked for gives way to it. */
export async function someoneWaits(db: Db): Promise<boolean> {
  const result = await db.execute(sql`select 1 from jobs where status = 'queued' limit 1`)
  return result.rows.length > 0
}

/** Of the machine that began a run last, which may not be this one; else of this one. */
function presentLoad(open: readonly OpenRow[]): number | null {
  const begun = open
    .filter(({ load, elapsed_ms }) => load !== null && elapsed_ms !== null)
    .sort((a, b) => (a.elapsed_ms ?? 0) - (b.elapsed_ms ?? 0))
  return begun[0]?.load ?? machineLoad()
}

async function readQueueState(db: Db, engines: EngineRegistry): Promise<QueueState> {
  const [open, turns, slots] = await Promise.all([
    readOpen(db),
    readTurns(db),
    countSlots(db, LEASE_MS),
  ])
  const paces = await readPaces(db, kindsOf(open), presentLoad(open))
  const works = open.map((row) => {
    const engine = engines.byId(row.engine_id)
    const job = {
      tool: row.tool,
      modelId: row.model_id,
      params: { ratio: row.ratio, count: row.count },
    }
    const pixels = engine ? jobPixels(engine, job) : ownPixels(row)
    return {
      status: row.status,
      id: row.id,
      userId: row.user_id,
      costCredits: row.cost_credits,
      createdAt: new Date(row.created_ms),
      pixels: pixels ?? 0,
      pace: pixels === null ? null : paces({ modelId: row.model_id, tool: row.tool }),
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
