import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { allEndpoints, type CallData } from '@contract/endpoints/all'
import { desc, eq } from 'drizzle-orm'
import { adminLog, jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeCreation } from '../../testing/creations'
import { makeUser } from '../../testing/accounts'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { signInNew } from '../../testing/sessions'
import { signInStaff } from '../../testing/staff'
import { grantCredits, holdCredits } from '../credits/service'

type JobPage = CallData<'GET /api/console/jobs'>

const MINUTE_MS = 60_000

describe('jobs at the console', () => {
  let server: TestApp
  let support: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    support = await signInStaff(server, 'support')
  })
  after(() => server.close())

  const list = async (query: string) =>
    (await callApi(server.app, 'GET', `/api/console/jobs?${query}`, { token: support.token }))
      .data as JobPage
  const act = (id: string, what: 'cancel' | 'retry', reason = '画笔没有回应') =>
    callApi(server.app, 'POST', `/api/console/jobs/${id}/${what}`, {
      token: support.token,
      body: { reason },
    })
  const fetchRow = async (id: string) =>
    (await server.deps.db.select().from(jobs).where(eq(jobs.id, id)))[0]
  const newest = async () =>
    (await server.deps.db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(1))[0]

  /** An open job that its price is on hold for. */
  async function open(userId: string, changes: Parameters<typeof makeCreation>[2]) {
    const { db } = server.deps
    const id = await makeCreation(db, userId, { costCredits: 8, ...changes })
    await db.execute(`delete from pictures where job_id = '${id}'`)
    await transaction(db, async (tx) => {
      const gift = { userId, kind: 'gift', credits: 20, onceKey: `gift:${id}` } as const
      await grantCredits(tx, gift)
      await holdCredits(tx, { userId, jobId: id, credits: 8 })
    })
    return id
  }

  test('what waits long or lost its worker is stuck, what has just begun is not', async () => {
    const userId = await makeUser(server.deps.db)
    const now = Date.now()
    const at = (minutes: number) => new Date(now - minutes * MINUTE_MS)
    const fresh = await open(userId, { status: 'queued', createdAt: at(1) })
    const late = await open(userId, { status: 'queued', createdAt: at(11) })
    const lease = { status: 'running', attempt: 1, createdAt: at(2), startedAt: at(2) } as const
    const lost = await open(userId, { ...lease, leaseUntil: at(1) })
    const held = await open(userId, { ...lease, leaseUntil: at(-1) })
    const fetchIds = async (query: string) => (await list(query)).list.map(({ id }) => id).sort()
    assert.deepEqual(await fetchIds('list=stuck'), [late, lost].sort())
    assert.deepEqual(await fetchIds('list=open'), [fresh, late, lost, held].sort())
    assert.deepEqual(await fetchIds(`q=${held}`), [held])
  })

  test('failed ones are found by their reason', async () => {
    const userId = await makeUser(server.deps.db)
    const busy = { status: 'failed', errorCode: 'ENGINE_BUSY', errorMessage: '太忙' } as const
    const id = await makeCreation(server.deps.db, userId, busy)
    await makeCreation(server.deps.db, userId, { ...busy, errorCode: 'JOB_TIMEOUT' })
    const page = await list('list=failed&code=ENGINE_BUSY')
    assert.deepEqual(
      page.list.map((row) => [row.id, row.error]),
      [[id, '太忙']],
    )
  })

  test('why one failed is shown to the staff, with its model, and to no owner by any call', async () => {
    const person = await signInNew(server)
    const id = await makeCreation(server.deps.db, person.id, {
      status: 'failed',
      errorCode: 'ENGINE_UNAVAILABLE',
      errorMessage: '画笔显存不够',
      errorCause: 'ComfyUI answered 500 (OutOfMemory)',
      modelId: 'sdxl',
    })
    const [row] = (await list(`q=${id}`)).list
    assert.deepEqual(
      [row?.error, row?.cause, row?.modelId],
      ['画笔显存不够', 'ComfyUI answered 500 (OutOfMemory)', 'sdxl'],
    )
    const reads = allEndpoints.filter(({ method, auth }) => method === 'GET' && auth !== 'staff')
    assert.ok(reads.length > 50, `${reads.length}`)
    const named = []
    for (const { path } of reads) {
      const url = `${path.replace(/\{\w+\}/g, id)}?ids=${id}&jobIds=${id}&refs=picture:${id}`
      const { response } = await callApi(server.app, 'GET', url, { token: person.token })
      if (response.body.includes('画笔显存不够')) named.push(path)
      assert.doesNotMatch(response.body, /OutOfMemory/, path)
    }
    assert.ok(named.includes('/api/job/{id}'), 'the sentence itself is answered')
  })

  test('cancelling gives the credits back once, notifies its owner of the reason, and is logged', async () => {
    const person = await signInNew(server)
    const id = await open(person.id, { status: 'queued', params: { prompt: '云海' } })
    assert.equal((await act(id, 'cancel')).code, 0)
    assert.equal((await fetchRow(id))?.status, 'cancelled')
    const { balance, held } = await assertSoundLedger(server.deps.db, person.id)
    assert.deepEqual([balance, held], [20, 0])
    const notifications = await callApi(server.app, 'GET', '/api/notification/my', {
      token: person.token,
    })
    const texts = (notifications.data as { list: { text: string }[] }).list.map(({ text }) => text)
    assert.ok(
      texts.some((text) => text.startsWith('你的任务「云海」已由客服取消：画笔没有回应')),
      texts.join('\n'),
    )
    const entry = await newest()
    assert.deepEqual(
      [entry?.command, entry?.args, entry?.reason, entry?.actorId],
      ['cancel-job', [id], '画笔没有回应', support.id],
    )
    assert.equal((await act(id, 'cancel')).status, 409)
    assert.equal((await newest())?.id, entry?.id)
  })

  test('a running job goes back into the queue, one that waits or ended does not', async () => {
    const userId = await makeUser(server.deps.db)
    const id = await open(userId, { status: 'running', attempt: 3, progress: 0.5 })
    assert.equal((await act(id, 'retry')).code, 0)
    const row = await fetchRow(id)
    assert.deepEqual([row?.status, row?.progress, row?.workerId], ['queued', 0, null])
    const { rows } = await server.deps.pool.query(
      'select 1 from graphile_worker.jobs where key = $1',
      [`job:${id}`],
    )
    assert.equal(rows.length, 1)
    assert.equal((await act(id, 'retry')).status, 409)
    assert.equal((await newest())?.command, 'retry-job')
    const { held } = await assertSoundLedger(server.deps.db, userId)
    assert.equal(held, 8)
  })

  test('a job that its owner deleted is not found', async () => {
    const userId = await makeUser(server.deps.db)
    const id = await makeCreation(server.deps.db, userId, { deletedAt: new Date() })
    assert.deepEqual((await list(`q=${id}`)).list, [])
    assert.equal((await act(id, 'cancel')).status, 404)
  })
})
