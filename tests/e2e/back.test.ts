/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import {
  startFakeApi,
  type FakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, PHONE, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { beginPainting, compareAll, Tab } from './tab'

const DETAIL = 'pagesD/job-detail/job-detail'
const ME = 'pages/ucenter/ucenter'
const FOLDER = 'pages/folder/folder'
const HOME = 'pages/index/index'
const UPDATE = 'components/rt-uni-update/components/rt-uni-update/rt-uni-update'
const OPEN_VIEWER = '第 1 张，共 1 张，查看大图'

describe('going back on H5: the uppermost layer first, then the page', () => {
  let api: FakeApi
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let page: Page
  let tab: Tab
  let account: Account
  let model: string
  let jobId: string
  let comparedId: string
  const detail = () => `/${DETAIL}?id=${jobId}`

  before(async () => {
    api = await startFakeApi()
    const engine = { OPENAI_BASE_URL: api.baseUrl, OPENAI_API_KEY: 'key', OPENAI_MODEL: 'painter' }
    server = await shareServer(engine)
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136701')
    const { options } = await account.get<{
      options: { modelId: string; priceByCount: number[] }[]
    }>('/api/app-config/generate')
    model = options.find(({ modelId }) => modelId.includes('painter'))?.modelId ?? ''
    jobId = (await account.runJob({ prompt: '看大图', model, ratio: '1:1' })).id
    comparedId = await compareAll(account, options)
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, 'about:blank')
    page = driver.page
    tab = await Tab.of(driver)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await api?.close()
  })
  afterEach(async () => {
    api.answerWith(null)
    assert.deepEqual(await driver.problems(), [])
  })

  it('a sheet closes and its page stays', async () => {
    await tab.begin('/')
    await tab.openHistory()
    await tab.back()
    await tab.gone('历史')
    await tab.seeBehind(0)
    assert.equal(await driver.route(), HOME)
  })

  it('the focus returns to what opened the sheet', async () => {
    await tab.begin('/')
    await tab.openHistory()
    const inside = () =>
      page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
    await waitForEqual(inside, true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await waitForEqual(inside, true, 'the focus stays inside')
    await tab.back()
    await tab.gone('历史')
    await waitForEqual(() => page.evaluate(() => document.activeElement?.textContent), '历史')
  })

  it('a sheet closed by its scrim, by Escape or by its top leaves no entry', async () => {
    await tab.begin('/')
    const ways = [
      () => page.locator('.mg-bottom-sheet__scrim').tap({ position: { x: 20, y: 40 } }),
      () => page.keyboard.press('Escape'),
      () => page.locator('.mg-bottom-sheet__grab').tap(),
    ]
    for (const close of ways) {
      await tab.openHistory()
      await close()
      await tab.gone('历史')
      await tab.seeBehind(0)
    }
  })

  it('going forward again opens no sheet and stays where it was', async () => {
    await tab.begin('/')
    await tab.openHistory()
    await tab.back()
    await tab.gone('历史')
    await page.goForward()
    await tab.seeBehind(0)
    await waitForEqual(() => tab.sheet('历史').count(), 0)
    await tab.openHistory()
    await page.keyboard.press('Escape')
    await tab.gone('历史')
    await tab.seeBehind(0)
  })

  it('after a reload the entry of an open sheet is left', async () => {
    await tab.begin('/')
    await tab.openHistory()
    await page.reload()
    await see(driver, '历史')
    await tab.seeBehind(0)
    await waitForEqual(() => tab.sheet('历史').count(), 0)
  })

  it('the viewer closes, then the page is left, on a page opened by its address too', async () => {
    await tab.begin(detail())
    await driver.tap(OPEN_VIEWER)
    await tab.sheet('查看大图').waitFor()
    await tab.seeBehind(1)
    await tab.back()
    await tab.gone('查看大图')
    await tab.seeBehind(0)
    assert.equal(await driver.route(), DETAIL)
  })

  it('a viewer closed by its button leaves no entry: one step leaves the page', async () => {
    await tab.begin('/pages/folder/folder')
    await driver.tap('看大图，1 张')
    await arriveAt(driver, DETAIL)
    await driver.tap(OPEN_VIEWER)
    await tab.sheet('查看大图').waitFor()
    await driver.tap('关闭')
    await tab.gone('查看大图')
    await tab.seeBehind(1)
    await tab.back()
    await arriveAt(driver, FOLDER)
  })

  it('two steps at once close the viewer and leave the page', async () => {
    await tab.begin('/pages/folder/folder')
    await driver.tap('看大图，1 张')
    await arriveAt(driver, DETAIL)
    await driver.tap(OPEN_VIEWER)
    await tab.sheet('查看大图').waitFor()
    await tab.seeBehind(2)
    await page.evaluate(() => {
      window.history.back()
      window.history.back()
    })
    await arriveAt(driver, FOLDER)
    await tab.gone('查看大图')
    await tab.seeBehind(0)
  })

  it('selecting ends, and its page stays', async () => {
    await tab.begin('/pages/folder/folder')
    await driver.longPress('看大图，1 张')
    await see(driver, '已选 1 项')
    await tab.seeBehind(1)
    await tab.back()
    await page.getByText('已选 1 项').waitFor({ state: 'detached' })
    assert.equal(await driver.route(), FOLDER)
  })

  it('a sheet over the selection closes first, then the selection ends', async () => {
    await tab.begin('/pages/folder/folder')
    await driver.longPress('看大图，1 张')
    await driver.tap('加入画集')
    await tab.sheet('加入画集').waitFor()
    await tab.seeBehind(2)
    await tab.back()
    await tab.gone('加入画集')
    await see(driver, '已选 1 项')
    await tab.back()
    await page.getByText('已选 1 项').waitFor({ state: 'detached' })
    await tab.seeBehind(0)
  })

  it('Escape closes the sheet over the selection and not the selection', async () => {
    await tab.begin('/pages/folder/folder')
    await driver.longPress('看大图，1 张')
    await driver.tap('加入画集')
    await tab.sheet('加入画集').waitFor()
    await page.keyboard.press('Escape')
    await tab.gone('加入画集')
    await see(driver, '已选 1 项')
    await tab.seeBehind(1)
  })

  it('a question is answered with no', async () => {
    await tab.begin(detail())
    await driver.tap('删除')
    await seeDialog(driver, /删除/)
    await tab.seeBehind(1)
    await tab.back()
    await page.locator('.mg-dialog').waitFor({ state: 'detached' })
    await tab.seeBehind(0)
    await see(driver, '再画一张')
  })

  it('the prompt to sign in goes, and home stays', async () => {
    await tab.begin('/')
    // And in one step: the page that is left must not ask for anything without its session.
    await driver.settled()
    await page.evaluate(() => {
      localStorage.clear()
      location.assign('/pagesC/ucenter/order')
    })
    await seeDialog(driver, '体验完整功能,请先登录')
    await tab.back()
    await page.locator('.mg-dialog').waitFor({ state: 'detached' })
    assert.equal(await driver.route(), HOME)
  })

  it('what is being made goes back to the form, which paints on', async () => {
    const paint = await beginPainting(api, account, model)
    await tab.begin('/')
    await driver.tap('1 个任务进行中，查看')
    await see(driver, '可以离开')
    await tab.seeBehind(1)
    await tab.back()
    await see(driver, '随机灵感')
    await tab.seeBehind(0)
    await driver.tap('1 个任务进行中，查看')
    await see(driver, '可以离开')
    paint()
    await arriveAt(driver, DETAIL)
    await tab.seeBehind(1)
    await tab.back()
    await see(driver, '随机灵感')
    assert.equal(await driver.route(), HOME)
  })

  it('what is being made is still there after another tab, and goes back to the form', async () => {
    const paint = await beginPainting(api, account, model)
    await tab.begin('/')
    await driver.tap('1 个任务进行中，查看')
    await see(driver, '可以离开')
    await driver.tab('我的')
    await arriveAt(driver, ME)
    await tab.seeBehind(0)
    await driver.tab('创作')
    await see(driver, '可以离开')
    await tab.seeBehind(1)
    await tab.back()
    await see(driver, '随机灵感')
    paint()
  })

  it('a row of a sheet leads to its page, and from there straight back', async () => {
    await tab.begin('/pages/ucenter/ucenter')
    await driver.tap('积分明细')
    await tab.sheet('积分明细').waitFor()
    await page.getByRole('dialog').getByRole('link').first().tap()
    await arriveAt(driver, DETAIL)
    await tab.seeBehind(1)
    await tab.back()
    await arriveAt(driver, ME)
    await tab.seeBehind(0)
    await tab.gone('积分明细')
  })

  it('a page opened over a layer returns to it, then the layer closes, then the page it came from', async () => {
    await tab.begin(`/${DETAIL}?id=${comparedId}`)
    await driver.tap('看对比')
    await see(driver, '先藏起名字')
    await tab.seeBehind(2)
    await driver.page.getByRole('radio').first().tap()
    await driver.tap('看详情')
    await arriveAt(driver, DETAIL)
    await tab.seeBehind(3)
    await tab.back()
    await arriveAt(driver, HOME)
    await see(driver, '先藏起名字')
    await tab.back()
    await see(driver, '随机灵感')
    await tab.seeBehind(1)
    await tab.back()
    await arriveAt(driver, DETAIL)
    await see(driver, '看对比')
    await tab.seeBehind(0)
  })

  it('the search closes, and the square stays', async () => {
    await tab.begin('/pages/playground/playground')
    await driver.tap('搜索')
    await tab.sheet('搜索作品').waitFor()
    await tab.back()
    await tab.gone('搜索作品')
    assert.equal(await driver.route(), 'pages/playground/playground')
  })

  it('a mask that was painted asks first, as often as one goes back', async () => {
    await tab.begin(`/pagesD/inpaint/inpaint?id=${jobId}`)
    // The button below names it, with other words around, before it is there.
    await page.getByText('涂抹', { exact: true }).filter({ visible: true }).first().waitFor()
    await driver.tap('涂抹')
    await see(driver, '撤销')
    await driver.tap('反选')
    for (let times = 0; times < 2; times += 1) {
      await tab.back()
      await seeDialog(driver, '放弃刚才的涂抹？')
      await tab.seeBehind(2)
      await driver.answerDialog(false)
      await tab.seeBehind(1)
    }
    await tab.back()
    await seeDialog(driver, '放弃刚才的涂抹？')
    await driver.answerDialog(true)
    await page.getByRole('application').waitFor({ state: 'detached' })
    await tab.seeBehind(0)
  })

  for (const required of [true, false]) {
    it(`an update that is ${required ? 'required stays' : 'offered is left'}`, async () => {
      await driver.openFresh('/')
      await page.route('**/api/app-config/app?**', async (route) => {
        const answer = await route.fetch()
        const body: { data: object } = await answer.json()
        const update = { version: '7.0.0', notes: ['新的画法'], required }
        await route.fulfill({ json: { ...body, data: { ...body.data, update } } })
      })
      await page.goto('/pages/tools/tools')
      await arriveAt(driver, UPDATE)
      await see(driver, '新的画法')
      if (required) await page.waitForFunction('history.state.layers === 1')
      const before = await tab.entriesBehind()
      for (let times = 0; times < 3; times += 1) {
        await tab.back()
        if (!required) break
        await tab.seeBehind(before)
        assert.equal(await driver.route(), UPDATE)
      }
      if (!required) await arriveAt(driver, 'pages/tools/tools')
    })
  }

  it('a session that ran out on an address leads back to it, query and all', async () => {
    await tab.begin('/')
    const refused = { status: 401, json: { code: 1, message: '请先登录', data: null } }
    driver.complaints.expect(/\b401\b/)
    await page.route('**/api/**', (route) => route.fulfill(refused))
    await page.goto('/pagesC/ucenter/order?month=11')
    await seeDialog(driver, '体验完整功能,请先登录')
    await driver.answerDialog(true)
    await arriveAt(driver, 'pages/ucenter/login')
    const target = new URL(page.url()).searchParams.get('redirect_url')
    assert.equal(target, '/pagesC/ucenter/order?month=11')
  })

  it('a sheet follows the finger, returns from a little way and closes from further', async () => {
    await tab.begin('/')
    await tab.openHistory()
    const top = await tab.getTop('历史')
    await tab.pull(top, [10, 30, 50, 60, 60], 120)
    await driver.settled()
    assert.deepEqual(await tab.getTop('历史'), top)
    await tab.seeBehind(1)
    await tab.pull(top, [30, 70, 110, 140, 140], 120)
    await tab.gone('历史')
    await tab.seeBehind(0)
  })

  it('a sheet that is flung down closes', async () => {
    await tab.begin('/')
    await tab.openHistory()
    await tab.pull(await tab.getTop('历史'), [14, 30, 48], 16)
    await tab.gone('历史')
    await tab.seeBehind(0)
  })

  it('a finger on what a sheet holds does not pull the sheet', async () => {
    await tab.begin('/')
    await tab.openHistory()
    const top = await tab.getTop('历史')
    await tab.pull({ x: top.x, y: PHONE.height - 60 }, [14, 30, 48], 16)
    await driver.settled()
    assert.deepEqual(await tab.getTop('历史'), top)
    await page.keyboard.press('Escape')
    await tab.gone('历史')
  })
})
