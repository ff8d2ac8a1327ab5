/// <reference lib="dom" />
/** 画好了告诉我, all of it: an order, its end, the push service, and the notification on the screen. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findWholeBrowser } from '../../scripts/lib/machine.mjs'
import { startPushService } from '../../server/src/testing/push-service'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see } from '../journeys/driver'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { type LongOrders, startLongOrders } from './long-order'
import { PushedWorker, subscribeTo } from './notifying'

const DETAIL = 'pagesD/job-detail/job-detail'
const PROMPT = '小夏回家'
const LIMIT_MS = 90_000
const skip = findWholeBrowser() === null && 'only the whole Chromium shows notifications'

describe('a picture that is finished behind a closed page', { skip }, () => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let orders: LongOrders
  let browser: BrowserShare
  let account: Account
  let driver: BrowserDriver
  let worker: PushedWorker
  let jobId: string
  let tablet: ReturnType<typeof service.browser>

  before(async () => {
    service = await startPushService()
    orders = await startLongOrders({ WEBHOOK_ORIGINS: service.origin })
    browser = await launchBrowser({ whole: true })
    account = await Account.signIn(orders.server.url, '13800138127')
    await account.put('/api/push', { quiet: false })
    tablet = service.browser()
    const context = await newPhone(browser, {
      url: orders.server.url,
      tokens: account.tokens,
      serviceWorkers: 'allow',
    })
    await context.grantPermissions(['notifications'], { origin: orders.server.url })
    await subscribeTo(context, tablet.subscription)
    jobId = await orders.order(account)
    driver = await BrowserDriver.open(context, `/${DETAIL}?id=${jobId}`)
  })
  after(async () => {
    await browser?.close()
    await orders?.close()
    await service?.close()
  })

  /** The next message that the push service took, as the browser reads it. */
  async function readMessage(nth: number): Promise<string> {
    const endsAt = Date.now() + LIMIT_MS
    while (service.received.length <= nth) {
      assert.ok(Date.now() < endsAt, `the push service has ${service.received.length} messages`)
      await new Promise((done) => setTimeout(done, 50))
    }
    return tablet.decrypt(service.received[nth]?.body ?? Buffer.alloc(0))
  }
  async function untilShown(count: number) {
    const endsAt = Date.now() + LIMIT_MS
    for (;;) {
      const shown = await worker.shown()
      if (shown.length >= count) return shown
      assert.ok(Date.now() < endsAt, `${shown.length} notifications are shown`)
      await driver.page.waitForTimeout(50)
    }
  }

  it('is announced to the browser that was switched on under the order, without its prompt', async () => {
    await driver.tap('好，告诉我')
    await see(driver, '好，画好就说')
    worker = await PushedWorker.of(driver.page)
    await orders.age(jobId, 90)
    orders.finish()
    const message = await readMessage(0)
    assert.doesNotMatch(message, new RegExp(PROMPT))
    await see(driver, '再画一张')
    // The app is in front, and shows it itself.
    const { tag } = (JSON.parse(message) as { notification: { tag: string } }).notification
    await worker.deliver(message.replace(tag, 'in-front'))
    await driver.page.goto('about:blank')
    await worker.deliver(message)
    const path = `/${DETAIL}?id=${jobId}`
    assert.deepEqual(await untilShown(1), [
      { title: '画好了', body: '文生图，点开就看', tag, data: { path } },
    ])
  })

  it('opens by a tap, in the window that is there', async () => {
    await driver.page.goto('/pages/folder/folder')
    await arriveAt(driver, 'pages/folder/folder')
    await worker.tap()
    await arriveAt(driver, DETAIL)
    assert.equal(new URL(driver.page.url()).searchParams.get('id'), jobId)
    await see(driver, '再画一张')
    assert.deepEqual(await worker.shown(), [])
  })

  it('quotes the prompt where its owner allows it', async () => {
    await account.put('/api/push', { words: true })
    const second = await orders.order(account)
    await orders.age(second, 90)
    orders.finish()
    const message = await readMessage(1)
    await driver.page.goto('about:blank')
    await worker.deliver(message)
    const [shown] = await untilShown(1)
    assert.match(shown?.body ?? '', new RegExp(`「${PROMPT}`))
  })

  it('is announced no more after signing out', async () => {
    await driver.page.goto('/pages/ucenter/ucenter')
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '还没有登录')
    const endpoints = [tablet.subscription.endpoint]
    const left = () =>
      orders.server.sql('select id from push_subscriptions where endpoint = $1', endpoints)
    // The device is signed out before the server has answered.
    await waitForEqual(async () => (await left()).length, 0)
    assert.deepEqual(await driver.problems(), [])
  })
})
