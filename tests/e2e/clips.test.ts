/** A shot of 短片 by a video model on H5, against the local server of a vendor. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../server/src/integrations/engines/testing/dashscope'
import { makeTestVideo } from '../../server/src/integrations/engines/testing/test-video'
import { see } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { STORY_PAGE } from '../journeys/storyboard'
import { sidewaysOn, smallTargetsOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const FILM_MS = 120_000
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

describe('a shot by a video model', () => {
  let dashscope: LocalDashScope
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver

  before(async () => {
    dashscope = await startLocalDashScope({
      video: await makeTestVideo({ width: 72, height: 128 }),
    })
    server = await startServer({
      ...SMALL,
      WELCOME_CREDITS: '300',
      DASHSCOPE_API_KEY: 'sk-local',
      DASHSCOPE_BASE_URL: dashscope.base,
    })
    browser = await launchBrowser()
    const account = await Account.signIn(server.url, '13800138138')
    const { pictures } = await account.runJob({
      prompt: '雪山湖泊日出',
      ratio: '9:16',
      model: 'studio',
    })
    const shot = { caption: '', motion: 'in', seconds: 2, crossing: 'none' }
    const picture = `picture:${pictures[0]?.id}`
    const { id } = await account.post<{ id: string }>('/api/storyboards', {
      title: '湖上',
      sound: { music: 'none' },
      shots: ['雪山湖泊日出', '一叶小舟'].map((text, i) => ({
        ...shot,
        id: `s${i}`,
        text,
        picture,
      })),
    })
    const phone = await newPhone(browser, { url: server.url, tokens: account.tokens })
    driver = await BrowserDriver.open(phone, `${STORY_PAGE}?id=${id}`)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await dashscope?.close()
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

  it('is chosen with its price and its last frame', async () => {
    await see(driver, /拍成短片\s*· 6 积分/)
    await driver.tap('第 1 镜，挪动或更多')
    await driver.tap('改这镜')
    await see(driver, '镜头在图上移动，价格含在短片里')
    await driver.tap('万相 2.7 图生视频')
    await see(driver, '模型拍 2 秒')
    await see(driver, '20 积分')
    await driver.tap('接到下一镜')
    await looksRight('clip-sheet')
    await driver.tap('选一张图')
    await see(driver, '相册或相机')
    await driver.back()
    await see(driver, /拍成短片\s*· 26 积分/)
    await looksRight('clip-board')
  })

  it('is filmed once, with both frames', async () => {
    await driver.tap('拍成短片')
    await see(driver, '发布', FILM_MS)
    assert.equal(dashscope.accepted().length, 1)
    const [bought] = dashscope.accepted()
    assert.deepEqual(
      bought?.input.media?.map(({ type }) => type),
      ['first_frame', 'last_frame'],
    )
    await driver.tap('改这镜')
    await driver.tap('第 1 镜，挪动或更多')
    await driver.tap('改这镜')
    await see(driver, '拍过了，不再收积分')
    await looksRight('clip-again')
    assert.deepEqual(await driver.problems(), [])
  })
})
