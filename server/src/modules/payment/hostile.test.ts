/** Forged and malformed notifications to the real providers' endpoints: no credits are granted. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { repetitions } from '@studio/testing/effort'
import type { Database } from '../../platform/db/client'
import { paymentNotifications } from '../../platform/db/schema'
import type { NotificationRequest } from '../../integrations/payment-providers/provider'
import { embeddedDatabase, NO_POSTGRES, realPostgres } from '../../testing/databases'
import { alipayForm, alipayTrade } from '../../testing/payments/alipay'
import { appleNotification, appleSign, appleTransaction } from '../../testing/payments/apple'
import { forgedAlipay } from '../../testing/payments/forged-alipay'
import { forgedNotifications, forgedPurchases } from '../../testing/payments/forged-apple'
import { forgedWechat } from '../../testing/payments/forged-wechat'
import { forgedXpay } from '../../testing/payments/forged-xpay'
import { later, type Target } from '../../testing/payments/forgery'
import { openShop, type Provider, type Shop } from '../../testing/payments/shop'
import { wechatNotification, wechatTransaction } from '../../testing/payments/wechat'
import { deliverMessage, refundMessage, wechatPush } from '../../testing/payments/xpay'
import { updateOrder } from './repository'
import { sweepOrders } from './sweep'

const CREDITS = 310
const REPEATS = repetitions('repeats of a payment notice', { usual: 4, all: 15 })
const TWINS = repetitions('concurrent notices of a payment', { usual: 12, all: 50 })

type Buyer = Awaited<ReturnType<Shop['enter']>>

/** The provider reports, or (Apple) the phone submits, that this order was paid. */
function payment(shop: Shop, buyer: Buyer, provider: Provider, { id, priceFen }: Target) {
  if (provider === 'apple') {
    const signed = appleSign(appleTransaction(id))
    return async () => (await buyer.submitReceipt(id, signed)).status
  }
  if (provider === 'wechat-virtual') {
    const message = deliverMessage(shop.xpay.books.pay(id))
    return () => shop.notify(provider, wechatPush(message, { now: later(0) }))
  }
  const notification: NotificationRequest =
    provider === 'wechat'
      ? wechatNotification(wechatTransaction(id, priceFen), { now: later(0) })
      : { headers: {}, rawBody: alipayForm(alipayTrade(id, priceFen, later(0))) }
  return () => shop.notify(provider, notification)
}

function refundNotification(
  shop: Shop,
  provider: Provider,
  { id, priceFen }: Target,
  fen = priceFen,
): NotificationRequest {
  if (provider === 'wechat-virtual') {
    const order = shop.xpay.books.order(id)
    order.leftFee = priceFen - fen
    if (fen === priceFen) order.status = 5
    return wechatPush(refundMessage(order, fen), { now: later(0) })
  }
  if (provider === 'apple') {
    const taken = appleTransaction(id, { revocationDate: Date.now() })
    return { headers: {}, rawBody: appleNotification(appleSign(taken)) }
  }
  if (provider === 'alipay') {
    const refund_fee = `${fen / 100}.00`
    const trade = { ...alipayTrade(id, priceFen, later(0)), trade_status: 'TRADE_CLOSED' }
    return { headers: {}, rawBody: alipayForm({ ...trade, refund_fee }) }
  }
  const { mchid, out_trade_no, transaction_id } = wechatTransaction(id, priceFen)
  const facts = { mchid, out_trade_no, transaction_id, out_refund_no: `refund-${id}` }
  const amount = { total: priceFen, refund: fen }
  const refund = { ...facts, refund_status: 'SUCCESS', amount }
  return wechatNotification(refund, { now: later(0), event: 'REFUND.SUCCESS' })
}

async function sendForgeries(shop: Shop): Promise<number> {
  const buyer = await shop.enter()
  let sent = 0
  const wechat = await buyer.order('wechat')
  const alipay = await buyer.order('alipay')
  const apple = await buyer.order('apple')
  const virtual = await buyer.order('wechat-virtual')
  const rows = [
    ...forgedWechat(wechat).map((row) => ['wechat', row] as const),
    ...forgedAlipay(alipay).map((row) => ['alipay', row] as const),
    ...forgedXpay(shop.xpay.books, virtual).map((row) => ['wechat-virtual', row] as const),
    ...forgedNotifications(apple).map((row) => ['apple', row] as const),
  ]
  for (const [provider, row] of rows) {
    const status = await shop.notify(provider, row)
    assert.ok(status === 401 || status === 200, `${row.name}: ${status}`)
    sent += 1
    if (sent % 20 === 0) assert.equal(await buyer.balance(), 0, row.name)
  }
  for (const { name, signed } of forgedPurchases(apple)) {
    const { status } = await buyer.submitReceipt(apple.id, signed)
    assert.equal(status, 400, name)
    assert.equal(await buyer.balance(), 0, name)
    sent += 1
  }
  // One provider's genuine words at another's door.
  const words = wechatNotification(wechatTransaction(alipay.id, alipay.priceFen), { now: later(0) })
  for (const door of ['alipay', 'apple', 'wechat-virtual'] as const)
    assert.equal(await shop.notify(door, words), 401)
  assert.equal(await shop.creditsOfAll(), 0)
  const states = [wechat, alipay, apple, virtual].map(
    async ({ id }) => (await buyer.look(id)).state,
  )
  assert.deepEqual(await Promise.all(states), ['paying', 'paying', 'created', 'paying'])
  return sent
}

async function repeatAndRefund(shop: Shop, provider: Provider): Promise<void> {
  const buyer = await shop.enter()
  const order = await buyer.order(provider)
  const notify = payment(shop, buyer, provider, order)
  const twins = await Promise.all(Array.from({ length: TWINS }, notify))
  assert.ok(twins.every((status) => status === 200))
  for (let repeat = 0; repeat < REPEATS; repeat++) assert.equal(await notify(), 200)
  assert.equal(await buyer.balance(), CREDITS)
  // A part of it, or of another payment: for a person to look at.
  if (provider !== 'apple')
    await shop.notify(provider, refundNotification(shop, provider, order, 100))
  if (provider !== 'wechat-virtual') {
    const other = { ...order, id: `1${order.id.slice(1)}` }
    await shop.notify(provider, refundNotification(shop, provider, other))
  }
  assert.equal(await buyer.balance(), CREDITS)
  const refund = refundNotification(shop, provider, order)
  const refunds = Array.from({ length: TWINS }, () => shop.notify(provider, refund))
  assert.ok((await Promise.all(refunds)).every((status) => status === 200))
  assert.equal(await buyer.balance(), 0)
  for (let repeat = 0; repeat < REPEATS; repeat++) await notify()
  // The same payment notified again, with another number of the notification.
  await payment(shop, buyer, provider, order)()
  assert.equal(await buyer.balance(), 0)
  assert.equal((await buyer.look(order.id)).state, 'refunded')
}

type PolledProvider = 'wechat' | 'wechat-virtual' | 'alipay'

async function paidInSilence(shop: Shop, provider: PolledProvider): Promise<void> {
  const buyer = await shop.enter()
  const [seen, swept, cheap] = [
    await buyer.order(provider),
    await buyer.order(provider),
    await buyer.order(provider),
  ]
  const pay = (id: string, fen: number) =>
    provider === 'wechat-virtual' ? shop.xpay.books.pay(id, fen) : shop.paid.set(id, fen)
  for (const { id, priceFen } of [seen, swept]) pay(id, priceFen)
  pay(cheap.id, 100)
  shop.forward(4_000)
  assert.equal((await buyer.look(seen.id)).state, 'paid')
  assert.equal((await buyer.look(cheap.id)).state, 'paying')
  shop.forward(61_000)
  await Promise.all([sweepOrders(shop.deps), sweepOrders(shop.deps)])
  assert.equal((await buyer.look(swept.id)).state, 'paid')
  assert.equal(await buyer.balance(), 2 * CREDITS)
  // The notification that comes after all changes nothing.
  await payment(shop, buyer, provider, seen)()
  assert.equal(await buyer.balance(), 2 * CREDITS)
  if (provider !== 'wechat-virtual') return
  // WeChat was notified of both deliveries, and not of the wrong payment.
  const statuses = [seen, swept, cheap].map(({ id }) => shop.xpay.books.order(id).status)
  assert.deepEqual(statuses, [4, 4, 2])
}

/** The first payer pays; a payment in the last minute or long after it is credited once. */
async function virtuallyLate(shop: Shop): Promise<void> {
  const [buyer, friend] = [await shop.enter(), await shop.enter()]
  const late = await buyer.order('wechat-virtual')
  await updateOrder(shop.deps.db, late.id, { expiresAt: new Date(0) })
  await sweepOrders(shop.deps)
  assert.equal((await buyer.look(late.id)).state, 'closed')
  const notify = payment(shop, buyer, 'wechat-virtual', late)
  assert.deepEqual([await notify(), await notify()], [200, 200])
  assert.equal(await buyer.balance(), CREDITS)
  const code = shop.xpay.loginCode(friend.openId)
  const theirs = await buyer.order('wechat-virtual')
  const wish = { orderId: theirs.id, provider: 'wechat-virtual', loginCode: code }
  const weapp = { 'app-sign': 'weapp', 'app-system': 'android' }
  assert.equal((await buyer.call('POST', '/api/payment/h5pay', wish, weapp)).status, 409)
}

async function purchaseOfAnother(shop: Shop): Promise<void> {
  const [thief, owner] = [await shop.enter(), await shop.enter()]
  const [wanted, bought] = [await thief.order('apple'), await owner.order('apple')]
  const signed = appleSign(appleTransaction(bought.id))
  assert.equal((await thief.submitReceipt(wanted.id, signed)).status, 400)
  assert.equal((await thief.submitReceipt(bought.id, signed)).status, 404)
  assert.equal((await owner.submitReceipt(bought.id, signed)).status, 200)
  const second = await owner.order('apple')
  assert.equal((await owner.submitReceipt(second.id, signed)).status, 400)
  // The same number under another order's token: signed by Apple or not, it paid once.
  const { transactionId } = appleTransaction(bought.id)
  const twice = appleSign(appleTransaction(second.id, { transactionId }))
  assert.equal((await owner.submitReceipt(second.id, twice)).status, 409)
  assert.deepEqual([await thief.balance(), await owner.balance()], [0, CREDITS])
}

/** Two orders of the same goods at the same price, both waiting at the provider; one is paid. */
async function oneOfTwoEqual(shop: Shop, provider: Provider): Promise<void> {
  const buyer = await shop.enter()
  const [paid, open] = [await buyer.order(provider), await buyer.order(provider)]
  const notify = payment(shop, buyer, provider, paid)
  assert.deepEqual(await Promise.all([notify(), notify()]), [200, 200])
  assert.equal(await buyer.balance(), CREDITS)
  assert.equal((await buyer.look(paid.id)).state, 'paid')
  assert.notEqual((await buyer.look(open.id)).state, 'paid')
  if (provider === 'wechat' || provider === 'alipay') {
    // The same payment, genuinely signed, claimed for the other order.
    const { transaction_id } = wechatTransaction(paid.id, paid.priceFen)
    const { trade_no = '' } = alipayTrade(paid.id, paid.priceFen, later(0))
    const notification: NotificationRequest =
      provider === 'wechat'
        ? wechatNotification(
            { ...wechatTransaction(open.id, open.priceFen), transaction_id },
            { now: later(0) },
          )
        : {
            headers: {},
            rawBody: alipayForm({ ...alipayTrade(open.id, open.priceFen, later(0)), trade_no }),
          }
    assert.equal(await shop.notify(provider, notification), 200)
    assert.deepEqual(await listOutcomes(shop, open.id), ['tradeUsed'])
  }
  await updateOrder(shop.deps.db, open.id, { expiresAt: new Date(0) })
  await sweepOrders(shop.deps)
  assert.equal((await buyer.look(open.id)).state, 'closed')
  assert.equal(await buyer.balance(), CREDITS)
  // The second one is paid after all: for a payment of its own there are credits of its own.
  await payment(shop, buyer, provider, open)()
  assert.equal(await buyer.balance(), 2 * CREDITS)
}

/** Outcomes of the notifications of an order, in their order. */
async function listOutcomes({ deps }: Shop, orderId: string): Promise<string[]> {
  const rows = await deps.db
    .select({ outcome: paymentNotifications.outcome })
    .from(paymentNotifications)
    .where(eq(paymentNotifications.orderId, orderId))
    .orderBy(paymentNotifications.createdAt)
  return rows.map(({ outcome }) => outcome)
}

/** Genuine notices of one provider for an order that waits at, or was paid by, another. */
async function noticeOfAnother(shop: Shop): Promise<void> {
  const buyer = await shop.enter()
  const order = await buyer.order('alipay')
  const wechat = (fen: number) =>
    shop.notify('wechat', wechatNotification(wechatTransaction(order.id, fen), { now: later(0) }))
  for (const fen of [1, order.priceFen - 1, order.priceFen + 1, order.priceFen * 100])
    assert.equal(await wechat(fen), 200)
  assert.equal((await buyer.look(order.id)).state, 'paying')
  assert.equal(await buyer.balance(), 0)
  // Its own provider's payment still counts.
  await payment(shop, buyer, 'alipay', order)()
  assert.equal((await buyer.look(order.id)).state, 'paid')
  await wechat(order.priceFen)
  // Money back at the one takes no credits for what was paid at the other, whatever it calls it.
  const { trade_no } = alipayTrade(order.id, order.priceFen, later(0))
  const { mchid, out_trade_no } = wechatTransaction(order.id, order.priceFen)
  const refund = {
    mchid,
    out_trade_no,
    transaction_id: trade_no,
    out_refund_no: `refund-${order.id}`,
    refund_status: 'SUCCESS',
    amount: { total: order.priceFen, refund: order.priceFen },
  }
  const how = { now: later(0), event: 'REFUND.SUCCESS' }
  assert.equal(await shop.notify('wechat', wechatNotification(refund, how)), 200)
  assert.equal((await buyer.look(order.id)).state, 'paid')
  assert.equal(await buyer.balance(), CREDITS)
  assert.deepEqual(await listOutcomes(shop, order.id), [
    ...Array<string>(4).fill('wrongAmount'),
    ...['paid', 'paidTwice', 'notPaid'],
  ])
}

function suite(name: string, open: () => Promise<Shop | null>): void {
  describe(`payments under attack on ${name}`, () => {
    let opened: Promise<Shop | null> | undefined
    const inShop = (title: string, act: (shop: Shop) => Promise<void>) =>
      test(title, async (t) => {
        const shop = await (opened ??= open())
        if (!shop) return t.skip(NO_POSTGRES)
        await act(shop)
      })
    after(async () => (await opened)?.close())

    inShop('more than 200 forged notifications and purchases credit nothing', async (shop) => {
      const sent = await sendForgeries(shop)
      assert.ok(sent >= 200, `${sent} forgeries`)
    })
    for (const provider of ['wechat', 'wechat-virtual', 'alipay', 'apple'] as const) {
      inShop(`${provider}: twins and repeats credit once, refunds take back once`, (shop) =>
        repeatAndRefund(shop, provider),
      )
    }
    for (const provider of ['wechat', 'wechat-virtual', 'alipay'] as const) {
      inShop(`${provider}: without a notification the question credits`, (shop) =>
        paidInSilence(shop, provider),
      )
    }
    for (const provider of ['wechat', 'wechat-virtual', 'alipay', 'apple'] as const) {
      inShop(`${provider}: one payment of two equal open orders credits one of them`, (shop) =>
        oneOfTwoEqual(shop, provider),
      )
    }
    inShop('notices of another provider credit and take back nothing', noticeOfAnother)
    inShop('wechat-virtual: a late payment is credited once, by any path', virtuallyLate)
    inShop('apple: a purchase pays its own order, once', purchaseOfAnother)
  })
}

/** A shop that takes its database along when it closes. */
async function shopOn(database: Database | null): Promise<Shop | null> {
  if (!database) return null
  const shop = await openShop(database)
  return {
    ...shop,
    async close() {
      await shop.close()
      await database.close()
    },
  }
}

suite('PGlite', async () => shopOn(await embeddedDatabase()))
suite('PostgreSQL', async () => shopOn(await realPostgres()))
