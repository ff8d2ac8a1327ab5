import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { ALL_TOOLS } from '@contract/tools/all'
import { see } from '../journeys/driver'
import { startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone } from './browser'
import { BrowserDriver } from './driver'

const PHOTO = new URL('../photos/coffee.jpg', import.meta.url)
const DONE_MS = 120_000

/** One of each kind: enlarged, repainted, set in motion. Masks have a story of their own. */
const PLAIN = ['upscale', 'photo2img', 'img2vid']

describe('a photograph through the tools, on H5 in a browser', () => {
  let server: JourneyServer
  let browser: Browser
  let account: Account
  before(async () => {
    server = await startServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136077')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function openWithPhoto(route: string): Promise<BrowserDriver> {
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    const driver = await BrowserDriver.open(phone, `/${route}`)
    await see(driver, '选一张图片')
    await driver.tap('选一张图片')
    await see(driver, '相册或相机')
    const file = { name: 'coffee.jpg', mimeType: 'image/jpeg', buffer: await readFile(PHOTO) }
    const [chooser] = await Promise.all([
      driver.page.waitForEvent('filechooser'),
      driver.page.getByText('相册或相机').tap(),
    ])
    await chooser.setFiles(file)
    await see(driver, '600 × 400')
    return driver
  }

  async function toResult(driver: BrowserDriver): Promise<void> {
    await see(driver, /开始\s*·\s*\d+ 积分/)
    await driver.tap('开始')
    await driver.page.waitForURL(/job-detail/, { timeout: DONE_MS })
    await see(driver, '再来一次')
    assert.deepEqual(await driver.problems(), [])
  }

  /** A line across the middle; painted again until the studio, just opened, has taken one. */
  async function paintLine(page: Page): Promise<void> {
    const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
    const undo = page.getByRole('button', { name: '撤销' })
    for (let tries = 0; tries < 10; tries++) {
      await page.mouse.move(width * 0.4, height * 0.42)
      await page.mouse.down()
      for (let i = 0; i < 12; i++) await page.mouse.move(width * (0.4 + i * 0.015), height * 0.42)
      await page.mouse.up()
      await page.waitForTimeout(500)
      if ((await undo.getAttribute('aria-disabled')) !== 'true') return
    }
    assert.fail('no line was taken')
  }

  for (const id of PLAIN) {
    it(`${id}: chosen, ordered, made, shown`, async () => {
      const tool = ALL_TOOLS.find((known) => known.id === id)
      assert.ok(tool)
      const driver = await openWithPhoto(tool.route)
      await toResult(driver)
      await see(driver, tool.name)
      if (tool.output === 'video') await driver.page.locator('video').waitFor()
    })
  }

  it('cleaner: what is painted over in the mask studio is gone, and can be compared', async () => {
    const driver = await openWithPhoto('pagesE/cleaner/cleaner')
    const { page } = driver
    await driver.tap('1 张')
    await driver.tap('涂抹')
    await see(driver, '单指涂抹，双指缩放')
    await paintLine(page)
    await driver.tap('完成')
    await toResult(driver)
    await page.getByLabel('拖动对比原图和效果').waitFor()
    // The result goes on to the next tool with one tap.
    await driver.tap('清晰放大')
    await see(driver, '600 × 400')
    assert.equal(await driver.route(), 'pagesE/upscale/upscale')
  })
})
