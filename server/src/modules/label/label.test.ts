import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { jobs, pictures } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { finishPicture } from '../../platform/media-intake/finish'
import { newPhone } from '../../testing/accounts'
import {
  callApi,
  signInByCalls,
  startTestApp,
  type Envelope,
  type TestApp,
} from '../../testing/app'

let server: TestApp
let token: string
let address = 1

before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

/** From another address each time, unless given. */
async function check(file: Uint8Array, options: { token?: string; from?: string } = {}) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'picture.jpg')
  const request = new Request('http://form', { method: 'POST', body: form })
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/label/check',
    remoteAddress: options.from ?? `10.9.0.${address++}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const envelope = response.json<Envelope>()
  return { ...envelope, data: envelope.data as Record<string, unknown> | null }
}

/** A finished work of the person, as a worker would have stored it. */
async function makeWork(): Promise<{ file: Buffer; jobId: string }> {
  const { db, storage } = server.deps
  const info = await callApi(server.app, 'GET', '/api/user/info', { token })
  const [id, jobId] = [newId(), newId()]
  const data = new Uint8Array(60 * 40 * 3).fill(80)
  const { original, thumbhash, color, width, height, mime } = await finishPicture(
    {
      width: 60,
      height: 40,
      picture: { kind: 'raw', data, channels: 3 },
    },
    { produceId: id },
  )
  await db.insert(jobs).values({
    id: jobId,
    userId: (info.data as { id: string }).id,
    requestId: id,
    requestHash: '',
    tool: 'text2img',
    params: {},
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 0,
    status: 'succeeded',
  })
  const [key, sizeBytes] = [`pictures/${jobId}/${id}.png`, original.length]
  await storage.put(key, original, { mime })
  await db.insert(pictures).values({
    id,
    jobId,
    index: 0,
    key,
    thumbKey: key,
    mime,
    width,
    height,
    sizeBytes,
    thumbhash,
    color,
  })
  return { file: original, jobId }
}

test('a work of ours is recognised by its id, and whether the file is the very one', async () => {
  const { file, jobId } = await makeWork()
  const mine = await check(file, { token })
  assert.equal(mine.code, 0, mine.message)
  assert.equal(mine.data?.outcome, 'labelled')
  const ours = mine.data?.ours as Record<string, unknown>
  assert.deepEqual([ours.known, ours.identical, ours.jobId], [true, true, jobId])
  assert.match(String(ours.createdAt), /^20\d\d-/)

  const asVisitor = await check(file)
  assert.equal((asVisitor.data?.ours as { jobId: unknown }).jobId, null)

  const changed = await check(
    await sharp(file).negate({ alpha: false }).keepXmp().jpeg().toBuffer(),
  )
  assert.equal(changed.data?.outcome, 'labelled')
  assert.equal((changed.data?.ours as { identical: unknown }).identical, false)
})

test('a record in our name with an unknown id is reported as such', async () => {
  const data = new Uint8Array(60 * 40 * 3)
  const { original } = await finishPicture(
    {
      width: 60,
      height: 40,
      picture: { kind: 'raw', data, channels: 3 },
    },
    { produceId: 'never-given' },
  )
  const { data: report } = await check(original)
  assert.deepEqual(report?.ours, { known: false, createdAt: null, identical: false, jobId: null })
})

test('a picture without a record, and files that are no picture', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer()
  const none = await check(plain)
  assert.deepEqual([none.data?.outcome, none.data?.format, none.data?.ours], ['none', 'jpg', null])
  const html = await check(Buffer.from('<html></html>'))
  assert.deepEqual([html.data?.outcome, html.data?.format], ['unknown', null])
  assert.equal((await check(plain.subarray(0, 1))).data?.outcome, 'unknown')
  assert.notEqual((await check(Buffer.alloc(0))).code, 0)
})

test('nothing is stored', async () => {
  const before = await server.deps.storage.list('')
  await check(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } })
      .png()
      .toBuffer(),
  )
  assert.deepEqual(await server.deps.storage.list(''), before)
})

test('a visitor may check smaller files, within a limit a minute', async () => {
  const large = Buffer.alloc(21 * 1024 * 1024)
  const refused = await check(large)
  assert.match(refused.message, /20 MB/)
  assert.equal((await check(large, { token })).data?.outcome, 'unknown')
  const codes: number[] = []
  for (let i = 0; i < 14; i++)
    codes.push((await check(Buffer.from('x'), { from: '10.8.0.1' })).code)
  assert.deepEqual([codes[0], codes[11]], [0, 0])
  assert.notEqual(codes[12], 0)
})
