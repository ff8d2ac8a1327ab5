import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { loadPhoto } from '../journeys/photos'
import { see, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const TITLE = '使用前请先同意'

describe('consent before album and camera, on dist/weapp', () => {
  let server: JourneyServer
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    driver = new MiniJourneyDriver(await launchSignedIn(server, '13800136747'))
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
  })

  async function choose(page = '/pagesE/upscale/upscale'): Promise<void> {
    await driver.mini.open(page)
    await driver.mini.pickFiles([{ path: (await loadPhoto('chelsea.jpg')).file }])
    await driver.tap('选一张图片')
    await driver.tap('相册或相机')
  }

  it('the question is the app’s own, with both texts to read', async () => {
    await driver.mini.needConsent()
    await choose()
    await see(driver, TITLE)
    await see(driver, '《隐私政策》')
    await driver.tap('《小程序隐私保护指引》')
    assert.equal(await driver.mini.guideOpened(), 1)
    assert.deepEqual(await driver.problems(), [])
  })

  it('refused, it is said why nothing was chosen, with the way to the settings', async () => {
    await driver.tap('不同意')
    await seeDialog(driver, '还没有允许')
    const modal = await driver.mini.modal()
    assert.match(JSON.stringify(modal), /隐私保护指引/)
    assert.match(JSON.stringify(modal), /去设置/)
    await driver.answerDialog(false)
    assert.doesNotMatch(await driver.text(), /\d+ × \d+/)
    assert.deepEqual(await driver.problems(), [])
  })

  it('after consent the started action continues; consent is requested once', async () => {
    await choose()
    await see(driver, TITLE)
    await driver.tap('同意并继续')
    await see(driver, /\d+ × \d+/)
    // The first form keeps its picture.
    await choose('/pagesE/toon/toon')
    await see(driver, /\d+ × \d+/)
    assert.doesNotMatch(await driver.text(), new RegExp(TITLE))
    assert.deepEqual(await driver.problems(), [])
  })
})
