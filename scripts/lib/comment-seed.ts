/**
 * Comments of any number on the works of `seedSquare`, made by the database itself. A few works have
 * most of them: the first of a million works has 3 in 100.
 */
import type { Database } from '../../server/src/platform/db/client'

const LONGEST_MS = 3_600_000
/** Comments on the first work, in whose threads many of the replies are. */
const HOT_THREADS = 10

export const HOT_WORK = 'seed-work-1'
export const HOT_THREAD = 'seed-comment-1'

interface Size {
  readonly works: number
  readonly users: number
  readonly comments: number
}

const person = (number: string, { users }: Size) =>
  `'seed-user-' || (1 + (${number} * 7919::bigint) % ${users})`

/** One in five is a reply, one in 50 waits, one in 50 is hidden by the author of the work. */
const statements = (size: Size): string[] => {
  const first = Math.ceil(size.comments * 0.8)
  const columns = `(id, work_id, user_id, parent_id, words, state, hidden_by, like_count, request_id,
      created_at, published_at)`
  return [
    `set session_replication_role = replica`,
    `set statement_timeout = 0`,
    `create temporary table seed_threads as
      select i, 'seed-comment-' || i as id,
        case when i <= ${HOT_THREADS} then 1
          else 1 + floor(${size.works} * power(random(), 4))::int end as work,
        case when i <= ${HOT_THREADS} then 'public' when i % 50 = 7 then 'pending'
          when i % 50 = 8 then 'hidden' else 'public' end as state
      from generate_series(1, ${first}) i`,
    `create unique index on seed_threads (i)`,
    `insert into comments ${columns}
      select id, 'seed-work-' || work, ${person('i', size)}, null,
        '塔上的灯一亮，整张画就活了 ' || i, state, case when state = 'hidden' then 'author' end,
        floor(200 * power(random(), 8))::int, id, at, at
      from (select *, now() - random() * interval '300 days' as at from seed_threads) timed`,
    `insert into comments ${columns}
      select 'seed-reply-' || r, 'seed-work-' || work, ${person('r', size)}, id,
        '倒影是它自己跟上的 ' || r, 'public', null, 0, 'seed-reply-' || r, at, at
      from (select r, 1 + floor(${first} * power(random(), 3))::int as i,
          now() - random() * interval '100 days' as at
        from generate_series(${first + 1}, ${size.comments}) r) replies
      join seed_threads using (i) where state = 'public'`,
    `update comments set reply_count = counted.count
      from (select parent_id, count(*) from comments where parent_id is not null group by 1) counted
      where comments.id = counted.parent_id`,
    // Of the first pages; all of them would be rewritten with their indexes.
    `update works set comment_count = counted.count
      from (select work_id, count(*) from comments where state = 'public' group by 1) counted
      where works.id = counted.work_id
        and works.id in (select 'seed-work-' || i from generate_series(1, 1000) i)`,
    `drop table seed_threads`,
    `set session_replication_role = default`,
  ]
}

/** On a superuser's connection. Indexes are built after the rows, as a restore does. */
export async function seedComments(pool: Database['pool'], size: Size): Promise<void> {
  const client = await pool.connect()
  const run = async (text: string) => {
    // The types do not know that a statement may have a limit of its own.
    const statement = { text, query_timeout: LONGEST_MS }
    await client.query(statement)
  }
  try {
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = 'comments'::regclass and not indisprimary`,
    )
    await run('begin')
    for (const { name } of rows) await run(`drop index ${name}`)
    for (const text of statements(size)) await run(text)
    for (const { definition } of rows) await run(definition)
    await run('commit')
    await run('vacuum (analyze) comments')
  } finally {
    client.release(true)
  }
}
