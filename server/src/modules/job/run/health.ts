/**
 * Circuit breaker for engines elsewhere, shared by all processes: after three failures in a row an
 * engine is paused and new orders for it are refused before anything is held; when the pause is
 * over it is asked whether it is back, or, where it cannot be asked, the next order tries.
 */
import type { Logger } from 'pino'
import type { Db } from '../../../db/client'
import { type Engine, EngineError } from '../../../engines/engine'
import type { EngineRegistry } from '../../../engines/registry'
import { addFailure, listDue, listPaused as readPaused, removeFailures } from '../repository/health'
import { RunTimeout } from './outcome'

export { listHealth } from '../repository/health'

/** Those who ask within this time share one reading. */
const FRESH_MS = 300
const readings = new WeakMap<Db, { atMs: number; paused: Promise<Set<string>> }>()

/** Ids of engines that are paused, at most 300 ms old. */
export async function listPaused(db: Db): Promise<ReadonlySet<string>> {
  const last = readings.get(db)
  if (last && performance.now() - last.atMs < FRESH_MS) return last.paused
  const paused = readPaused(db)
  readings.set(db, { atMs: performance.now(), paused })
  // A failed reading is not kept.
  paused.catch(() => readings.delete(db))
  return paused
}

const LIMITS = { pauseAfter: 3, firstMs: 30_000, longestMs: 600_000 } as const
/** How often those whose pause is over are asked. */
export const PROBE_MS = 10_000
const PROBE_TIMEOUT_MS = 8_000

/** Trouble of the engine, not of what was asked. */
function isTrouble(error: unknown): boolean {
  return (
    error instanceof RunTimeout || (error instanceof EngineError && error.kind === 'unavailable')
  )
}

interface HealthDeps {
  readonly db: Db
  readonly log: Pick<Logger, 'warn'>
}

/** Notes how a run of this engine ended; null: well. The embedded engine has no health. */
export async function noteRun(
  { db, log }: HealthDeps,
  engine: Pick<Engine, 'id' | 'check'> | null,
  error: unknown,
): Promise<void> {
  if (!engine?.check) return
  try {
    if (error === null) {
      if (await removeFailures(db, engine.id)) log.warn({ engine: engine.id }, 'an engine is back')
    } else if (isTrouble(error)) {
      const reason = error instanceof Error ? error.message : 'unknown'
      await addFailure(db, { engineId: engine.id, reason }, LIMITS)
    }
  } catch (failed) {
    // Health is advice: the job's own end is written elsewhere.
    log.warn({ err: failed, engine: engine.id }, 'the health of an engine was not written')
  }
}

/** Asks one engine whether it works, and notes the answer. */
export async function probe(
  deps: HealthDeps,
  engine: Engine,
): Promise<{ readonly note: string } | { readonly error: string }> {
  if (!engine.check) return { note: '' }
  try {
    const note = await engine.check({ signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    await noteRun(deps, engine, null)
    return { note }
  } catch (cause) {
    const isOurs = cause instanceof EngineError
    const error = isOurs ? cause.message : 'gave no answer in time'
    await noteRun(deps, engine, new EngineError('unavailable', error, { cause }))
    return { error }
  }
}

/** The half-open state: whoever was paused long enough is asked. */
export async function probeDue(
  deps: HealthDeps & { readonly engines: EngineRegistry },
): Promise<void> {
  for (const id of await listDue(deps.db)) {
    const engine = deps.engines.byId(id)
    if (engine) await probe(deps, engine)
    else await removeFailures(deps.db, id)
  }
}
