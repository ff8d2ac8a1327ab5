import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { shareServer, startServer, type JourneyServer } from '../journeys/server'
import { Account, type Tokens } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { waitForQuiet } from './settled'

/** Features excluded by platform rules, by their page. */
const REFUSED = [
  ['/pages/ucenter/ucenter', '签到', '充值'],
  ['/pagesC/ucenter/quest', '每日任务', '充值'],
  ['/pagesC/ucenter/quest', '每日任务', '邀请好友'],
  ['/pagesC/ucenter/quest', '每日任务', '兑换码'],
] as const

describe('a platform whose rules allow neither selling nor rewards', () => {
  const servers: JourneyServer[] = []
  let browser: BrowserShare

  before(async () => {
    servers.push(await startServer({ TOP_UP_ON: 'none', REWARDS_ON: 'none' }))
    servers.push(await shareServer({}, 'embedded'))
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    for (const server of servers) await server.close()
  })

  async function open({ url }: JourneyServer, tokens: Tokens, address: string) {
    return BrowserDriver.open(await newPhone(browser, { url, tokens }), address)
  }

  it('shows neither selling nor credits for codes and invitations, others do', async () => {
    const found: Record<string, boolean[]> = {}
    for (const [screen, server] of servers.entries()) {
      const { tokens } = await Account.signIn(server.url, '13800136750')
      const driver = await open(server, tokens, 'about:blank')
      for (const [address, known, refused] of REFUSED) {
        await driver.openFresh(address)
        await see(driver, known)
        const words = driver.page.getByText(refused, { exact: true })
        if (screen > 0) await words.first().waitFor()
        await waitForQuiet(driver.page)
        ;(found[`${address} ${refused}`] ??= []).push((await words.count()) > 0)
      }
    }
    const expected = REFUSED.map(([address, , refused]) => [`${address} ${refused}`, [false, true]])
    assert.deepEqual(found, Object.fromEntries(expected))
  })

  it('says so on the shop’s own address', async () => {
    const [server] = servers as [JourneyServer]
    const { tokens } = await Account.signIn(server.url, '13800136751')
    const driver = await open(server, tokens, '/pagesC/ucenter/pay')
    await see(driver, '这里暂不提供充值')
  })
})
