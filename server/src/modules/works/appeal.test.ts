import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makePerson, makeWork, type Person } from '../../testing/works'
import { openItem } from './review-item'

type Work = CallData<'GET /api/works/{id}'>
type Queue = CallData<'GET /api/works/review'>

let server: TestApp
let author: Person
let reviewer: Person
before(async () => {
  server = await startTestApp()
  author = await makePerson(server)
  reviewer = await makePerson(server)
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, reviewer.id))
})
after(() => server.close())

const appeal = (id: string, words = '画的是自己的猫', { token } = author) =>
  callApi(server.app, 'POST', `/api/works/${id}/appeal`, { token, body: { words } })

async function read(id: string): Promise<Work> {
  const { data } = await callApi(server.app, 'GET', `/api/works/${id}`, { token: author.token })
  return data as Work
}

async function findQueueItem(id: string) {
  const { token } = reviewer
  const { data } = await callApi(server.app, 'GET', '/api/works/review', { token })
  const item = (data as Queue).items.find(({ workId }) => workId === id)
  assert.ok(item, 'the work is in the queue')
  return item
}

async function decide(id: string, body: object): Promise<void> {
  const { id: itemId, shown } = await findQueueItem(id)
  const { token } = reviewer
  const call = 'reason' in body ? 'audit_reject' : 'audit_pass'
  const sent = { itemId, shown, ...body }
  const { code, message } = await callApi(server.app, 'POST', `/api/works/${call}`, {
    token,
    body: sent,
  })
  assert.equal(code, 0, message)
}

/** A work that a reviewer has refused. */
async function refused(): Promise<string> {
  const id = await makeWork(server.deps, author.id, { state: 'pending' })
  await openItem(server.deps.db, { workId: id, kind: 'new' })
  await decide(id, { reason: '涉及广告' })
  return id
}

test('a refused work waits again with what its author says, once', async () => {
  const id = await refused()
  const before = await read(id)
  assert.deepEqual([before.state, before.appealable], ['rejected', true])

  const { data, message } = await appeal(id)
  assert.equal(message, '')
  const waiting = data as Work
  assert.deepEqual([waiting.state, waiting.reason, waiting.appealable], ['pending', null, false])
  const item = await findQueueItem(id)
  assert.equal(item.appeal, '画的是自己的猫')
  assert.deepEqual(item.reasons, {})

  await decide(id, { reason: '还是广告' })
  assert.equal((await read(id)).appealable, false)
  const again = await appeal(id)
  assert.equal(again.status, 409)
  assert.match(again.message, /重新发布/)
  assert.equal((await read(id)).state, 'rejected', 'a refused appeal changes nothing')
})

test('who passes an appeal makes the work public', async () => {
  const id = await refused()
  await appeal(id)
  await decide(id, {})
  assert.equal((await read(id)).state, 'public')
})

test('of two at once one is taken', async () => {
  const id = await refused()
  const statuses = (await Promise.all([appeal(id, '一'), appeal(id, '二')])).map(
    ({ status }) => status,
  )
  assert.deepEqual(statuses.sort(), [200, 409])
})

test('not for waiting or public works, not by others, and not without words', async () => {
  const id = await makeWork(server.deps, author.id, { state: 'pending' })
  assert.equal((await appeal(id)).status, 409)
  const refusedOne = await refused()
  const other = await makePerson(server)
  assert.equal((await appeal(refusedOne, '别人', other)).status, 404)
  for (const words of ['', '   ', '\u200d']) {
    const { status, message } = await appeal(refusedOne, words)
    assert.equal(status, 400, JSON.stringify(words))
    assert.match(message, /为什么应该通过/)
  }
  assert.equal((await read(refusedOne)).appealable, true)
})
