/** 角色卡 on dist/weapp: one is made, painted on trial, and chosen behind an `@`. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { see, seeCount } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import type { MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const PAGE = '/pagesC/characters/characters'
const WORDS = '女孩，黑短发，红围巾，姜黄色大衣'
const PAINT_MS = 90_000

describe('characters on dist/weapp', () => {
  let server: JourneyServer
  let app: MiniApp
  let driver: MiniJourneyDriver
  let account: Account

  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    account = await Account.signIn(server.url, '13800138143')
    app = await launchSignedIn(server, account)
    driver = new MiniJourneyDriver(app)
    await app.open(PAGE)
  })
  afterEach(async () => assert.deepEqual(await app.takeProblems(), []))
  after(async () => {
    await app?.close()
    await server?.close()
  })

  it('one is painted before it is stored, with the picture of the trial', async () => {
    await driver.tap('新建角色卡')
    await driver.fill('名字', '小夏')
    await driver.fill('长什么样', WORDS)
    await see(driver, '黄风衣')
    await driver.tap('试画一张')
    await seeCount(driver, '试画的一张', 1, PAINT_MS)
    await driver.tap('放进角色卡')
    await seeCount(driver, '主图', 1)
    await driver.tap('存好')
    await see(driver, '1 张图 · 还没画过')
    type Cards = { list: { name: string; pictures: unknown[] }[] }
    const { list } = await account.get<Cards>('/api/characters')
    assert.deepEqual(
      list.map(({ name, pictures }) => [name, pictures.length]),
      [['小夏', 1]],
    )
  })

  it('an @ in the prompt lists it, and a tap puts its name there', async () => {
    await app.open('/pages/index/index')
    await driver.fill('画面描述', '雪地里的@xx')
    await driver.tap('小夏')
    assert.equal((await driver.value('画面描述')).trim(), '雪地里的@小夏')
    await see(driver, '读出 1 张角色卡，每张都照它画')
  })
})
