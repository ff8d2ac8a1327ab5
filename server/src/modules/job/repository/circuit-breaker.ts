/** Failures of attached engines and of their models: a row for each that failed since it last worked. */
import { eq, or, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/client'
import { engineHealth, modelHealth } from '../../../platform/db/schema'

export type HealthRow = typeof engineHealth.$inferSelect
export type ModelHealthRow = typeof modelHealth.$inferSelect

export async function listHealth(db: Executor): Promise<HealthRow[]> {
  return db.select().from(engineHealth)
}

export async function listModelHealth(db: Executor): Promise<ModelHealthRow[]> {
  return db.select().from(modelHealth)
}

export interface PausedRow {
  readonly engineId: string
  /** Null: the whole engine. */
  readonly modelId: string | null
}

/** Engines and models that are paused now. */
export async function listPaused(db: Executor): Promise<PausedRow[]> {
  const { rows } = await db.execute<{ engine_id: string; model_id: string | null }>(sql`
    select engine_id, null as model_id from engine_health where paused_until > now()
    union all
    select engine_id, model_id from model_health where paused_until > now()`)
  return rows.map(({ engine_id, model_id }) => ({ engineId: engine_id, modelId: model_id }))
}

/** Engines whose pause is over, and those that failed `suspectAfter` times without a pause. */
export async function listDue(db: Executor, suspectAfter: number): Promise<string[]> {
  const rows = await db
    .select({ id: engineHealth.engineId })
    .from(engineHealth)
    .where(
      or(
        lt(engineHealth.pausedUntil, sql`now()`),
        sql`${engineHealth.pausedUntil} is null and ${engineHealth.failures} >= ${suspectAfter}`,
      ),
    )
  return rows.map(({ id }) => id)
}

export interface PauseLimits {
  /** Failures in a row. */
  readonly pauseAfter: number
  /** Different persons among them, unless the failure is certain. */
  readonly persons: number
  /** Different models among them, for a pause of the engine. */
  readonly models: number
  readonly firstMs: number
  readonly longestMs: number
}

export interface FailureToNote {
  readonly engineId: string
  /** Null: of the engine itself, found out by asking it. */
  readonly modelId: string | null
  /** A digest; null: of no person. */
  readonly person: string | null
  readonly reason: string
  /** It depends on nothing that a person sent: neither persons nor models need to differ. */
  readonly certain: boolean
}

/** More are not needed to tell that they differ. */
const MOST_NAMES = 8

/** The names with one more, each once. */
const withName = (column: string, name: string | null) =>
  name === null
    ? sql`health.${sql.raw(column)}`
    : sql`case when ${name} = any(health.${sql.raw(column)})
        or cardinality(health.${sql.raw(column)}) >= ${MOST_NAMES} then health.${sql.raw(column)}
        else health.${sql.raw(column)} || ${name}::text end`

const firstName = (name: string | null) =>
  name === null ? sql`'{}'::text[]` : sql`array[${name}::text]`

/** `pauseAfter` failures in a row it is paused, each time twice as long, up to `longestMs`. */
const pauseWhen = (
  isEnough: ReturnType<typeof sql>,
  { pauseAfter, firstMs, longestMs }: Omit<PauseLimits, 'models'>,
) => sql`case when health.failures + 1 >= ${pauseAfter} and (${isEnough})
  then now() + least(${longestMs}::float8,
    ${firstMs}::float8 * power(2, least(20, health.failures + 1 - ${pauseAfter})))
    * interval '1 millisecond' end`

export async function addModelFailure(
  db: Executor,
  { engineId, modelId, person, reason, certain }: FailureToNote & { modelId: string },
  limits: Omit<PauseLimits, 'models'>,
): Promise<void> {
  const persons = withName('persons', person)
  await db.execute(sql`
    insert into model_health as health (engine_id, model_id, failures, persons, reason, failed_at)
    values (${engineId}, ${modelId}, 1, ${firstName(person)}, ${reason}, now())
    on conflict (engine_id, model_id) do update set
      failures = health.failures + 1,
      persons = ${persons},
      reason = excluded.reason,
      failed_at = excluded.failed_at,
      paused_until = ${pauseWhen(
        sql`${certain}::boolean or cardinality(${persons}) >= ${limits.persons}`,
        limits,
      )}`)
}

export async function addEngineFailure(
  db: Executor,
  { engineId, modelId, person, reason, certain }: FailureToNote,
  limits: PauseLimits,
): Promise<void> {
  const persons = withName('persons', person)
  const models = withName('models', modelId)
  await db.execute(sql`
    insert into engine_health as health
      (engine_id, failures, models, persons, reason, failed_at)
    values (${engineId}, 1, ${firstName(modelId)}, ${firstName(person)}, ${reason}, now())
    on conflict (engine_id) do update set
      failures = health.failures + 1,
      models = ${models},
      persons = ${persons},
      reason = excluded.reason,
      failed_at = excluded.failed_at,
      paused_until = ${pauseWhen(
        sql`${certain}::boolean or (cardinality(${persons}) >= ${limits.persons}
          and cardinality(${models}) >= ${limits.models})`,
        limits,
      )}`)
}

/** Failing models and engines of these; empty when both were well. */
export async function removeFailures(
  db: Executor,
  { engineId, modelId }: { engineId: string; modelId: string | null },
): Promise<('engine' | 'model')[]> {
  const { rows } = await db.execute<{ what: 'engine' | 'model' }>(sql`
    with model as (
      delete from model_health where engine_id = ${engineId} and model_id = ${modelId}
      returning 'model' as what
    ), engine as (
      delete from engine_health where engine_id = ${engineId} returning 'engine' as what
    )
    select what from model union all select what from engine`)
  return rows.map(({ what }) => what)
}

/** Every model of an engine may be ordered again. */
export async function removeModelFailures(db: Executor, engineId: string): Promise<void> {
  await db.delete(modelHealth).where(eq(modelHealth.engineId, engineId))
}
