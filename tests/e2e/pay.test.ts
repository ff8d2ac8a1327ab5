import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const PAY = 'pagesC/ucenter/pay'
const RESULT = 'pagesC/ucenter/pay-result'

describe('topping up on H5, from the package to the balance', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let payer: BrowserDriver
  let welcome: number

  const balance = async () => (await account.get<{ balance: number }>('/api/user/score')).balance

  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136701')
    welcome = await balance()
    const { tokens } = account
    payer = await BrowserDriver.open(
      await newPhone(browser, { url: server.url, tokens }),
      `/${PAY}`,
    )
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function toCashier(): Promise<void> {
    await see(payer, '模拟支付')
    await payer.tap('我已阅读并同意充值协议')
    await payer.tap('支付 ¥30')
    await payer.page.getByRole('button', { name: '确认支付' }).waitFor()
  }

  it('without the tick nothing is ordered', async () => {
    await see(payer, '首次充值多送 30 积分，已算在下面')
    // One number from the shop to the receipt: that of the chosen package.
    await see(payer, '340')
    await payer.tap('支付 ¥30')
    await payer.page.locator('.consent--missed').waitFor()
    const { total } = await account.get<{ total: number }>('/api/order/getMyOrderList')
    assert.equal(total, 0)
  })

  it('the cashier says what it is; paid there, the credits are there', async () => {
    await toCashier()
    await see(payer, '这里不会真的扣钱')
    await see(payer, '支付后到账 340 积分')
    await payer.page.getByRole('button', { name: '确认支付' }).tap()
    await arriveAt(payer, RESULT)
    await see(payer, '充值成功')
    await see(payer, '340 积分已到账')
    assert.equal(await balance(), welcome + 340)
    await payer.page.goBack()
    await see(payer, '这笔订单已经支付，340 积分已到账')
    await waitForEqual(() => payer.page.getByRole('button', { name: '确认支付' }).count(), 0)
  })

  it('60 changes of the package ask the server nothing, and no call is refused', async () => {
    await payer.goto(`/${PAY}`)
    await see(payer, '模拟支付')
    const requested: string[] = []
    const note = (request: { url(): string }) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requested.push(request.url())
    }
    const packages = payer.page.getByRole('radiogroup', { name: '套餐' }).getByRole('radio')
    const count = await packages.count()
    payer.page.on('request', note)
    for (let change = 0; change < 60; change += 1) await packages.nth(change % count).tap()
    payer.page.off('request', note)
    // The count of unread messages is polled independently.
    assert.deepEqual(
      requested.filter((url) => !/badge|jobCompleted/.test(url)),
      [],
    )
    await packages.nth(1).tap()
    assert.equal(await balance(), welcome + 340)
  })

  it('a missing notification is made up for by a query', async () => {
    await payer.goto(`/${PAY}`)
    await toCashier()
    const confirm = payer.page.getByRole('button', { name: '确认支付' })
    // The cashier offers a payer no such choice.
    await confirm.evaluate((button) => button.setAttribute('value', 'late'))
    await confirm.tap()
    await arriveAt(payer, RESULT)
    await see(payer, '充值成功', 20_000)
    assert.equal(await balance(), welcome + 650)
  })

  it('left at the cashier the order stays open and can be paid on', async () => {
    await payer.goto(`/${PAY}`)
    await toCashier()
    await payer.page.getByRole('link', { name: '返回墨光' }).tap()
    await arriveAt(payer, RESULT)
    await payer.page.getByRole('button', { name: '继续支付' }).tap()
    await payer.page.waitForURL(/cashier/)
    await payer.page.getByRole('button', { name: '确认支付' }).tap()
    await payer.page.waitForURL(/pay-result/)
    await see(payer, '充值成功')
    assert.equal(await balance(), welcome + 960)
    await payer.goto('/pagesC/ucenter/order')
    await see(payer, '+310')
    assert.deepEqual(await payer.problems(), [])
  })
})
