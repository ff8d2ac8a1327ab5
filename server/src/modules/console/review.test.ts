import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { adminLog, reviewLog, works } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'
import { signInStaff } from '../../testing/staff'
import { makeJob, postAs } from '../../testing/works'

type Queue = CallData<'GET /api/console/review'>

describe('the review desk of the console', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  async function posted(): Promise<string> {
    const author = await signInNew(server)
    return postAs(server, author.token, await makeJob(server.deps, author.id))
  }

  test('a decision is that of the app’s review, once, with both logs', async () => {
    const reviewer = await signInStaff(server, 'reviewer')
    const operator = await signInStaff(server, 'operator')
    const [first, second] = [await posted(), await posted()]
    const queue = async (token: string) =>
      (await callApi(server.app, 'GET', '/api/console/review', { token })).data as Queue
    const { items, waiting } = await queue(reviewer.token)
    assert.deepEqual([waiting, items.map(({ workId }) => workId)], [2, [first, second]])
    // Leased to one reviewer, an item is not shown to others.
    assert.deepEqual((await queue(operator.token)).items, [])
    const [one, two] = items
    const say = (what: string, token: string, body: object) =>
      callApi(server.app, 'POST', `/api/console/review/${what}`, { token, body })
    const pass = { itemId: one?.id, shown: one?.shown }
    assert.equal((await say('pass', operator.token, pass)).status, 409)
    for (let n = 0; n < 2; n++) assert.equal((await say('pass', reviewer.token, pass)).code, 0)
    const reject = { itemId: two?.id, shown: two?.shown, reason: '画面模糊' }
    const after = (await say('reject', reviewer.token, reject)).data as Queue
    assert.deepEqual(after, { waiting: 0, items: [] })
    const { db } = server.deps
    const states = await db.select({ id: works.id, state: works.state }).from(works)
    assert.deepEqual(new Map(states.map(({ id, state }) => [id, state])).get(first), 'public')
    assert.deepEqual(new Map(states.map(({ id, state }) => [id, state])).get(second), 'rejected')
    const log = await db.select().from(adminLog).where(eq(adminLog.actorId, reviewer.id))
    assert.deepEqual(
      log.map(({ command, args, reason }) => [command, args, reason]),
      [
        ['review-pass', [one?.id], null],
        ['review-reject', [two?.id], '画面模糊'],
      ],
    )
    const own = await db.select().from(reviewLog).where(eq(reviewLog.reviewerId, reviewer.id))
    assert.deepEqual(
      own.map(({ decision }) => decision),
      ['pass', 'reject'],
    )
  })

  test('a refused work is found among the decisions and waits again, once, and its author is notified', async () => {
    const reviewer = await signInStaff(server, 'reviewer')
    const workId = await posted()
    const get = async (what: string) =>
      (await callApi(server.app, 'GET', `/api/console/${what}`, { token: reviewer.token })).data
    const post = (what: string, body: object) =>
      callApi(server.app, 'POST', `/api/console/review/${what}`, { token: reviewer.token, body })
    const [item] = ((await get('review')) as Queue).items
    await post('reject', { itemId: item?.id, shown: item?.shown, reason: '画面模糊' })
    const history = async () => {
      const { list } = (await get('review/history')) as CallData<'GET /api/console/review/history'>
      return list.find(({ work }) => work?.id === workId)
    }
    const refused = await history()
    assert.deepEqual(
      [refused?.decision, refused?.reason, refused?.work?.state],
      ['reject', '画面模糊', 'rejected'],
    )
    assert.equal((await post('reopen', { workId, reason: '作者申诉' })).code, 0)
    assert.equal((await post('reopen', { workId, reason: '作者申诉' })).status, 409)
    assert.equal((await history())?.work?.state, 'pending')
    const [again] = ((await get('review')) as Queue).items
    assert.deepEqual([again?.workId, again?.reasons], [workId, { 请求复审: 1 }])
    await post('pass', { itemId: again?.id, shown: again?.shown })
    assert.equal((await history())?.work?.state, 'public')
    const { rows } = await server.deps.pool.query<{ words: string }>(
      `select data ->> 'words' as words from notices n join works w on w.user_id = n.user_id
       where w.id = $1 and n.kind = 'system'`,
      [workId],
    )
    assert.equal(rows.length, 1)
    assert.match(rows[0]?.words ?? '', /会重新审核/)
    const log = await server.deps.db
      .select()
      .from(adminLog)
      .where(eq(adminLog.actorId, reviewer.id))
    assert.deepEqual(
      log.map(({ command }) => command),
      ['review-reject', 'review-reopen', 'review-pass'],
    )
  })
})
