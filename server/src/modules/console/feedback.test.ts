import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { adminLog } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { signInNew } from '../../testing/sessions'
import { signInStaff } from '../../testing/staff'

type FeedbackPage = CallData<'GET /api/console/feedback'>
type Feedback = CallData<'GET /api/console/feedback/{id}'>

describe('feedback at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  let support: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    operator = await signInStaff(server, 'operator')
    support = await signInStaff(server, 'support')
  })
  after(() => server.close())

  const list = async (state: string) =>
    (
      (
        await callApi(server.app, 'GET', `/api/console/feedback?state=${state}`, {
          token: support.token,
        })
      ).data as FeedbackPage
    ).list.map(({ words }) => words)
  const post = (path: string, body: object, token = support.token) =>
    callApi(server.app, 'POST', `/api/console/feedback/${path}`, { token, body })
  const fetchNotifications = async (token: string) =>
    (
      (await callApi(server.app, 'GET', '/api/notification/my', { token })).data as {
        list: { text: string }[]
      }
    ).list.map(({ text }) => text)

  async function written(words: string) {
    const person = await signInNew(server)
    const body = { requestId: words, kind: 'bug', words, facts: { 版本: '6.9.0' }, uploadIds: [] }
    await callApi(server.app, 'POST', '/api/feedback', { token: person.token, body })
    const page = await callApi(server.app, 'GET', '/api/console/feedback?pageSize=50', {
      token: support.token,
    })
    const row = (page.data as FeedbackPage).list.find((one) => one.words === words)
    return { ...person, letter: row?.id ?? '' }
  }

  test('an answer reaches its author once, and moves it from 没回 to 回过 to 已了结', async () => {
    const { token, letter } = await written('抠图把头盔弄丢了')
    assert.deepEqual(await list('open'), ['抠图把头盔弄丢了'])
    const body = { requestId: 'answer-0001', words: '涂一笔就回来了', credits: 0, close: false }
    for (let n = 0; n < 2; n++)
      assert.equal((await post(`${letter}/answer`, body)).code, 0, 'sent twice it is one')
    assert.deepEqual(await fetchNotifications(token), ['对你反馈的回复：涂一笔就回来了'])
    assert.deepEqual([await list('open'), await list('answered')], [[], ['抠图把头盔弄丢了']])
    const settled = (await post(`${letter}/close`, { closed: true })).data as Feedback
    assert.notEqual(settled.closedAt, null)
    assert.deepEqual(
      settled.answers.map(({ words, credits }) => [words, credits]),
      [['涂一笔就回来了', 0]],
    )
    assert.deepEqual([await list('answered'), await list('closed')], [[], ['抠图把头盔弄丢了']])
    assert.equal(
      ((await post(`${letter}/close`, { closed: false })).data as Feedback).closedAt,
      null,
    )
    const log = await server.deps.db.select().from(adminLog).where(eq(adminLog.actorId, support.id))
    assert.deepEqual(
      log.map(({ command, args }) => [command, args]),
      [
        ['answer', [letter]],
        ['settle-feedback', [letter]],
        ['settle-feedback', [letter]],
      ],
    )
  })

  test('credits come with an operator’s answer, through the ledger, and with no other role’s', async () => {
    const { id, token, letter } = await written('付了钱积分没到账')
    const body = { requestId: 'answer-0002', words: '已补上，抱歉', credits: 30, close: true }
    const refused = await post(`${letter}/answer`, body)
    assert.deepEqual([refused.status, /请找操作员/.test(refused.message)], [403, true])
    assert.deepEqual(await fetchNotifications(token), [])
    assert.equal((await post(`${letter}/answer`, body, operator.token)).code, 0)
    const { balance } = await assertSoundLedger(server.deps.db, id)
    assert.equal(balance, 30)
    assert.deepEqual((await fetchNotifications(token)).sort(), [
      '30 积分到账：反馈致谢',
      '对你反馈的回复：已补上，抱歉',
    ])
  })

  test('one that is not there is not answered', async () => {
    const body = { requestId: 'answer-0003', words: '你好呀', credits: 0, close: false }
    assert.equal((await post('999999/answer', body)).status, 404)
    assert.equal((await post('nothing/close', { closed: true })).status, 400)
  })
})
