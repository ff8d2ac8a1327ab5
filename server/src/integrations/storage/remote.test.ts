/** COS and S3 by their SDKs against a local object server that speaks both. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import COS from 'cos-nodejs-sdk-v5'
import { createCosStorage } from './cos/cos'
import { signCosGet } from './cos/sign-url'
import { presignS3Get } from './s3/presign'
import { createS3Storage } from './s3/s3'
import { ObjectMissing, type Storage } from './storage'
import { type ObjectServer, startObjectServer } from '../../testing/object-server'

const BUCKET = 'pictures-1250000000'

let bucket: ObjectServer
let objects: ObjectServer['objects']
let endpoint: string
before(async () => {
  bucket = await startObjectServer(BUCKET)
  ;({ objects, endpoint } = bucket)
})
after(() => bucket.close())

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
        publicEndpoint: null,
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

  test(`${name}: a file is stored and fetched as it is`, async () => {
    const storage = create(null)
    const folder = await mkdtemp(path.join(tmpdir(), 'moguang-remote-'))
    // More than a stream hands on at once.
    const data = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 31) & 255))
    await writeFile(path.join(folder, 'from'), data)
    await storage.putFile('up/u/a.mp4', path.join(folder, 'from'), { mime: 'video/mp4' })
    assert.equal(objects.get('up/u/a.mp4')?.mime, 'video/mp4')
    assert.ok(objects.get('up/u/a.mp4')?.data.equals(data), 'nothing but its bytes')
    await storage.getFile('up/u/a.mp4', path.join(folder, 'to'), { maxBytes: data.length })
    assert.ok((await readFile(path.join(folder, 'to'))).equals(data))
    await rm(folder, { recursive: true })
  })

  test(`${name}: URLs are the public base’s, or signed and stable for hours`, () => {
    assert.equal(create('https://cdn.example').url('up/u/a.png'), 'https://cdn.example/up/u/a.png')
    const url = create(null).url('up/u/a.png')
    assert.equal(create(null).url('up/u/a.png'), url)
    assert.match(url, /up\/u\/a\.png\?.*(q-signature|X-Amz-Signature)=[0-9a-f]{40,64}$/)
    assert.ok(!url.includes('secret'))
  })
}

test('s3: browsers are sent to the public endpoint, the server itself is not', async () => {
  const storage = createS3Storage({
    endpoint,
    publicEndpoint: 'https://moguang.example',
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'AKIAtest',
    secretAccessKey: 'secret',
    forcePathStyle: true,
    cdnUrl: null,
  })
  await storage.put('up/u/b.png', new Uint8Array([7]), { mime: 'image/png' })
  assert.deepEqual([...(await storage.get('up/u/b.png'))], [7])
  const prefix = `https://moguang.example/${BUCKET}/up/u/b.png?X-Amz-`
  assert.ok(storage.url('up/u/b.png').startsWith(prefix))
  assert.ok(storage.privateUrl('up/u/b.png', 60)?.startsWith(prefix))
})

test('S3 URLs are signed as the documentation’s example', () => {
  const url = presignS3Get({
    base: 'https://examplebucket.s3.amazonaws.com',
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    key: 'test.txt',
    startS: Date.parse('2013-05-24T00:00:00Z') / 1000,
    endS: Date.parse('2013-05-25T00:00:00Z') / 1000,
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
