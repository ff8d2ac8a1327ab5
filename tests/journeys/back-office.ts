/** Behind the scenes of a journey: its database, and a reviewer. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { builtServer } from '../../server/src/testing/built'
import { Account } from '../e2e/account'
import type { Sql } from '../../server/src/testing/sql'
import type { JourneyServer } from './server'

interface ReviewQueue {
  items: { id: string; title: string; shown: string }[]
}

/** `npm run admin -- …` next to a running server. */
export async function runAdmin(
  server: Pick<JourneyServer, 'env'>,
  words: string[],
  env: Record<string, string> = {},
) {
  const script = join(await builtServer(), 'admin.js')
  return promisify(execFile)(process.execPath, [script, ...words], {
    env: { ...process.env, NODE_ENV: 'development', ...server.env, ...env },
  })
}

/** Someone who may review. */
export async function signInReviewer(url: string, sql: Sql, phone: string): Promise<Account> {
  const reviewer = await Account.signIn(url, phone)
  await sql(`update users set role = 'reviewer' where phone = $1`, [phone])
  return reviewer
}

/** Everything that waits is let through. */
export async function passAll(reviewer: Account): Promise<void> {
  let queue = await reviewer.get<ReviewQueue>('/api/works/review')
  for (let [item] = queue.items; item; [item] = queue.items) {
    queue = await reviewer.post<ReviewQueue>('/api/works/audit_pass', {
      itemId: item.id,
      shown: item.shown,
    })
  }
}

/** Nothing that waits is. */
export async function refuseAll(reviewer: Account, reason: string): Promise<void> {
  let queue = await reviewer.get<ReviewQueue>('/api/works/review')
  for (let [item] = queue.items; item; [item] = queue.items) {
    const body = { itemId: item.id, shown: item.shown, reason }
    queue = await reviewer.post<ReviewQueue>('/api/works/audit_reject', body)
  }
}

/** Someone who may review, and does. */
export async function openDesk(url: string, sql: Sql, phone: string): Promise<() => Promise<void>> {
  const reviewer = await signInReviewer(url, sql, phone)
  return () => passAll(reviewer)
}

/** The published work of a job, `count` times more, each a minute older than the one before. */
export async function multiplyWork(sql: Sql, jobId: string, count: number): Promise<void> {
  await sql(
    `insert into jobs select (jsonb_populate_record(j, jsonb_build_object(
       'id', j.id || '-' || n, 'request_id', j.request_id || '-' || n))).*
     from jobs j, generate_series(1, ${count}) n where j.id = $1`,
    [jobId],
  )
  await sql(
    `insert into pictures select (jsonb_populate_record(p, jsonb_build_object(
       'id', p.id || '-' || n, 'job_id', p.job_id || '-' || n))).*
     from pictures p, generate_series(1, ${count}) n where p.job_id = $1`,
    [jobId],
  )
  await sql(
    `insert into works select (jsonb_populate_record(w, jsonb_build_object(
       'id', w.id || '-' || n, 'job_id', w.job_id || '-' || n,
       'picture_id', w.picture_id || '-' || n, 'title', '第' || n || '件',
       'published_at', w.published_at - n * interval '1 minute'))).*
     from works w, generate_series(1, ${count}) n where w.job_id = $1`,
    [jobId],
  )
}
