import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { text2img } from '@contract/tools/text2img'
import Fastify, { type FastifyInstance } from 'fastify'
import { newPhone } from '../../testing/accounts'
import { createKeyByCalls, makeApiKey, requestKeyCode } from '../../testing/api-keys'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { blockUser } from '../user/block'
import { transaction } from '../../platform/db/transaction'
import { submitTool } from '../job/submit/service'
import { authenticateKey, requireScope, requireValidKey } from './authenticate'
import { ApiKeyError } from './errors'
import { recordCall } from './usage'

type Page = CallData<'GET /api/keys'>
type Usage = CallData<'GET /api/keys/usage'>

let server: TestApp
/** A route that takes a key, as /v1 does. */
let probe: FastifyInstance
const phone = newPhone()
let token = ''
let userId = ''

before(async () => {
  server = await startTestApp({ env: { OPEN_API_PER_KEY_MINUTE: '30' } })
  token = (await signInByCalls(server.app, phone)).token
  userId = await fetchUserId(token)
  probe = Fastify({ trustProxy: true })
  probe.get('/probe', async (request, reply) => {
    const key = await authenticateKey(server.deps, request, reply)
    requireScope(key, 'generate')
    return key
  })
  probe.setErrorHandler(async (error, _request, reply) =>
    reply
      .status(error instanceof ApiKeyError ? error.status : 429)
      .send({ code: (error as ApiKeyError).code, message: (error as Error).message }),
  )
})
after(async () => {
  await probe.close()
  await server.close()
})

async function fetchUserId(as: string): Promise<string> {
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token: as })
  return (data as { id: string }).id
}

async function addUser(): Promise<{ token: string; userId: string }> {
  const { token: other } = await signInByCalls(server.app, newPhone())
  return { token: other, userId: await fetchUserId(other) }
}

async function useKey(key: string, { address = '203.0.113.7', url = '/probe' } = {}) {
  const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': address }
  const answer = await probe.inject({ url, headers })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    ...answer.json<{ message?: string }>(),
  }
}

const list = async (as = token) =>
  (await callApi(server.app, 'GET', '/api/keys', { token: as })).data as Page

const order = (keyId: string, owner: string, requestId: string) =>
  submitTool(server.deps, owner, text2img, {
    requestId,
    params: { prompt: '雪山' },
    quotedCredits: 2,
    apiKeyId: keyId,
  })

describe('creating a key', () => {
  test('takes a code to the account’s number, and answers the key once', async () => {
    const body = { name: '小店海报', scopes: ['edit', 'generate'], monthlyCredits: 2000 }
    const without = await callApi(server.app, 'POST', '/api/keys', { token, body })
    assert.deepEqual([without.code, without.data], [3001, { key: 'code' }])
    const wrong = { ...body, code: '000000' }
    await requestKeyCode(server, token)
    const refused = await callApi(server.app, 'POST', '/api/keys', { token, body: wrong })
    assert.equal(refused.code, 1001)
    assert.equal((await list()).total, 0)

    const created = await createKeyByCalls(server, token, body)
    assert.equal(created.code, 0, created.message)
    const { id, key } = created.data as { id: string; key: string }
    assert.match(key, /^mg-sk-[A-Za-z0-9]{40}$/)
    const { list: keys } = await list()
    assert.deepEqual(
      keys.map(({ createdAt: _, ...rest }) => rest),
      [
        {
          id,
          name: '小店海报',
          prefix: key.slice(0, 10),
          lastFour: key.slice(-4),
          scopes: ['generate', 'edit'],
          monthlyCredits: 2000,
          monthCredits: 0,
          addresses: [],
          expiresAt: null,
          revokedAt: null,
          revokedByStaff: false,
          lastUsedAt: null,
          lastAddress: null,
          previousUntil: null,
        },
      ],
    )
    assert.equal((await useKey(key)).status, 200)
    const [used] = (await list()).list
    assert.equal(used?.lastAddress, '203.0.113.7')
    assert.ok(!JSON.stringify(await list()).includes(key))
    const { rows } = await server.deps.pool.query<{ text: string }>(
      'select k::text as text from api_keys k where id = $1',
      [id],
    )
    assert.ok(rows[0]?.text.includes('小店海报') && !rows[0].text.includes(key))
  })

  test('refuses what is no address, an expiry in the past and an unknown scope with one sentence', async () => {
    const body = { name: '网站', scopes: ['generate'], monthlyCredits: 10 }
    const refused = async (over: object, words: RegExp) => {
      const answer = await callApi(server.app, 'POST', '/api/keys', {
        token,
        body: { ...body, ...over },
      })
      assert.deepEqual([answer.status, answer.code], [400, 3001])
      assert.match(answer.message, words)
    }
    await refused({ addresses: ['127.1'] }, /「127\.1」不是地址/)
    await refused({ addresses: ['203.0.113.0/33'] }, /不是地址/)
    await refused({ expiresAt: new Date(0).toISOString() }, /失效时间/)
    await refused({ scopes: [] }, /至少选一样/)
    await refused({ scopes: ['admin'] }, /scopes/)
    await refused({ name: ' ' }, /用在哪里/)
    await refused({ monthlyCredits: -1 }, /每月上限/)
  })

  test('stops at ten that are not revoked', async () => {
    const owner = await addUser()
    const made: { id: string }[] = []
    for (let nth = 0; nth < 10; nth++) made.push(await makeApiKey(server, owner.userId))
    const full = await createKeyByCalls(server, owner.token)
    assert.deepEqual([full.status, full.message], [409, '最多 10 把密钥，先停用一把'])
    const url = `/api/keys/${made[0]?.id}`
    assert.equal((await callApi(server.app, 'DELETE', url, { token: owner.token })).code, 0)
    assert.equal((await createKeyByCalls(server, owner.token)).code, 0)
    const first = (await callApi(server.app, 'GET', '/api/keys?pageSize=6', { token: owner.token }))
      .data as Page
    const next = `/api/keys?pageSize=6&cursor=${first.cursor}`
    const second = (await callApi(server.app, 'GET', next, { token: owner.token })).data as Page
    const ids = [...first.list, ...second.list].map(({ id }) => id)
    assert.deepEqual(
      [first.total, first.hasMore, second.hasMore, new Set(ids).size],
      [11, true, false, 11],
    )
  })
})

// Before the clock is moved a day on: what a key spent is counted by the clock of the database, and
// on the last day of a month the two would be of two months.
describe('the monthly limit', () => {
  test('lets exactly seven of fifty orders at once through, and the ledger names the key', async () => {
    const owner = await addUser()
    const { id } = await makeApiKey(server, owner.userId, { monthlyCredits: 14 })
    const sent = await Promise.allSettled(
      Array.from({ length: 50 }, (_, nth) => order(id, owner.userId, `fifty-${nth}`)),
    )
    const refused = sent.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    )
    assert.equal(sent.length - refused.length, 7)
    for (const reason of refused)
      assert.equal(reason instanceof ApiKeyError && reason.code, 'monthly_limit')
    const { rows } = await server.deps.pool.query<{ n: number }>(
      `select count(*)::int as n from ledger_transfers where kind = 'hold' and api_key_id = $1`,
      [id],
    )
    assert.equal(rows[0]?.n, 7)
    const [key] = (await list(owner.token)).list
    assert.equal(key?.monthCredits, 14)
    const messages = await callApi(server.app, 'GET', '/api/notification/my', {
      token: owner.token,
    })
    const words = (messages.data as { list: { text: string }[] }).list.map(({ text }) => text)
    assert.deepEqual(words, ['接口密钥「测试」这个月已经用到上限 14 积分的八成'])
  })

  test('gives back what a cancelled job did not spend, on the day it was ordered', async () => {
    const owner = await addUser()
    const { id } = await makeApiKey(server, owner.userId, { monthlyCredits: 4 })
    const { job } = await order(id, owner.userId, 'fails-1')
    await order(id, owner.userId, 'waits-1')
    await assert.rejects(order(id, owner.userId, 'over-1'), /4 积分用完了/)
    const cancelled = `/api/job/${job.id}/cancel`
    assert.equal((await callApi(server.app, 'POST', cancelled, { token: owner.token })).code, 0)
    const { data } = await callApi(server.app, 'GET', '/api/keys/usage', { token: owner.token })
    const { credits, failed, succeeded, days } = data as Usage
    assert.deepEqual([credits, failed, succeeded], [2, 0, 0])
    assert.deepEqual(
      days.map(({ day: _, ...rest }) => rest),
      [{ keyId: id, credits: 2, jobs: 2 }],
    )
    await order(id, owner.userId, 'again-1')
    const kinds = await server.deps.pool.query<{ kind: string }>(
      `select kind from ledger_transfers where api_key_id = $1 and job_id = $2 order by kind`,
      [id, job.id],
    )
    assert.deepEqual(
      kinds.rows.map(({ kind }) => kind),
      ['hold', 'release'],
    )
  })

  test('counts a new month from nothing, and a changed limit at once', async () => {
    const owner = await addUser()
    const { id } = await makeApiKey(server, owner.userId, { monthlyCredits: 2 })
    await order(id, owner.userId, 'month-1')
    await assert.rejects(order(id, owner.userId, 'month-2'), /2 积分用完了/)
    await server.deps.pool.query(`update api_key_days set day = '2020-01-31' where key_id = $1`, [
      id,
    ])
    await order(id, owner.userId, 'month-3')
    const body = {
      monthlyCredits: 4,
      name: '改名',
      scopes: ['video', 'read'],
      addresses: ['1.2.3.4'],
    }
    const changed = await callApi(server.app, 'PATCH', `/api/keys/${id}`, {
      token: owner.token,
      body,
    })
    const { name, scopes, addresses } = changed.data as Page['list'][number]
    assert.deepEqual([name, scopes, addresses], ['改名', ['video', 'read'], ['1.2.3.4']])
    await order(id, owner.userId, 'month-4')
  })
})

describe('using a key', () => {
  const isRefused = async (key: string, words: RegExp, options = {}) => {
    const { status, message } = await useKey(key, options)
    assert.equal(status, 401)
    assert.match(message ?? '', words)
  }

  test('is refused in the query, unknown, damaged, expired and from another address', async () => {
    const { key } = await makeApiKey(server, userId)
    await isRefused(key, /网址里/, { url: `/probe?api_key=${key}` })
    await isRefused(key, /网址里/, { url: `/probe?k=%6dg-sk-1` })
    await isRefused(`mg-sk-${'a'.repeat(40)}`, /没有这把密钥/)
    await isRefused(key.slice(0, -1), /没有这把密钥/)
    assert.equal((await probe.inject({ url: '/probe' })).statusCode, 401)
    const expiresAt = new Date(server.deps.now().getTime() + 1000)
    const short = await makeApiKey(server, userId, { expiresAt })
    assert.equal((await useKey(short.key)).status, 200)
    server.forward(1001)
    await isRefused(short.key, /已经失效/)
    const addresses = ['198.51.100.0/24', '2001:db8::/32', '203.0.113.9']
    const bound = await makeApiKey(server, userId, { addresses })
    for (const address of ['198.51.100.200', '2001:db8::1', '203.0.113.9', '::ffff:203.0.113.9'])
      assert.equal((await useKey(bound.key, { address })).status, 200, address)
    for (const address of ['198.51.101.1', '2001:db9::1', '203.0.113.8'])
      await isRefused(bound.key, /不允许从这个地址/, { address })
  })

  test('ends at once when it is revoked, also for a call that lasts', async () => {
    const { id, key } = await makeApiKey(server, userId)
    const running = { keyId: id, address: '203.0.113.7' }
    await requireValidKey(server.deps, running)
    for (let times = 0; times < 2; times++)
      assert.equal((await callApi(server.app, 'DELETE', `/api/keys/${id}`, { token })).code, 0)
    await isRefused(key, /已经停用/)
    await assert.rejects(requireValidKey(server.deps, running), /已经停用/)
    await assert.rejects(order(id, userId, 'revoked-1'), /已经停用/)
    const changed = await callApi(server.app, 'PATCH', `/api/keys/${id}`, {
      token,
      body: { name: '新' },
    })
    assert.equal(changed.status, 404)
  })

  test('ends while its account is blocked or closing', async () => {
    const owner = await addUser()
    const { id, key } = await makeApiKey(server, owner.userId)
    const block = { at: new Date(), until: null, reason: '刷单' }
    await transaction(server.deps.db, (tx) => blockUser(tx, owner.userId, block))
    await isRefused(key, /已停用或正在注销/)
    await assert.rejects(order(id, owner.userId, 'blocked-1'), /已停用或正在注销/)
  })

  test('keeps the old secret for 24 hours after a rotation, with the limits of the new one', async () => {
    const { id, key } = await makeApiKey(server, userId)
    const url = `/api/keys/${id}/rotate`
    assert.equal((await callApi(server.app, 'POST', url, { token })).code, 3001)
    const code = await requestKeyCode(server, token)
    const rotated = await callApi(server.app, 'POST', url, { token, body: { code } })
    assert.equal(rotated.code, 0, rotated.message)
    const { key: fresh } = rotated.data as { key: string }
    const answers = await Promise.all([useKey(key), useKey(fresh)])
    assert.deepEqual(
      answers.map((answer) => [answer.status, (answer as { keyId?: string }).keyId]),
      [
        [200, id],
        [200, id],
      ],
    )
    server.forward(24 * 3_600_000)
    await isRefused(key, /没有这把密钥/)
    assert.equal((await useKey(fresh)).status, 200)
    // Its access token is older than half an hour by now.
    token = (await signInByCalls(server.app, phone)).token
  })

  test('is limited by the minute, and by its scopes', async () => {
    // The clock may be near the end of a minute.
    server.forward(60_000 - (server.deps.now().getTime() % 60_000))
    const { key } = await makeApiKey(server, userId)
    const answers = await Promise.all(Array.from({ length: 40 }, () => useKey(key)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 30)
    const refused = answers.find(({ status }) => status === 429)
    assert.match(String(refused?.headers['retry-after']), /^\d+$/)
    const { key: reader } = await makeApiKey(server, userId, { scopes: ['read'] })
    const { status, message } = await useKey(reader)
    assert.deepEqual([status, message], [403, '这把密钥不能画图，请在「接口密钥」里给它打开'])
  })

  test('is not accepted by the app’s own calls', async () => {
    const { key } = await makeApiKey(server, userId, { scopes: ['read'] })
    const { status } = await callApi(server.app, 'GET', '/api/user/info', { token: key })
    assert.equal(status, 401)
  })
})

test('calls are listed for their owner, the newest first, and for no other user', async () => {
  const owner = await addUser()
  const { id } = await makeApiKey(server, owner.userId)
  const call = { keyId: id, userId: owner.userId, call: 'images/generations', errorCode: null }
  await recordCall(server.deps, { ...call, status: 200, durationMs: 6400.4, credits: 2 })
  const refused = { ...call, status: 429, errorCode: 'monthly_limit', durationMs: 2, credits: 0 }
  await recordCall(server.deps, refused)
  const { data } = await callApi(server.app, 'GET', '/api/keys/calls?pageSize=1', {
    token: owner.token,
  })
  const first = data as CallData<'GET /api/keys/calls'>
  assert.deepEqual(
    [first.total, first.list[0]?.errorCode, first.hasMore],
    [2, 'monthly_limit', true],
  )
  const next = `/api/keys/calls?pageSize=1&cursor=${first.cursor}`
  const second = (await callApi(server.app, 'GET', next, { token: owner.token }))
    .data as CallData<'GET /api/keys/calls'>
  assert.deepEqual([second.list[0]?.durationMs, second.list[0]?.keyName], [6400, '测试'])
  const other = await callApi(server.app, 'GET', '/api/keys/calls', { token })
  assert.ok(!(other.data as typeof first).list.some(({ keyId }) => keyId === id))
})

test('where the open API is off no key is created or accepted, and existing ones can be revoked', async () => {
  const off = await startTestApp({ env: { OPEN_API: 'off' } })
  try {
    const owner = await signInByCalls(off.app, newPhone())
    const info = await callApi(off.app, 'GET', '/api/user/info', { token: owner.token })
    const { id } = await makeApiKey(off, (info.data as { id: string }).id)
    const created = await createKeyByCalls(off, owner.token)
    assert.deepEqual([created.status, created.message], [403, '这里没有开放接口'])
    assert.equal((await callApi(off.app, 'DELETE', `/api/keys/${id}`, owner)).code, 0)
  } finally {
    await off.close()
  }
})
