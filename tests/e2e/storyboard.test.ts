/** 短片 on H5: from a script to a video, and one shot once more. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { STORY_PAGE, STORY_STEPS } from '../journeys/storyboard'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SIZES = [
  [320, 640],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

describe('a storyboard', () => {
  let server: JourneyServer
  let browser: BrowserShare
  let account: Account
  let driver: BrowserDriver

  before(async () => {
    server = await shareServer()
    browser = await launchBrowser()
    account = await Account.signIn(server.url, '13800138141')
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, `${STORY_PAGE}?id=new`)
  })
  afterEach(async () => assert.deepEqual(await driver.problems(), []))
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  async function looksRight(name: string): Promise<void> {
    const { page } = driver
    assert.deepEqual(await violationsOn(page), [], name)
    assert.deepEqual(await smallTargetsOn(page), [], name)
    for (const [width, height] of SIZES) {
      await driver.resize({ width, height })
      assert.deepEqual(await sidewaysOn(page), [], `${name} at ${width}`)
      const folder = process.env.SHOTS
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}.png` })
    }
    await driver.resize({ width: 390, height: 844 })
  }

  for (const [place, { title, run }] of STORY_STEPS.entries()) {
    it(title, async () => {
      await run(driver)
      await looksRight(`${place}`)
    })
  }

  it('a segment leads to its shot, and a tap brings the sound', async () => {
    const segments = driver.page.getByRole('slider', { name: /^进度，第 1 镜/ })
    await segments.press('ArrowRight')
    await see(driver, /第 2 镜/)
    await driver.tap('点一下开声')
    await see(driver, '声音开着')
  })

  it('is in the list with its state', async () => {
    await driver.goto(STORY_PAGE)
    await see(driver, /2 镜 · \d+(\.\d+)? 秒 · 9:16/)
    await see(driver, '拍好了')
    await looksRight('list')
  })
})
