import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { see, seeCount, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

describe('a dialog that the client refuses, on dist/weapp', () => {
  let server: JourneyServer
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    driver = new MiniJourneyDriver(await launchSignedIn(server, '13800136635'))
    await driver.mini.open('/pages/ucenter/ucenter')
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
  })

  const refuse = async () => {
    const reason = 'confirmText length should not be larger than 4 Chinese characters'
    await driver.mini.failNext('showModal', reason)
    await driver.tap('退出登录')
    await see(driver, /退出登录？/)
    assert.equal(await driver.dialog(), null)
  }

  it('falls back to a sheet, where 取消 means no', async () => {
    await refuse()
    await driver.tap('取消')
    await seeCount(driver, '取消', 0)
    assert.notEqual((await driver.mini.storage()).Authorization, undefined)
    assert.deepEqual(await driver.problems(), [])
  })

  it('closes on the way back, and the page stays', async () => {
    await refuse()
    await driver.back()
    await seeCount(driver, '取消', 0)
    assert.equal(await driver.route(), 'pages/ucenter/ucenter')
    assert.deepEqual(await driver.problems(), [])
  })

  it('its yes is a yes', async () => {
    await refuse()
    // The page's own row precedes the button of the sheet.
    const last = (await driver.count('退出登录')) - 1
    await driver.mini.tap('退出登录', { exact: true, nth: last })
    await driver.mini.waitForNoText('退出登录')
    await driver.mini.rest()
    assert.equal((await driver.mini.storage()).Authorization, undefined)
    assert.deepEqual(await driver.problems(), [])
  })

  it('is the client’s own where it is not refused', async () => {
    await driver.tab('创作')
    await driver.tap('登录')
    await seeDialog(driver, '体验完整功能,请先登录')
    await driver.answerDialog(false)
    assert.deepEqual(await driver.problems(), [])
  })
})
