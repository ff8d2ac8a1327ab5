import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { describe, it } from 'node:test'
import { ROOT } from './deployFiles'

const SETTINGS = {
  S3_BUCKET: 'moguang-files',
  S3_FORCE_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

async function makeBucket(settings: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(ROOT, 'deploy/image/make-bucket.mjs')], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // There it is only said which Node later versions of the SDK will want.
  child.stderr.resume()
  await once(child, 'close')
  return { code: child.exitCode, output }
}

/** A store that knows buckets only, and records who signs. */
async function withStore(
  refusing: boolean,
  use: (endpoint: string, requests: string[]) => Promise<void>,
) {
  const requests: string[] = []
  const buckets = new Set<string>()
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request
    const name = url.split('?')[0] ?? ''
    requests.push(`${method} ${name}`)
    const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=id/')
    if (refusing || !signed) return void response.writeHead(403).end()
    if (method === 'PUT') buckets.add(name)
    response.writeHead(buckets.has(name) ? 200 : 404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  assert.ok(address && typeof address === 'object')
  try {
    await use(`http://127.0.0.1:${address.port}`, requests)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('make-bucket.mjs', () => {
  it('makes the bucket once, and leaves one that is there alone', () =>
    withStore(false, async (S3_ENDPOINT, requests) => {
      const first = await makeBucket({ ...SETTINGS, S3_ENDPOINT })
      assert.deepEqual(first, { code: 0, output: 'bucket moguang-files is made\n' })
      const second = await makeBucket({ ...SETTINGS, S3_ENDPOINT })
      assert.deepEqual(second, { code: 0, output: 'bucket moguang-files is there\n' })
      const bucket = '/moguang-files'
      const trimmed = requests.map((one) => one.replace(/\/$/, ''))
      assert.deepEqual(trimmed, [`HEAD ${bucket}`, `PUT ${bucket}`, `HEAD ${bucket}`])
    }))

  it('fails where it is refused, so that Compose tries again and no server starts', () =>
    withStore(true, async (S3_ENDPOINT, requests) => {
      assert.equal((await makeBucket({ ...SETTINGS, S3_ENDPOINT })).code, 1)
      assert.ok(requests.every((one) => one.startsWith('HEAD ')))
    }))
})
