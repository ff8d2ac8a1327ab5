import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { arriveAt, see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini, type MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'

const ME = 'pages/ucenter/ucenter'
const SEARCH = '搜作者、作品、标签、画风'

describe('going back on dist/weapp: the sheet first, then the page', () => {
  let server: JourneyServer
  let app: MiniApp
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    app = await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } })
    driver = new MiniJourneyDriver(app)
  })
  afterEach(async () => assert.deepEqual(await app.takeProblems(), []))
  after(async () => {
    await app?.close()
    await server?.close()
  })

  it('a sheet on a tab closes, as often as it is opened', async () => {
    await driver.tab('我的')
    for (let times = 0; times < 2; times += 1) {
      await driver.tap('关怀')
      await see(driver, '字会变成这么大')
      await driver.back()
      await seeCount(driver, '字会变成这么大，马上生效', 0)
      assert.equal(await driver.route(), ME)
    }
  })

  it('a full screen closes, and the page stays', async () => {
    await driver.tab('广场')
    await driver.tap('搜索')
    await seeCount(driver, SEARCH, 1)
    await driver.back()
    await seeCount(driver, SEARCH, 0)
    assert.equal(await driver.route(), 'pages/playground/playground')
  })

  it('a page without a layer is left', async () => {
    await driver.tab('我的')
    await driver.tap('服务协议')
    await arriveAt(driver, 'pagesB/agreement/service')
    await driver.back()
    await arriveAt(driver, ME)
  })
})
