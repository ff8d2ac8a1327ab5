import assert from 'node:assert/strict'
import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerError } from '../platform/http/error-handler'
import { type FileDeps, registerFiles } from './files'
import { createLimiter } from '../platform/rate-limit/limiter'
import { localFilesRoot } from '../integrations/storage/configured'
import { createLocalStorage } from '../integrations/storage/local'
import { ObjectMissing, type Storage } from '../integrations/storage/storage'

const PICTURE = Buffer.from('pixels')
const PLANS = ['job/j/a.png.plan.json', 'job/j/b.png.Plan.JSON']
const STORED = new Set(['up/u/a.png', 'raw/u/a.png', 'job/j/a.mp4', ...PLANS])
let app: FastifyInstance

before(async () => {
  const storage: Pick<Storage, 'kind' | 'get'> = {
    kind: 's3',
    async get(key) {
      if (!STORED.has(key)) throw new ObjectMissing(key)
      return PICTURE
    },
  }
  app = Fastify()
  app.setErrorHandler(answerError)
  const limiter = createLimiter({ stores: [], now: () => new Date(), log: { warn() {} } })
  await registerFiles(app, { storage, limiter } as unknown as FileDeps)
})
after(() => app.close())

test('a picture stored elsewhere comes from our own origin, under its key or its address', async () => {
  for (const url of ['/files/up/u/a.png', '/files/bucket/up/u/a.png']) {
    const answer = await app.inject(url)
    assert.equal(answer.statusCode, 200, url)
    assert.equal(answer.headers['content-type'], 'image/png')
    assert.match(String(answer.headers['content-security-policy']), /sandbox/)
    assert.equal(answer.headers['cross-origin-resource-policy'], 'cross-origin')
    assert.deepEqual(answer.rawPayload, PICTURE)
  }
})

test('nothing unchecked, no video, nothing unknown, and not without end', async () => {
  const hidden = ['raw/u/a.png', 'job/j/a.mp4', ...PLANS]
  for (const url of [...hidden, 'up/u/none.png', '..%2fup/u/a.png', '%00.png'])
    assert.equal((await app.inject(`/files/${url}`)).statusCode, 404, url)
  const codes = await Promise.all(
    Array.from({ length: 121 }, async () => (await app.inject('/files/up/u/a.png')).statusCode),
  )
  assert.ok(codes.includes(429))
})

describe('files of this machine', () => {
  let folder: string
  let local: FastifyInstance
  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'moguang-files-'))
    const config = { dataDir: folder }
    const root = localFilesRoot(config)
    for (const key of ['up/u/a.png', 'raw/u/a.png', 'RAW/u/a.png', 'Export/u/a.zip', ...PLANS])
      await createLocalStorage({ root, baseUrl: '/files' }).put(key, PICTURE, { mime: 'image/png' })
    local = Fastify()
    local.setErrorHandler(answerError)
    await registerFiles(local, { config, storage: { kind: 'local' } } as unknown as FileDeps)
  })
  after(async () => {
    await local.close()
    rmSync(folder, { recursive: true })
  })

  test('a picture is served, in parts and by its tag too', async () => {
    const whole = await local.inject('/files/up/u/a.png')
    assert.equal(whole.statusCode, 200)
    assert.equal(whole.headers['cache-control'], 'private, max-age=31536000, immutable')
    assert.match(String(whole.headers['content-security-policy']), /sandbox/)
    assert.deepEqual(whole.rawPayload, PICTURE)
    const getFile = (headers: Record<string, string>) =>
      local.inject({ url: '/files/up/u/a.png', headers })
    assert.equal((await getFile({ range: 'bytes=2-3' })).payload, 'xe')
    assert.equal((await getFile({ 'if-none-match': String(whole.headers.etag) })).statusCode, 304)
    const head = await local.inject({ method: 'HEAD', url: '/files/up/u/a.png' })
    assert.deepEqual([head.statusCode, head.payload], [200, ''])
  })

  test('a file that is deleted between being found and being opened is not found', async (t) => {
    const open = fs.createReadStream
    t.mock.method(fs, 'createReadStream', (file: string, options: object) =>
      open(`${file}.deleted`, options),
    )
    const answer = await local.inject('/files/up/u/a.png')
    assert.equal(answer.statusCode, 404)
    assert.equal(answer.json<{ code: number }>().code, 404)
    assert.equal(answer.headers['cache-control'], undefined)
  })

  test('files that are not served are not found under any spelling of their folder', async () => {
    const hidden = ['raw/u/a.png', 'RAW/u/a.png', 'Export/u/a.zip', ...PLANS]
    const urls = [...hidden, 'up/u', 'up/u/none.png', '']
    const odd = [
      '../pg/x',
      '..%2fpg%2fx',
      'up/%2e%2e/raw/u/a.png',
      'up//u/a.png',
      '%00.png',
      'up\\u',
    ]
    for (const url of [...urls, ...odd]) {
      const { statusCode } = await local.inject(`/files/${url}`)
      assert.ok([400, 403, 404].includes(statusCode), `${url}: ${statusCode}`)
    }
  })
})
