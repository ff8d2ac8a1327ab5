/** Rows of every table out of a database and into one, as texts that any PostgreSQL reads alike. */
import type { Queryable } from '../../platform/db/schema-version'
import type { Header } from './format'

export type Table = Header['tables'][number]
type Row = readonly (string | null)[]

/** State of running processes, counts of the last minute, and sums that triggers add up again. */
const EXCLUDED_TABLES = [
  'workers',
  'rate_limits',
  'recent_writes',
  'user_spending',
  'storage_bytes',
  'job_hours',
  'ledger_hours',
]
const ROWS_A_PART = 200

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Tables in the order in which their references allow to fill them. */
export async function listTables(client: Queryable): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: Table['columns']; needs: string[] }>(
    `select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname,
          'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = '') as columns,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`,
  )
  const left = rows.filter(({ name }) => !EXCLUDED_TABLES.includes(name))
  const ordered: Table[] = []
  while (left.length > 0) {
    const waits = new Set(left.map(({ name }) => name))
    const at = left.findIndex(({ needs }) => needs.every((name) => !waits.has(name)))
    const [next] = left.splice(at, 1)
    if (at < 0 || !next) throw new Error('tables refer to each other in a circle')
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

/** The rows of a statement in parts, by a cursor of the open transaction. */
export async function* readParts(client: Queryable, select: string): AsyncGenerator<Row[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`)
  for (;;) {
    const { rows } = await client.query<Record<string, string | null>>(
      `fetch ${ROWS_A_PART} from backup_rows`,
    )
    if (rows.length === 0) break
    yield rows.map((row) => Object.values(row))
  }
  await client.query('close backup_rows')
}

export function selectAll({ name, columns }: Table): string {
  // Names of their own: two columns of one name would be one property of a row.
  const texts = columns.map((column, at) => `${quoted(column.name)}::text as c${at}`)
  return `select ${texts.join(', ')} from public.${quoted(name)}`
}

export function formatLines(rows: readonly Row[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

export function parseLines(lines: string): Row[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}

/** Puts rows in, as they were. */
export async function insertRows(
  client: Queryable,
  { name, columns }: Table,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, at) => `r.c${at}::${type}`).join(', ')
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const as = columns.map((_, at) => `c${at}`).join(', ')
  await client.query(
    `insert into public.${quoted(name)} (${names})
     select ${values} from unnest(${arrays}) as r(${as})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

/** Sequences continue after the largest number. */
export async function moveSequences(client: Queryable, tables: readonly Table[]): Promise<void> {
  for (const { name, columns } of tables) {
    const table = `public.${quoted(name)}`
    for (const column of columns) {
      const { rows } = await client.query<{ sequence: string | null }>(
        'select pg_get_serial_sequence($1, $2) as sequence',
        [table, column.name],
      )
      const sequence = rows[0]?.sequence
      if (!sequence) continue
      const most = `(select max(${quoted(column.name)}) from ${table})`
      await client.query(`select setval($1, coalesce(${most}, 1), ${most} is not null)`, [sequence])
    }
  }
}

export async function countRows(client: Queryable, { name }: Table): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*)::text as count from public.${quoted(name)}`,
  )
  return Number(rows[0]?.count)
}

const TASKS = `select t.identifier, j.payload::text as payload, q.queue_name, j.run_at::text as run_at,
    j.max_attempts::text as max_attempts, j.key, j.priority::text as priority
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`

/** Tasks that wait, or were under way; the statement, or null where there never was a queue. */
export async function selectTasks(client: Queryable): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as there`,
  )
  return rows[0]?.there ? TASKS : null
}

/** Adds tasks by the queue's own function: its tables are its own matter. */
export async function insertTasks(client: Queryable, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await client.query(
      `select graphile_worker.add_job($1, payload := $2::json, queue_name := $3,
        run_at := $4::timestamptz, max_attempts := $5::int, job_key := $6, priority := $7::int)`,
      [...row],
    )
}
