/** How fast models paint here, learnt from their own last runs. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client'
import { type Pace, paceOf } from './eta'

/** Each model has its own pace, and another for each tool. */
export interface Kind {
  readonly modelId: string
  readonly tool: string
}

interface SampleRow extends Record<string, unknown> {
  model_id: string
  tool: string
  duration_ms: number
  pixels: number
  load: number | null
}

const SAMPLES = 30

/** The latest jobs of these kinds that ended well, newest first. */
async function readSamples(db: Executor, kinds: readonly Kind[]): Promise<SampleRow[]> {
  if (kinds.length === 0) return []
  const asked = sql.join(
    kinds.map(({ modelId, tool }) => sql`(${modelId}::text, ${tool}::text)`),
    sql`, `,
  )
  const result = await db.execute<SampleRow>(sql`
    select kinds.model_id, kinds.tool, recent.duration_ms, recent.pixels, recent.load
    from (values ${asked}) as kinds (model_id, tool)
    cross join lateral (
      select (extract(epoch from j.finished_at - j.started_at) * 1000)::float8 as duration_ms,
        coalesce((select sum(p.width * p.height) from pictures p where p.job_id = j.id), 0)::float8
          as pixels,
        j.load, j.finished_at
      from jobs j
      where j.status = 'succeeded' and j.model_id = kinds.model_id and j.tool = kinds.tool
        -- what came with the installation was never run as a job
        and j.started_at is not null
      order by j.finished_at desc limit ${SAMPLES}) recent
    order by recent.finished_at desc`)
  return result.rows
}

const keyOf = ({ modelId, tool }: Kind): string => `${modelId} ${tool}`

/** By kind; null where nothing was measured. @param load the present one of the machine */
export async function readPaces(
  db: Executor,
  kinds: readonly Kind[],
  load: number | null,
): Promise<(kind: Kind) => Pace | null> {
  const runs = new Map<string, SampleRow[]>()
  for (const row of await readSamples(db, kinds)) {
    const key = keyOf({ modelId: row.model_id, tool: row.tool })
    const list = runs.get(key)
    if (list) list.push(row)
    else runs.set(key, [row])
  }
  const paces = new Map(
    [...runs].map(([key, rows]) => [
      key,
      paceOf(
        rows.map((row) => ({ durationMs: row.duration_ms, pixels: row.pixels, load: row.load })),
        load,
      ),
    ]),
  )
  return (kind) => paces.get(keyOf(kind)) ?? null
}
