import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from '../ports'
import { answerError } from './error-handler'
import { registerFiles } from './files'
import { createLimiter } from '../rate-limit/limiter'
import { ObjectMissing, type Storage } from '../storage/storage'

const PICTURE = Buffer.from('pixels')
const KEPT = new Set(['up/u/a.png', 'raw/u/a.png', 'job/j/a.mp4'])
let app: FastifyInstance

before(async () => {
  const storage: Pick<Storage, 'kind' | 'get'> = {
    kind: 's3',
    async get(key) {
      if (!KEPT.has(key)) throw new ObjectMissing(key)
      return PICTURE
    },
  }
  app = Fastify()
  app.setErrorHandler(answerError)
  const limiter = createLimiter({ store: null, now: () => new Date(), log: { warn() {} } })
  await registerFiles(app, { storage, limiter } as unknown as Deps)
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
  for (const url of ['raw/u/a.png', 'job/j/a.mp4', 'up/u/none.png', '..%2fup/u/a.png', '%00.png'])
    assert.equal((await app.inject(`/files/${url}`)).statusCode, 404, url)
  const codes = await Promise.all(
    Array.from({ length: 121 }, async () => (await app.inject('/files/up/u/a.png')).statusCode),
  )
  assert.ok(codes.includes(429))
})
