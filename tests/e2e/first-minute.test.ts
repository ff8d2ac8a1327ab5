import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { arriveAt, see, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const MOST_TAPS = 4
const PAINTED_MS = 90_000

/** Fingers on the screen, counted where the browser hears of them. */
const COUNT = `window.fingers = 0; addEventListener('pointerdown', () => { window.fingers += 1 }, true)`

describe('the first minute of a new visitor, on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('from the empty page to the first picture it takes at most four taps', async (t) => {
    const phone = await newPhone(browser, { url: server.url })
    await phone.addInitScript(COUNT)
    const driver = await BrowserDriver.open(phone, '/')
    await driver.tap('试一句')
    await see(driver, /生成\s*·/)
    await driver.tap('生成')
    await arriveAt(driver, 'pages/ucenter/login')
    await driver.page.getByLabel('手机号').fill('13800136171')
    await driver.tap('获取验证码')
    const [, code = ''] = await see(driver, /开发验证码 (\d{6})/)
    // Typed, or filled in by the phone: the sixth digit is enough.
    await driver.page.getByLabel('验证码', { exact: true }).fill(code)
    await seeDialog(driver, '同意协议再登录')
    await driver.answerDialog(true)
    await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINTED_MS)
    await see(driver, '荷塘')
    const taps = await driver.page.evaluate('window.fingers')
    t.diagnostic(`${String(taps)} taps`)
    assert.ok(typeof taps === 'number' && taps > 0 && taps <= MOST_TAPS, `${String(taps)} taps`)
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('who says no to the agreements is told why nothing happens, and nothing does', async () => {
    const phone = await newPhone(browser, { url: server.url })
    const driver = await BrowserDriver.open(phone, '/pages/ucenter/login')
    await driver.page.getByLabel('手机号').fill('13800136172')
    await driver.tap('获取验证码')
    await see(driver, /开发验证码 \d{6}/)
    await driver.tap('填入')
    await seeDialog(driver, '同意协议再登录')
    await driver.answerDialog(false)
    await see(driver, '请先阅读并同意协议')
    await arriveAt(driver, 'pages/ucenter/login')
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('a sample tapped before signing in is in the form after it', async () => {
    const phone = await newPhone(browser, { url: server.url })
    const driver = await BrowserDriver.open(phone, '/pagesE/upscale/upscale')
    await driver.tap('聊天小图')
    await arriveAt(driver, 'pages/ucenter/login')
    await driver.page.getByLabel('手机号').fill('13800136173')
    await driver.tap('获取验证码')
    await see(driver, /开发验证码 \d{6}/)
    await driver.tap('同意协议')
    await driver.tap('填入')
    await arriveAt(driver, 'pagesE/upscale/upscale')
    await see(driver, /开始\s*·\s*\d+ 积分/)
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })
})
