/** Private files: not cached by proxies, and exports readable by their owner only, for minutes. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { dataExports, pictures } from '../../server/src/platform/db/schema'
import { packExport } from '../../server/src/modules/export/pack'
import { presignS3Get } from '../../server/src/integrations/storage/s3/presign'
import { type ObjectServer, startObjectServer } from '../../server/src/testing/object-server'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeJob, makePerson, type Person } from '../../server/src/testing/works'
import { readZip } from '../../server/src/testing/zip'

let server: TestApp
before(async () => {
  server = await startTestApp({ env: { STORAGE: 'local' } })
})
after(() => server.close())

test('a user’s pictures are cached by their own browser only', async () => {
  const { deps, app } = server
  const { id } = await makePerson(server)
  const { pictureId } = await makeJob(deps, id)
  const [picture] = await deps.db.select().from(pictures).where(eq(pictures.id, pictureId))
  const answer = await app.inject(deps.storage.url(String(picture?.key)))
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['cache-control']), /^private, max-age=\d+, immutable$/)
  await deps.storage.put('sample/studio/one.webp', Buffer.from('x'), { mime: 'image/webp' })
  const sample = await app.inject(deps.storage.url('sample/studio/one.webp'))
  assert.match(String(sample.headers['cache-control']), /^public, /)
})

async function packedOn(on: TestApp): Promise<{ person: Person; key: string }> {
  const person = await makePerson(on)
  await callApi(on.app, 'POST', '/api/user/export', { token: person.token })
  const mine = eq(dataExports.userId, person.id)
  const [queued] = await on.deps.db.select().from(dataExports).where(mine)
  await packExport(on.deps, String(queued?.id))
  const [row] = await on.deps.db.select().from(dataExports).where(mine)
  return { person, key: String(row?.key) }
}
async function linkOn(on: TestApp, { token }: Person): Promise<string> {
  const { data } = await callApi(on.app, 'GET', '/api/user/export', { token })
  return (data as { url: string }).url
}

describe('an export', () => {
  const packed = () => packedOn(server)
  const makeLink = (person: Person) => linkOn(server, person)
  const open = (url: string) => server.app.inject(url)

  test('is not among the files, even by its key; only its link serves it', async () => {
    const { person, key } = await packed()
    assert.equal((await open(`/files/${key}`)).statusCode, 404)
    assert.equal((await open(server.deps.storage.url(key))).statusCode, 404)
    const zip = await open(await makeLink(person))
    assert.equal(zip.statusCode, 200)
    assert.equal(zip.headers['cache-control'], 'private, no-store')
    assert.match(String(zip.headers['content-disposition']), /^attachment; /)
    assert.ok(readZip(zip.rawPayload).has('资料.json'))
  })

  test('has a link for minutes, that cannot be lengthened or turned to another one', async () => {
    const [mine, theirs] = [await packed(), await packed()]
    const link = await makeLink(mine.person)
    const other = /\/exports\/([^?]+)/.exec(await makeLink(theirs.person))?.[1]
    const forged = [
      link.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 60_000}`),
      link.replace(/\/exports\/[^?]+/, `/exports/${other}`),
      link.replace(/session=[^&]+/, 'session=x'),
      link.replace(/signature=.*/, 'signature='),
      link.replace(/\?.*/, ''),
      `${link}&session=x`,
    ]
    for (const url of forged) assert.equal((await open(url)).statusCode, 403, url)
    assert.equal((await open(link)).statusCode, 200)
    server.forward(10 * 60_000 + 1)
    const late = await open(link)
    assert.equal(late.statusCode, 403)
    assert.match(late.json<{ message: string }>().message, /链接已经过期/)
  })

  test('ends with the session that requested it, and with the account', async () => {
    const { person } = await packed()
    const link = await makeLink(person)
    await callApi(server.app, 'POST', '/api/auth/signOut', { token: person.token })
    assert.equal((await open(link)).statusCode, 403)
  })
})

describe('an export in a bucket', () => {
  const account = { region: 'us-east-1', accessKeyId: 'AKIAtest', secretAccessKey: 'secret' }
  const BUCKET = 'pictures'
  let nowMs = () => Date.now()
  let bucket: ObjectServer
  let remote: TestApp

  /** Verification as by the bucket: the signature matches the address, and is not expired. */
  function isSigned(url: URL): boolean {
    const date = url.searchParams.get('X-Amz-Date') ?? ''
    const [, day, time] = /^(\d{8})T(\d{6})Z$/.exec(date) ?? []
    if (!day || !time) return false
    const startS =
      Date.parse(`${day.replace(/(....)(..)/, '$1-$2-')}T${time.replace(/(..)(..)/, '$1:$2:')}Z`) /
      1000
    const endS = startS + Number(url.searchParams.get('X-Amz-Expires'))
    const key = decodeURIComponent(url.pathname).replace(`/${BUCKET}/`, '')
    const base = `${url.origin}/${BUCKET}`
    const right = presignS3Get({ ...account, base, key, startS, endS })
    return right === url.href && nowMs() / 1000 < endS
  }

  before(async () => {
    bucket = await startObjectServer(BUCKET, isSigned)
    remote = await startTestApp({
      env: {
        STORAGE: 's3',
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: BUCKET,
        S3_FORCE_PATH_STYLE: 'true',
        S3_REGION: account.region,
        S3_ACCESS_KEY_ID: account.accessKeyId,
        S3_SECRET_ACCESS_KEY: account.secretAccessKey,
        // Files have public addresses there; an export must not.
        S3_CDN_URL: 'https://cdn.example',
      },
    })
  })
  after(async () => {
    await remote.close()
    bucket.close()
  })

  test('is reached by its link, which leads to an address that is signed for minutes', async () => {
    const { person, key } = await packedOn(remote)
    assert.ok(bucket.objects.has(key), 'the ZIP is in the bucket')
    assert.equal((await remote.app.inject(`/files/${key}`)).statusCode, 404)
    const link = await linkOn(remote, person)
    const answer = await remote.app.inject(link)
    assert.equal(answer.statusCode, 302)
    assert.equal(answer.headers['cache-control'], 'private, no-store')
    assert.equal(answer.headers['referrer-policy'], 'no-referrer')
    const address = String(answer.headers.location)
    assert.ok(address.startsWith(`${bucket.endpoint}/${BUCKET}/${key}?`), address)

    const zip = await fetch(address)
    assert.equal(zip.status, 200)
    assert.ok(readZip(Buffer.from(await zip.arrayBuffer())).has('资料.json'))
    const other = (await packedOn(remote)).key
    for (const changed of [
      address.replace(/\?.*/, ''),
      address.replace(key, other),
      address.replace('X-Amz-Expires=660', 'X-Amz-Expires=6600'),
    ])
      assert.equal((await fetch(changed)).status, 403, changed)
    // A minute, and five for clocks that differ.
    nowMs = () => Date.now() + 361_000
    assert.equal((await fetch(address)).status, 403, 'minutes later')
    nowMs = () => Date.now()

    await callApi(remote.app, 'POST', '/api/auth/signOut', { token: person.token })
    assert.equal((await remote.app.inject(link)).statusCode, 403)
  })
})
