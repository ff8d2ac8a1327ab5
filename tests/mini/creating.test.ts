import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { after, afterEach, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { paintBatch } from '../journeys/batch'
import { PAINT_TIMEOUT_MS, waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { newStory, PROMPT_TO_PICTURE } from '../journeys/scenario'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini, type MiniApp } from './host/launch'
import type { SetDataCall } from './host/protocol'
import { busiestSecond } from './host/set-data'
import { MiniJourneyDriver } from './journey-driver'

/** Vendors allow 20 updates a second of 256 KB each; ours is a better guest. */
const BUDGET = { perSecond: 10, bytes: 20 * 1024 }
/** Above this the client drops updates. */
const CLIENT_PER_SECOND = 20
/** Pauses before going on: two actions within one second would be one. */
const LOOK_MS = 700
/** Steps of the journey that lead to a signed-in 创作. */
const SIGN_IN_STEPS = 4

describe('creating on dist/weapp, beyond the straight way', () => {
  let server: JourneyServer
  let app: MiniApp
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    app = await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } })
    driver = new MiniJourneyDriver(app)
    const story = newStory('13800136022')
    for (const step of PROMPT_TO_PICTURE.slice(0, SIGN_IN_STEPS)) await step.run(driver, story)
  })
  afterEach(async () => {
    assert.deepEqual(await app.takeProblems(), [])
    await sleep(LOOK_MS)
  })
  after(async () => {
    await app?.close()
    await server?.close()
  })

  async function start(prompt: string, count: number): Promise<void> {
    await driver.fill('画面描述', prompt)
    await driver.tap(`${count} 张`)
    await see(driver, /生成\s*·\s*\d+\s*积分/)
    await driver.tap('生成')
    await see(driver, '可以离开')
  }

  it('several pictures of one text: one first, then the rest, and one tile for them', async () => {
    await paintBatch(driver)
  })

  it('a refused prompt stays, names its words and costs nothing', async () => {
    const prompt = '一面纳粹旗'
    await driver.fill('画面描述', prompt)
    await driver.tap('生成')
    await see(driver, /“纳粹”不能用来画.*没有扣积分/)
    await waitForEqual(() => driver.value('画面描述'), prompt)
    await see(driver, '改好就能生成')
  })

  it('a running job can be cancelled and its credits come back', async () => {
    await start('晨雾湖面，一只白鹭', 4)
    assert.equal((await app.tabs())[3]?.badge, '1', 'the 画夹 tab shows one running job')
    await app.tap('取消')
    await see(driver, /积分已退回|已取消/)
    await driver.tap('收起')
    await driver.tab('画夹')
    await see(driver, '已取消')
    assert.equal((await app.tabs())[3]?.badge, null)
  })

  it('no polls while the app is hidden, and they resume when it is back', async () => {
    await driver.tab('创作')
    await start('星空下的雪山', 4)
    await app.hide()
    await app.sleep(300)
    const before = (await app.requests()).length
    await app.sleep(3000)
    assert.equal((await app.requests()).length, before)
    await app.show()
    await app.resetSetDataStats()
  })

  it('watching a picture being painted costs at most ten updates a second', async () => {
    await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_TIMEOUT_MS)
    const watching = (await app.setDataCalls()).filter((call) => !call.owner.startsWith('pagesD'))
    const busiest = busiestSecond(watching)
    assert.ok(busiest.length <= BUDGET.perSecond, describeCalls(busiest))
  })

  it('a picture is saved to the album as the file it is', async () => {
    await driver.tap('保存')
    await app.waitForText('参数')
    await waitUntil(async () => (await app.album()).length === 1)
    const [file = ''] = await app.album()
    assert.ok((await stat(file)).size > 10_000)
  })

  it('the native viewer gets complete addresses', async () => {
    await driver.tap('第 1 张，共 4 张，查看大图')
    const preview = await app.preview()
    assert.equal(preview?.urls.length, 4)
    for (const url of preview?.urls ?? []) assert.ok(url.startsWith(BUILT_ORIGIN), url)
  })

  it('without a network the form says so, keeps the text, and works again after', async () => {
    await app.back()
    await driver.tab('创作')
    await driver.fill('画面描述', '断网前写下的雪山')
    await app.network(false)
    await see(driver, '网络断开')
    await waitForEqual(() => driver.value('画面描述'), '断网前写下的雪山')
    await app.network(true)
    await see(driver, /生成\s*·/)
  })

  it('several creations are picked by a long press and deleted at once', async () => {
    await driver.tab('画夹')
    await driver.longPress('星空下的雪山，4 张')
    await see(driver, '已选 1 项')
    await driver.tap('全选')
    await see(driver, '已选 4 项')
    await driver.tap('删除')
    await seeDialog(driver, '删除 4 项？')
    await driver.answerDialog(true)
    await seeCount(driver, '星空下的雪山，4 张', 0)
    await see(driver, '空空如也~~')
  })

  it('a random idea fills the prompt and can be undone', async () => {
    await driver.tab('创作')
    await driver.fill('画面描述', '自己写的湖')
    await driver.tap('随机灵感')
    await see(driver, '撤销')
    assert.notEqual(await driver.value('画面描述'), '自己写的湖')
    await driver.tap('撤销')
    await waitUntil(async () => (await driver.value('画面描述')) === '自己写的湖')
  })

  it('润色 proposes changes to a text, used in one tap', async () => {
    await driver.fill('画面描述', '湖，高清')
    await driver.tap('润色')
    await see(driver, '画笔听不懂评价')
    await driver.tap('全部用')
    await seeCount(driver, '全部用', 0)
    assert.match(await driver.value('画面描述'), /^[^，]+，湖/)
  })

  it('no update was larger than 20 KB, even scripted taps stay under the client’s rate', async () => {
    const { maxBytes, maxPerSecond } = await app.setDataStats()
    assert.ok(maxBytes <= BUDGET.bytes, `${maxBytes} bytes`)
    const busiest = busiestSecond(await app.setDataCalls())
    assert.ok(maxPerSecond <= CLIENT_PER_SECOND, describeCalls(busiest))
  })
})

function describeCalls(calls: readonly SetDataCall[]): string {
  const lines = calls.map(
    ({ atMs, owner, sizeBytes, paths }) => `${atMs} ${owner} ${sizeBytes} ${paths[0]}`,
  )
  return `${calls.length} in one second:\n${lines.join('\n')}`
}

async function waitUntil(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await isDone())) {
    assert.ok(Date.now() < deadline, 'it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
