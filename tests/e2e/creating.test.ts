import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import type { BrowserContext } from 'playwright-core'
import { paintBatch } from '../journeys/batch'
import { PAINT_TIMEOUT_MS, waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount } from '../journeys/driver'
import { startServer, WATCHED, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare, type PhoneOptions } from './browser'
import { BrowserDriver } from './driver'
import { toolHands } from './tool-gestures'

/** More than any page needs. */
const TABS_MAX = 80

interface Stages {
  stages: Set<string>
}

/**
 * Runs in the browser, and notes every stage the hero shows: one that is read from outside, now and
 * then, passes unseen on a busy machine.
 */
function noteStages(): void {
  const stages = new Set<string>()
  Object.assign(window, { stages })
  const look = () => {
    for (const shown of document.querySelectorAll('[aria-label^="正在显影的画，画到："]'))
      stages.add(shown.getAttribute('aria-label') ?? '')
  }
  new MutationObserver(look).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  })
}

describe('creating on H5', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  const phones: BrowserContext[] = []
  const drivers: BrowserDriver[] = []

  async function open(
    account?: Account,
    address = '/',
    options: Partial<PhoneOptions> = {},
  ): Promise<BrowserDriver> {
    const phone = await newPhone(browser, {
      url: server.url,
      tokens: account?.tokens,
      ...options,
    })
    const driver = await BrowserDriver.open(phone, address)
    phones.push(phone)
    drivers.push(driver)
    return driver
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-creating-'))
    server = await startServer({ DATA_DIR: folder, ...WATCHED })
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const driver of drivers.splice(0)) assert.deepEqual(await driver.problems(), [])
    for (const phone of phones.splice(0)) await phone.close()
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('without a network it says so and keeps what is written', async () => {
    const driver = await open()
    await see(driver, '风格')
    driver.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await driver.page.context().setOffline(true)
    await see(driver, '网络断开，写好的内容都在')
    await driver.fill('画面描述', '断网前写下的远山')
    await see(driver, '连上就画')
    await driver.page.context().setOffline(false)
    await see(driver, /生成\s*·/)
    await waitForEqual(() => driver.value('画面描述'), '断网前写下的远山')
  })

  it('what was ordered without a network waits, with a sentence, and is painted with one', async () => {
    const account = await Account.signIn(server.url, '13800136209')
    const driver = await open(account)
    await see(driver, '先写下画面描述')
    await driver.fill('画面描述', '远山，明月')
    driver.complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await driver.page.context().setOffline(true)
    await driver.tap('连上就画')
    await see(driver, '这张在等网：连上就画，积分还没扣')
    await driver.tap('不等了')
    await see(driver, '网络断开，写好的内容都在')
    await driver.tap('连上就画')
    await see(driver, '不等了')
    await driver.page.context().setOffline(false)
    const jobs = async () => (await account.get<{ total: number }>('/api/job/myJobList')).total
    for (let tries = 0; (await jobs()) === 0; tries += 1) {
      assert.ok(tries < 120, 'it was never ordered')
      await driver.page.waitForTimeout(250)
    }
    assert.equal(await jobs(), 1)
  })

  it('a keyboard alone writes, chooses, starts and cancels', async () => {
    const driver = await open(await Account.signIn(server.url, '13800136201'))
    const { keyboard } = driver.page
    await see(driver, '水墨')
    const reach = async (name: RegExp) => {
      for (let pressed = 0; pressed < TABS_MAX; pressed += 1) {
        await keyboard.press('Tab')
        const here = await driver.page.evaluate(() => {
          const at = document.activeElement
          return at?.getAttribute('aria-label') ?? at?.textContent ?? ''
        })
        if (name.test(here)) return
      }
      throw new Error(`Tab never reaches ${String(name)}`)
    }
    await reach(/^画面描述$/)
    await keyboard.insertText('竹林，小径，细雨')
    await reach(/^水墨/)
    await keyboard.press('Enter')
    await waitForEqual(
      () => driver.page.evaluate(() => document.activeElement?.getAttribute('aria-checked')),
      'true',
    )
    await reach(/^4 张$/)
    await keyboard.press(' ')
    await reach(/^生成/)
    await keyboard.press('Enter')
    await see(driver, '可以离开，画好会在画夹提醒你')
    await reach(/^取消/)
    await keyboard.press('Enter')
    await see(driver, /已取消/)
  })

  it('several pictures of one text: one first, then the rest, and one tile for them', async () => {
    await paintBatch(await open(await Account.signIn(server.url, '13800136210')))
  })

  it('four pictures are leafed through, large ones too', async () => {
    const account = await Account.signIn(server.url, '13800136202')
    const params = { prompt: '海上明月，灯塔', count: 4, ratio: '1:1' }
    const { id } = await account.runJob(params)
    const driver = await open(account, `/pagesD/job-detail/job-detail?id=${id}`)
    await see(driver, '1 / 4')
    await driver.page.keyboard.press('ArrowRight')
    await see(driver, '2 / 4')
    await driver.tap('第 2 张，共 4 张，查看大图')
    await driver.page.getByRole('dialog', { name: '查看大图' }).waitFor()
    await driver.tap('下一张')
    await see(driver, '3 / 4')
    await driver.page.keyboard.press('Escape')
    await seeCount(driver, '下一张', 0)
    await see(driver, '3 / 4')
  })

  it('a tap on a painted cat names it, and 消除 paints the picture without it', async () => {
    const account = await Account.signIn(server.url, '13800136206')
    const params = { prompt: '一只橘猫坐在窗台上', count: 1, ratio: '1:1', style: 'flat', seed: 7 }
    const { id } = await account.runJob(params)
    const driver = await open(account, `/pagesD/job-detail/job-detail?id=${id}`)
    const { page } = driver
    await driver.tap('消除')
    await arriveAt(driver, 'pagesE/cleaner/cleaner')
    await toolHands(driver, account).point(/选中「猫」/)
    await see(driver, /开始\s*·\s*\d+ 积分/)
    await driver.tap('开始')
    await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_TIMEOUT_MS)
    const result = new URL(page.url()).searchParams.get('id')
    const { things, kernel } = await account.get<{
      things: { name: string }[]
      kernel: string | null
    }>(`/api/job/${result}/things`)
    assert.ok(kernel !== null, 'the result has no plan')
    assert.ok(things.every(({ name }) => name !== '猫'))
  })

  it('a picture develops from its stages, and its making is saved as a video', async () => {
    const account = await Account.signIn(server.url, '13800136204')
    const making = await open(account, '/', { motion: true })
    await making.page.evaluate(noteStages)
    await making.fill('画面描述', '雪山湖泊日出，一叶小舟')
    await making.tap('2 张')
    await making.tap('生成')
    // the hero shows one stage after the other, the strip those that are done
    await arriveAt(making, 'pagesD/job-detail/job-detail', PAINT_TIMEOUT_MS)
    const names = await making.page.evaluate(() => [...(window as unknown as Stages).stages])
    assert.ok(names.length >= 3, names.join(' '))
    const { pathname, search } = new URL(making.page.url())
    const driver = await open(account, `${pathname}${search}`)
    const { page } = driver
    await see(driver, '看它怎么画出来')
    await driver.tap('看它怎么画出来')
    await page.getByRole('dialog', { name: '画出来的过程' }).waitFor()
    await driver.tap('第 2 步，起稿')
    await see(driver, '起稿')
    await driver.tap('3 秒')
    const downloading = page.waitForEvent('download', { timeout: PAINT_TIMEOUT_MS })
    await driver.tap('存成视频')
    const download = await downloading
    assert.match(download.suggestedFilename(), /\.mp4$/)
    await page.keyboard.press('Escape')
    await seeCount(driver, '存成视频', 0)
  })

  it('a job outlives a restart of the server, and the page with it', async () => {
    const account = await Account.signIn(server.url, '13800136203')
    const driver = await open(account)
    await driver.fill('画面描述', '雪山湖泊日出，一叶小舟')
    await driver.tap('4 张')
    await driver.tap('生成')
    await see(driver, '可以离开，画好会在画夹提醒你')
    driver.complaints.expect(
      /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|\b503\b/,
    )
    await server.close()
    server = await startServer({
      DATA_DIR: folder,
      PORT: new URL(server.url).port,
      ...WATCHED,
    })
    await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_TIMEOUT_MS)
    await see(driver, '1 / 4')
  })
})
