/**
 * A square of any size, made by the database itself: works of made-up people with words, likes,
 * follows and an album each. Without files: it is for lists and their plans.
 */
import type { Database } from '../../server/src/platform/db/client'

const LIKES_PER_WORK = 10
const WORKS_PER_PERSON = 100
/** Of one statement, as the driver waits for it. */
const LONGEST_MS = 3_600_000
export const READER = 'seed-user-1'
export const ALBUM = `seed-album-${READER}`

const WORDS = `'山水','江南','黄昏','清晨','薄雾','小舟','远山','竹林','荷塘','雪夜','孤灯','飞鸟',
  '古寺','石桥','春雨','秋叶','明月','星河','沙漠','骆驼','城楼','宫殿','猫咪','少年','老者','机器',
  '未来','霓虹','雨巷','纸伞','牡丹','梅花','松树','瀑布','云海','草原','骏马','狐狸','鲸鱼','灯塔'`

/** Frequency of a word falls with its position in the list. */
const word = (column: string) =>
  `(array[${WORDS}])[1 + floor(40 * power(random(), 2))::int] as ${column}`

const statements = (from: number, to: number, likes: number): string[] => [
  `set session_replication_role = replica`,
  // Ten million likes take longer than a statement of the server may.
  `set statement_timeout = 0`,
  `insert into users (id, nickname)
    select 'seed-user-' || i, '墨友' || i
    from generate_series(1, greatest(20, ${to} / ${WORKS_PER_PERSON})) i on conflict do nothing`,
  `create temporary table seed_works as
    select i, 'seed-work-' || i as id,
      'seed-user-' || (1 + (i * 7919::bigint) % greatest(20, ${to} / ${WORKS_PER_PERSON})) as user_id,
      now() - i * interval '30 seconds' as at, ${word('a')}, ${word('b')}, ${word('c')}
    from generate_series(${from + 1}, ${to}) i`,
  `insert into jobs (id, user_id, request_id, request_hash, tool, params, engine_id, model_id,
      cost_credits, status, created_at, started_at, finished_at)
    select id, user_id, id, id, 'text2img', jsonb_build_object('prompt', a || b || c), 'studio',
      'studio', 2, 'succeeded', at, at + interval '1 second', at + interval '4 seconds'
    from seed_works`,
  `insert into pictures (id, job_id, index, key, thumb_key, mime, width, height, size_bytes,
      thumbhash, color)
    select id, id, 0, 'job/' || id || '/a', 'job/' || id || '/b', 'image/webp', 768, 1024, 1,
      'aaaa', '#888888' from seed_works`,
  `insert into job_hours (hour, engine_id, tool, status, error_code, jobs, pictures)
    select date_trunc('hour', at + interval '4 seconds', 'UTC'), 'studio', 'text2img', 'succeeded',
      '', count(*), count(*) from seed_works group by 1`,
  `insert into works (id, user_id, job_id, picture_id, kind, tool, model_id, style_id, title, tags,
      state, search, grams, phash_bands, like_count, rank, created_at, published_at)
    select id, user_id, id, id, case when i % 20 = 0 then 'video' else 'image' end, 'text2img',
      'studio', 'studio:' || (array['ink','watercolour','ukiyoe','oil','papercut','minimal',
      'pencil','pixel','neon','blue-green'])[1 + i % 10], a || b, array[c], 'public',
      a || b || ' ' || c,
      array[left(a, 1), right(a, 1), left(b, 1), right(b, 1), left(c, 1), right(c, 1), a,
        right(a, 1) || left(b, 1), b, c],
      array[(random() * 65535)::int, 65536 + (random() * 65535)::int,
        131072 + (random() * 65535)::int, 196608 + (random() * 65535)::int],
      ${likes}, extract(epoch from at) / 3600 + 8 * floor(random() * random() * 10), at, at
    from seed_works`,
  `insert into work_likes (user_id, work_id, created_at)
    select 'seed-user-' || (1 + (i + k * 31) % greatest(20, ${to} / ${WORKS_PER_PERSON})), id,
      at + k * interval '1 minute'
    from seed_works, generate_series(0, ${likes - 1}) k on conflict do nothing`,
  `insert into follows (follower_id, followed_id)
    select '${READER}', 'seed-user-' || i from generate_series(2, 20) i on conflict do nothing`,
  `insert into albums (id, user_id, name)
    select distinct 'seed-album-' || user_id, user_id, '收藏' from seed_works on conflict do nothing`,
  `insert into album_jobs (album_id, job_id, position)
    select 'seed-album-' || user_id, id, i * 1048576::bigint from seed_works`,
  `drop table seed_works`,
  `set session_replication_role = default`,
]

/** Adds works number `from` + 1 to `to`, newest first, on a superuser's connection. `likes`: of each. */
export async function seedSquare(
  pool: Database['pool'],
  { from, to, likes = LIKES_PER_WORK }: { from: number; to: number; likes?: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const text of [...statements(from, to, likes), 'vacuum (analyze)']) {
      // The types do not know that a statement may have a limit of its own.
      const statement = { text, query_timeout: LONGEST_MS }
      await client.query(statement)
    }
  } finally {
    client.release(true)
  }
}
