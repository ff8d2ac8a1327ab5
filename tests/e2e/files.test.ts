/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { waitForEqual } from '../journeys/conditions'
import { see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 ' +
  'Chrome/126.0.0.0 Mobile Safari/537.36 XWEB/1260 MicroMessenger/8.0.49.2600 NetType/WIFI'

const plain = (background: string) =>
  sharp({ create: { width: 96, height: 64, channels: 3, background } })
    .png()
    .toBuffer()

/** So that it weighs what its pixels weigh. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

describe('files on their way to and from the phone, on H5', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800136571')
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function choose({ page }: BrowserDriver, button: string, buffer: Buffer): Promise<void> {
    await page.getByRole('button', { name: button }).last().tap()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /相册或相机/ }).tap()
    await (await choosing).setFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  }

  const start = (page: Page) => page.locator('.generate').getByRole('button')

  it('inside WeChat a picture is shown to be saved by a long press, and not called saved', async () => {
    const { id } = await account.runJob({ prompt: '雪山', ratio: '1:1' })
    const phone = await newPhone(browser, {
      url: server.url,
      tokens: account.tokens,
      userAgent: WECHAT,
    })
    const driver = await BrowserDriver.open(phone, `/pagesD/job-detail/job-detail?id=${id}`)
    const { page } = driver
    await driver.tap('保存')
    const dialog = page.getByRole('dialog', { name: '长按图片保存' })
    await dialog.waitFor()
    const picture = dialog.getByRole('img')
    await picture.evaluate((img: HTMLImageElement) => img.decode())
    const covered = await picture.evaluate((img) => {
      const { left, top, width, height } = img.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) !== img
    })
    assert.equal(covered, false, 'a finger reaches the picture itself')
    await seeCount(driver, '已保存', 0)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await see(driver, '再画一张')
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })

  it('a picture that replaces another is waited for, and is the one that is sent', async () => {
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    const driver = await BrowserDriver.open(phone, '/pagesE/upscale/upscale')
    const { page } = driver
    await choose(driver, '选一张图片', await plain('#a33'))
    await see(driver, /开始/)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/cos', async (route) => {
      await held
      await route.continue()
    })
    const confirmed = page.waitForResponse(/\/api\/cosupload$/)
    await choose(driver, '换一张', await plain('#36a'))
    await see(driver, '等文件传完')
    await waitForEqual(() => start(page).getAttribute('aria-disabled'), 'true')
    await waitForEqual(() => page.locator('.hero__coming img').count(), 1)
    release()
    const { data } = (await (await confirmed).json()) as { data: { id: string } }
    await see(driver, /开始/)
    const ordering = page.waitForRequest(/\/api\/tools\/|\/api\/upscale/)
    await start(page).tap()
    assert.equal((await ordering).postData()?.includes(`upload:${data.id}`), true)
    await phone.close()
  })

  it('a large file whose connection breaks is not sent again from the start', async () => {
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    const driver = await BrowserDriver.open(phone, '/pagesE/upscale/upscale')
    const { page } = driver
    driver.complaints.expect(/ERR_CONNECTION_RESET|ERR_FAILED/)
    const keys: string[] = []
    await page.route('**/cos', async (route) => {
      const key = /name="key"\r\n\r\n([^\r]+)/.exec(
        route.request().postDataBuffer()?.toString('latin1') ?? '',
      )
      const part = key?.[1]?.split('.').at(-1) ?? ''
      const first = !keys.includes(part)
      keys.push(part)
      if (part.startsWith('2of') && first) await route.abort('connectionreset')
      else await route.continue()
    })
    await choose(driver, '选一张图片', await noise(1300, 1200))
    await see(driver, /1300 × 1200/)
    assert.deepEqual(keys, ['1of3', '2of3', '2of3', '3of3'])
    assert.deepEqual(await driver.problems(), [])
    await phone.close()
  })
})
