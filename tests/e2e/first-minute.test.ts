import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { arriveAt, see } from '../journeys/driver'
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

  /** A visitor at the login page, with number and code filled in: the consent sheet is next. */
  async function enterCode(number: string) {
    const phone = await newPhone(browser, { url: server.url })
    const driver = await BrowserDriver.open(phone, '/pages/ucenter/login')
    await driver.page.getByLabel('手机号').fill(number)
    await driver.tap('获取验证码')
    await see(driver, /开发验证码 \d{6}/)
    await driver.tap('填入')
    return { phone, driver }
  }

  it('from the empty page to the first picture it takes at most four taps', async (t) => {
    const phone = await newPhone(browser, { url: server.url })
    await phone.addInitScript(COUNT)
    const started = Date.now()
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
    await see(driver, '同意协议再登录')
    const [title, words] = await Promise.all(
      ['同意协议再登录', '登录就是同意下面三份协议，点开就能看全文。'].map((text) =>
        driver.page.getByText(text, { exact: true }).last().boundingBox(),
      ),
    )
    assert.equal(words?.x, title?.x, 'the words of the sheet begin below its title')
    await driver.tap('同意并登录')
    await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINTED_MS)
    await see(driver, '荷塘')
    const taps = await driver.page.evaluate('window.fingers')
    t.diagnostic(`${String(taps)} taps, ${((Date.now() - started) / 1000).toFixed(1)} s by script`)
    assert.ok(typeof taps === 'number' && taps > 0 && taps <= MOST_TAPS, `${String(taps)} taps`)
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('创作 names the product, what each mode is for, and the login with the configured sum', async () => {
    const answer = await fetch(`${server.url}/api/app-config/app`)
    const { data } = (await answer.json()) as { data: { welcomeCredits: number } }
    const phone = await newPhone(browser, { url: server.url })
    const driver = await BrowserDriver.open(phone, '/')
    await see(driver, '墨光')
    await see(driver, '写一句话画成画，也修照片、做短片')
    await see(driver, `先登录再画，新用户送 ${data.welcomeCredits} 积分`)
    const hint = () => driver.page.locator('.modes__hint').innerText()
    const hints = new Set([await hint()])
    for (const mode of ['四宫格', '快画']) {
      await driver.tap(mode)
      hints.add(await hint())
    }
    assert.equal(hints.size, 3, [...hints].join())
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('each document of the consent sheet opens, and going back returns to the sheet', async () => {
    const { phone, driver } = await enterCode('13800136174')
    const sheet = driver.page.getByRole('dialog', { name: '同意协议再登录' })
    for (const [name, path] of [
      ['《服务协议》', 'service'],
      ['《隐私政策》', 'privacy'],
      ['《AI 创作服务协议》', 'generate'],
    ] as const) {
      await sheet.getByRole('link', { name }).tap()
      await arriveAt(driver, `pagesB/agreement/${path}`)
      await see(driver, /自 .*起施行/)
      await driver.page.goBack()
      await arriveAt(driver, 'pages/ucenter/login')
      await sheet.waitFor()
    }
    await driver.tap('同意并登录')
    await see(driver, '我的')
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('declining the agreements shows why nothing happens, and nothing does', async () => {
    const { phone, driver } = await enterCode('13800136172')
    await see(driver, '同意协议再登录')
    await driver.tap('再看看')
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
