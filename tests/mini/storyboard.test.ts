/** 短片 on dist/weapp against the real server: the same journey as on H5, and the album. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { see } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { STORY_PAGE, STORY_STEPS } from '../journeys/storyboard'
import { BUILT_ORIGIN } from './dist'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

describe('a storyboard on dist/weapp', () => {
  let server: JourneyServer
  let app: MiniApp
  let driver: MiniJourneyDriver

  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    const account = await Account.signIn(server.url, '13800138142')
    app = await launchSignedIn(server, account)
    driver = new MiniJourneyDriver(app)
    await app.open(`${STORY_PAGE}?id=new`)
  })
  afterEach(async () => assert.deepEqual(await app.takeProblems(), []))
  after(async () => {
    await app?.close()
    await server?.close()
  })

  for (const { title, run } of STORY_STEPS) it(title, () => run(driver))

  it('plays with sound after a tap', async () => {
    await driver.tap('播放')
    await see(driver, '声音开着')
  })

  it('is saved to the album', async () => {
    await driver.tap('保存')
    await app.waitForToast('已保存')
  })
})
