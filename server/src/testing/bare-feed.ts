/**
 * The yardstick of the feed: ten cards of 最新 behind a place, in one statement written by hand,
 * through a Fastify that does nothing else. No session, no limits, no totals, no contract.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../platform/db/client'

const SQL = `
  select w.id, w.title, w.kind, p.key, p.thumb_key, p.width, p.height, p.duration_ms, p.thumbhash,
    p.color, u.id as author_id, u.nickname, u.avatar_key, u.demo, w.like_count, w.featured_at,
    w.published_at
  from works w
    join pictures p on p.id = w.picture_id
    join users u on u.id = w.user_id
  where w.state = 'public' and (w.published_at, w.id) < ($1::timestamptz, $2)
  order by w.published_at desc, w.id desc
  limit 11`

interface Row {
  readonly [column: string]: unknown
  readonly id: string
  readonly key: string
  readonly thumb_key: string
  readonly published_at: Date
}

const card = (row: Row) => ({
  id: row.id,
  title: row.title,
  kind: row.kind,
  url: `/files/${row.key}`,
  thumbUrl: `/files/${row.thumb_key}`,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  thumbhash: row.thumbhash,
  color: row.color,
  author: { id: row.author_id, nickname: row.nickname, avatarUrl: row.avatar_key, demo: row.demo },
  likeCount: row.like_count,
  liked: false,
  featured: row.featured_at !== null,
})

export function bareFeed({ pool }: Database): FastifyInstance {
  const app = Fastify()
  app.get<{ Querystring: { at: string; id: string } }>('/feed', async ({ query }) => {
    const { rows } = await pool.query<Row>(SQL, [query.at, query.id])
    const shown = rows.slice(0, 10)
    const last = shown.at(-1)
    const cursor = last ? `${last.published_at.toISOString()} ${last.id}` : null
    return { code: 0, data: { list: shown.map(card), hasMore: rows.length > 10, cursor } }
  })
  return app
}
