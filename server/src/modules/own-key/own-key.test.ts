import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { eq } from 'drizzle-orm'
import {
  type FakeApi,
  sendJson,
  startFakeApi,
} from '../../integrations/engines/openai/testing/fake-api'
import { ownKeys } from '../../platform/db/schema'
import { createLog } from '../../platform/lib/log'
import { newPhone } from '../../testing/accounts'
import { type Answer, callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { createOwnEngines } from './engines'
import { removeClosed } from '../removal/service'
import { requireNowhere } from '../../testing/secrets'

const SECRET = 'sk-own-9f8e7d6c5b4a39281706'
const OTHER_SECRET = 'sk-new-0011223344556677'

interface StoredKey {
  readonly id: string
  readonly name: string
  readonly allowed: boolean
}

let api: FakeApi
let server: TestApp
let token = ''
let origin = ''
let log = ''
/** Everything that was answered. */
let answered = ''
let requests = 0

before(async () => {
  api = await startFakeApi({ pictureSize: '64x64' })
  origin = new URL(api.baseUrl).origin
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString()
      done()
    },
  })
  server = await startTestApp({
    works: true,
    env: { OWN_KEY_HOSTS: `api.openai.com,localhost,${origin}`, WELCOME_CREDITS: '10' },
    replace: { log: createLog('trace', { process: 'test', output }) },
  })
  token = (await signInByCalls(server.app, newPhone())).token
})
after(async () => {
  await server.close()
  await api.close()
})

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  as = token,
): Promise<Answer> {
  const answer = await callApi(server.app, method, url, { token: as, ...(body ? { body } : {}) })
  answered += answer.response.payload
  return answer
}

const add = (over: object = {}, as = token) =>
  send(
    'POST',
    '/api/user/own-keys',
    { name: '我的图', baseUrl: `${api.baseUrl}/`, model: 'gpt-image-1.5', apiKey: SECRET, ...over },
    as,
  )

const list = async (as = token) =>
  (await send('GET', '/api/user/own-keys', undefined, as)).data as {
    origins: string[]
    list: StoredKey[]
  }

async function ensureKey(): Promise<StoredKey> {
  const [first] = (await list()).list
  if (first) return first
  const added = await add()
  assert.equal(added.code, 0, added.message)
  return added.data as StoredKey
}

/** A minute later: the calls of this one are used up. */
const nextMinute = () => server.forward(60_000)

async function paint(model: string, as = token): Promise<JobView> {
  const sent = await send(
    'POST',
    '/api/generate',
    {
      requestId: `own-key-${++requests}`,
      params: { prompt: '山', model, ratio: '1:1' },
      quotedCredits: 0,
    },
    as,
  )
  assert.equal(sent.code, 0, sent.message)
  const { id } = (sent.data as { job: JobView }).job
  return waitForEnd(server, { token: as, id })
}

describe('keys of one’s own', () => {
  test('a key is taken for an allowed address alone, and is never answered', async () => {
    const key = await ensureKey()
    assert.equal(key.name, '我的图')
    assert.ok(!('apiKey' in key))
    const { origins } = await list()
    assert.deepEqual(origins, ['https://api.openai.com', 'https://localhost', origin])
    const refused = async (over: object, words: RegExp) => {
      nextMinute()
      const { code, message } = await add(over)
      assert.ok(code !== 0, JSON.stringify(over))
      assert.match(message, words)
    }
    await refused({ baseUrl: 'https://evil.example/v1' }, /不在允许的范围里/)
    await refused({ baseUrl: 'http://api.openai.com/v1' }, /不在允许的范围里/)
    await refused({ baseUrl: 'https://api.openai.com:8443/v1' }, /不在允许的范围里/)
    await refused({ baseUrl: 'https://api.openai.com@evil.example/v1' }, /这样写/)
    await refused({ baseUrl: 'https://api.openai.com.evil.example' }, /不在允许的范围里/)
    await refused({ baseUrl: 'file:///etc/passwd' }, /这样写/)
    await refused({ baseUrl: 'https://localhost/v1' }, /指向内部网络/)
    await refused({ apiKey: 'sk with space 123' }, /./)
    await refused({ apiKey: 'sk-line\r\nx-evil: 1' }, /./)
    assert.equal((await list()).list.length, 1)
  })

  test('it paints its owner’s pictures with the key, for no credits', async () => {
    const { id } = await ensureKey()
    const before = (await send('GET', '/api/user/score')).data as { balance: number }
    const config = (await send('GET', '/api/app-config/generate')).data as {
      ownModels: { id: string; name: string; costCredits: number }[]
      options: { modelId: string; priceByCount: number[] }[]
    }
    assert.deepEqual(
      config.ownModels.map((model) => [model.id, model.name, model.costCredits]),
      [[`own:${id}`, '我的图', 0]],
    )
    assert.equal(config.options.at(-1)?.modelId, `own:${id}`, 'behind those of the installation')
    api.calls.length = 0
    const job = await paint(`own:${id}`)
    assert.equal(job.status, 'succeeded', job.error?.message)
    assert.deepEqual([job.model.name, job.costCredits, job.spentCredits], ['我的图', 0, 0])
    const call = api.calls.find(({ path }) => path.endsWith('/generations'))
    assert.equal(call?.headers.authorization, `Bearer ${SECRET}`)
    assert.deepEqual((await send('GET', '/api/user/score')).data, {
      ...((await send('GET', '/api/user/score')).data as object),
      balance: before.balance,
    })
  })

  test('other users cannot see, use or change it', async () => {
    const { id } = await ensureKey()
    const stranger = (await signInByCalls(server.app, newPhone())).token
    const config = (await send('GET', '/api/app-config/generate', undefined, stranger)).data
    assert.ok(!JSON.stringify(config).includes(id))
    assert.ok(
      !JSON.stringify((await callApi(server.app, 'GET', '/api/app-config/generate')).data).includes(
        id,
      ),
    )
    assert.deepEqual((await list(stranger)).list, [])
    const url = `/api/user/own-keys/${id}`
    assert.equal((await send('PUT', url, { name: '偷' }, stranger)).status, 404)
    assert.equal((await send('POST', `${url}/test`, {}, stranger)).status, 404)
    assert.equal((await send('DELETE', url, undefined, stranger)).status, 404)
    const params = { prompt: '山', model: `own:${id}`, ratio: '1:1' }
    const body = { requestId: 'stranger-own', params, quotedCredits: 0 }
    const sent = await send('POST', '/api/generate', body, stranger)
    assert.deepEqual([sent.code, sent.message], [3002, '没有这个模型，请换一个'])
  })

  test('it is tested, renamed and given another key; failures are reported in Chinese', async () => {
    nextMinute()
    const { id } = await ensureKey()
    const url = `/api/user/own-keys/${id}`
    const tested = async () =>
      (await send('POST', `${url}/test`, {})).data as { works: boolean; message: string }
    assert.deepEqual(await tested(), { works: true, message: '能用，密钥已被认可' })
    const answerWith = (status: number, code: string) =>
      api.answerWith((_call, response) =>
        sendJson(response, status, { error: { code, message: `bad key ${SECRET}` } }),
      )
    answerWith(401, 'invalid_api_key')
    const refused = await tested()
    assert.deepEqual(refused, {
      works: false,
      message: '「我的图」没有认可这把密钥，请到「账号与安全」里换一把',
    })
    const job = await paint(`own:${id}`)
    assert.deepEqual([job.status, job.error?.message], ['failed', refused.message])
    answerWith(429, 'insufficient_quota')
    assert.match((await paint(`own:${id}`)).error?.message ?? '', /没有余额或额度/)
    answerWith(500, 'oops')
    assert.match((await tested()).message, /出了错/)
    api.answerWith(null)
    const renamed = await send('PUT', url, { name: '新名字', apiKey: OTHER_SECRET })
    assert.equal((renamed.data as StoredKey).name, '新名字')
    api.calls.length = 0
    assert.equal((await paint(`own:${id}`)).status, 'succeeded')
    assert.ok(api.calls.every(({ headers }) => headers.authorization === `Bearer ${OTHER_SECRET}`))
    const health = await server.deps.pool.query('select 1 from engine_health')
    assert.equal(health.rows.length, 0, 'one person’s key says nothing about an engine')
  })

  test('the key is stored only sealed: not in answers, logs, exports or any table', async () => {
    await ensureKey()
    assert.ok(log.includes('own-keys'), 'the log was looked at')
    const secrets = [SECRET, OTHER_SECRET]
    await requireNowhere(server, { token, secrets, words: { answered, log } })
  })

  test('five at most, and ten changes a minute', async () => {
    const other = (await signInByCalls(server.app, newPhone())).token
    nextMinute()
    const codes: number[] = []
    for (let nth = 0; nth < 11; nth += 1) codes.push((await add({}, other)).code)
    assert.deepEqual(codes, [0, 0, 0, 0, 0, 409, 409, 409, 409, 409, 429])
  })

  test('a host the operator takes back is neither offered nor called any more', async () => {
    const { id } = await ensureKey()
    const { ownEngines, config, db, keys, engines } = server.deps
    const less = createOwnEngines({ db, keys, engines, config: { ...config, ownKeyHosts: [] } })
    const { id: userId } = (await send('GET', '/api/user/info')).data as { id: string }
    assert.ok((await ownEngines.loadUserEngines(userId)).forModel(`own:${id}`))
    assert.equal((await less.loadUserEngines(userId)).forModel(`own:${id}`), null)
    await assert.rejects(less.open(`own:${id}`, userId), /不再允许这个地址/)
    await assert.rejects(ownEngines.open(`own:${id}`, 'other-user'), /已经移除/)
  })

  test('a host whose name leads into the network later is not sent the key', async () => {
    const { id } = await ensureKey()
    const { db } = server.deps
    const [before] = await db.select().from(ownKeys).where(eq(ownKeys.id, id))
    // Public while it was added; the name leads to this machine now.
    await db.update(ownKeys).set({ baseUrl: 'https://localhost/v1' }).where(eq(ownKeys.id, id))
    nextMinute()
    const job = await paint(`own:${id}`)
    await db
      .update(ownKeys)
      .set({ baseUrl: before?.baseUrl ?? '' })
      .where(eq(ownKeys.id, id))
    assert.equal(job.status, 'failed')
    assert.match(job.error?.message ?? '', /指向内部网络/)
  })

  test('removed, it is gone, and what it painted stays', async () => {
    nextMinute()
    const { id } = await ensureKey()
    const job = await paint(`own:${id}`)
    assert.equal((await send('DELETE', `/api/user/own-keys/${id}`)).code, 0)
    assert.deepEqual((await list()).list, [])
    const left = (await send('GET', `/api/job/${job.id}`)).data as JobView
    assert.deepEqual([left.status, left.model.name], ['succeeded', '自己的密钥'])
  })

  test('goes with the account', async () => {
    nextMinute()
    const leaving = (await signInByCalls(server.app, newPhone())).token
    const { data } = await add({}, leaving)
    const { id } = (await send('GET', '/api/user/info', undefined, leaving)).data as { id: string }
    await server.deps.pool.query('update users set closes_at = $2 where id = $1', [
      id,
      server.deps.now(),
    ])
    server.forward(1)
    await removeClosed(server.deps)
    const { rows } = await server.deps.pool.query('select 1 from own_keys where id = $1', [
      (data as StoredKey).id,
    ])
    assert.equal(rows.length, 0)
  })
})

test('without the operator’s hosts no key can be stored', async () => {
  const off = await startTestApp()
  const { token: mine } = await signInByCalls(off.app, newPhone())
  const listed = await callApi(off.app, 'GET', '/api/user/own-keys', { token: mine })
  assert.deepEqual(listed.data, { origins: [], vendors: [], list: [] })
  const body = { name: '图', baseUrl: api.baseUrl, model: 'm', apiKey: SECRET }
  const added = await callApi(off.app, 'POST', '/api/user/own-keys', { token: mine, body })
  assert.deepEqual([added.code, added.message], [403, '这里没有开放自己的密钥'])
  await off.close()
})
