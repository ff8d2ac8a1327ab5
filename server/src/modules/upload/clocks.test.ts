/** Direct uploads to COS and signed addresses while the clocks of server and bucket differ. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { PART_BYTES, partKey } from '@contract/uploads'
import { createCosStorage } from '../../integrations/storage/cos/cos'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { type CosServer, startCosServer } from '../../testing/cos-server'

const MINUTES_MS = 60_000
const account = { secretId: 'AKIDtest', secretKey: 'secret', bucket: 'pictures-1250000000' }

interface Policy {
  cosKey: string
  policy: string
  qSignAlgorithm: string
  qAk: string
  qKeyTime: string
  qSignature: string
  cosHost: string
  received?: number[]
}

interface View {
  url: string
  thumbUrl: string
}

let bucketOffsetMs = 0
let bucket: CosServer
let server: TestApp
let token: string
let file: Buffer
before(async () => {
  bucket = await startCosServer({ ...account, nowMs: () => Date.now() + bucketOffsetMs })
  const where = { region: 'ap-shanghai', cdnUrl: null, endpoint: bucket.endpoint }
  server = await startTestApp({ storage: (now) => createCosStorage({ ...account, ...where }, now) })
  token = (await signInByCalls(server.app, newPhone())).token
  file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a0522d' } })
    .jpeg()
    .toBuffer()
})
after(async () => {
  await server.close()
  bucket.close()
})

async function grant(): Promise<Policy> {
  const body = { ext: 'jpg' }
  return (await callApi(server.app, 'POST', '/api/upload-policy', { token, body })).data as Policy
}

async function plan(sizeBytes: number, cosKey?: string): Promise<Policy> {
  const body = { ext: 'jpg', sizeBytes, ...(cosKey && { cosKey }) }
  return (await callApi(server.app, 'POST', '/api/upload/parts', { token, body })).data as Policy
}

async function send(of: Policy, bytes: Buffer, key = of.cosKey): Promise<number> {
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
  return (await fetch(of.cosHost, { method: 'POST', body: form })).status
}

async function confirm(cosKey: string): Promise<View> {
  const answer = await callApi(server.app, 'POST', '/api/cosupload', { token, body: { cosKey } })
  assert.equal(answer.code, 0, answer.message)
  return answer.data as View
}

/** State of the bucket by its clock and ours, `ms` from now on. */
async function at<T>({ serverMs = 0, bucketMs = 0 }, run: () => Promise<T>): Promise<T> {
  server.forward(serverMs)
  bucketOffsetMs += bucketMs
  try {
    return await run()
  } finally {
    server.forward(-serverMs)
    bucketOffsetMs -= bucketMs
  }
}

const skews: [string, { serverMs?: number; bucketMs?: number }][] = [
  ['the bucket three minutes behind', { bucketMs: -3 * MINUTES_MS }],
  ['the bucket three minutes ahead', { bucketMs: 3 * MINUTES_MS }],
  ['the server three minutes behind', { serverMs: -3 * MINUTES_MS }],
  ['the server three minutes ahead', { serverMs: 3 * MINUTES_MS }],
]
for (const [title, skew] of skews) {
  describe(`with ${title}`, () => {
    test('a file is posted with the first policy, confirmed and shown', () =>
      at(skew, async () => {
        const of = await grant()
        assert.equal(await send(of, file), 204)
        const { url, thumbUrl } = await confirm(of.cosKey)
        for (const address of [url, thumbUrl]) assert.equal((await fetch(address)).status, 200)
      }))

    test('so are the parts of a large one', () =>
      at(skew, async () => {
        const whole = Buffer.concat([file, Buffer.alloc(PART_BYTES)])
        const of = await plan(whole.length)
        for (const number of [1, 2]) {
          const part = whole.subarray((number - 1) * PART_BYTES, number * PART_BYTES)
          assert.equal(await send(of, part, partKey(of.cosKey, { number, count: 2 })), 204)
        }
        await confirm(of.cosKey)
      }))

    test('an address for a minute is valid for it, and an address for hours at their start', () =>
      at(skew, async () => {
        const { storage } = server.deps
        await storage.put('export/a.zip', file, { mime: 'application/zip' })
        const address = storage.privateUrl('export/a.zip', 60) ?? ''
        assert.equal((await fetch(address)).status, 200)
        await at({ bucketMs: 59_000 }, async () => {
          assert.equal((await fetch(address)).status, 200)
        })
        await at({ bucketMs: 20 * MINUTES_MS }, async () => {
          assert.equal((await fetch(address)).status, 403)
        })
        // From the first second of the twelve hours on.
        const intoStepMs = server.deps.now().getTime() % (12 * 60 * MINUTES_MS)
        await at({ serverMs: -intoStepMs, bucketMs: -intoStepMs }, async () => {
          assert.equal((await fetch(storage.url('export/a.zip'))).status, 200)
        })
      }))
  })
}

test('a policy that expires before the last byte is refused, a fresh one is accepted', async () => {
  const [of, before] = [await grant(), bucket.refusedForms()]
  bucket.onForm(() => (bucketOffsetMs += 10 * MINUTES_MS))
  assert.equal(await send(of, file), 403)
  bucket.onForm(() => {})
  assert.equal(bucket.refusedForms(), before + 1)
  bucketOffsetMs -= 10 * MINUTES_MS
  const fresh = await grant()
  assert.equal(await send(fresh, file), 204)
  await confirm(fresh.cosKey)
})

test('parts that arrived before the policy expired are not sent again', async () => {
  const whole = Buffer.concat([file, Buffer.alloc(PART_BYTES)])
  const of = await plan(whole.length)
  const parts = [whole.subarray(0, PART_BYTES), whole.subarray(PART_BYTES)] as const
  const buildPartKey = (number: number) => partKey(of.cosKey, { number, count: 2 })
  assert.equal(await send(of, parts[0], buildPartKey(1)), 204)
  await at({ serverMs: 10 * MINUTES_MS, bucketMs: 10 * MINUTES_MS }, async () => {
    assert.equal(await send(of, parts[1], buildPartKey(2)), 403)
    const fresh = await plan(whole.length, of.cosKey)
    assert.deepEqual([fresh.cosKey, fresh.received], [of.cosKey, [1]])
    assert.equal(await send(fresh, parts[1], buildPartKey(2)), 204)
  })
  await confirm(of.cosKey)
})
