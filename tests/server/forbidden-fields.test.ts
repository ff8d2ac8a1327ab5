/** Fields that a client must not set: additional fields of a writing call are ignored or refused. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { FIRST_GOODS } from '../../server/src/modules/payment/goods-data'
import { insertFirstGoods } from '../../server/src/modules/payment/repository'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { assertSoundLedger } from '../../server/src/testing/ledger-checks'
import { endpoints, keyOf, pathWith } from './contract-list'

/** Forty names under which rank, money, time and other people's things could hide. */
const FORBIDDEN: Readonly<Record<string, unknown>> = {
  role: 'reviewer',
  admin: true,
  isAdmin: true,
  demo: true,
  auth: 'reviewer',
  userId: 'other',
  user_id: 'other',
  ownerId: 'other',
  authorId: 'other',
  actorId: 'x',
  balance: 999_999,
  credits: 999_999,
  held: -5,
  score: 999_999,
  welcomeCredits: 9_999,
  priceFen: 1,
  price: 1,
  amountFen: 1,
  bonusCredits: 9_999,
  firstBonusCredits: 9_999,
  state: 'paid',
  status: 'succeeded',
  paidAt: '2020-01-01T00:00:00Z',
  tradeId: 'x',
  costCredits: 0,
  cost: 0,
  engineId: 'x',
  attempt: 9,
  workerId: 'x',
  seq: 99,
  likeCount: 9_999,
  remakeCount: 9_999,
  rank: 9e9,
  featuredAt: '2020-01-01T00:00:00Z',
  inviteCode_: 'x',
  closesAt: '2020-01-01T00:00:00Z',
  createdAt: '1970-01-01T00:00:00Z',
  phone_: '13800000000',
  avatarKey: '../secret',
  onceKey: 'welcome:other',
}

describe('forty forbidden fields', () => {
  let server: TestApp
  before(async () => {
    const env = { WELCOME_CREDITS: '100', SMS_PER_ADDRESS_HOUR: '100000' }
    server = await startTestApp({ env })
    await insertFirstGoods(server.deps.db, FIRST_GOODS)
  })
  after(() => server.close())

  async function enter() {
    const { token } = await signInByCalls(server.app, newPhone())
    const info = await callApi(server.app, 'GET', '/api/user/info', { token })
    return { token, id: (info.data as { id: string }).id }
  }

  const readRow = async (id: string) => {
    const columns = 'id, phone, role, demo, avatar_key, invite_code, created_at'
    const { rows } = await server.deps.pool.query(`select ${columns} from users where id = $1`, [
      id,
    ])
    return rows[0] as Record<string, unknown>
  }

  test('there are forty', () => assert.equal(Object.keys(FORBIDDEN).length, 40))

  const writing = endpoints.filter(
    ({ method, body, bodyKind }) => method !== 'GET' && body && bodyKind !== 'multipart',
  )
  for (const endpoint of writing) {
    test(`${keyOf(endpoint)} sets none of them`, async () => {
      const person = await enter()
      const before = await readRow(person.id)
      const answer = await callApi(server.app, endpoint.method, pathWith(endpoint, 'some-id'), {
        token: person.token,
        body: FORBIDDEN,
      })
      assert.ok(answer.status < 500, `${answer.status} ${answer.message}`)
      assert.deepEqual(await readRow(person.id), before)
      // Fields a call sets follow its own rules: never the client's value.
      const { balance } = await assertSoundLedger(server.deps.db, person.id)
      assert.ok(balance <= 110, `${balance} credits`)
    })
  }

  test('a profile, an order and a job made with them are as they would be without', async () => {
    const person = await enter()
    const send = (method: 'POST' | 'PUT', url: string, body: object) =>
      callApi(server.app, method, url, { token: person.token, body: { ...FORBIDDEN, ...body } })
    const profile = await send('PUT', '/api/user', { nickname: '新名字' })
    assert.ok(profile.status === 200 || profile.status === 400)
    const order = await send('POST', '/api/order/create', {
      requestId: 'r',
      goodsId: FIRST_GOODS[1]?.id,
    })
    assert.ok(order.status === 200 || order.status === 400)
    const job = await send('POST', '/api/generate', {
      requestId: 'forty-fields',
      params: { prompt: '山' },
      quotedCredits: 0,
    })
    assert.notEqual(job.code, 0)
    const orders = await server.deps.pool.query(
      'select price_fen, state, first_bonus_credits from orders where user_id = $1',
      [person.id],
    )
    for (const row of orders.rows) {
      assert.deepEqual(row, {
        price_fen: FIRST_GOODS[1]?.priceFen,
        state: 'created',
        first_bonus_credits: 0,
      })
    }
    assert.equal((await readRow(person.id)).role, 'user')
  })
})
