import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { adminLog } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'
import { readAdminLog, signInStaff } from '../../testing/staff'
import { FIRST_GOODS } from '../payment/goods-data'
import { insertFirstGoods } from '../payment/repository'

type View = CallData<'GET /api/console/shop'>

const DAY_MS = 24 * 3_600_000
const PACKAGE = {
  name: '120 积分',
  credits: 120,
  bonusCredits: 5,
  priceFen: 1200,
  appleProductId: null,
  position: 1,
  active: true,
  reason: '新套餐',
}

describe('the shop at the console', () => {
  let server: TestApp
  let operator: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    await insertFirstGoods(server.deps.db, FIRST_GOODS)
    operator = await signInStaff(server, 'operator')
  })
  after(() => server.close())

  const list = async () =>
    (await callApi(server.app, 'GET', '/api/console/shop', { token: operator.token })).data as View
  const post = (url: string, body: object) =>
    callApi(server.app, 'POST', `/api/console/${url}`, { token: operator.token, body })
  const sold = async () => {
    const { token } = await signInNew(server)
    const { data } = await callApi(server.app, 'GET', '/api/goods/list', { token })
    return (data as CallData<'GET /api/goods/list'>).goods.map(({ id }) => id)
  }
  const logged = () => readAdminLog(server, operator.id)

  test('a package is added, changed and retired; saying the same again is no act', async () => {
    await post('goods/credits-120', PACKAGE)
    await post('goods/credits-120', PACKAGE)
    assert.ok((await sold()).includes('credits-120'))
    const saved = (await post('goods/credits-120', { ...PACKAGE, priceFen: 1100 })).data as View
    assert.equal(saved.goods.find(({ id }) => id === 'credits-120')?.priceFen, 1100)
    await post('goods/credits-120', { ...PACKAGE, active: false, reason: '不卖了' })
    assert.ok(!(await sold()).includes('credits-120'))
    assert.equal((await list()).goods.length, FIRST_GOODS.length + 1)
    assert.deepEqual(await logged(), [
      ['goods-save', 'credits-120', '新套餐'],
      ['goods-save', 'credits-120', '新套餐'],
      ['goods-save', 'credits-120', '不卖了'],
    ])
  })

  test('two packages of one product of the App Store are refused', async () => {
    const twice = await post('goods/other', { ...PACKAGE, appleProductId: 'credits.60' })
    assert.equal(twice.status, 400)
    assert.ok((await list()).goods.every(({ id }) => id !== 'other'))
  })

  test('gift codes are answered once, redeemed, and ended; the log has none of them', async () => {
    const wish = { batch: '新年', credits: 8, count: 2, days: 7, many: false, reason: '活动' }
    const { codes } = (await post('gifts', wish)).data as { codes: string[] }
    assert.equal(codes.length, 2)
    assert.equal((await post('gifts', wish)).status, 409)
    const person = await signInNew(server)
    const redeem = (code: string | undefined, { token }: { token: string }) =>
      callApi(server.app, 'POST', '/api/gift/exchange', { token, body: { code } })
    assert.equal((await redeem(codes[0], person)).code, 0)
    const [batch] = (await list()).gifts
    assert.deepEqual(
      [batch?.batch, batch?.credits, batch?.codes, batch?.redeemed, batch?.manyPerUser],
      ['新年', 8, 2, 1, false],
    )
    const lasts = new Date(batch?.expiresAt ?? 0).getTime() - server.deps.now().getTime()
    assert.ok(Math.abs(lasts - 7 * DAY_MS) < 60_000)
    await post('gifts/end', { batch: '新年', reason: '发错了' })
    assert.equal((await redeem(codes[1], await signInNew(server))).status, 404)
    assert.equal((await post('gifts/end', { batch: '新年', reason: '再来' })).status, 404)
    const entries = (await logged()).slice(-2)
    assert.deepEqual(entries, [
      ['gift', '新年', '活动'],
      ['gift-end', '新年', '发错了'],
    ])
    const rows = await server.deps.db.select().from(adminLog)
    for (const code of codes) assert.ok(!JSON.stringify(rows).includes(code))
  })
})
