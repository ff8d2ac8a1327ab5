import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadConfig } from '../../config/config'
import { hasQueuedJobs } from '../job/read/queue-state'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { comingDemo } from './coming'
import { DEMO_AUTHOR_KEYS, DEMO_AUTHORS } from './data/work'
import { paintDemo } from './paint'
import { acceptDemo, DEMO_WORKS, chooseLikers } from './plan'
import { startDemo } from './queue'

let server: TestApp

before(async () => {
  server = await startTestApp({ env: { STUDIO_CREDITS: '1' } })
})
after(() => server.close())

const paint = (demo = true) =>
  paintDemo(
    { ...server.deps, demo, hasQueuedJobs: () => hasQueuedJobs(server.deps.db) },
    new AbortController().signal,
    1,
  )

async function count(query: string): Promise<number> {
  const { rows } = await server.deps.pool.query<{ n: number }>(`select (${query})::int as n`)
  return rows[0]?.n ?? 0
}
const queued = () =>
  count(`select count(*) from graphile_worker.jobs where task_identifier = 'paint_demo'`)
const works = () => count('select count(*) from works')

interface Card {
  readonly id: string
  readonly title: string
  readonly author: { id: string; nickname: string; avatarUrl: string | null; demo: boolean }
  readonly likeCount: number
}

async function newest(): Promise<Card[]> {
  const { data } = await callApi(
    server.app,
    'GET',
    '/api/works/publicWorks?feed=newest&pageSize=50',
  )
  return (data as { list: Card[] }).list
}

test('sixty works by eight authors who say that they are none, in ten styles', () => {
  assert.equal(DEMO_WORKS.length, 60)
  assert.equal(new Set(DEMO_WORKS.map(({ id }) => id)).size, 60)
  assert.equal(new Set(DEMO_WORKS.map(({ style }) => style)).size, 10)
  const authors = new Set(DEMO_WORKS.map(({ by }) => by))
  assert.equal(authors.size, 8)
  assert.ok(DEMO_AUTHOR_KEYS.every((key) => DEMO_AUTHORS[key].nickname.startsWith('示例·')))
})

test('the engine can paint all of them; a remake comes after its original', () => {
  for (const [index, work] of DEMO_WORKS.entries()) {
    assert.equal(acceptDemo(server.deps.engines, work).params.seed, work.seed, work.id)
    if (work.from !== null)
      assert.ok(
        DEMO_WORKS.slice(0, index).some(({ id }) => id === work.from),
        work.id,
      )
    const likers = chooseLikers(work)
    assert.equal(new Set(likers).size, work.likes, work.id)
    assert.ok(!likers.includes(work.by))
  }
})

test('on by itself, off by DEMO=0, never in production', () => {
  const production = {
    NODE_ENV: 'production',
    SMS_PROVIDER: 'tencent',
    TENCENT_SMS_APP_ID: '1',
    TENCENT_SMS_SECRET_ID: 'a',
    TENCENT_SMS_SECRET_KEY: 'b',
    TENCENT_SMS_SIGN_NAME: '墨光',
    TENCENT_SMS_TEMPLATE_ID: '1',
    PUBLIC_URL: 'https://moguang.example',
    OPERATOR_NAME: '示例公司',
    OPERATOR_CONTACT: 'a@b.cn',
  }
  assert.equal(loadConfig({}).demo, true)
  assert.equal(loadConfig({ DEMO: '0' }).demo, false)
  assert.equal(loadConfig(production).demo, false)
  assert.throws(() => loadConfig({ ...production, DEMO: '1' }), /^ConfigError: DEMO must not/)
})

test('an empty square is begun once, however often the server starts', async () => {
  await startDemo(server.deps)
  await startDemo(server.deps)
  assert.equal(await queued(), 1)
  assert.equal(await count('select count(*) from users where demo'), 8)
  assert.equal(await count('select count(*) from ledger_entries'), 0)
})

interface Feed {
  readonly list: Card[]
  readonly coming?: { id: string; width: number; height: number }[]
}

test('places in the first screen of 推荐 stand for what is painted next, in its shape', async () => {
  const { db, config } = server.deps
  const feed = async (query = '') => {
    const { data } = await callApi(server.app, 'GET', `/api/works/publicWorks?${query}`)
    return data as Feed
  }
  const { coming = [] } = await feed()
  const shapes = DEMO_WORKS.slice(0, 6).map(({ ratio }) => ratio)
  assert.deepEqual(
    coming.map(({ width, height }) => `${width}:${height}`),
    shapes,
  )
  for (const query of ['feed=newest', 'tag=水墨', 'q=雪', 'page=2'])
    assert.equal((await feed(query)).coming, undefined, query)
  const off = { db, config: { ...config, demo: false } }
  assert.deepEqual(await comingDemo(off, 6), [], 'none where it is switched off')
})

test('it gives way while a person waits, and is not painted where it is switched off', async () => {
  await paint(false)
  const { token } = await signInByCalls(server.app, newPhone())
  const body = { requestId: 'demo-test-1', params: { prompt: '山' }, quotedCredits: 1 }
  const { data } = await callApi(server.app, 'POST', '/api/generate', { token, body })
  await paint()
  assert.equal(await works(), 0)
  assert.equal(await queued(), 1)
  const { job } = data as { job: { id: string } }
  await callApi(server.app, 'POST', `/api/job/${job.id}/cancel`, { token })
})

test('public at once, with its likes, its parameters and its place in lists', async () => {
  await paint()
  const { data: first } = await callApi(server.app, 'GET', '/api/works/publicWorks')
  const { list, coming } = first as Feed
  assert.deepEqual([list.length, coming?.length], [1, 5], 'together they fill the screen')
  const [card] = await newest()
  const [work] = DEMO_WORKS
  assert.ok(card && work)
  assert.deepEqual([card.title, card.likeCount], [work.title, work.likes])
  assert.ok(card.author.demo && card.author.avatarUrl)
  const face = await server.app.inject(card.author.avatarUrl)
  assert.equal(face.statusCode, 200)
  const { data } = await callApi(server.app, 'GET', `/api/works/${card.id}`)
  const { params, remakable } = data as { params: Record<string, unknown>; remakable: boolean }
  assert.ok(remakable)
  assert.deepEqual([params.prompt, params.style, params.seed], [work.prompt, work.style, work.seed])
  assert.equal(await count('select count(*) from work_likes'), work.likes)
  assert.equal(await count('select count(*) from review_items'), 0)
  assert.equal(await count('select count(*) from works where demo and phash is not null'), 1)
})

test('a start in the middle goes on with the next one; remakes name what they come from', async () => {
  const index = DEMO_WORKS.findIndex(({ from }) => from !== null)
  const before = new Set(DEMO_WORKS[index]?.from === null ? [] : [DEMO_WORKS[index]?.from])
  // Works in between are marked as painted: this test is not about a picture each.
  const skipped = DEMO_WORKS.slice(1, index).filter(({ id }) => !before.has(id))
  for (const { id } of skipped) {
    await server.deps.pool.query(
      `insert into jobs (id, user_id, request_id, request_hash, tool, params, engine_id, model_id,
         cost_credits, status)
       select $1, id, $2, '', 'text2img', '{}', 'studio', 'studio', 0, 'succeeded'
       from users where demo limit 1`,
      [`skipped-${id}`, `demo-${id}`],
    )
  }
  await startDemo(server.deps)
  for (let left = before.size + 1; left > 0; left -= 1) await paint()
  const remake = (await newest()).find(({ title }) => title === DEMO_WORKS[index]?.title)
  assert.ok(remake)
  const { data } = await callApi(server.app, 'GET', `/api/works/${remake.id}`)
  const { ancestors } = data as { ancestors: { title: string }[] }
  const from = DEMO_WORKS.find(({ id }) => before.has(id))
  assert.deepEqual(
    ancestors.map(({ title }) => title),
    [from?.title],
  )
})

test('where people have published it is never begun', async () => {
  const other = await startTestApp()
  try {
    const { deps } = other
    await signInByCalls(other.app, newPhone())
    await deps.pool.query(
      `insert into jobs (id, user_id, request_id, request_hash, tool, params, engine_id, model_id,
         cost_credits, status)
       select 'j', id, 'r', '', 'text2img', '{}', 'studio', 'studio', 0, 'succeeded' from users`,
    )
    await deps.pool.query(
      `insert into pictures (id, job_id, index, key, thumb_key, mime, width, height, size_bytes,
         thumbhash, color) values ('p', 'j', 0, 'k', 't', 'image/png', 1, 1, 1, '', '')`,
    )
    await deps.pool.query(
      `insert into works (id, user_id, job_id, picture_id, kind, tool, model_id, title, state)
       select 'w', id, 'j', 'p', 'image', 'text2img', 'studio', '山', 'withdrawn' from users`,
    )
    await startDemo(deps)
    const { rows } = await deps.pool.query('select 1 from users where demo')
    assert.equal(rows.length, 0)
  } finally {
    await other.close()
  }
})
