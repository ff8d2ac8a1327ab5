/// <reference lib="dom" />
/** 画好了告诉我: the card under an order that takes minutes, and what becomes of its answers. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { makeBrowser } from '../../server/src/testing/push-service'
import { waitForEqual } from '../journeys/conditions'
import { see } from '../journeys/driver'
import { endlessMotionOn, sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare, type PhoneOptions } from './browser'
import { BrowserDriver } from './driver'
import { type LongOrders, startLongOrders } from './long-order'
import { answerPermission, subscribeTo } from './notifying'

const DETAIL = '/pagesD/job-detail/job-detail'
const YES = '好，告诉我'
/** Trusted by the server, and never called. */
const SERVICE = 'http://127.0.0.1:9'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

interface Phone extends Partial<PhoneOptions> {
  /** Answer to the browser's question; null: a browser without push. */
  readonly answer: 'granted' | 'denied' | null
}

describe('the card of a long order', () => {
  let orders: LongOrders
  let browser: BrowserShare
  let account: Account
  let context: BrowserContext
  let driver: BrowserDriver
  let jobId = ''

  before(async () => {
    orders = await startLongOrders({ WEBHOOK_ORIGINS: SERVICE })
    browser = await launchBrowser()
    account = await Account.signIn(orders.server.url, '13800138126')
    jobId = await orders.order(account)
  })
  after(async () => {
    await browser?.close()
    await orders?.close()
  })
  afterEach(async () => {
    assert.deepEqual(await driver.problems(), [])
    await context.close()
  })

  let phones = 0
  async function take({ answer, ...options }: Phone): Promise<void> {
    context = await newPhone(browser, {
      motion: true,
      url: orders.server.url,
      tokens: account.tokens,
      serviceWorkers: 'allow',
      ...options,
    })
    await answerPermission(context, answer)
    await subscribeTo(context, makeBrowser(`${SERVICE}/${(phones += 1)}`).subscription)
    driver = await BrowserDriver.open(context, `${DETAIL}?id=${jobId}`)
    await see(driver, '继续创作')
  }
  const openAgain = async (id = jobId) => {
    await driver.goto(`${DETAIL}?id=${id}`)
    await see(driver, '继续创作')
    await driver.settled()
  }
  const photograph = async (name: string) => {
    await driver.settled()
    if (process.env.SHOTS)
      await driver.page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
  }

  it('asks nothing by itself, fits every screen, and says yes in place', async () => {
    await take({ answer: 'granted' })
    await see(driver, '画好了告诉我')
    assert.equal(await driver.page.evaluate(() => Notification.permission), 'default')
    for (const size of SIZES) {
      await driver.resize(size)
      await photograph(`ask-${size.width}`)
      assert.deepEqual(await sidewaysOn(driver.page), [], `${size.width}`)
      assert.deepEqual(await violationsOn(driver.page), [], `${size.width}`)
    }
    assert.deepEqual(await smallTargetsOn(driver.page), [])
    assert.deepEqual(await endlessMotionOn(driver.page), [])
    const card = await driver.page.getByRole('button', { name: YES }).boundingBox()
    assert.ok(card && card.y + card.height < 844, 'the answer is on screen without scrolling')
    await driver.tap(YES)
    await see(driver, '好，画好就说')
    await photograph('on')
    assert.deepEqual(await violationsOn(driver.page), [])
    const { subscriptions } = await account.get<{ subscriptions: unknown[] }>('/api/push')
    assert.equal(subscriptions.length, 1)
  })

  it('a refusal is said in place, and no question follows', async () => {
    await take({ answer: 'denied' })
    await driver.tap(YES)
    await see(driver, '浏览器没让，画好了在画夹等你')
    await photograph('denied')
    assert.deepEqual(await violationsOn(driver.page), [])
    await openAgain()
    await waitForEqual(() => driver.count(YES), 0)
  })

  it('我等着 closes it; another order of the day shows none', async () => {
    await take({ answer: 'granted' })
    await driver.tap('我等着')
    await driver.page.getByRole('button', { name: YES }).waitFor({ state: 'detached' })
    await openAgain()
    await waitForEqual(() => driver.count(YES), 0)
    assert.equal(await driver.page.evaluate(() => Notification.permission), 'default')
  })

  it('a browser without push shows none, an iPhone how to put the app on its home screen', async () => {
    await take({ answer: null })
    await driver.settled()
    await waitForEqual(() => driver.count(YES), 0)
    assert.deepEqual(await driver.problems(), [])
    await context.close()
    await take({ answer: null, userAgent: IPHONE })
    await see(driver, '装到桌面就能收到')
    await photograph('install')
    assert.deepEqual(await violationsOn(driver.page), [])
    await driver.tap('知道了')
    await driver.page.getByText('装到桌面就能收到').waitFor({ state: 'detached' })
  })

  it('is not there at the start of the app, nor for another order of the same day', async () => {
    await take({ answer: 'granted' })
    await see(driver, YES)
    const second = await orders.order(account)
    await openAgain(second)
    await waitForEqual(() => driver.count(YES), 0)
    await openAgain()
    await see(driver, YES)
    await driver.goto('/')
    await driver.settled()
    await waitForEqual(() => driver.count(YES), 0)
  })
})
