/** COS and S3 by their SDKs against a local object server that speaks both. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import COS from 'cos-nodejs-sdk-v5'
import { createCosStorage } from './cos/cos'
import { signCosGet } from './cos/sign-url'
import { presignS3Get } from './s3/presign'
import { createS3Storage } from './s3/s3'
import { ObjectMissing, type Storage } from './storage'

const BUCKET = 'pictures-1250000000'
const objects = new Map<string, { data: Buffer; mime: string | undefined }>()
let server: Server
let endpoint: string

function listing(prefix: string): string {
  const contents = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { data }]) =>
        `<Contents><Key>${key}</Key><Size>${data.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    )
  return `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><Prefix>${prefix}</Prefix><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

before(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://x')
      const key = decodeURIComponent(url.pathname.slice(1)).replace(`${BUCKET}/`, '')
      const signed = request.headers.authorization ?? ''
      if (!/q-signature=|AWS4-HMAC-SHA256/.test(signed)) return response.writeHead(403).end()
      if (request.method === 'PUT') {
        objects.set(key, { data: Buffer.concat(chunks), mime: request.headers['content-type'] })
        return response.writeHead(200, { etag: '"x"' }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      if (url.searchParams.has('prefix') || key === '' || key === BUCKET) {
        response.writeHead(200, { 'content-type': 'application/xml' })
        return response.end(listing(url.searchParams.get('prefix') ?? ''))
      }
      const found = objects.get(key)
      if (!found) {
        response.writeHead(404, { 'content-type': 'application/xml' })
        return response.end(
          request.method === 'HEAD'
            ? undefined
            : '<Error><Code>NoSuchKey</Code><Message>no</Message></Error>',
        )
      }
      response.writeHead(200, { 'content-length': found.data.length, etag: '"x"' })
      return response.end(request.method === 'HEAD' ? undefined : found.data)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.closeAllConnections()
  server.close()
})

const kinds: [string, (cdnUrl: string | null) => Storage][] = [
  [
    'cos',
    (cdnUrl) =>
      createCosStorage({
        secretId: 'AKIDtest',
        secretKey: 'secret',
        bucket: BUCKET,
        region: 'ap-shanghai',
        cdnUrl,
        endpoint,
      }),
  ],
  [
    's3',
    (cdnUrl) =>
      createS3Storage({
        endpoint,
        region: 'us-east-1',
        bucket: BUCKET,
        accessKeyId: 'AKIAtest',
        secretAccessKey: 'secret',
        forcePathStyle: true,
        cdnUrl,
      }),
  ],
]

for (const [name, create] of kinds) {
  test(`${name}: what is put is got, listed, limited and deleted`, async () => {
    const storage = create(null)
    const data = new Uint8Array([1, 2, 3, 250])
    await storage.put('job/j/a.png', data, { mime: 'image/png' })
    assert.equal(objects.get('job/j/a.png')?.mime, 'image/png')
    assert.deepEqual([...(await storage.get('job/j/a.png'))], [...data])
    await assert.rejects(storage.get('job/j/a.png', { maxBytes: 3 }), /4 bytes/)
    assert.deepEqual(
      (await storage.list('job/j/')).map(({ key, sizeBytes }) => [key, sizeBytes]),
      [['job/j/a.png', 4]],
    )
    await storage.delete(['job/j/a.png'])
    await assert.rejects(storage.get('job/j/a.png'), ObjectMissing)
    await assert.rejects(storage.get('job/j/a.png', { maxBytes: 9 }), ObjectMissing)
  })

  test(`${name}: URLs are the public base’s, or signed and stable for hours`, () => {
    assert.equal(create('https://cdn.example').url('up/u/a.png'), 'https://cdn.example/up/u/a.png')
    const url = create(null).url('up/u/a.png')
    assert.equal(create(null).url('up/u/a.png'), url)
    assert.match(url, /up\/u\/a\.png\?.*(q-signature|X-Amz-Signature)=[0-9a-f]{40,64}$/)
    assert.ok(!url.includes('secret'))
  })
}

test('S3 URLs are signed as the documentation’s example', () => {
  const url = presignS3Get({
    base: 'https://examplebucket.s3.amazonaws.com',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    key: 'test.txt',
    startS: Date.parse('2013-05-24T00:00:00Z') / 1000,
    expiresS: 86_400,
  })
  assert.match(
    url,
    /X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404$/,
  )
})

test('COS URLs are signed as the official SDK signs them', () => {
  const key = 'up/u/a b+中.png'
  const [startS, endS] = [1_800_000_000, 1_800_100_000]
  const account = { secretId: 'AKIDtest', secretKey: 'secret' }
  const expected = COS.getAuthorization({
    SecretId: account.secretId,
    SecretKey: account.secretKey,
    Method: 'get',
    Key: key,
    KeyTime: `${startS};${endS}`,
  } as COS.StaticGetAuthorizationOptions)
  assert.equal(signCosGet({ ...account, key, startS, endS }), expected)
})
