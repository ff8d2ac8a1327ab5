/**
 * A ledger of any size, made by the database itself: grants to the people of a seeded square, each
 * with its two entries and a running balance. For reads and their plans, not for its sums alone.
 */
import type { QueryConfig } from 'pg'
import type { Database } from '../../server/src/platform/db/client'

/** Of one statement, as the driver waits for it. */
const LONGEST_MS = 7_200_000
const TABLES = ['ledger_transfers', 'ledger_entries']

interface Index {
  readonly name: string
  readonly definition: string
}

/** @param people as many as `seedSquare` made; `transfers` in all, by turns to each. */
export async function seedLedger(
  pool: Database['pool'],
  { people, transfers }: { people: number; transfers: number },
): Promise<void> {
  const client = await pool.connect()
  const run = (text: string, values: unknown[] = []) =>
    // The types do not know that a statement may have a limit of its own.
    client.query<Record<string, unknown>>({
      text,
      values,
      query_timeout: LONGEST_MS,
    } as QueryConfig)
  try {
    await run('set statement_timeout = 0')
    await run('set session_replication_role = replica')
    await run(`set maintenance_work_mem = '1GB'`)
    const { rows } = await run(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisprimary`,
      [TABLES],
    )
    const indexes = rows as unknown as Index[]
    // An index is made of all rows at once in a tenth of the time.
    for (const { name } of indexes) await run(`drop index ${name}`)
    await run(
      `insert into ledger_transfers (id, kind, user_id, once_key, created_at)
       select 'seed-' || n, 'signin', 'seed-user-' || (1 + n % $1), 'seed:' || n,
         now() - ($2 - n) * interval '2 seconds'
       from generate_series(0, $2::int - 1) n`,
      [people, transfers],
    )
    await run(
      `insert into ledger_entries (transfer_id, account, amount, balance_after, created_at)
       select 'seed-' || n, case side when 0 then 'user:seed-user-' || (1 + n % $1) else 'system:grant' end,
         case side when 0 then 1 else -1 end, case side when 0 then 1 + n / $1 end,
         now() - ($2 - n) * interval '2 seconds'
       from generate_series(0, $2::int - 1) n, generate_series(0, 1) side`,
      [people, transfers],
    )
    for (const { definition } of indexes) await run(definition)
    // the trigger that adds it up is off
    await run(
      `insert into user_spending (user_id, credits)
       select 'seed-user-' || n, 0 from generate_series(1, $1) n`,
      [people],
    )
    await run(
      `insert into ledger_hours (hour, kind, users, revenue)
       select date_trunc('hour', created_at, 'UTC'), 'signin', count(*), 0
       from ledger_transfers where once_key like 'seed:%' group by 1`,
    )
    await run(`vacuum (analyze) ${TABLES.join(', ')}`)
  } finally {
    client.release(true)
  }
}
