import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { sweepUploads } from './sweep'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { crc32, deflateSync } from 'node:zlib'

interface Policy {
  cosKey: string
  policy: string
  qSignAlgorithm: string
  qAk: string
  qKeyTime: string
  qSignature: string
  cosHost: string
}

interface UploadView {
  id: string
  url: string
  thumbUrl: string
  width: number
  height: number
  sizeBytes: number
}

let server: TestApp
let token: string

before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
})
after(() => server.close())

async function grant(ext = 'jpg', as = token): Promise<Policy> {
  const answer = await callApi(server.app, 'POST', '/api/upload-policy', {
    token: as,
    body: { ext },
  })
  assert.equal(answer.code, 0, answer.message)
  return answer.data as Policy
}

function buildForm(
  fields: Record<string, string>,
  file: Uint8Array,
  name = 'a.jpg',
  type = 'image/jpeg',
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  form.set('file', new Blob([new Uint8Array(file)], { type }), name)
  return form
}

function signed(policy: Policy): Record<string, string> {
  return {
    key: policy.cosKey,
    policy: policy.policy,
    'q-sign-algorithm': policy.qSignAlgorithm,
    'q-ak': policy.qAk,
    'q-key-time': policy.qKeyTime,
    'q-signature': policy.qSignature,
  }
}

async function post(url: string, form: FormData, headers: Record<string, string> = {}) {
  const request = new Request('http://form', { method: 'POST', body: form })
  return server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const postForm = (fields: Record<string, string>, file: Uint8Array) =>
  post('/cos', buildForm(fields, file))

const confirm = (cosKey: string, as = token) =>
  callApi(server.app, 'POST', '/api/cosupload', { token: as, body: { cosKey } })

async function baseUpload(file: Uint8Array, name = 'a.jpg', type = 'image/jpeg') {
  const response = await post('/api/base-upload', buildForm({}, file, name, type), {
    authorization: `Bearer ${token}`,
  })
  return response.json<{ code: number; message: string; data: UploadView }>()
}

function photo(options: { width?: number; height?: number } = {}): Promise<Buffer> {
  const { width = 120, height = 80 } = options
  return sharp({ create: { width, height, channels: 3, background: '#a0522d' } })
    .withExif({
      IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLatitudeRef: 'N' },
      IFD0: { Artist: 'me' },
    })
    .jpeg()
    .toBuffer()
}

test('a policy, a form post and a confirmation make an upload without any metadata', async () => {
  const policy = await grant()
  assert.match(policy.cosHost, /\/cos$/)
  const jpeg = await photo()
  assert.ok(jpeg.includes('Exif'))
  assert.equal((await postForm(signed(policy), jpeg)).statusCode, 204)
  const first = await confirm(policy.cosKey)
  assert.equal(first.code, 0, first.message)
  const view = first.data as UploadView
  assert.deepEqual([view.width, view.height], [120, 80])
  const file = await server.app.inject(view.url)
  assert.equal(file.statusCode, 200)
  const { exif, icc, xmp, format } = await sharp(file.rawPayload).metadata()
  assert.deepEqual([exif, icc, xmp, format], [undefined, undefined, undefined, 'jpeg'])
  assert.deepEqual(await server.deps.storage.list(policy.cosKey), [], 'the posted bytes are gone')
  assert.deepEqual((await confirm(policy.cosKey)).data, view, 'confirming again answers the same')
})

test('copies of one confirmation at once make one upload', async () => {
  const policy = await grant()
  await postForm(signed(policy), await photo())
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(policy.cosKey)))
  assert.equal(new Set(answers.map(({ data }) => (data as UploadView | null)?.id)).size, 1)
})

test('another user’s key is not found', async () => {
  const policy = await grant()
  await postForm(signed(policy), await photo())
  const other = (await signInByCalls(server.app, newPhone())).token
  assert.equal((await confirm(policy.cosKey, other)).status, 404)
  assert.equal((await confirm('raw/../../etc/passwd')).status, 404)
})

test('confirming before the file has come says so', async () => {
  const answer = await confirm((await grant()).cosKey)
  assert.deepEqual([answer.code, answer.message], [5001, '没有收到文件，请重新上传'])
})

const tampered: [string, (policy: Policy) => Record<string, string>][] = [
  ['another key', (p) => ({ ...signed(p), key: p.cosKey.replace('raw/', 'raw/x') })],
  ['another signature', (p) => ({ ...signed(p), 'q-signature': 'f'.repeat(40) })],
  ['no policy', ({ policy: _policy, ...p }) => ({ ...signed({ ...p, policy: '' }) })],
  [
    'a larger size',
    (p) => {
      const text = Buffer.from(p.policy, 'base64').toString().replace('20971520', '99999999')
      return { ...signed(p), policy: Buffer.from(text).toString('base64') }
    },
  ],
  [
    'a later end',
    (p) => ({ ...signed(p), 'q-key-time': p.qKeyTime.replace(/\d{10}$/, '9999999999') }),
  ],
]
for (const [title, change] of tampered) {
  test(`a form with ${title} is refused with 403 and stores nothing`, async () => {
    const policy = await grant()
    const fields = change(policy)
    const answer = await postForm(fields, await photo())
    assert.equal(answer.statusCode, 403, answer.body)
    assert.match(answer.body, /<Code>AccessDenied<\/Code>/)
    assert.deepEqual(await server.deps.storage.list(policy.cosKey), [])
  })
}

test('an expired policy is refused', async () => {
  const policy = await grant()
  server.forward(601_000)
  assert.equal((await postForm(signed(policy), await photo())).statusCode, 403)
  server.forward(-601_000)
})

test('a form larger than the policy allows is refused', async () => {
  const policy = await grant()
  const big = Buffer.concat([await photo(), Buffer.alloc(21 * 1024 * 1024)])
  const answer = await postForm(signed(policy), big)
  assert.equal(answer.statusCode, 400)
  assert.match(answer.body, /EntityTooLarge/)
})

test('what was posted but never confirmed is swept when its grant has passed', async () => {
  const policy = await grant()
  await postForm(signed(policy), await photo())
  const { db, storage, log } = server.deps
  await sweepUploads({ db, storage, log })
  assert.equal((await storage.list(policy.cosKey)).length, 1, 'not while it may be confirmed')
  await server.deps.pool.query(
    `update upload_grants set expires_at = now() - interval '2 hours' where key = $1`,
    [policy.cosKey],
  )
  assert.ok((await sweepUploads({ db, storage, log })) >= 1)
  assert.deepEqual(await storage.list(policy.cosKey), [])
  assert.equal((await confirm(policy.cosKey)).status, 404)
})

/** A PNG whose header promises this many pixels and whose data is one long zero. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.from(type, 'latin1')
    const out = Buffer.alloc(12 + data.length)
    out.writeUInt32BE(data.length, 0)
    head.copy(out, 4)
    data.copy(out, 8)
    out.writeUInt32BE(crc32(Buffer.concat([head, data])), 8 + data.length)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const hostile: [string, () => Promise<Buffer> | Buffer, number, string][] = [
  [
    'HTML named .jpg',
    () => Buffer.from('<html><script>alert(1)</script>'),
    5001,
    '只能上传 JPG、PNG 或 WebP 图片',
  ],
  ['SVG', () => Buffer.from(svg), 5001, '只能上传 JPG、PNG 或 WebP 图片'],
  ['0 bytes', () => Buffer.alloc(0), 5001, '文件是空的，请换一张图片'],
  [
    'a bomb of 1.6 gigapixels',
    () => bomb(40_000, 40_000),
    5001,
    '图片尺寸太大了，请缩小到 4000 万像素以内',
  ],
  ['a header without its pixels', () => bomb(4000, 4000), 5002, '图片打不开，可能已损坏，请换一张'],
  [
    'a truncated JPEG',
    async () => (await photo({ width: 900, height: 900 })).subarray(0, 2500),
    5002,
    '图片打不开，可能已损坏，请换一张',
  ],
  [
    'a JPEG’s first bytes alone',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    5002,
    '图片打不开，可能已损坏，请换一张',
  ],
  [
    'a GIF',
    () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'),
    5001,
    '动图用不了，请换一张静止的图片',
  ],
]
for (const [title, make, code, message] of hostile) {
  test(`${title} is refused with one clear sentence`, async () => {
    const answer = await baseUpload(await make())
    assert.deepEqual([answer.code, answer.message], [code, message])
  })
}

test('more than 20 MB is refused', async () => {
  const answer = await baseUpload(Buffer.concat([await photo(), Buffer.alloc(20 * 1024 * 1024)]))
  assert.deepEqual([answer.code, answer.message], [413, '图片太大了，请压缩到 20 MB 以内'])
})

test('of a JPEG with a script behind it only the picture survives', async () => {
  const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert("pwn")</script><?php')])
  const answer = await baseUpload(polyglot, 'x.html', 'text/html')
  assert.equal(answer.code, 0, answer.message)
  const file = await server.app.inject(answer.data.url)
  assert.ok(!file.rawPayload.includes('script') && !file.rawPayload.includes('php'))
  assert.equal(file.headers['content-type'], 'image/jpeg')
})

test('a rotated picture is stored upright', async () => {
  const lying = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#123' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = await baseUpload(lying)
  assert.deepEqual([data.width, data.height], [30, 60])
})

test('transparency is preserved, as PNG', async () => {
  const glass = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .webp({ lossless: true })
    .toBuffer()
  const { data } = await baseUpload(glass, 'a.webp', 'image/webp')
  const file = await server.app.inject(data.url)
  assert.equal(file.headers['content-type'], 'image/png')
  assert.equal((await sharp(file.rawPayload).metadata()).hasAlpha, true)
})

test('files answer ranges and ETags; raw, hidden and outside files do not exist', async () => {
  const { data } = await baseUpload(await photo())
  const whole = await server.app.inject(data.url)
  const part = await server.app.inject({ url: data.url, headers: { range: 'bytes=0-9' } })
  assert.equal(part.statusCode, 206)
  assert.deepEqual(part.rawPayload, whole.rawPayload.subarray(0, 10))
  const etag = String(whole.headers.etag)
  const same = await server.app.inject({ url: data.url, headers: { 'if-none-match': etag } })
  assert.equal(same.statusCode, 304)
  assert.match(String(whole.headers['content-disposition']), /^inline; filename="[\w-]+\.jpg"$/)

  const policy = await grant()
  await postForm(signed(policy), await photo())
  for (const path of [
    policy.cosKey,
    '../files/x',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/package.json',
    '....//....//etc/passwd',
    '.incoming/x',
    'up/',
    'up/%00.jpg',
    'up\\..\\..\\x',
  ]) {
    // With the Accept header of a picture: a request that accepts anything gets the app at an
    // address like /x.
    const headers = { accept: 'image/*' }
    const answer = await server.app.inject({ url: `/files/${path}`, headers })
    assert.ok([400, 403, 404].includes(answer.statusCode), `${path} → ${answer.statusCode}`)
  }
})
