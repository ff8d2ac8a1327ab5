/** 对话改图 on H5: from a sentence to a version and back, on a phone and on a desk. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { waitForEqual } from '../journeys/conditions'
import { see } from '../journeys/driver'
import { passAll, signInReviewer } from '../journeys/back-office'
import { EDIT_STEPS, EDITED_PICTURE } from '../journeys/editing'
import { listReferenceSteps } from '../journeys/editing-references'
import { shareServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const RESULT = '/pagesD/job-detail/job-detail'

describe('editing a picture by sentences', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let pictureJob: string
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800138137')
    pictureJob = (await account.runJob(EDITED_PICTURE)).id
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, `${RESULT}?id=${pictureJob}`)
  })
  afterEach(async () => assert.deepEqual(await driver.problems(), []))
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function looksRight(name: string, { page } = driver): Promise<void> {
    const folder = process.env.SHOTS
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/${name.slice(0, 40).replaceAll(' ', '-')}.png` })
    assert.deepEqual(await sidewaysOn(page), [], name)
    assert.deepEqual(await violationsOn(page), [], name)
    // Narrower screens show everything smaller.
    const isNarrow = (page.viewportSize()?.width ?? 0) < 375
    if (!isNarrow) assert.deepEqual(await smallTargetsOn(page), [], name)
  }

  /** The first reference picture to the second place, by a mouse that is held. */
  async function dragFirst(page: Page): Promise<void> {
    const cells = page.locator('.references__cells .reference__picture')
    const from = await cells.first().boundingBox()
    const to = await cells.nth(1).boundingBox()
    assert.ok(from && to)
    await page.mouse.move(from.x + 30, from.y + 30)
    await page.mouse.down()
    await page.locator('.reference--held').waitFor()
    await page.mouse.move(to.x + 30, to.y + 30, { steps: 4 })
    await page.mouse.up()
  }

  for (const { title, run } of EDIT_STEPS) {
    it(title, async () => {
      await run(driver)
      await looksRight(title)
    })
  }

  it('the first version of a thread has the composer of its page', async () => {
    const { list } = await account.get<{ list: { id: string }[] }>('/api/thread/my')
    await driver.page.goto(`${server.url}${RESULT}?id=${pictureJob}&thread=${list[0]?.id}`)
    await see(driver, '全部经过')
  })

  const reopened = listReferenceSteps(async (one) => {
    await one.restart()
    await see(one, '全部经过')
  })
  for (const { title, run } of reopened) {
    it(title, async () => {
      await run(driver)
      await looksRight(title)
    })
  }

  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    it(`reference pictures have their place at ${width} px`, async () => {
      const { list } = await account.get<{ list: { id: string; sentence?: string }[] }>(
        '/api/job/myJobList',
      )
      const edited = list.find(({ sentence }) => sentence === '把小船改成橙色')
      const tab = await newPhone(browser, {
        url: server.url,
        tokens: account.tokens,
        viewport: { width, height },
      })
      const other = await BrowserDriver.open(tab, `${RESULT}?id=${edited?.id}`)
      await other.fill('改这张：输入或说一句', '用@1的颜色')
      await other.tap('加参考图')
      await other.tap('加一张')
      await other.tap('第 1 张')
      await see(other, /借图 1 的/)
      await other.tap('物品')
      await see(other, '图 1 的物品，这支画笔用不上')
      await looksRight(`references-${width}`, other)
      await other.tap('图 1 改作颜色')
      await other.tap('再加一张')
      await other.tap('第 2 张')
      await see(other, /借图 2 的/)
      await looksRight(`references-order-${width}`, other)
      await dragFirst(other.page)
      await see(other, /借图 1 的/)
      assert.equal(await other.value('改这张：输入或说一句'), '用@2的颜色')
      await other.tap('去掉')
      await other.tap('看改法')
      await see(other, /图 2 颜色/)
      await looksRight(`references-plan-${width}`, other)
      assert.deepEqual(await other.problems(), [])
      await tab.close()
    })
  }

  it('a sentence waits for the picture that is on its way', async () => {
    const { page } = driver
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/upload/, async (route) => {
      await held
      await route.continue()
    })
    await driver.fill('改这张：输入或说一句', '用参考图的颜色')
    await driver.tap('加参考图')
    await driver.tap('加一张')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /相册或相机/ }).tap()
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await driver.tap('看改法')
    await see(driver, '参考图传好就看改法')
    release()
    await see(driver, /图1的颜色/)
    await page.unroute(/\/api\/upload/)
    await driver.tap('改这句话')
    await driver.tap('去掉')
    await driver.fill('改这张：输入或说一句', '')
  })

  it('what cannot be understood is said, nothing is charged, and the sentence stays', async () => {
    const balance = async () => (await account.get<{ balance: number }>('/api/user/score')).balance
    await driver.page.goto(`${server.url}${RESULT}?id=${pictureJob}`)
    await see(driver, '参数')
    const before = await balance()
    await driver.fill('改这张：输入或说一句', '嘟嘟囔囔呜呜')
    await driver.tap('看改法')
    await see(driver, '没有扣积分，这张也没有动')
    await looksRight('declined')
    await driver.tap('改这句话')
    await waitForEqual(() => driver.value('改这张：输入或说一句'), '嘟嘟囔囔呜呜')
    assert.equal(await balance(), before)
  })

  it('a box drawn on the picture limits the plan, and is dropped again', async () => {
    await driver.fill('改这张：输入或说一句', '去掉这个')
    await driver.tap('看改法')
    await see(driver, /读懂 1 处/)
    await driver.tap('框一块')
    const range = driver.page.locator('#plan-picture-range')
    const place = await range.boundingBox()
    assert.ok(place)
    const [startX, startY] = [place.x + 10, place.y + 10]
    await driver.page.mouse.move(startX, startY)
    await driver.page.mouse.down()
    await driver.page.mouse.move(startX + 60, startY + 50, { steps: 6 })
    await driver.page.mouse.up()
    await see(driver, '去掉框')
    await looksRight('box')
    await driver.tap('去掉框')
    await see(driver, /读懂 1 处/)
    await driver.tap('改这句话')
    await driver.fill('改这张：输入或说一句', '')
  })

  it('is published with its steps, which others follow from its page', async () => {
    const { list } = await account.get<{ list: { id: string; sentence?: string }[] }>(
      '/api/job/myJobList',
    )
    const edited = list.find(({ sentence }) => sentence === '把小船改成橙色')
    await driver.page.goto(`${server.url}${RESULT}?id=${edited?.id}`)
    await see(driver, '第 2 版')
    await driver.tap('发布到广场')
    await driver.tap('带上每一步')
    await see(driver, '把小船改成橙色')
    await looksRight('publish')
    await driver.tap('发布')
    await see(driver, '已提交，审核通过后公开')
    await passAll(await signInReviewer(server.url, server.sql, '13800138136'))
    const works = await account.get<{ list: { id: string }[] }>('/api/works/page')
    await driver.page.goto(`${server.url}/pagesD/works-detail/works-detail?id=${works.list[0]?.id}`)
    await see(driver, /怎么改的 · 1 步\s*1?\s*把小船改成橙色/)
    await driver.tap('画同款')
    await see(driver, '最后一步：“把小船改成橙色”')
    await looksRight('remake')
    await driver.tap('这句话用在我的画上')
    await driver.tap('第 2 张')
    await see(driver, /读懂 1 处/)
    await see(driver, /确认改\s*·\s*2 积分/)
  })

  it('a held picture shows the version before up to the finger, a slider moves by keys', async () => {
    const { list } = await account.get<{ list: { id: string; sentence?: string }[] }>(
      '/api/job/myJobList',
    )
    const edited = list.find(({ sentence }) => sentence === '把小船改成橙色')
    const desk = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
      viewport: { width: 1440, height: 900 },
      touch: false,
    })
    const wide = await BrowserDriver.open(desk, `${RESULT}?id=${edited?.id}`)
    const picture = wide.page.locator('#result-compare')
    await see(wide, '共 3 版')
    await picture.waitFor()
    const box = await picture.boundingBox()
    assert.ok(box)
    await wide.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await wide.page.mouse.down()
    await see(wide, '松手看改后')
    await wide.page.mouse.up()
    await see(wide, '按住看改前')
    await wide.page.getByText('对比', { exact: true }).click()
    const slider = wide.page.getByRole('slider')
    await slider.press('ArrowLeft')
    await waitForEqual(() => slider.inputValue(), '45')
    await looksRight('slider', wide)
    assert.deepEqual(await wide.problems(), [])
  })
})
