/** 消息提醒 on H5, and the card under a long job. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SETTINGS = '/pagesC/ucenter/acc-setting?view=notify'

describe('messages outside the app', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    const { tokens } = await Account.signIn(server.url, '13800138125')
    driver = await BrowserDriver.open(
      await newPhone(browser, { url: server.url, tokens }),
      SETTINGS,
    )
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('switches and quiet hours are stored', async () => {
    await see(driver, '什么时候不说')
    for (const size of [
      { width: 320, height: 640 },
      { width: 360, height: 640 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await driver.resize(size)
      await driver.settled()
      if (process.env.SHOTS)
        await driver.page.screenshot({ path: `${process.env.SHOTS}/settings-${size.width}.png` })
      assert.deepEqual(await sidewaysOn(driver.page), [])
      assert.deepEqual(await violationsOn(driver.page), [])
    }
    await driver.resize({ width: 390, height: 844 })
    assert.deepEqual(await smallTargetsOn(driver.page), [])
    await driver.page.getByRole('switch', { name: '有人画同款' }).tap()
    await driver.page.getByRole('button', { name: '从，早一小时' }).tap()
    await see(driver, '22:00 到 8:00，到点一起说')
    await driver.settled()
    await driver.page.reload()
    await see(driver, '22:00 到 8:00，到点一起说')
    const remakes = driver.page.getByRole('switch', { name: '有人画同款' })
    await waitForEqual(() => remakes.getAttribute('aria-checked'), 'true')
    if (process.env.SHOTS)
      await driver.page.screenshot({
        path: `${process.env.SHOTS}/settings-end.png`,
        fullPage: true,
      })
  })
})
