/** 画好了告诉我 by WeChat's subscribe messages, on dist/weapp. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { startWechatMini, type WechatMini } from '../../server/src/testing/wechat-mini'
import { createSubscribeCalls } from '../../server/src/testing/wechat-subscribe'
import { Account } from '../e2e/account'
import { startLongOrders, type LongOrders } from '../e2e/long-order'
import { waitForEqual } from '../journeys/conditions'
import { see, seeCount } from '../journeys/driver'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const TEMPLATE = 'template-of-finished-jobs'
const REVIEW = 'template-of-the-reviews'
const DETAIL = 'pagesD/job-detail/job-detail'
const SETTINGS = '/pagesC/ucenter/acc-setting?view=notify'
const OPEN_ID = 'o-notified'
const YES = '好，告诉我'

describe('画好了告诉我 on dist/weapp', () => {
  let calls: ReturnType<typeof createSubscribeCalls>
  let wechat: WechatMini
  let orders: LongOrders
  let account: Account
  let driver: MiniJourneyDriver
  let jobId: string

  before(async () => {
    const keywords = ['thing1', 'phrase2', 'time3', 'thing4']
    calls = createSubscribeCalls({ templates: { [TEMPLATE]: keywords }, pages: [DETAIL] })
    wechat = await startWechatMini({ more: (request) => calls.more(request) })
    orders = await startLongOrders({
      ...wechat.env,
      PUBLIC_URL: BUILT_ORIGIN,
      WECHAT_SUBSCRIBE_JOB: `${TEMPLATE} work=thing1 state=phrase2 time=time3 note=thing4`,
      WECHAT_SUBSCRIBE_REVIEW: `${REVIEW} work=thing1`,
    })
    const { server } = orders
    account = await Account.signIn(server.url, '13800136751')
    const { id } = await account.get<{ id: string }>('/api/user/info')
    await server.sql(
      `insert into identities (provider, subject, user_id, linked_at)
       values ('wechat-mini', $1, $2, now())`,
      [OPEN_ID, id],
    )
    await account.put('/api/push', { quiet: false })
    jobId = await orders.order(account)
  })
  after(async () => {
    await driver?.mini.close()
    await orders?.close()
    await wechat?.close()
  })
  /** A phone without any question so far. */
  beforeEach(async () => {
    await driver?.mini.close()
    driver = new MiniJourneyDriver(await launchSignedIn(orders.server, account))
  })
  const openJob = () => driver.mini.open(`/${DETAIL}?id=${jobId}`)
  const fine = async () => assert.deepEqual(await driver.problems(), [])

  it('no question comes before the tap; a no is a no, and is said in place', async () => {
    await openJob()
    await see(driver, '点一次，收一条')
    assert.deepEqual(await driver.mini.subscribeQuestions(), [])
    await driver.mini.answerSubscribe({ answer: 'reject' })
    await driver.tap(YES)
    await see(driver, '没打开，画好了在画夹等你')
    assert.deepEqual(await driver.mini.subscribeQuestions(), [[TEMPLATE]])
    await fine()
  })

  it('我等着 asks nothing, and the card is gone', async () => {
    await openJob()
    await driver.tap('我等着')
    await seeCount(driver, YES, 0)
    await openJob()
    await see(driver, '继续创作')
    await driver.mini.rest()
    await waitForEqual(() => driver.count(YES), 0)
    assert.deepEqual(await driver.mini.subscribeQuestions(), [])
    await fine()
  })

  it('banned, refused for good or switched off: 怎么开 opens the settings, and the question may come again', async () => {
    await openJob()
    const scripts = [
      { answer: 'ban' },
      { answer: 'reject', always: true },
      { mainSwitch: false },
    ] as const
    for (const [nth, script] of scripts.entries()) {
      await driver.mini.answerSubscribe(script)
      await driver.tap(YES)
      await see(driver, '微信里关着，要去设置里打开')
      await driver.tap('怎么开')
      await see(driver, YES)
      assert.equal(await driver.mini.settingsOpened(), nth + 1)
    }
    await fine()
  })

  it('the settings ask for every template at once, and count what is left', async () => {
    await driver.mini.open(SETTINGS)
    await see(driver, '一次点头换一条')
    await driver.tap('再要 2 条')
    await see(driver, '还能收 2 条')
    assert.deepEqual(await driver.mini.subscribeQuestions(), [[TEMPLATE, REVIEW]])
    await driver.mini.answerSubscribe({ mainSwitch: false })
    await driver.tap('再要 2 条')
    await see(driver, '微信里关着')
    await driver.tap('怎么开')
    await see(driver, '再要 2 条')
    await fine()
  })

  it('one yes is one message: the finished picture uses it', async () => {
    await openJob()
    await see(driver, '还能收 1 条，点一次多一条')
    await driver.tap(YES)
    await see(driver, '好，画好就说')
    await see(driver, '还能收 2 条')
    calls.allow(OPEN_ID, TEMPLATE)
    await orders.age(jobId, 90)
    orders.finish()
    while (calls.sent.length === 0) await driver.mini.sleep(50)
    const [message] = calls.sent
    assert.deepEqual(
      [message?.touser, message?.page, message?.data['phrase2']?.value],
      [OPEN_ID, `${DETAIL}?id=${jobId}`, '已画好'],
    )
    const { wechat: left } = await account.get<{ wechat: { permits: object } }>('/api/push')
    assert.deepEqual(left.permits, { job: 1, review: 1 })
    await fine()
  })
})
