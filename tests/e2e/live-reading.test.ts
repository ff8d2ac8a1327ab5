import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

/** On the button, when it can be pressed. */
const PRICE = /生成 · \d+ 积分/

describe('创作 shows what is understood while typing', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    driver = await BrowserDriver.open(await newPhone(browser, { url: server.url }))
    await driver.tab('创作')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  const field = () => driver.page.getByRole('textbox', { name: '画面描述' })
  const marked = (mark: string) => driver.page.locator(`.mg-text__mark--${mark}`).allTextContents()

  it('before anything is written it says what kind of painter this is', async () => {
    await see(driver, /不是 AI 模型/)
  })

  it('words that are drawn and words that are left out are distinguished', async () => {
    await field().fill('雪山下的湖，湖边一只鸵鸟，清晨')
    await see(driver, /读懂 \d+ 处，画不出“鸵鸟”/)
    assert.ok((await marked('known')).includes('雪山'))
    await waitForEqual(async () => (await marked('unknown')).join(), '鸵鸟')
  })

  it('one tap puts what is near in the place of a word, another takes it back', async () => {
    await driver.page.getByRole('button', { name: '把“鸵鸟”换成“仙鹤”' }).tap()
    await see(driver, /读懂 \d+ 处 /)
    await waitForEqual(() => field().inputValue(), '雪山下的湖，湖边一只仙鹤，清晨')
    await driver.page.getByText('撤销', { exact: true }).tap()
    await waitForEqual(() => field().inputValue(), '雪山下的湖，湖边一只鸵鸟，清晨')
  })

  it('what would be declined holds the button back, and its alternatives free it', async () => {
    await field().fill('皮卡丘在雪地里')
    await see(driver, /“皮卡丘”是有版权的角色/)
    await seeCount(driver, '画不了皮卡丘', 1)
    await waitForEqual(async () => (await marked('refused')).join(), '皮卡丘')
    await driver.page.getByRole('button', { name: '雪地', exact: true }).tap()
    await see(driver, /读懂 1 处/)
    await seeCount(driver, '画不了皮卡丘', 0)
  })

  it('a text that names nothing to be seen says so, and can be made all the same', async () => {
    await field().fill('你好')
    await see(driver, /没有画得出的东西/)
    await waitForEqual(async () => (await marked('known')).length, 0)
    await see(driver, PRICE)
  })

  it('润色 proposes changes as switches, and what is used can be undone', async () => {
    const { page } = driver
    await field().fill('湖，很美')
    await page.getByText('润色', { exact: true }).tap()
    await see(driver, /改了 \d 处，用了 \d 处/)
    const before = await page.locator('.polish__piece').allTextContents()
    assert.ok(before.includes('，很美'), before.join('|'))
    await page.getByRole('switch', { name: '很美，已用' }).tap()
    await page.getByRole('switch', { name: '很美，没用' }).waitFor()
    await page.getByRole('button', { name: /用这 \d 处/ }).tap()
    await page.locator('.mg-bottom-sheet').waitFor({ state: 'detached' })
    const text = await field().inputValue()
    assert.match(text, /^.+，湖，.*很美/)
    await page.getByText('撤销', { exact: true }).tap()
    await waitForEqual(() => field().inputValue(), '湖，很美')
  })

  it('a server that does not answer blocks no form', async () => {
    await driver.page.route('**/api/generate/read', (route) => route.abort())
    driver.complaints.expect(/generate\/read/, /ERR_FAILED/)
    await field().fill('竹林里的小路，薄雾')
    await see(driver, PRICE)
    await driver.page.unroute('**/api/generate/read')
  })

  it('a tool says how it works, and nothing of what the painter paints', async () => {
    await driver.openFresh('/pagesE/cleaner/cleaner')
    // Its offer is there.
    await see(driver, '选一张图片')
    await see(driver, '从画面别处找相似的地方来补')
    await waitForEqual(() => driver.page.getByText('不是 AI 模型').count(), 0)
  })
})
