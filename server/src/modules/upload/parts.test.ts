import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import * as uploadLimits from '@contract/uploads'
import * as probe from '@media/video/probe/probe'
import { UPLOAD_MAX_BYTES } from '../../platform/media-intake/limits'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { sweepUploads } from './sweep'

const { PART_BYTES, partKey } = uploadLimits

interface Plan {
  cosKey: string
  policy: string
  qSignAlgorithm: string
  qAk: string
  qKeyTime: string
  qSignature: string
  received: number[]
}

let server: TestApp
let token: string
let file: Buffer
before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
  // Bytes after the end marker of a JPEG are ignored.
  file = Buffer.concat([photo, Buffer.alloc(2 * PART_BYTES + 1000 - photo.length)])
})
after(() => server.close())

async function plan(body: { cosKey?: string; sizeBytes?: number } = {}, as = token) {
  const whole = { ext: 'jpg', sizeBytes: file.length, ...body }
  return callApi(server.app, 'POST', '/api/upload/parts', { token: as, body: whole })
}
const begin = async () => (await plan()).data as Plan

function cutPart(number: number): Buffer {
  return file.subarray((number - 1) * PART_BYTES, number * PART_BYTES)
}

async function post(of: Plan, key: string, bytes: Buffer) {
  const form = new FormData()
  const fields = {
    key,
    policy: of.policy,
    'q-sign-algorithm': of.qSignAlgorithm,
    'q-ak': of.qAk,
    'q-key-time': of.qKeyTime,
    'q-signature': of.qSignature,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg')
  const request = new Request('http://form', { method: 'POST', body: form })
  return server.app.inject({
    method: 'POST',
    url: '/cos',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

async function postPart(of: Plan, number: number, bytes = cutPart(number)): Promise<number> {
  return (await post(of, partKey(of.cosKey, { number, count: 3 }), bytes)).statusCode
}

const confirm = (cosKey: string) =>
  callApi(server.app, 'POST', '/api/cosupload', { token, body: { cosKey } })

const storedKeys = async ({ cosKey }: Plan) =>
  (await server.deps.storage.list(cosKey)).map(({ key }) => key)

test('a file in parts, sent in any order, becomes one upload, and its parts are removed', async () => {
  const of = await begin()
  for (const number of [2, 1, 3]) assert.equal(await postPart(of, number), 204)
  const answer = await confirm(of.cosKey)
  assert.equal(answer.code, 0, answer.message)
  const { width, height } = answer.data as { width: number; height: number }
  assert.deepEqual([width, height], [90, 60])
  assert.deepEqual(await storedKeys(of), [])
})

test('an upload that broke off goes on with its key and a new policy', async () => {
  const of = await begin()
  assert.equal(await postPart(of, 1), 204)
  server.forward(601_000)
  try {
    assert.equal(await postPart(of, 2), 403, 'the first policy has expired')
    const again = (await plan({ cosKey: of.cosKey })).data as Plan
    assert.deepEqual([again.cosKey, again.received], [of.cosKey, [1]])
    for (const number of [2, 3]) assert.equal(await postPart(again, number), 204)
    assert.equal((await confirm(of.cosKey)).code, 0)
  } finally {
    server.forward(-601_000)
  }
})

test('confirmed before the last part has arrived it says so and keeps the others', async () => {
  const of = await begin()
  assert.equal(await postPart(of, 1), 204)
  assert.equal(await postPart(of, 2), 204)
  assert.equal((await confirm(of.cosKey)).message, '没有收到文件，请重新上传')
  const { received } = (await plan({ cosKey: of.cosKey })).data as Plan
  assert.deepEqual(received, [1, 2])
})

test('a part that is too short does not count as arrived', async () => {
  const of = await begin()
  assert.equal(await postPart(of, 1), 204)
  assert.equal(await postPart(of, 2, cutPart(2).subarray(0, 100)), 204)
  const { received } = (await plan({ cosKey: of.cosKey })).data as Plan
  assert.deepEqual(received, [1])
})

const forged: [string, (cosKey: string) => string][] = [
  ['the key of the whole', (cosKey) => cosKey],
  ['a key outside its own', (cosKey) => `${cosKey.slice(0, -6)}.1of3`],
  ['a way out of the folder', (cosKey) => `${cosKey}./../../../evil.1of3`],
  ['a part beyond the last', (cosKey) => `${cosKey}.4of3`],
  ['more parts than any file has', (cosKey) => `${cosKey}.1of999`],
  ['no number', (cosKey) => `${cosKey}.html`],
]
for (const [title, keyOf] of forged) {
  test(`a policy for parts does not allow ${title}`, async () => {
    const of = await begin()
    assert.equal((await post(of, keyOf(of.cosKey), cutPart(1))).statusCode, 403)
    assert.deepEqual(await storedKeys(of), [])
  })
}

test('a part larger than one is refused', async () => {
  const of = await begin()
  assert.equal(await postPart(of, 1, Buffer.concat([cutPart(1), Buffer.alloc(1)])), 400)
})

test('a first part that is no picture is refused, with another status than an expired policy', async () => {
  const of = await begin()
  assert.equal(await postPart(of, 1, Buffer.alloc(PART_BYTES)), 400)
})

test('a picture too large for any upload is refused before a part is sent', async () => {
  const answer = await plan({ sizeBytes: UPLOAD_MAX_BYTES + 1 })
  assert.deepEqual([answer.code, answer.message], [413, '图片太大了，请压缩到 20 MB 以内'])
})

test('parts that were never confirmed are swept with their grant', async () => {
  const of = await begin()
  await postPart(of, 1)
  await server.deps.pool.query(
    `update upload_grants set expires_at = now() - interval '2 hours' where key = $1`,
    [of.cosKey],
  )
  const { db, storage, log } = server.deps
  await sweepUploads({ db, storage, log })
  assert.deepEqual(await storedKeys(of), [])
  assert.equal((await plan({ cosKey: of.cosKey })).status, 404)
})

test('the limits that clients know are those of the server', () => {
  assert.deepEqual(
    [uploadLimits.PICTURE_MAX_BYTES, uploadLimits.VIDEO_MAX_BYTES, uploadLimits.VIDEO_MAX_SECONDS],
    [UPLOAD_MAX_BYTES, probe.VIDEO_MAX_BYTES, probe.VIDEO_MAX_SECONDS],
  )
})
