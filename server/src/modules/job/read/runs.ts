/** Durations of models on this installation, learnt from their last runs. */
import { type SQL, sql } from 'drizzle-orm'
import { ALL_TOOLS } from '@contract/tools/all'
import type { Executor } from '../../../platform/db/client'
import { type Band, estimateBand, type Effort, type Sample } from './eta'

/** Each model has its own runs, and others for each tool. */
export interface Kind {
  readonly modelId: string
  readonly tool: string
}

/** Columns that tell of a job `j` what it takes, apart from its pictures. */
export type EffortColumns = {
  size: number
  options: Record<string, string> | null
  load: number | null
}

const SAMPLES = 30

/** Parameters that are chosen out of a few; the model is part of the kind. */
const OPTIONS = new Set(
  ALL_TOOLS.flatMap(({ params }) =>
    Object.entries(params).flatMap(([name, spec]) =>
      (spec.kind === 'choice' && spec.source !== 'models') ||
      spec.kind === 'option' ||
      spec.kind === 'toggle'
        ? [name]
        : [],
    ),
  ),
)

/** See EffortColumns. */
export function effortColumns(): SQL {
  const names = sql.join(
    [...OPTIONS].map((name) => sql`${name}`),
    sql`, `,
  )
  const source = sql`coalesce(j.params->>'image', j.params->>'video')`
  return sql`greatest(j.cost_credits, 1) * coalesce(
      (select u.width::float8 * u.height from uploads u where u.id = substr(${source}, 8)),
      (select p.width::float8 * p.height from pictures p where p.id = substr(${source}, 9)),
      1)::float8 as size,
    (select jsonb_object_agg(key, value #>> '{}') from jsonb_each(j.params)
      where key in (${names}) and jsonb_typeof(value) in ('string', 'boolean')) as options,
    j.load`
}

type SampleRow = EffortColumns & {
  model_id: string
  tool: string
  duration_ms: number
  pixels: number
}

/** The latest jobs of these kinds that ended well, newest first. */
async function readSamples(db: Executor, kinds: readonly Kind[]): Promise<SampleRow[]> {
  if (kinds.length === 0) return []
  const requestedKinds = sql.join(
    kinds.map(({ modelId, tool }) => sql`(${modelId}::text, ${tool}::text)`),
    sql`, `,
  )
  const result = await db.execute<SampleRow>(sql`
    select kinds.model_id, kinds.tool, recent.*
    from (values ${requestedKinds}) as kinds (model_id, tool)
    cross join lateral (
      select (extract(epoch from j.finished_at - j.started_at) * 1000)::float8 as duration_ms,
        coalesce((select sum(p.width * p.height) from pictures p where p.job_id = j.id), 0)::float8
          as pixels,
        ${effortColumns()}, j.finished_at
      from jobs j
      where j.status = 'succeeded' and j.model_id = kinds.model_id and j.tool = kinds.tool
        -- what came with the installation was never run as a job
        and j.started_at is not null
      order by j.finished_at desc limit ${SAMPLES}) recent
    order by recent.finished_at desc`)
  return result.rows
}

const formatKind = ({ modelId, tool }: Kind): string => `${modelId} ${tool}`

export type Estimate = (kind: Kind, requested: Effort) => Band | null

/** Says null where nothing was measured. */
export async function readRuns(db: Executor, kinds: readonly Kind[]): Promise<Estimate> {
  const runs = new Map<string, Sample[]>()
  for (const row of await readSamples(db, kinds)) {
    const key = formatKind({ modelId: row.model_id, tool: row.tool })
    const { duration_ms: durationMs, pixels, size, options, load } = row
    const sample = { durationMs, pixels, size, options: options ?? {}, load }
    const list = runs.get(key)
    if (list) list.push(sample)
    else runs.set(key, [sample])
  }
  return (kind, requested) => estimateBand(runs.get(formatKind(kind)) ?? [], requested)
}
