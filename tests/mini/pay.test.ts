import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { arriveAt, see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const RESULT = 'pagesC/ucenter/pay-result'
const WEBVIEW = 'pagesC/webview/webview'

interface Order {
  state: string
  totalCredits: number
}

describe('充值 on dist/weapp, by the sandbox', () => {
  let server: JourneyServer
  let payer: Account
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    payer = await Account.signIn(server.url, '13800136521')
    driver = new MiniJourneyDriver(await launchSignedIn(server, payer))
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
  })

  const orders = async () => (await payer.get<{ list: Order[] }>('/api/order/getMyOrderList')).list
  const balance = async () => (await payer.get<{ balance: number }>('/api/user/score')).balance
  const shown = async () => {
    const page = (await driver.mini.webViews()).at(-1)
    assert.ok(page, 'a web-view was opened')
    return page
  }
  /** Presses a button of the cashier that the web-view shows, as its form does. */
  const press = async (notification: 'sent' | 'late') => {
    const { url, html } = await shown()
    const fields = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
    form.set('notification', notification)
    const { pathname, search } = new URL(url)
    const answer = await fetch(`${server.url}${pathname}${search}`, { method: 'POST', body: form })
    return answer.text()
  }
  const buy = async () => {
    await driver.tap('我已阅读并同意充值协议')
    await driver.tap('支付 ¥30')
    await arriveAt(driver, WEBVIEW)
    await driver.mini.rest()
  }

  it('a package is chosen, and nothing happens before the agreement is ticked', async () => {
    await driver.mini.open('/pages/ucenter/ucenter')
    await driver.tap('充值')
    await arriveAt(driver, 'pagesC/ucenter/pay')
    await see(driver, '不会真的扣钱')
    await driver.tap('支付 ¥30')
    assert.equal((await orders()).length, 0)
    assert.deepEqual(await driver.problems(), [])
  })

  it('an order is made and the cashier opens as a page of ours', async () => {
    await buy()
    assert.deepEqual(
      (await orders()).map(({ state }) => state),
      ['paying'],
    )
    const { url, statusCode, html } = await shown()
    assert.ok(url.startsWith(`${BUILT_ORIGIN}/cashier/sandbox?`), url)
    assert.equal(statusCode, 200)
    assert.match(html, /¥30/)
    assert.match(html, /确认支付/)
    // No way from here into the H5 app: the web-view belongs to the mini-program.
    assert.doesNotMatch(html, /<a /)
    assert.deepEqual(await driver.problems(), [])
  })

  it('paid there, the result says so and the balance follows', async () => {
    const before = await balance()
    assert.match(await press('sent'), /支付成功，请返回小程序/)
    await driver.back()
    await arriveAt(driver, RESULT)
    await see(driver, '充值成功')
    const [order] = await orders()
    assert.ok(order)
    const gained = order.totalCredits
    await see(driver, `${gained} 积分已到账`)
    assert.equal(await balance(), before + gained)
    await driver.back()
    await driver.tab('我的')
    await see(driver, new RegExp(`积分\\s*${before + gained}(?!\\d)`))
    assert.deepEqual(await driver.problems(), [])
  })

  it('paid without a notification it is found by asking, and both stand on the bill', async () => {
    await driver.tap('充值')
    await arriveAt(driver, 'pagesC/ucenter/pay')
    await buy()
    assert.match(await press('late'), /支付成功，请返回小程序/)
    await driver.back()
    await arriveAt(driver, RESULT)
    await see(driver, '充值成功')
    await driver.mini.open('/pagesC/ucenter/order')
    const paid = await orders()
    assert.deepEqual(
      paid.map(({ state }) => state),
      ['paid', 'paid'],
    )
    for (const order of paid) await see(driver, `+${order.totalCredits}`)
    assert.deepEqual(await driver.problems(), [])
  })
})
