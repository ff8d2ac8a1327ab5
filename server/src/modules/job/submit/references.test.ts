import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import type { MediaRef } from '@contract/tools/media'
import { newPhone } from '../../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../../testing/app'
import { waitForEnd } from '../../../testing/ended-jobs'
import { gradient } from '../../../integrations/engines/testing/requests'
import { uploadAs } from '../../../testing/uploads'

let server: TestApp
let token = ''
let image: MediaRef
let requests = 0

before(async () => {
  server = await startTestApp({ works: true })
  token = (await signInByCalls(server.app, newPhone())).token
  image = await uploadAs(server, token, await gradient(96, 64))
})
after(() => server.close())

const reference = (role: string, number = 1) => ({ number, image, role, strength: 70 })

async function order(references: unknown, as = token) {
  const params = { prompt: '@1那样的湖边', ratio: '1:1', references }
  const body = { requestId: `references-${++requests}`, params, quotedCredits: 2 }
  return callApi(server.app, 'POST', '/api/generate', { token: as, body })
}

async function readBalance(): Promise<number> {
  const { data } = await callApi(server.app, 'GET', '/api/user/score', { token })
  return (data as { balance: number }).balance
}

test('the painter borrows style, layout and colour; the job lists the pictures', async () => {
  const sent = await order([reference('colour'), reference('layout', 3)])
  assert.equal(sent.code, 0, sent.message)
  const { job } = sent.data as { job: JobView }
  const done = await waitForEnd(server, { token, id: job.id })
  assert.equal(done.pictures.length, 1)
  assert.deepEqual(
    done.sources.map(({ ref }) => ref),
    [image],
  )
})

test('a person or a thing is refused with its number before anything is held', async () => {
  const before = await readBalance()
  const refused = await order([reference('style'), reference('person', 2)])
  assert.deepEqual(
    [refused.code, refused.message],
    [3002, '「本地画笔」用不上图 2 的人物，换个用法或换个模型'],
  )
  assert.equal((await order([reference('object')])).code, 3002)
  assert.equal(await readBalance(), before)
})

test('a picture of another user is not found', async () => {
  const other = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await order([reference('style')], other)).status, 404)
})
