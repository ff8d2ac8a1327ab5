/** Bytes of all files, as triggers recorded them. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'

/**
 * Bytes of pictures (with their plans, layered files and videos) and of uploads, without thumbnails
 * and stages. Reads the changes since the last call and replaces them by their sum.
 */
export async function addUpStorage(db: Executor): Promise<{ pictures: number; uploads: number }> {
  const { rows } = await db.execute<{ kind: 'pictures' | 'uploads'; bytes: number }>(sql`
    with gone as (delete from storage_bytes returning kind, bytes)
    insert into storage_bytes (kind, bytes)
    select kind, sum(bytes)::bigint from gone group by kind
    returning kind, bytes::float8 as bytes`)
  const sumKind = (kind: string) => rows.find((row) => row.kind === kind)?.bytes ?? 0
  return { pictures: sumKind('pictures'), uploads: sumKind('uploads') }
}
