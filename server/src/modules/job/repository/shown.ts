/** The newest pictures of models that may be shown to others. */
import { MODES } from '@contract/tools/modes'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client'

interface Shown {
  readonly id: string
  readonly thumbKey: string
  readonly thumbhash: string
  readonly color: string
}

type ShownRow = {
  model_id: string
  id: string
  thumb_key: string
  thumbhash: string
  color: string
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/**
 * By model, newest first, `limit` of each: public works and pictures this user painted from prompts
 * (null: public works alone). Private pictures of other users are never among them.
 */
export async function listShown(
  db: Db,
  options: { modelIds: readonly string[]; userId: string | null; limit: number },
): Promise<Map<string, Shown[]>> {
  const { modelIds, userId, limit } = options
  const byModel = new Map<string, Shown[]>()
  if (modelIds.length === 0) return byModel
  const tools = list(MODES.map(({ id }) => id))
  const kinds = sql.join(
    modelIds.map((id) => sql`(${id}::text)`),
    sql`, `,
  )
  const { rows } = await db.execute<ShownRow>(sql`
    select kinds.model_id, found.id, found.thumb_key, found.thumbhash, found.color
    from (values ${kinds}) as kinds (model_id)
    cross join lateral (
      select distinct on (both_kinds.id) both_kinds.* from (
        (select p.id, p.thumb_key, p.thumbhash, p.color, w.published_at as at
          from works w join pictures p on p.id = w.picture_id
          where w.state = 'public' and w.kind = 'image' and w.model_id = kinds.model_id
            and w.tool in (${tools})
          order by w.published_at desc limit ${limit})
        union all
        (select p.id, p.thumb_key, p.thumbhash, p.color, coalesce(j.finished_at, j.created_at) as at
          from jobs j join pictures p on p.job_id = j.id and p.index = 0
          where j.user_id = ${userId} and j.model_id = kinds.model_id and j.status = 'succeeded'
            and j.deleted_at is null and j.tool in (${tools})
          order by j.created_at desc limit ${limit})
      ) both_kinds order by both_kinds.id, both_kinds.at desc) found
    order by found.at desc`)
  for (const row of rows) {
    const shown = byModel.get(row.model_id) ?? []
    if (shown.length === limit) continue
    const { id, thumb_key: thumbKey, thumbhash, color } = row
    byModel.set(row.model_id, [...shown, { id, thumbKey, thumbhash, color }])
  }
  return byModel
}
