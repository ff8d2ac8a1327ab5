import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import {
  albums,
  identities,
  jobs,
  orders,
  sandboxPayments,
  users,
  workLikes,
} from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { exportKey } from '../../integrations/storage/keys'
import { makeApiKey } from '../../testing/api-keys'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import {
  addPlan,
  makeJob,
  makePerson,
  makeWork,
  patches,
  type Person,
  findWorkRow,
} from '../../testing/works'
import { cancelJob } from '../job/owner'
import { notify } from '../notification/notify'
import { emitJobEnded } from '../webhook/events'
import { removeClosed } from './service'

const HOOK = 'https://1.1.1.1/hook'
const DAY_MS = 86_400_000
/** Append-only: transfers stay, under an id that identifies no user any more. */
const LEDGER = ['ledger_entries', 'ledger_transfers']

/** Tables of the whole database in which a row holds this text anywhere. */
async function tablesWith({ deps }: TestApp, text: string): Promise<string[]> {
  const { rows } = await deps.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { schema, name } of rows) {
    const table = `"${schema}"."${name}"`
    const hit = await deps.pool.query(
      `select 1 from ${table} t where position($1 in t::text) > 0 limit 1`,
      [text],
    )
    if (hit.rows.length > 0) found.push(name)
  }
  return found.sort()
}

describe('a closed account', () => {
  let server: TestApp
  let friend: Person
  let friendsWork = ''
  before(async () => {
    server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '1000' } })
    friend = await makePerson(server)
    friendsWork = await makeWork(server.deps, friend.id)
  })
  after(() => server.close())

  const post = (token: string, url: string, body: unknown) =>
    callApi(server.app, 'POST', url, { token, body })

  /** A user with data in every table. */
  async function fullLife() {
    const { deps } = server
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
    const { id } = data as { id: string }
    const upload = await uploadAs(server, token, await patches(7))
    await callApi(server.app, 'PUT', '/api/user', {
      token,
      body: { nickname: '将去之人', avatarUploadId: upload.slice('upload:'.length) },
    })
    const finished = await makeJob(deps, id)
    const workId = await makeWork(deps, id, { finished })
    const avatar = (await callApi(server.app, 'GET', '/api/user/info', { token })).data
    assert.match(String((avatar as { avatarUrl: string }).avatarUrl), /\/avatar\//)
    assert.equal((await post(token, '/api/works/like', { id: friendsWork })).code, 0)
    await post(token, '/api/works/favourite', { id: friendsWork, favourite: true })
    await post(token, '/api/follow/follow', { user_id: friend.id })
    await post(token, '/api/follow/tag', { tag: '山水', following: true })
    for (const [kind, target] of [
      ['work', friendsWork],
      ['tag', '雾'],
    ])
      assert.equal((await post(token, '/api/mute/add', { kind, target })).code, 0)
    await post(friend.token, '/api/mute/add', { kind: 'user', target: id })
    await deps.db.insert(albums).values({ id: `album-${id.slice(0, 8)}`, userId: id, name: '山' })
    await notify(deps.db, {
      userId: id,
      kind: 'like',
      groupKey: 'like:x',
      data: { workId: 'w' },
      actorId: friend.id,
    })
    const order = { id: `order-${id.slice(0, 8)}`, goodsId: 'g', name: '积分', credits: 1 }
    await deps.db.insert(orders).values({
      ...order,
      userId: id,
      requestId: 'r',
      bonusCredits: 0,
      priceFen: 100,
      state: 'paid',
      expiresAt: deps.now(),
    })
    const paid = { tradeId: 't', amountFen: 100, paidAt: deps.now() }
    await deps.db.insert(sandboxPayments).values({ orderId: order.id, ...paid })
    const openId = `open-id-${id}`
    await link(id, openId)
    await deps.storage.put(exportKey(id), Buffer.from('zip'), { mime: 'application/zip' })
    await addPlan(deps, finished)
    const { keyId, orderedId } = await useOpenApi(id)
    const jobId = finished.jobId
    const byKey = { keyId, orderedId }
    return { id, phone, token, workId, jobId, orderId: order.id, openId, ...byKey }
  }

  /** A key that ordered a job, and a webhook that is sent its end. */
  async function useOpenApi(userId: string) {
    const { deps, app } = server
    const scopes = ['generate', 'webhooks'] as const
    const { id: keyId, key } = await makeApiKey(server, userId, { scopes })
    const headers = { authorization: `Bearer ${key}`, prefer: 'respond-async' }
    const send = async (url: string, payload: object) => {
      const { statusCode } = await app.inject({ method: 'POST', url, headers, payload })
      assert.ok(statusCode < 300, `${url}: ${statusCode}`)
    }
    await send('/v1/images/generations', { prompt: '雪山' })
    await send('/v1/webhooks', { url: HOOK, events: ['job.failed'] })
    const [job] = await deps.db.select().from(jobs).where(eq(jobs.apiKeyId, keyId))
    assert.ok(job)
    await cancelJob(deps, userId, job.id)
    const failed = { status: 'failed', errorCode: 'ENGINE_FAILED', tool: 'text2img' } as const
    const ended = { jobId: job.id, userId, apiKeyId: keyId, spentCredits: 0, ...failed }
    const times = { createdAt: job.createdAt, finishedAt: deps.now() }
    await transaction(deps.db, (tx) => emitJobEnded(tx, { ...ended, ...times }))
    return { keyId, orderedId: job.id }
  }

  async function link(userId: string, subject: string): Promise<void> {
    const linkedAt = server.deps.now()
    await server.deps.db
      .insert(identities)
      .values({ provider: 'wechat-mini', subject, userId, linkedAt })
  }

  async function close(token: string): Promise<void> {
    server.forward(60_001)
    const sent = await post(token, '/api/auth/ownCode', { purpose: 'close' })
    const { devCode } = sent.data as { devCode: string }
    assert.equal((await post(token, '/api/user/logoff', { code: devCode })).code, 0)
  }

  test('is really gone after seven days: no row of any table, no object', async () => {
    const { deps } = server
    const person = await fullLife()
    const keys = (await deps.storage.list(''))
      .map(({ key }) => key)
      .filter((key) => [person.id, person.jobId, 'avatar/'].some((part) => key.includes(part)))
    assert.ok(keys.length >= 5, `only ${keys.length} objects to look for`)
    const ofKey = await tablesWith(server, person.keyId)
    for (const table of ['api_key_days', 'api_requests', 'api_calls', 'jobs'])
      assert.ok(ofKey.includes(table), `nothing in ${table} to look for`)
    assert.deepEqual(await tablesWith(server, HOOK), ['webhook_endpoints'])
    assert.ok((await tablesWith(server, person.orderedId)).includes('webhook_deliveries'))
    const before = await tablesWith(server, person.id)
    for (const table of [
      'users',
      'jobs',
      'uploads',
      'works',
      'albums',
      'work_likes',
      'orders',
      'identities',
      'mutes',
      'tag_follows',
      'api_keys',
      'webhook_endpoints',
      'api_calls',
    ])
      assert.ok(before.includes(table), `nothing in ${table} to look for`)
    assert.equal((await findWorkRow(deps, friendsWork))?.likeCount, 1)
    await close(person.token)
    assert.deepEqual(await tablesWith(server, person.openId), [])
    // Signed in once more before the end, by the platform's button.
    await link(person.id, person.openId)

    server.forward(7 * DAY_MS - 60_000)
    assert.equal(await removeClosed(deps), 0, 'a minute early')
    assert.ok((await tablesWith(server, person.id)).includes('users'))
    server.forward(60_001)
    assert.equal(await removeClosed(deps), 1)

    assert.deepEqual(await tablesWith(server, person.id), LEDGER)
    for (const text of [
      person.phone,
      '将去之人',
      person.workId,
      person.orderId,
      person.openId,
      HOOK,
      ...keys,
    ])
      assert.deepEqual(await tablesWith(server, text), [], text)
    // Transfers name the key as they name the account: neither exists any more.
    assert.deepEqual(await tablesWith(server, person.keyId), ['ledger_transfers'])
    // The task that deletes the files of its cancelled job is done by a worker, of which there is none.
    const ofOrder = await tablesWith(server, person.orderedId)
    assert.deepEqual(ofOrder, ['_private_jobs', 'ledger_transfers'])
    const left = new Set((await deps.storage.list('')).map(({ key }) => key))
    assert.deepEqual(
      keys.filter((key) => left.has(key)),
      [],
    )
    assert.equal((await findWorkRow(deps, friendsWork))?.likeCount, 0)
    assert.equal((await signInByCalls(server.app, person.phone)).isNew, true)
  })

  test('other people keep everything of theirs', async () => {
    assert.equal((await findWorkRow(server.deps, friendsWork))?.state, 'public')
    const tables = await tablesWith(server, friend.id)
    for (const table of ['users', 'jobs', 'works']) assert.ok(tables.includes(table), table)
  })

  test('is cancelled in time, and cannot be cancelled too late', async () => {
    const { deps } = server
    const phone = newPhone()
    const { token } = await signInByCalls(server.app, phone)
    await close(token)
    server.forward(60_001)
    const again = await signInByCalls(server.app, phone)
    assert.equal((await post(again.token, '/api/auth/keepAccount', {})).code, 0)
    server.forward(8 * DAY_MS)
    assert.equal(await removeClosed(deps), 0)

    const late = await signInByCalls(server.app, phone)
    await deps.db.update(users).set({ closesAt: deps.now() }).where(eq(users.phone, phone))
    server.forward(1)
    assert.equal((await post(late.token, '/api/auth/keepAccount', {})).status, 404)
  })

  test('waits while a job of it still runs', async () => {
    const { deps } = server
    const person = await makePerson(server)
    const { jobId } = await makeJob(deps, person.id)
    await deps.pool.query(`update jobs set status = 'running' where id = $1`, [jobId])
    await deps.db.update(users).set({ closesAt: deps.now() }).where(eq(users.id, person.id))
    server.forward(1)
    await removeClosed(deps)
    assert.ok((await tablesWith(server, person.id)).includes('users'))
    await deps.pool.query(`update jobs set status = 'failed' where id = $1`, [jobId])
    await removeClosed(deps)
    assert.ok(!(await tablesWith(server, person.id)).includes('users'))
    assert.deepEqual(
      await deps.db.select().from(workLikes).where(eq(workLikes.userId, person.id)),
      [],
    )
  })
})
