/** Invariants of an installation: the ledger sums to zero, and files named by rows exist. */
import { existsSync } from 'node:fs'
import type { Queryable } from '../../platform/db/schema-version'
import { PLAN_SUFFIX } from '../../integrations/storage/keys'
import type { Storage } from '../../integrations/storage/storage'
import { readParts } from './tables'

/** Every key that a row names; of deleted jobs the files are gone or going. */
export const REFERENCED = `select distinct key from (
    select unnest(array[p.key, p.thumb_key, p.under_key,
        case when p.plan_bytes is not null then p.under_key || '${PLAN_SUFFIX}' end]) as key
      from pictures p join jobs j on j.id = p.job_id where j.deleted_at is null
    union all select f->>'key' from pictures p join jobs j on j.id = p.job_id,
        jsonb_array_elements(p.layer_files) f where j.deleted_at is null
    union all select s->>'key' from jobs j, jsonb_array_elements(j.stages) s
      where j.deleted_at is null
    union all select unnest(array[key, thumb_key]) from uploads
    union all select unnest(array[key, thumb_key]) from samples
    union all select unnest(array[image_key, thumb_key]) from banners
    union all select cover_key from small_apps
    union all select cover_key from operator_styles
    union all select unnest(array[day.said #>> '{written,image,imageKey}',
        day.said #>> '{written,image,thumbKey}'])
      from settings s, jsonb_each(case when s.key = 'themes' then s.value::jsonb
        else '{}'::jsonb end) as day(name, said)
    union all select unnest(array[cover->>'imageKey', cover->>'thumbKey']) from contests
    union all select avatar_key from users
    union all select avatar_key from profile_reviews
    union all select key from data_exports where state = 'ready' and expires_at > now()
  ) named where key is not null`

export interface LedgerState {
  readonly transfers: number
  /** Transfers whose entries do not sum to zero. */
  readonly uneven: number
  readonly sum: number
}

export async function readLedger(client: Queryable): Promise<LedgerState> {
  const { rows } = await client.query<Record<keyof LedgerState, string>>(
    `select (select count(*) from ledger_transfers)::text as transfers,
      (select count(*) from (select 1 from ledger_entries group by transfer_id
        having sum(amount) <> 0) x)::text as uneven,
      (select coalesce(sum(amount), 0) from ledger_entries)::text as sum`,
  )
  const [row] = rows
  return {
    transfers: Number(row?.transfers),
    uneven: Number(row?.uneven),
    sum: Number(row?.sum),
  }
}

export async function* referencedKeys(client: Queryable): AsyncGenerator<string> {
  for await (const rows of readParts(client, REFERENCED))
    for (const [key] of rows) if (key) yield key
}

/** Whether a file exists, and the size of unreferenced ones after all checks. */
export interface FilesThere {
  has(key: string): boolean
  /** Stored and not checked so far. */
  others(): Promise<{ count: number; bytes: number }>
}

/** The store is listed once: its names are in memory, never its files. */
export async function listFiles(storage: Storage): Promise<FilesThere> {
  const sizes = new Map((await storage.list('')).map(({ key, sizeBytes }) => [key, sizeBytes]))
  const named = new Set<string>()
  return {
    has(key) {
      if (sizes.has(key)) {
        named.add(key)
        return true
      }
      // Stored since the list was made.
      const file = storage.filePath(key)
      return file !== null && existsSync(file)
    },
    async others() {
      let [count, bytes] = [0, 0]
      for (const [key, size] of sizes) {
        if (named.has(key)) continue
        count += 1
        bytes += size
      }
      return { count, bytes }
    },
  }
}

export interface Missing {
  readonly count: number
  /** The first of them. */
  readonly keys: readonly string[]
  readonly referenced: number
}

/** Inside a transaction, whose cursor it uses. */
export async function findMissing(
  client: Queryable,
  files: FilesThere,
  known: ReadonlySet<string> = new Set(),
): Promise<Missing> {
  const keys: string[] = []
  let [count, referenced] = [0, 0]
  for await (const key of referencedKeys(client)) {
    referenced += 1
    if (files.has(key) || known.has(key)) continue
    count += 1
    if (keys.length < 5) keys.push(key)
  }
  return { count, keys, referenced }
}
