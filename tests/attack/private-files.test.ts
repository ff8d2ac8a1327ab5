/** Files of people: kept by no cache between, and exports for their owner alone, for minutes. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { dataExports, pictures } from '../../server/src/db/schema'
import { packExport } from '../../server/src/modules/export/pack'
import { ask, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeJob, makePerson, type Person } from '../../server/src/testing/works'
import { readZip } from '../../server/src/testing/zip'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

test('what somebody made is kept by their own browser only', async () => {
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

describe('an export', () => {
  async function packed(): Promise<{ person: Person; key: string }> {
    const person = await makePerson(server)
    await ask(server.app, 'POST', '/api/user/export', { token: person.token })
    const mine = eq(dataExports.userId, person.id)
    const [queued] = await server.deps.db.select().from(dataExports).where(mine)
    await packExport(server.deps, String(queued?.id))
    const [row] = await server.deps.db.select().from(dataExports).where(mine)
    return { person, key: String(row?.key) }
  }
  const linkOf = async ({ token }: Person) => {
    const { data } = await ask(server.app, 'GET', '/api/user/export', { token })
    return (data as { url: string }).url
  }
  const open = (url: string) => server.app.inject(url)

  test('is not among the files, whoever knows its key; its link brings it', async () => {
    const { person, key } = await packed()
    assert.equal((await open(`/files/${key}`)).statusCode, 404)
    assert.equal((await open(server.deps.storage.url(key))).statusCode, 404)
    const zip = await open(await linkOf(person))
    assert.equal(zip.statusCode, 200)
    assert.equal(zip.headers['cache-control'], 'private, no-store')
    assert.match(String(zip.headers['content-disposition']), /^attachment; /)
    assert.ok(readZip(zip.rawPayload).has('资料.json'))
  })

  test('has a link for minutes, that cannot be lengthened or turned to another one', async () => {
    const [mine, theirs] = [await packed(), await packed()]
    const link = await linkOf(mine.person)
    const other = /\/exports\/([^?]+)/.exec(await linkOf(theirs.person))?.[1]
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

  test('is gone with the sign-in that asked, and with the account', async () => {
    const { person } = await packed()
    const link = await linkOf(person)
    await ask(server.app, 'POST', '/api/auth/signOut', { token: person.token })
    assert.equal((await open(link)).statusCode, 403)
  })
})
