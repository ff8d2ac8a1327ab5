import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { after, before, it } from 'node:test'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see } from '../journeys/driver'
import { loadPhoto } from '../journeys/photos'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'

const BOARD = '画板，方向键移动，按住 Shift 落笔，空格点一下'
const DONE_MS = 120_000

/** A phone with a signed-in user, and how to leave it. */
export interface ToolPhone {
  app: MiniApp
  close: () => Promise<void>
}

/** Photographs through the tools, wherever the mini-program runs. */
export function defineToolStories(open: () => Promise<ToolPhone>): void {
  let phone: ToolPhone
  let app: MiniApp
  let driver: MiniJourneyDriver
  before(async () => {
    phone = await open()
    app = phone.app
    driver = new MiniJourneyDriver(app)
  })
  after(async () => {
    await app?.close()
    await phone?.close()
  })

  async function choose(photo: string): Promise<void> {
    await app.pickFiles([{ path: (await loadPhoto(photo)).file }])
    await driver.tap('选一张图片')
    await driver.tap('相册或相机')
    await see(driver, /\d+ × \d+/)
  }

  async function toResult(): Promise<void> {
    await see(driver, /开始\s*·\s*\d+ 积分/)
    await driver.tap('开始')
    await arriveAt(driver, 'pagesD/job-detail/job-detail', DONE_MS)
    await see(driver, '再来一次')
    assert.deepEqual(await driver.problems(), [])
  }

  /** The result as a file on the phone. */
  async function saveResult(extension: string): Promise<void> {
    const before = (await app.album()).length
    await driver.tap('保存')
    await app.waitForToast('已保存')
    const saved = (await app.album()).slice(before)
    assert.deepEqual(
      saved.map((file) => path.extname(file)),
      [extension],
    )
    assert.ok((await stat(saved[0] ?? '')).size > 10_000)
  }

  /** Does it until the board or the studio, just opened, has taken it. */
  async function untilTaken(action: () => Promise<void>): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      await action()
      if (!(await app.isIdle('撤销'))) return
    }
    assert.fail('nothing could be undone')
  }

  async function untilSent(path: string): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      if ((await app.requests()).some((sent) => sent.path.includes(path))) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    assert.fail(`no request to ${path}`)
  }

  /** A line across the middle of a board or a mask. */
  async function draw(stage: string): Promise<void> {
    await app.waitFor(stage)
    const points = Array.from({ length: 12 }, (_, i) => ({ x: i * 8 - 45, y: i % 3 }))
    await untilTaken(() => app.drag(stage, points))
  }

  it('upscale: a photograph, twice as large, saved to the phone', async () => {
    await app.open('/pagesE/upscale/upscale')
    await choose('chelsea.jpg')
    await toResult()
    const { width, height } = await loadPhoto('chelsea.jpg')
    await see(driver, new RegExp(`尺寸\\s*${width * 2}\\s*×\\s*${height * 2}`))
    await saveResult('.png')
  })

  it('cleaner: what is painted over in the mask studio is gone', async () => {
    await app.open('/pagesE/cleaner/cleaner')
    await choose('coffee.jpg')
    await driver.tap('1 张')
    await driver.tap('涂抹')
    await see(driver, '单指涂抹，双指缩放')
    await draw('要消除的的画布，方向键移动，空格落笔')
    // Without networks the answer is no offer, and nothing waits for it.
    await untilSent('/api/tools/mask/rest')
    assert.equal(await driver.count('补上'), 0)
    await driver.tap('完成')
    await see(driver, '再涂')
    await toResult()
  })

  it('rembg: what is proposed is looked at, a tap adds to it', async () => {
    await app.open('/pagesE/rembg/rembg')
    await choose('chelsea.jpg')
    await driver.tap('涂抹')
    await driver.tap('点选')
    await untilTaken(() => driver.tap('主体的画布，方向键移动，空格落笔'))
    await app.waitForNoText('正在识别…', { timeoutMs: DONE_MS })
    await waitForEqual(() => driver.count('重试'), 0, 'the tap was not answered')
    await driver.tap('完成')
    await see(driver, '再涂')
    await toResult()
    await saveResult('.png')
  })

  it('img2vid: a picture is set in motion', async () => {
    await app.open('/pagesE/animate/img2vid')
    await choose('rocket.jpg')
    await toResult()
    assert.match(await app.markup(), /<video[^>]* src="[^"]+\.mp4/)
    await saveResult('.mp4')
  })

  it('paint: a doodle and a sentence become a picture', async () => {
    await app.open('/pagesE/paint/paint')
    await draw(BOARD)
    await driver.fill('画面描述', '群山，湖，小船，日落')
    await toResult()
  })

  it('paint/webview: the whole screen a board, its picture goes to the form', async () => {
    await app.open('/pagesE/paint/webview')
    await draw(BOARD)
    await driver.tap('完成')
    await arriveAt(driver, 'pagesE/paint/paint')
    await driver.fill('画面描述', '一只猫')
    await see(driver, /开始\s*·\s*\d+ 积分/)
    assert.deepEqual(await driver.problems(), [])
  })

  it('cropper: a square of the photograph goes back to the tool', async () => {
    await app.open('/pagesE/toon/toon')
    await choose('chelsea.jpg')
    await driver.tap('裁剪')
    await arriveAt(driver, 'pages/cropper/cropper')
    await app.waitFor('要裁剪的图片，可以拖动和缩放')
    await driver.tap('1:1')
    await driver.tap('完成')
    await arriveAt(driver, 'pagesE/toon/toon')
    const { height } = await loadPhoto('chelsea.jpg')
    await see(driver, `${height} × ${height}`)
    await toResult()
  })
}
