import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { appVersion } from '../../server/src/platform/lib/version'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { storedItem } from './inPage'

const PROMPT = '雪山湖泊，晨雾'
const NEWER = '99.0.0'
/** Console messages of the browser about answers the app handles. */
const REFUSED = /\b40[01]\b.*(\/api\/|Unauthorized|Bad Request)/

describe('arriving on H5: addresses, reload, sessions', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let owner: Account
  let jobId: string
  const phones: BrowserContext[] = []
  const drivers: BrowserDriver[] = []

  async function open(address: string, account?: Account): Promise<BrowserDriver> {
    const phone = await newPhone(browser, { url: server.url, tokens: account?.tokens })
    const driver = await BrowserDriver.open(phone, address)
    phones.push(phone)
    drivers.push(driver)
    return driver
  }
  async function logIn(driver: BrowserDriver, phone: string) {
    await driver.fill('手机号', phone)
    await driver.tap('获取验证码')
    await see(driver, /开发验证码 \d{6}/)
    await driver.tap('同意协议')
    // Its sixth digit sends it.
    await driver.tap('填入')
  }

  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    owner = await Account.signIn(server.url, '13800136101')
    jobId = (await owner.runJob({ prompt: PROMPT, ratio: '1:1' })).id
  })
  afterEach(async () => {
    for (const driver of drivers.splice(0)) assert.deepEqual(await driver.problems(), [])
    for (const phone of phones.splice(0)) await phone.close()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  it('a typed address that needs its owner asks to sign in and leads back to it', async () => {
    const driver = await open(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await see(driver, '登录后才能看自己的创作')
    await driver.tap('去登录')
    await arriveAt(driver, 'pages/ucenter/login')
    await driver.page.evaluate(
      ([token, refreshToken]) => {
        localStorage.setItem('Authorization', JSON.stringify({ data: token }))
        localStorage.setItem('refreshToken', JSON.stringify({ data: refreshToken }))
      },
      [owner.tokens.token, owner.tokens.refreshToken],
    )
    await driver.goto(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await see(driver, PROMPT)
  })

  it('signing in leads back to the page that required it', async () => {
    const driver = await open(`/pagesD/job-detail/job-detail?id=${jobId}`)
    driver.complaints.expect(/\b404\b/)
    await driver.tap('去登录')
    await arriveAt(driver, 'pages/ucenter/login')
    await logIn(driver, '13800136102')
    await arriveAt(driver, 'pagesD/job-detail/job-detail')
    assert.match(driver.page.url(), new RegExp(jobId))
    // Another user's picture stays private.
    await see(driver, '找不到这次创作')
  })

  it('a redirect to another site is not followed', async () => {
    const evil = encodeURIComponent('https://evil.example/pages/index/index')
    const driver = await open(`/pages/ucenter/login?redirect_url=${evil}`)
    await logIn(driver, '13800136103')
    await arriveAt(driver, 'pages/index/index')
    assert.equal(new URL(driver.page.url()).origin, server.url)
  })

  it('a reload keeps draft and session', async () => {
    const driver = await open('/', owner)
    await driver.fill('画面描述', PROMPT)
    await see(driver, /生成\s*·/)
    // The draft is stored a moment after the last letter.
    await driver.page.waitForFunction(
      (words) => Object.values(localStorage).some((stored) => String(stored).includes(words)),
      PROMPT,
    )
    await driver.page.reload()
    await waitForEqual(() => driver.value('画面描述'), PROMPT)
    await driver.tab('我的')
    await see(driver, /积分\s*\d+/)
  })

  const storeVersion = (driver: BrowserDriver, version: string) =>
    driver.page.evaluate((data) => {
      localStorage.setItem('version', JSON.stringify({ data }))
      localStorage.setItem('anything', 'x')
    }, version)
  const storedKeys = (driver: BrowserDriver) =>
    driver.page.evaluate(() => Object.keys(localStorage))

  it('a new version empties the device, explains the sign-out once and keeps what was typed', async () => {
    const writer = await Account.signIn(server.url, '13800136112')
    const driver = await open('/', writer)
    await driver.fill('画面描述', '没写完的雪山')
    await storeVersion(driver, '6.8.9')
    // At once: nothing has reached the account yet.
    await driver.page.reload()
    await see(driver, '墨光更新了')
    await driver.tap('知道了')
    const left = await storedKeys(driver)
    assert.equal(left.includes('anything') || left.includes('Authorization'), false, left.join(' '))
    await waitForEqual(() => driver.value('画面描述'), '没写完的雪山')
    // The closed dialog takes its entry of the history back, which would end the reload.
    await driver.page.waitForFunction(() => !history.state?.layers)
    await driver.page.reload()
    await see(driver, '登录')
    await waitForEqual(() => driver.value('画面描述'), '没写完的雪山')
    await waitForEqual(() => driver.page.getByText('墨光更新了').count(), 0)
  })

  it('a new version keeps what a visitor was typing, without a word', async () => {
    const driver = await open('/')
    await driver.fill('画面描述', '访客写的湖')
    await storeVersion(driver, '6.8.9')
    await driver.page.reload()
    await driver.page.waitForFunction(
      (words) => document.querySelector('textarea')?.value === words,
      '访客写的湖',
    )
    await waitForEqual(() => driver.page.getByText('墨光更新了').count(), 0)
  })

  it('an older build behind the same address reloads to the newer one and wipes nothing', async () => {
    const driver = await open('/', owner)
    await see(driver, /积分/)
    await storeVersion(driver, NEWER)
    let documents = 0
    await driver.page.route('**/*', async (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) documents += 1
      // The first answer is of this build, the second of the one that wrote the storage.
      if (documents < 2 || request.resourceType() !== 'script') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(appVersion, NEWER)
      return route.fulfill({ response, body })
    })
    await driver.page.reload()
    await driver.page.waitForFunction(() => document.querySelector('textarea') !== null)
    assert.equal(documents, 2)
    const left = await storedKeys(driver)
    assert.ok(left.includes('anything') && left.includes('Authorization'), left.join(' '))
    await driver.page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  for (const address of ['/no/such/page', '/pagesC/ucenter/nothing', '/pages/index']) {
    it(`${address} is reported as unknown, and leads home`, async () => {
      const driver = await open(address)
      await see(driver, '这一页不在了')
      await driver.tap('回到创作')
      await arriveAt(driver, 'pages/index/index')
    })
  }

  it('back and forward of the browser show the pages they name', async () => {
    const driver = await open('/', owner)
    await driver.tab('画夹')
    await driver.tap(`${PROMPT}，1 张`)
    await arriveAt(driver, 'pagesD/job-detail/job-detail')
    await see(driver, '再画一张')
    await driver.page.goBack()
    await arriveAt(driver, 'pages/folder/folder')
    await driver.page.getByLabel(`${PROMPT}，1 张`).first().waitFor()
    await driver.page.goForward()
    await arriveAt(driver, 'pagesD/job-detail/job-detail')
    await see(driver, '再画一张')
  })

  for (const slower of [1, 4]) {
    it(`a page that is returned to at once stays in sight, on a phone ${slower} × slower`, async () => {
      const driver = await open('/pages/folder/folder', owner)
      await driver.page.getByLabel(`${PROMPT}，1 张`).first().waitFor()
      const tools = await driver.page.context().newCDPSession(driver.page)
      await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
      await driver.tap(`${PROMPT}，1 张`)
      await arriveAt(driver, 'pagesD/job-detail/job-detail')
      await driver.page.goBack()
      await arriveAt(driver, 'pages/folder/folder')
      // The page has slid in, the way back waited for it, and what would hide the one below is over.
      await driver.page.waitForTimeout(2500)
      await waitForEqual(() => driver.count(`${PROMPT}，1 张`), 1)
      await waitForEqual(() => driver.page.locator('.taro_page').count(), 1)
    })
  }

  it('an access token that no longer counts is renewed without a word', async () => {
    const fresh = await Account.signIn(server.url, '13800136104')
    const stale = fresh.tokens.token.replace(/\.[^.]*$/, '.c3RhbGU')
    const phone = await newPhone(browser, {
      url: server.url,
      tokens: { ...fresh.tokens, token: stale },
    })
    phones.push(phone)
    const driver = await BrowserDriver.open(phone, '/pages/ucenter/ucenter', [REFUSED])
    drivers.push(driver)
    await see(driver, /积分\s*\d+/)
    assert.equal(await driver.dialog(), null)
    const token = await driver.page.evaluate(storedItem, 'Authorization')
    assert.ok(typeof token === 'string' && token !== stale)
  })

  it('a session that cannot be renewed ends, and says so once', async () => {
    const driver = await open('/pages/ucenter/ucenter')
    await driver.page.evaluate(() => {
      localStorage.setItem('Authorization', '{"data":"gone"}')
      localStorage.setItem('refreshToken', '{"data":"gone"}')
    })
    driver.complaints.expect(REFUSED)
    await driver.page.reload()
    await see(driver, '还没有登录')
    assert.equal(await driver.page.evaluate(storedItem, 'Authorization'), null)
  })

  it('what a visitor may see needs no session', async () => {
    const driver = await open('/')
    const pages: [string, string | RegExp][] = [
      ['/pages/playground/playground', '广场'],
      ['/pages/tools/tools', '文生图'],
      ['/pages/folder/folder', '去登录'],
      ['/pages/ucenter/ucenter', '还没有登录'],
      ['/pagesB/agreement/service', '服务协议'],
      ['/pagesB/agreement/privacy', '隐私政策'],
      ['/pagesB/agreement/pay', '充值协议'],
      ['/pagesB/agreement/generate', 'AI 创作服务协议'],
      ['/pagesD/inpaint/inpaint?id=unknown', '局部重绘'],
    ]
    for (const [address, words] of pages) {
      await driver.goto(address)
      await see(driver, words)
      assert.equal(await driver.dialog(), null)
    }
  })

  it('the tab bar is 50 px high, however wide the phone is', async () => {
    const driver = await open('/pages/tools/tools')
    const bar = driver.page.locator('.taro-tabbar__tabbar')
    for (const width of [360, 640]) {
      await driver.page.setViewportSize({ width, height: 740 })
      await bar.waitFor()
      assert.equal((await bar.boundingBox())?.height, 50)
    }
  })

  it('a page of ours is in a frame under the header; the app itself takes the window', async () => {
    const driver = await open('/pagesC/webview/webview?url=%2Fapi%2Fopenapi.json')
    await driver.page.frameLocator('iframe').getByText('"openapi"').waitFor()
    await see(driver, '网页')
    const { height: window = 0 } = driver.page.viewportSize() ?? {}
    const frame = await driver.page.locator('iframe').boundingBox()
    assert.ok(frame && frame.y > 40 && Math.abs(frame.y + frame.height - window) < 1)
    await driver.goto('/pagesC/webview/webview?url=%2Fnowhere%2Fat-all')
    await driver.page.waitForURL(({ pathname }) => !pathname.includes('webview'))
    await waitForEqual(() => driver.page.locator('iframe').count(), 0)
  })

  it('leaving asks first, and the app is then signed out', async () => {
    const leaver = await Account.signIn(server.url, '13800136105')
    const driver = await open('/pages/ucenter/ucenter', leaver)
    await driver.tap('退出登录')
    await seeDialog(driver, '退出登录？')
    await driver.page.keyboard.press('Escape')
    await see(driver, /积分\s*\d+/)
    await driver.tap('退出登录')
    await driver.answerDialog(true)
    await see(driver, '还没有登录')
    assert.equal(await driver.page.evaluate(storedItem, 'Authorization'), null)
  })
})
