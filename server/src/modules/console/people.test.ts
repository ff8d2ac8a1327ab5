import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { desc, eq } from 'drizzle-orm'
import { runCommand } from '../../operations/admin/run'
import { adminLog, users } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { makeUser, newPhone } from '../../testing/accounts'
import { makeCreation } from '../../testing/creations'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { signInStaff } from '../../testing/staff'
import { holdCredits, settleHold } from '../credits/service'

type UserPage = CallData<'GET /api/console/users'>
type Person = CallData<'GET /api/console/users/{id}'>
type Ledger = CallData<'GET /api/console/users/{id}/ledger'>

describe('people at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  let support: { id: string; token: string }
  before(async () => {
    server = await startTestApp({ env: { WELCOME_CREDITS: '100' } })
    operator = await signInStaff(server, 'operator')
    support = await signInStaff(server, 'support')
  })
  after(() => server.close())

  const get = async <T>(path: string, token = support.token) =>
    (await callApi(server.app, 'GET', `/api/console/${path}`, { token })).data as T
  const act = (path: string, body: object, token = support.token) =>
    callApi(server.app, 'POST', `/api/console/${path}`, { token, body })
  const newest = async () =>
    (await server.deps.db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

  async function person() {
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    const info = await callApi(server.app, 'GET', '/api/user/info', { token })
    return { phone, token, id: (info.data as { id: string }).id }
  }
  const fetchNotifications = async (token: string) =>
    (
      (await callApi(server.app, 'GET', '/api/notification/my', { token }))
        .data as CallData<'GET /api/notification/my'>
    ).list.map(({ text }) => text)

  test('one person is found by number, its last digits, id and part of a name; never the number', async () => {
    const { id, phone } = await person()
    await server.deps.db.update(users).set({ nickname: '听雨_100%' }).where(eq(users.id, id))
    for (const q of [phone, phone.slice(-4), id, '雨_100%']) {
      const page = await get<UserPage>(`users?q=${encodeURIComponent(q)}`)
      assert.ok(
        page.list.some((row) => row.id === id),
        q,
      )
      assert.ok(!JSON.stringify(page).includes(phone), `${q}: shows the whole number`)
    }
    const none = await get<UserPage>(`users?q=${encodeURIComponent('雨x100')}`)
    assert.deepEqual([none.total, none.list], [0, []])
    const [row] = (await get<UserPage>(`users?q=${id}`)).list
    assert.deepEqual([row?.balance, row?.blocked, row?.contact], [100, false, maskPhone(phone)])
  })

  test('the ledger shows what was on hold next to the balance, and adds up', async () => {
    const { db } = server.deps
    const id = await makeUser(db, { credits: 50 })
    const jobId = await makeCreation(db, id, { params: { prompt: '云海' } })
    await transaction(db, (tx) => holdCredits(tx, { userId: id, jobId, credits: 8 }))
    await transaction(db, (tx) => settleHold(tx, { userId: id, jobId }))
    const { list, total } = await get<Ledger>(`users/${id}/ledger`)
    assert.deepEqual(
      list.map(({ kind, credits, held, balanceAfter, about }) => [
        ...[kind, credits, held, balanceAfter, about],
      ]),
      [
        ['settle', 0, 0, 42, '云海'],
        ['hold', -8, 8, 42, '云海'],
        ['welcome', 50, 0, 50, null],
      ],
    )
    assert.equal(total, 3)
    const second = await get<Ledger>(`users/${id}/ledger?page=2&pageSize=2`)
    assert.deepEqual([second.list.length, second.hasMore], [1, false])
    const whole = await get<Person>(`users/${id}`)
    assert.deepEqual(
      [whole.balance, whole.held, whole.addsUp, whole.jobs.succeeded],
      [42, 0, true, 1],
    )
  })

  test('a blocked person makes nothing, keeps looking, may complain, and reads why', async () => {
    const { id, token } = await person()
    const reason = '多次上传他人照片'
    const blocked = await act(`users/${id}/block`, { days: '7', reason })
    assert.equal((blocked.data as Person).block?.reason, reason)
    const order = (path: string, body: object) => callApi(server.app, 'POST', path, { token, body })
    const refused = await order('/api/generate', { requestId: 'x1', params: {}, quotedCredits: 1 })
    assert.equal(refused.status, 403)
    assert.match(refused.message, /账号已停用：多次上传他人照片/)
    assert.equal((await callApi(server.app, 'GET', '/api/user/score', { token })).status, 200)
    const words = {
      requestId: 'f1',
      kind: 'account',
      words: '我没有上传过别人的照片',
      uploadIds: [],
    }
    assert.equal((await order('/api/feedback', words)).code, 0)
    assert.match(
      (await fetchNotifications(token))[0] ?? '',
      /你的账号已停用到 \d{4}-\d\d-\d\d：多次上传他人照片/,
    )
    const list = await get<UserPage>('users?filter=blocked')
    assert.deepEqual(
      list.list.map((row) => row.id),
      [id],
    )
    assert.deepEqual(
      await newest().then((row) => [row?.command, row?.args, row?.reason, row?.actorId]),
      ['block', [id], reason, support.id],
    )
    await act(`users/${id}/unblock`, { reason: '核实有误' })
    assert.equal((await callApi(server.app, 'POST', '/api/user/signin', { token })).code, 0)
    assert.equal((await fetchNotifications(token))[0], '你的账号已恢复使用')
    // A second time there is nothing to undo, and nothing to log.
    const before = await newest()
    assert.equal((await act(`users/${id}/unblock`, { reason: '核实有误' })).code, 0)
    assert.equal((await newest())?.id, before?.id)
  })

  test('a block ends by itself, by the clock of the database', async () => {
    const { id, token } = await person()
    await act(`users/${id}/block`, { days: '1', reason: '刷屏' })
    const signin = () => callApi(server.app, 'POST', '/api/user/signin', { token })
    assert.equal((await signin()).status, 403)
    await server.deps.pool.query(
      `update users set blocked_until = now() - interval '1 second' where id = $1`,
      [id],
    )
    assert.equal((await signin()).code, 0)
    assert.equal((await get<Person>(`users/${id}`)).block, null)
  })

  test('staff cannot be blocked, nor adjust their own credits', async () => {
    const block = await act(`users/${operator.id}/block`, { days: 'ever', reason: '误操作' })
    assert.equal(block.status, 403)
    assert.equal((await get<Person>(`users/${operator.id}`)).blocked, false)
    const body = { requestId: 'own-credits-1', credits: 5, reason: '给自己' }
    const own = await act(`users/${operator.id}/credits`, body, operator.token)
    assert.equal(own.status, 403)
  })

  test('credits are adjusted once for a request, announced, logged, and never below nothing', async () => {
    const { id, token } = await person()
    const body = { requestId: 'adjust-0001', credits: 30, reason: '补偿' }
    for (let n = 0; n < 2; n++)
      assert.equal((await act(`users/${id}/credits`, body, operator.token)).code, 0)
    assert.equal((await get<Person>(`users/${id}`)).balance, 130)
    assert.equal((await fetchNotifications(token))[0], '30 积分到账：补偿')
    const entries = await server.deps.db
      .select()
      .from(adminLog)
      .where(eq(adminLog.actorId, operator.id))
    assert.deepEqual(
      entries.map(({ command, args, reason }) => [command, args, reason]),
      [['adjust', [id, '30'], '补偿']],
    )
    const short = { requestId: 'adjust-0002', credits: -500, reason: '误发' }
    const refused = await act(`users/${id}/credits`, short, operator.token)
    assert.equal(refused.code, 2001)
    const { balance } = await assertSoundLedger(server.deps.db, id)
    assert.equal(balance, 130)
  })

  test('the terminal’s adjust is the same act, with the account of the system in the log', async () => {
    const { id } = await person()
    await runCommand(server.deps, { words: ['adjust', id, '7', '活动', '补发'], operator: 'root' })
    assert.equal((await get<Person>(`users/${id}`)).balance, 107)
    const log = await get<CallData<'GET /api/console/log'>>('log?from=terminal', operator.token)
    assert.deepEqual(
      log.list.map(({ command, operator: name, actorId }) => [command, name, actorId])[0],
      ['adjust', 'root', null],
    )
  })

  test('an audit entry that does not parse is listed as unknown with its result, and breaks no page', async () => {
    const { id } = await person()
    const entry = { args: [id], operator: 'root', reason: 'unknown rows' }
    await server.deps.db.insert(adminLog).values([
      { ...entry, command: 'block', result: ['an array'] },
      { ...entry, command: 'block', result: { until: 3 } },
      { ...entry, command: 'of-another-version', result: { count: 1 } },
      { ...entry, command: 'unblock', result: { userId: id, added: 'later' } },
    ])
    const { list } = await get<CallData<'GET /api/console/log'>>(`log?q=${id}`, operator.token)
    assert.deepEqual(
      list.map(({ command, result }) => [command, result]),
      [
        ['unblock', { userId: id, added: 'later' }],
        ['of-another-version', { unknown: { count: 1 } }],
        ['block', { unknown: { until: 3 } }],
        ['block', { unknown: ['an array'] }],
      ],
    )
  })

  test('orders and jobs of an unknown user are not found', async () => {
    for (const tail of ['', '/ledger', '/jobs', '/orders']) {
      const url = `/api/console/users/unknown${tail}`
      assert.equal((await callApi(server.app, 'GET', url, { token: support.token })).status, 404)
    }
    const answer = await act('users/unknown/block', { days: '1', reason: '试试' })
    assert.equal(answer.status, 404)
  })
})

const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
