import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { adminLog } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { testDatabase } from '../../testing/databases'
import { signInStaff } from '../../testing/staff'

type View = CallData<'GET /api/console/words'>

describe('words at the console', () => {
  let database: Database
  let server: TestApp
  let other: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    database = await testDatabase()
    server = await startTestApp({ database })
    other = await startTestApp({ database })
    operator = await signInStaff(server, 'operator')
  })
  after(async () => {
    await other.close()
    await server.close()
    await database.close()
  })

  const list = async () =>
    (await callApi(server.app, 'GET', '/api/console/words', { token: operator.token })).data as View
  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/words${url}`, { token: operator.token, body })
  const save = (text: string, was: string) => post('', { text, was, reason: '新规定' })
  const refused = async ({ deps }: TestApp, text: string) => {
    const verdict = await deps.safety.check([text])
    return verdict.allowed ? [] : verdict.words
  }

  /** Known within seconds. */
  async function refusedSoon(one: TestApp, text: string): Promise<string[]> {
    for (let tries = 0; tries < 200; tries += 1) {
      const words = await refused(one, text)
      if (words.length > 0) return [...words]
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return []
  }

  test('a word that is saved is refused by every process, and an ordinary phrase takes it out', async () => {
    const saved = (await save('# 新规定\n墨王\n!墨王爷', '')).data as View
    assert.equal(saved.text, '# 新规定\n墨王\n!墨王爷')
    assert.ok(saved.builtIn > 100)
    for (const one of [server, other]) {
      assert.deepEqual(await refusedSoon(one, '画一个墨王'), ['墨王'])
      assert.deepEqual(await refused(one, '画一个墨王爷'), [])
    }
    const [entry] = await database.db
      .select()
      .from(adminLog)
      .where(eq(adminLog.actorId, operator.id))
    assert.deepEqual(
      [entry?.command, entry?.result, entry?.reason],
      ['words', { added: ['墨王', '!墨王爷'], removed: [] }, '新规定'],
    )
  })

  test('a concurrent change is not overwritten', async () => {
    const { text } = await list()
    const stale = await save('别的', '旧的')
    assert.deepEqual([stale.status, stale.message], [409, '别人刚改过词表，请先看看新的再改'])
    assert.equal((await list()).text, text)
    assert.equal((await save('', text)).code, 0)
  })

  test('a line of one letter, or a very long one, is refused by name', async () => {
    const { text } = await list()
    assert.match((await save('的', text)).message, /「的」太短/)
    assert.match((await save('长'.repeat(61), text)).message, /太长/)
  })

  test('a sentence is tried with a list that is not saved', async () => {
    const attempt = async (text: string) =>
      ((await post('/try', { text, sentence: '墨 王在裸体' })).data as { found: string[] }).found
    assert.deepEqual(await attempt(''), ['裸体'])
    assert.deepEqual(await attempt('墨王'), ['墨 王', '裸体'])
    assert.equal((await list()).text, '')
  })
})
