import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { jobs } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { PHOTO } from '../../testing/photos'

type Log = CallData<'GET /api/img2tag/my'>

let server: TestApp
let token: string
let userId: string
let image: string

before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
  const info = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (info.data as { id: string }).id
  const photo = PHOTO
  image = await uploadAs(server, token, readFileSync(photo))
})
after(() => server.close())

async function insert(minute: number, over: Partial<typeof jobs.$inferInsert> = {}) {
  const id = newId()
  await server.deps.db.insert(jobs).values({
    id,
    userId,
    requestId: id,
    requestHash: id,
    tool: 'img2tag',
    params: { image },
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 1,
    status: 'succeeded',
    answer: { prompt: `猫 ${minute}` },
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)),
    ...over,
  })
  return id
}

const log = async (query = '') =>
  (await callApi(server.app, 'GET', `/api/img2tag/my${query}`, { token })).data as Log

test('finished readings only, newest first, page by page, each with its picture', async () => {
  const ids = [await insert(1), await insert(2), await insert(3)]
  await insert(4, { tool: 'text2img' })
  await insert(5, { status: 'failed', answer: null })
  const first = await log('?pageSize=2')
  assert.deepEqual(
    first.list.map(({ id }) => id),
    [ids[2], ids[1]],
  )
  assert.equal(first.total, 3)
  assert.equal(first.list[0]?.answer?.prompt, '猫 3')
  assert.equal(first.list[0]?.sources[0]?.ref, image)
  await insert(6)
  const rest = await log(`?pageSize=2&cursor=${first.cursor}`)
  assert.deepEqual(
    rest.list.map(({ id }) => id),
    [ids[0]],
  )
  assert.equal(rest.cursor, null)
})

test('a reading is deleted for good, nothing but a reading is', async () => {
  const id = await insert(10)
  const other = await insert(11, { tool: 'text2img' })
  const remove = (jobId: string) =>
    callApi(server.app, 'DELETE', `/api/img2tag/${jobId}`, { token })
  assert.deepEqual((await remove(id)).data, { deleted: [id] })
  assert.equal((await remove(id)).code, 0)
  assert.ok((await log()).list.every((job) => job.id !== id))
  assert.equal((await remove(other)).status, 404)
  assert.equal((await callApi(server.app, 'GET', `/api/job/${other}`, { token })).status, 200)
})
