import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { PLAIN_AGREEMENT } from '@contract/plain-copies'
import { jobs, pictures, plainCopies } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { finishPicture } from '../../platform/media-intake/finish'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { sweepPlainCopies } from './plain'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SIZE = { width: 60, height: 40 }

let server: TestApp
let phone = ''
let token = ''
let userId = ''

before(async () => {
  server = await startTestApp()
  phone = newPhone()
  token = (await signInByCalls(server.app, phone)).token
  userId = ((await callApi(server.app, 'GET', '/api/user/info', { token })).data as { id: string })
    .id
})
after(() => server.close())

/** Half see-through, each pixel another colour. */
const PIXELS = Buffer.from(
  Array.from({ length: SIZE.width * SIZE.height * 4 }, (_, i) =>
    i % 4 === 3 ? i % 256 : (i * 7) % 256,
  ),
)

async function makePicture({ under = true, kind = 'image' as 'image' | 'video' } = {}) {
  const { db, storage } = server.deps
  const [id, jobId] = [newId(), newId()]
  const data = new Uint8Array(PIXELS)
  const finished = await finishPicture(
    {
      ...SIZE,
      transparent: true,
      picture: { kind: 'raw', data, channels: 4 },
    },
    { produceId: id },
  )
  await db.insert(jobs).values({
    id: jobId,
    userId,
    requestId: id,
    requestHash: '',
    tool: 'rembg',
    params: {},
    engineId: 'studio',
    modelId: 'studio',
    costCredits: 0,
    status: 'succeeded',
  })
  const [key, underKey] = [`job/${jobId}/${id}.png`, `job/${jobId}/${id}-under.png`]
  await storage.put(key, finished.original, { mime: 'image/png' })
  await storage.put(underKey, finished.under, { mime: 'image/png' })
  const { thumbhash, color, original } = finished
  await db.insert(pictures).values({
    id,
    jobId,
    index: 0,
    kind,
    key,
    thumbKey: key,
    underKey: under ? underKey : null,
    mime: 'image/png',
    ...SIZE,
    sizeBytes: original.length,
    thumbhash,
    color,
    transparent: true,
  })
  return { id, jobId, original }
}

const requestCopy = (
  pictureId: string,
  { as = token, agreement = PLAIN_AGREEMENT.version as string } = {},
) => callApi(server.app, 'POST', '/api/label/plain', { token: as, body: { pictureId, agreement } })
const records = (pictureId: string) =>
  server.deps.db.select().from(plainCopies).where(eq(plainCopies.pictureId, pictureId))
async function fileAt(url: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await server.app.inject({ url })
  assert.equal(statusCode, 200)
  return rawPayload
}

test('a copy has every pixel as it was made, its AIGC record, and a row of who was handed it', async () => {
  const { id, jobId, original } = await makePicture()
  const labelled = await sharp(original).raw().toBuffer()
  assert.notDeepEqual(labelled, PIXELS)
  const answer = await requestCopy(id)
  assert.equal(answer.code, 0, answer.message)
  const file = await fileAt((answer.data as { url: string }).url)
  assert.deepEqual(await sharp(file).raw().toBuffer(), PIXELS)
  const { xmp } = await sharp(file).metadata()
  assert.match(xmp?.toString() ?? '', new RegExp(id))
  const [row, ...others] = await records(id)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [row?.userId, row?.phone, row?.jobId, row?.agreement],
    [userId, phone, jobId, PLAIN_AGREEMENT.version],
  )
  assert.equal(row?.fileHash, createHash('sha256').update(file).digest('hex'))
  assert.ok(row?.address)
})

test('nothing is handed out for another wording, to another person, or of what is gone', async () => {
  const { id, jobId } = await makePicture()
  const other = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await requestCopy(id, { agreement: '' })).status, 409)
  assert.equal((await requestCopy(id, { agreement: '2020-01-01' })).status, 409)
  assert.equal((await requestCopy(id, { as: other })).status, 404)
  assert.equal((await requestCopy('unknown')).status, 404)
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${jobId}`, { token })
  assert.equal((await requestCopy(id)).status, 404)
  assert.deepEqual(await records(id), [])
})

test('of a video, and of a picture whose original was not stored, there is none', async () => {
  const later = server.forward.bind(server)
  later(60_000)
  const video = await makePicture({ kind: 'video' })
  assert.equal((await requestCopy(video.id)).status, 404)
  const old = await makePicture({ under: false })
  const refused = await requestCopy(old.id)
  assert.match(refused.message, /没有留下/)
  assert.deepEqual(await records(old.id), [])
})

test('files go after an hour, records when their days are over and no sooner', async () => {
  server.forward(60_000)
  const { id } = await makePicture()
  const { url } = (await requestCopy(id)).data as { url: string }
  const { config, db, storage } = server.deps
  const sweepAfter = (ms: number) =>
    sweepPlainCopies({ config, db, storage, now: () => new Date(Date.now() + ms) })
  await sweepAfter(HOUR_MS / 2)
  await fileAt(url)
  await sweepAfter(2 * HOUR_MS)
  assert.equal((await server.app.inject({ url })).statusCode, 404)
  await sweepAfter(184 * DAY_MS)
  assert.equal((await records(id)).length, 1)
  await sweepAfter((config.plainCopies.logDays + 1) * DAY_MS)
  assert.deepEqual(await records(id), [])
})

test('switched off there is none, and the client configuration says so', async () => {
  const off = await startTestApp({ env: { PLAIN_COPIES: 'off' } })
  try {
    const { token: as } = await signInByCalls(off.app, newPhone())
    const body = { pictureId: 'any', agreement: PLAIN_AGREEMENT.version }
    const answer = await callApi(off.app, 'POST', '/api/label/plain', { token: as, body })
    assert.match(answer.message, /没有开放/)
    const { data } = await callApi(off.app, 'GET', '/api/app-config/app', {})
    assert.equal((data as { plainCopies: boolean }).plainCopies, false)
  } finally {
    await off.close()
  }
})
