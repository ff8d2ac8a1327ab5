/** Changes of many users, read with one statement for all of them. */
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client'
import { notifications, refreshTokens } from '../../platform/db/schema'

export type AccountState = {
  readonly userId: string
  readonly balance: number
  readonly held: number
  /** Changes with every notification that comes or is read. */
  readonly badge: string
}

export async function listAccountStates(
  db: Executor,
  userIds: readonly string[],
): Promise<AccountState[]> {
  const newest = (prefix: string) => sql`coalesce((
    select balance_after from ledger_entries
    where account = ${prefix} || person.id order by id desc limit 1), 0)::int`
  const { rows } = await db.execute<AccountState>(sql`
    select person.id as "userId", ${newest('user:')} as balance, ${newest('held:')} as held, (
      select count(*) || ' ' || coalesce(max(updated_at)::text, '') from ${notifications}
      where user_id = person.id and read_at is null) as badge
    from unnest(${sql.param([...userIds])}::text[]) as person (id)`)
  return rows
}

/** Sign-ins that have ended, of these. */
export async function findEndedSessions(
  db: Executor,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select wanted.id from unnest(${sql.param([...sessionIds])}::text[]) as wanted (id)
    where not exists (
      select 1 from ${refreshTokens} t where t.family_id = wanted.id and t.revoked_at is null)`)
  return new Set(rows.map(({ id }) => id))
}
