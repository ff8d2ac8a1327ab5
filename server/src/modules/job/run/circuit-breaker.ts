/**
 * Circuit breaker for attached engines, shared by all processes. A model is paused after three
 * failures in a row, the whole engine when different models fail or its server does not answer: new
 * orders for it are refused before credits are held. After the pause the engine is probed; a model
 * is tried by the next order.
 * One user who repeats a failing order (a picture that crashes the server, an endless prompt) must
 * not shut others out. So failures count when those of different users follow each other, when they
 * depend on nothing a user sent (a refused key, a removed model, no connection), or when the
 * server, probed after three failures, does not answer.
 */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../../../platform/db/client'
import { type Engine, EngineError } from '../../../integrations/engines/engine'
import type { EngineRegistry } from '../../../integrations/engines/registry'
import { isUnsent } from '../../../integrations/engines/remote/client'
import {
  addEngineFailure,
  addModelFailure,
  type FailureToNote,
  listDue,
  listPaused as readPaused,
  removeFailures,
  removeModelFailures,
} from '../repository/circuit-breaker'
import { RunTimeout } from './outcome'

export { listHealth, listModelHealth } from '../repository/circuit-breaker'

/** Which models take no orders now. */
export interface Paused {
  has(engineId: string, modelId: string): boolean
}

/** Calls within this time share one reading. */
const FRESH_MS = 300
const readings = new WeakMap<Db, { atMs: number; paused: Promise<Paused> }>()

async function read(db: Db): Promise<Paused> {
  const rows = await readPaused(db)
  return {
    has: (engineId, modelId) =>
      rows.some((row) => row.engineId === engineId && (row.modelId ?? modelId) === modelId),
  }
}

/** At most 300 ms old. */
export async function listPaused(db: Db): Promise<Paused> {
  const last = readings.get(db)
  if (last && performance.now() - last.atMs < FRESH_MS) return last.paused
  const paused = read(db)
  readings.set(db, { atMs: performance.now(), paused })
  // A failed reading is not cached.
  paused.catch(() => readings.delete(db))
  return paused
}

const LIMITS = { pauseAfter: 3, persons: 2, firstMs: 30_000, longestMs: 600_000 } as const
/** Of an engine with many models, as many must fail: behind a gateway some share an upstream. */
const FEW_MODELS = 3
/** Interval of probes of engines whose pause is over, or that failed often enough. */
export const PROBE_MS = 10_000
const PROBE_TIMEOUT_MS = 8_000

interface Fault {
  /** `model`: the engine has no part in it. */
  readonly scope: 'model' | 'engine'
  /** It would happen to any order. */
  readonly certain: boolean
}

/** Effect of a failed run on its engine's health; null: none, the order or its user was at fault. */
function classifyFault(error: unknown): Fault | null {
  if (error instanceof RunTimeout) return { scope: 'engine', certain: false }
  if (!(error instanceof EngineError) || error.kind !== 'unavailable') return null
  switch (error.trouble) {
    case 'interrupted':
    case 'size':
      return null
    case 'missing':
    case 'unverified':
      return { scope: 'model', certain: true }
    case 'refused':
    case 'broke':
      return { scope: 'engine', certain: true }
    default:
      return { scope: 'engine', certain: isUnsent(error.cause) }
  }
}

interface HealthDeps {
  readonly db: Db
  readonly log: Pick<Logger, 'warn'>
}

export interface Run {
  /** Null, or one that cannot be probed (the embedded one): it has no health. */
  readonly engine: Pick<Engine, 'id' | 'check' | 'capabilities'> | null
  readonly modelId: string
  readonly userId: string
}

/** Enough to tell persons apart, not to find them. */
const hashUserId = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 12)

/** @param offered how many models the engine has */
async function noteFailure(
  db: Db,
  failure: FailureToNote,
  { scope, offered }: { scope: Fault['scope']; offered: number },
): Promise<void> {
  const models = offered > FEW_MODELS ? FEW_MODELS : 2
  const { certain, modelId } = failure
  // A failure that certainly is the engine's own is not counted against the requested model.
  if (modelId !== null && !(certain && scope === 'engine'))
    await addModelFailure(db, { ...failure, modelId }, LIMITS)
  if (scope === 'engine') await addEngineFailure(db, failure, { ...LIMITS, models })
}

/** Health is advice: when it cannot be written, the job's own end still is. */
async function guarded({ log }: HealthDeps, engine: string, write: () => Promise<void>) {
  try {
    await write()
  } catch (err) {
    log.warn({ err, engine }, 'the health of an engine was not written')
  }
}

/** Notes how a run ended; null: well. */
export async function noteRun(
  deps: HealthDeps,
  { engine, modelId, userId }: Run,
  error: unknown,
): Promise<void> {
  if (!engine?.check) return
  const { db, log } = deps
  const engineId = engine.id
  await guarded(deps, engineId, async () => {
    if (error === null) {
      const back = await removeFailures(db, { engineId, modelId })
      if (back.length > 0) log.warn({ engine: engineId, model: modelId }, 'an engine works again')
      return
    }
    const blame = classifyFault(error)
    if (!blame) return
    const reason = error instanceof Error ? error.message : 'unknown'
    const person = hashUserId(userId)
    const { certain, scope } = blame
    const offered = engine.capabilities.models.length
    await noteFailure(db, { engineId, modelId, person, reason, certain }, { scope, offered })
  })
}

async function noteAnswer(deps: HealthDeps, engineId: string, error: string | null): Promise<void> {
  const { db, log } = deps
  await guarded(deps, engineId, async () => {
    if (error === null) {
      const back = await removeFailures(db, { engineId, modelId: null })
      if (back.length > 0) log.warn({ engine: engineId }, 'an engine works again')
      return
    }
    const failure = { engineId, modelId: null, person: null, reason: error, certain: true }
    await noteFailure(db, failure, { scope: 'engine', offered: 0 })
  })
}

/** Asks one engine whether it works, and notes the answer. */
export async function probe(
  deps: HealthDeps,
  engine: Engine,
): Promise<{ readonly note: string } | { readonly error: string }> {
  if (!engine.check) return { note: '' }
  try {
    const note = await engine.check({ signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    await noteAnswer(deps, engine.id, null)
    return { note }
  } catch (cause) {
    const isOurs = cause instanceof EngineError
    const error = isOurs ? cause.message : 'gave no answer in time'
    await noteAnswer(deps, engine.id, error)
    return { error }
  }
}

/** As probe, by an operator: a server that works is tried again with every model. */
export async function probeByOperator(
  deps: HealthDeps,
  engine: Engine,
): Promise<{ readonly note: string } | { readonly error: string }> {
  const answer = await probe(deps, engine)
  if (!('error' in answer)) await removeModelFailures(deps.db, engine.id)
  return answer
}

/** The half-open state: engines that were paused long enough, or failed often enough, are probed. */
export async function probeDue(
  deps: HealthDeps & { readonly engines: EngineRegistry },
): Promise<void> {
  for (const id of await listDue(deps.db, LIMITS.pauseAfter)) {
    const engine = deps.engines.byId(id)
    if (engine) await probe(deps, engine)
    else await removeFailures(deps.db, { engineId: id, modelId: null })
  }
}
