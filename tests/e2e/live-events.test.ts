import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

describe('a signed-in user who looks at the app', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let account: Account
  const polls: string[] = []

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136055')
    const phone = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
    })
    driver = await BrowserDriver.open(phone)
    driver.page.on('request', (request) => {
      if (/jobCompleted\?ids/.test(request.url())) polls.push(request.url())
    })
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('sees a picture of another device being painted and finished, without polling', async () => {
    const streams = driver.page.waitForResponse(/\/api\/events\?ticket=/)
    await driver.page.reload()
    assert.equal((await streams).status(), 200)
    const job = await account.start({ prompt: '湖上的小船', count: 1, ratio: '1:1' })
    await account.ended(job.id)
    await driver.tab('画夹')
    await see(driver, /· 1 张/)
    assert.deepEqual(polls, [])
    assert.deepEqual(await driver.problems(), [])
  })
})
