import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { transaction } from '../../platform/db/transaction'
import { makeUser } from '../../testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeCreation } from '../../testing/creations'
import { signInStaff } from '../../testing/staff'
import { startOfShanghaiDay } from '../../platform/lib/shanghai-day'
import { holdCredits, settleHold, topUpCredits } from '../credits/service'

type Today = CallData<'GET /api/console/today'>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describe('figures of the console', () => {
  let server: TestApp
  let token: string
  let now: Date
  before(async () => {
    server = await startTestApp()
    // Tomorrow's noon: today's events and the ledger's own clock lie safely before it.
    const noon = startOfShanghaiDay(server.deps.now()).getTime() + 1.5 * DAY_MS + 5 * MINUTE_MS
    server.forward(noon - server.deps.now().getTime())
    token = (await signInStaff(server, 'support')).token
    now = new Date(noon)
  })
  after(() => server.close())

  const read = async (days = '1') =>
    (await callApi(server.app, 'GET', `/api/console/today?days=${days}`, { token })).data as Today

  /** A job that waited 2 s, ran `seconds`, and ended `ago` before now. */
  async function ended(
    userId: string,
    ago: number,
    { seconds = 4, ...changes }: { seconds?: number } & Parameters<typeof makeCreation>[2] = {},
  ) {
    const finishedAt = new Date(now.getTime() - ago)
    const startedAt = new Date(finishedAt.getTime() - seconds * 1000)
    const createdAt = new Date(startedAt.getTime() - 2000)
    return makeCreation(server.deps.db, userId, { createdAt, startedAt, finishedAt, ...changes })
  }

  test('nothing yet is zeros and empty lists, not an error', async () => {
    const view = await read()
    assert.deepEqual(view.jobs, { succeeded: 0, failed: 0, cancelled: 0 })
    assert.deepEqual([view.waits, view.series, view.durations, view.failures], [null, [], [], []])
    assert.equal(view.waitingFor.backupAt, null)
  })

  test('jobs count in their hour, engine, tool and outcome, and next to the same weekday', async () => {
    const { db } = server.deps
    const [one, two] = [await makeUser(db), await makeUser(db)]
    await ended(one, MINUTE_MS)
    await ended(one, 2 * MINUTE_MS, { seconds: 8 })
    await ended(two, 70 * MINUTE_MS, {
      tool: 'rembg',
      status: 'failed',
      errorCode: 'ENGINE_BUSY',
      engineId: 'openai',
    })
    await ended(two, 71 * MINUTE_MS, { engineId: 'own:1', modelId: 'own:1', status: 'cancelled' })
    await ended(two, 7 * DAY_MS + MINUTE_MS)
    // Later that day a week ago: in the dashed line, not in the sum next to it.
    await ended(two, 7 * DAY_MS - 120 * MINUTE_MS)
    // Came with the installation, was never run.
    await makeCreation(db, one, { finishedAt: now })
    const view = await read()
    assert.deepEqual(view.jobs, { succeeded: 2, failed: 1, cancelled: 1 })
    assert.deepEqual([view.people.now, view.pictures.before], [2, 1])
    const noon = new Date(startOfShanghaiDay(now).getTime() + DAY_MS / 2).toISOString()
    assert.deepEqual(
      view.series.find(({ at, engineId }) => at === noon && engineId === 'studio'),
      { at: noon, engineId: 'studio', succeeded: 2, failed: 0, cancelled: 0 },
    )
    assert.ok(view.series.some(({ engineId }) => engineId === 'own'))
    assert.equal(
      view.before.reduce((sum, { succeeded }) => sum + succeeded, 0),
      2,
    )
    assert.deepEqual(view.durations.at(-1), { at: noon, medianMs: 6000, p95Ms: 7800 })
    assert.deepEqual(
      view.failures.map(({ code, jobs }) => [code, jobs]),
      [['ENGINE_BUSY', 1]],
    )
    assert.match(view.failures[0]?.sentence ?? '', /画笔太忙/)
    assert.deepEqual(view.waits, { medianMs: 2000, longestMs: 2000 })
    const week = await read('7')
    assert.equal(week.stepMs, DAY_MS)
    assert.deepEqual([week.jobs.succeeded, week.pictures.before], [2, 1])
  })

  test('credits are those of the ledger, and waiting jobs are shown with the longest wait', async () => {
    const { db } = server.deps
    const userId = await makeUser(db, { credits: 20 })
    const jobId = await makeCreation(db, userId)
    await transaction(db, async (tx) => {
      await topUpCredits(tx, { userId, credits: 300, onceKey: 'order:figures' })
      await holdCredits(tx, { userId, jobId, credits: 8 })
      await settleHold(tx, { userId, jobId })
    })
    // The ledger keeps the database's own time.
    await makeCreation(db, userId, {
      status: 'queued',
      createdAt: new Date(Date.now() - 90_000),
    })
    const view = await read('30')
    assert.deepEqual(view.credits, { spent: 8, topUps: 300, granted: 20, refunded: 0 })
    assert.equal(view.queue.waiting, 1)
    assert.ok((view.queue.oldestWaitMs ?? 0) >= 90_000)
  })
})
