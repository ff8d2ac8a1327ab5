import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { newId } from '../../platform/lib/ids'
import { makeApiKey } from '../../testing/api-keys'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { assertSoundLedger } from '../../testing/ledger-checks'
import { spendByKey } from '../api-key/spend'
import { endHoldOfJob } from './job-ended'
import { grantCredits, holdCredits, readSpent } from './service'

const DAY_MS = 24 * 3_600_000
const PRICE = 3
const START = 100

describe('a result that may be wrong', () => {
  let server: TestApp
  let token = ''
  let userId = ''
  before(async () => {
    server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '10000', WELCOME_CREDITS: '0' } })
  })
  after(() => server.close())

  beforeEach(async () => {
    token = (await signInByCalls(server.app, newPhone())).token
    userId = (
      (await callApi(server.app, 'GET', '/api/user/info', { token })).data as { id: string }
    ).id
    await transaction(server.deps.db, (tx) =>
      grantCredits(tx, { userId, kind: 'gift', credits: START, onceKey: newId() }),
    )
  })

  /** A job of the tool that ended as a worker would have ended it. */
  async function insertEndedJob(
    verdict: 'doubtful' | 'wrong' | null,
    owner = userId,
    apiKeyId: string | null = null,
  ): Promise<string> {
    const { db } = server.deps
    const id = newId()
    const spentCredits = verdict === 'wrong' ? 0 : PRICE
    const finishedAt = new Date()
    await transaction(db, async (tx) => {
      await tx.insert(jobs).values({
        id,
        userId: owner,
        requestId: id,
        requestHash: '',
        tool: 'cleaner',
        apiKeyId,
        params: {},
        engineId: 'studio',
        modelId: 'studio',
        costCredits: PRICE,
        status: 'succeeded',
        verdict,
        spentCredits,
        finishedAt,
        notes: ['只用算法做成'],
      })
      await holdCredits(tx, { userId: owner, jobId: id, credits: PRICE })
      await endHoldOfJob(tx, { jobId: id, userId: owner, spentCredits })
    })
    return id
  }

  const giveBack = (id: string, as = token) =>
    callApi(server.app, 'POST', '/api/user/returnScore', { token: as, body: { id } })
  const view = async (id: string) =>
    (await callApi(server.app, 'GET', `/api/job/${id}`, { token })).data as {
      doubt: string | null
      spentCredits: number
      notes: string[]
      seq: number
    }
  const returned = ({ data }: { data: unknown }) =>
    (data as { returnedCredits: number }).returnedCredits
  const balance = async () => (await assertSoundLedger(server.deps.db, userId)).balance

  test('says so, and its price comes back once, while the result stays', async () => {
    const id = await insertEndedJob('doubtful')
    const before = await view(id)
    assert.deepEqual(
      [before.doubt, before.spentCredits, before.notes],
      ['open', PRICE, ['只用算法做成']],
    )
    assert.equal(await balance(), START - PRICE)
    assert.equal(returned(await giveBack(id)), PRICE)
    assert.equal(await balance(), START)
    const after = await view(id)
    assert.deepEqual([after.doubt, after.spentCredits], ['returned', 0])
    assert.ok(after.seq > before.seq)
    assert.equal(await readSpent(server.deps.db, userId), 0)
    assert.equal(returned(await giveBack(id)), 0)
    assert.equal(await balance(), START)
  })

  test('lowers the month’s use of the key that ordered it, once', async () => {
    const { id: apiKeyId } = await makeApiKey(server, userId, { monthlyCredits: 10 })
    const spend = (credits: number) =>
      transaction(server.deps.db, (tx) => spendByKey(tx, { apiKeyId, userId, credits }))
    await spend(PRICE)
    await spend(PRICE)
    const id = await insertEndedJob('doubtful', userId, apiKeyId)
    const readUse = async () => {
      const { data } = await callApi(server.app, 'GET', '/api/keys', { token })
      return (data as { list: { monthCredits: number }[] }).list[0]?.monthCredits
    }
    assert.equal(await readUse(), 2 * PRICE)
    await Promise.all([giveBack(id), giveBack(id)])
    assert.equal(await readUse(), PRICE)
    // The key may order for what came back, and for no more.
    await spend(10 - PRICE)
    await assert.rejects(spend(1), /10 积分用完了/)
  })

  test('of ten taps at once one gives it back', async () => {
    const id = await insertEndedJob('doubtful')
    const answers = await Promise.all(Array.from({ length: 10 }, () => giveBack(id)))
    const sum = answers.reduce((all, answer) => all + returned(answer), 0)
    assert.equal(sum, PRICE)
    assert.equal(await balance(), START)
  })

  test('a known failure was never paid for', async () => {
    const id = await insertEndedJob('wrong')
    assert.equal(await balance(), START)
    assert.equal((await view(id)).doubt, 'returned')
    assert.equal(returned(await giveBack(id)), 0)
    assert.equal(await balance(), START)
  })

  test('nothing comes back of a result that is not doubtful, and nothing is said of it', async () => {
    const id = await insertEndedJob(null)
    assert.equal((await view(id)).doubt, null)
    assert.equal(returned(await giveBack(id)), 0)
    assert.equal(await balance(), START - PRICE)
  })

  test('credits another user paid cannot be claimed', async () => {
    const id = await insertEndedJob('doubtful')
    const other = (await signInByCalls(server.app, newPhone())).token
    assert.equal((await giveBack(id, other)).status, 404)
    assert.equal(await balance(), START - PRICE)
  })

  test('after it is deleted nothing comes back, nor while it is being deleted', async () => {
    const gone = await insertEndedJob('doubtful')
    await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${gone}`, { token })
    assert.equal(returned(await giveBack(gone)), 0)
    const going = await insertEndedJob('doubtful')
    const [, answer] = await Promise.all([
      callApi(server.app, 'DELETE', `/api/job/myjob?ids=${going}`, { token }),
      giveBack(going),
    ])
    const back = returned(answer)
    assert.ok(back === 0 || back === PRICE)
    assert.equal(await balance(), START - 2 * PRICE + back)
  })

  test('a week later it is too late', async () => {
    const id = await insertEndedJob('doubtful')
    const long = new Date(Date.now() - 8 * DAY_MS)
    await server.deps.db.update(jobs).set({ finishedAt: long }).where(eq(jobs.id, id))
    assert.equal((await view(id)).doubt, null)
    assert.equal(returned(await giveBack(id)), 0)
  })

  test('five a day, however they are claimed', async () => {
    const ids = []
    for (let i = 0; i < 8; i++) ids.push(await insertEndedJob('doubtful'))
    const answers = await Promise.all(ids.map((id) => giveBack(id)))
    assert.equal(answers.filter(({ code }) => code === 0).length, 5)
    const refused = answers.find(({ code }) => code !== 0)
    assert.match(refused?.message ?? '', /今天已经退回过 5 次/)
    assert.equal(await balance(), START - 3 * PRICE)
    const [open] = await Promise.all(
      ids.filter((_, i) => answers[i]?.code !== 0).map((id) => view(id)),
    )
    assert.equal(open?.doubt, 'open', 'can be claimed tomorrow')
  })
})
