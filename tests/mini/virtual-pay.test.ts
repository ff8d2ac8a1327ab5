import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { FIRST_GOODS } from '../../server/src/modules/payment/goods-data'
import {
  deliverMessage,
  startXpay,
  wechatPush,
  type XpayServer,
} from '../../server/src/testing/payments/xpay'
import { Account } from '../e2e/account'
import { arriveAt, see } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import type { VirtualOrder } from './host/protocol'
import { ANDROID, IPHONE, type PhoneShape } from './host/shape'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const RESULT = 'pagesC/ucenter/pay-result'
const SHOP = 'pagesC/ucenter/pay'
const guest = { openId: 'o-guest', phone: '13800136741' }
const CLOSED = -2
const NUMBER_USED = -15_002
/** A cashier opens after the server's answer. */
const CASHIER_MS = 30_000
const goods = Object.fromEntries(FIRST_GOODS.map(({ id, priceFen }) => [id, priceFen]))

/** Words of a shop, wherever they stand. */
const SELLING = /充值|¥|￥|购买|支付|浏览器|其他平台|App Store/

interface Order {
  id: string
  state: string
  provider: string | null
}

describe('充值 on dist/weapp, by virtual payment', () => {
  let xpay: XpayServer
  let server: JourneyServer
  let payer: Account
  let driver: MiniJourneyDriver

  const start = (env: Record<string, string> = {}) =>
    startServer({ ...xpay.env, PAY_SANDBOX: 'false', SMS_PER_ADDRESS_HOUR: '1000', ...env })
  async function hold(shape: PhoneShape): Promise<void> {
    await driver?.mini.close()
    driver = new MiniJourneyDriver(await launchSignedIn(server, payer, shape))
  }
  before(async () => {
    xpay = await startXpay({ goods, guest })
    server = await start()
    payer = await Account.signIn(server.url, guest.phone)
    await hold(ANDROID)
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
    await xpay?.close()
  })

  const orders = async () => (await payer.get<{ list: Order[] }>('/api/order/getMyOrderList')).list
  const balance = async () => (await payer.get<{ balance: number }>('/api/user/score')).balance
  const opened = async (): Promise<VirtualOrder> => {
    const deadline = Date.now() + CASHIER_MS
    while (Date.now() < deadline) {
      const order = await driver.mini.cashier()
      if (order) return order
      await driver.mini.sleep(100)
    }
    throw new Error('no cashier was opened')
  }
  /** WeChat's push to the address of its console. */
  const push = async (message: object) => {
    const { query, rawBody } = wechatPush(message, { now: new Date() })
    const address = `${server.url}/api/wechat/push?${new URLSearchParams(query).toString()}`
    const answer = await fetch(address, { method: 'POST', body: rawBody })
    return [answer.status, await answer.text()]
  }
  const parseOrderId = ({ signData }: VirtualOrder) =>
    (JSON.parse(signData) as { outTradeNo: string }).outTradeNo

  it('WeChat takes the order as the server signed it; closed, nothing is bought', async () => {
    await driver.mini.open('/pages/ucenter/ucenter')
    await driver.tap('充值')
    await arriveAt(driver, SHOP)
    await see(driver, '微信支付')
    assert.doesNotMatch(await driver.text(), /模拟支付/)
    await driver.tap('我已阅读并同意充值协议')
    await driver.tap('支付 ¥30')
    const order = await opened()
    assert.equal(xpay.books.request(order, guest.openId), 0)
    await driver.mini.answerCashier(CLOSED)
    await see(driver, '支付 ¥30')
    assert.deepEqual(await driver.mini.toasts(), [])
    assert.deepEqual(
      (await orders()).map(({ state, provider }) => [state, provider]),
      [['paying', 'wechat-virtual']],
    )
    assert.deepEqual(await driver.problems(), [])
  })

  it('pressed again it is a new order, for WeChat takes a number once', async () => {
    await driver.tap('支付 ¥30')
    const order = await opened()
    assert.equal(xpay.books.request(order, guest.openId), 0)
    assert.equal((await orders()).length, 2)
    await driver.mini.answerCashier(NUMBER_USED)
    await see(driver, '支付 ¥30')
    const words = (await driver.mini.toasts()).map(({ title }) => title)
    assert.deepEqual(words, ['这笔订单不能再支付，请再点一次'])
  })

  it('paid, its push credits it and the result says so', async () => {
    const before = await balance()
    await driver.tap('支付 ¥30')
    const order = await opened()
    const orderId = parseOrderId(order)
    assert.equal(xpay.books.request(order, guest.openId), 0)
    const message = deliverMessage(xpay.books.order(orderId))
    assert.equal((await push(message))[0], 403, 'refused before the payment')
    xpay.books.pay(orderId)
    await driver.mini.answerCashier(0)
    await arriveAt(driver, RESULT)
    const taken = '{"ErrCode":0,"ErrMsg":"success"}'
    assert.deepEqual(
      [await push(message), await push(message)],
      [
        [200, taken],
        [200, taken],
      ],
    )
    await see(driver, '充值成功')
    assert.equal(await balance(), before + 340)
    assert.deepEqual(await driver.problems(), [])
  })

  it('the codes it needs go to WeChat, and to the provider of WeChat alone', async () => {
    const sent = (await driver.mini.requests()).filter(({ path }) => path === '/api/payment/h5pay')
    assert.equal(sent.length, 3)
    const used = xpay.requests.filter(({ path }) => path.startsWith('/sns/jscode2session'))
    assert.ok(used.length >= 3)
  })

  it('on an iPhone there is no price, no shop and no word of another place', async () => {
    await hold(IPHONE)
    await driver.mini.open('/pages/ucenter/ucenter')
    await see(driver, '积分')
    await driver.mini.rest()
    assert.doesNotMatch((await driver.text()).replaceAll('充值账单', ''), SELLING)
    for (const page of ['pagesC/ucenter/pay-ios', SHOP]) {
      await driver.mini.open(`/${page}`)
      await see(driver, '由于相关规范，iOS 功能暂不可用')
      const words = (await driver.text()).replaceAll('充值积分', '')
      assert.doesNotMatch(words, SELLING, page)
    }
    await driver.mini.open('/pagesC/ucenter/quest')
    await see(driver, '每日任务')
    assert.doesNotMatch(await driver.text(), /充值|邀请|兑换码/)
    assert.deepEqual(await driver.problems(), [])
  })

  it('once Apple payment is opened, its own page sells there', async () => {
    await driver.mini.close()
    await server.close()
    server = await start({ TOP_UP_ON: 'weapp,weapp-ios' })
    payer = await Account.signIn(server.url, guest.phone)
    driver = new MiniJourneyDriver(await launchSignedIn(server, payer, IPHONE))
    await driver.mini.open('/pages/ucenter/ucenter')
    await driver.tap('充值')
    await arriveAt(driver, 'pagesC/ucenter/pay-ios')
    await driver.tap('我已阅读并同意充值协议')
    await driver.tap('支付 ¥30')
    const order = await opened()
    assert.equal(xpay.books.request(order, guest.openId), 0)
    xpay.books.pay(parseOrderId(order)).byApple = true
    await driver.mini.answerCashier(0)
    await arriveAt(driver, RESULT)
    // No push came: the page queries the order.
    await see(driver, '充值成功')
    assert.equal(xpay.books.order(parseOrderId(order)).status, 4)
    assert.deepEqual(await driver.problems(), [])
  })
})
