import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startWechatMini, type WechatMini } from '../../server/src/testing/wechat-mini'
import { arriveAt, see, seeDialog } from '../journeys/driver'
import { shareServer, startServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'

const LOGIN = 'pages/ucenter/login'
const BUTTON = '微信手机号一键登录'
const guest = { openId: 'o-guest', phone: '13800136717' }

describe('signing in by WeChat, on dist/weapp', () => {
  let wechat: WechatMini
  let server: JourneyServer
  let driver: MiniJourneyDriver
  before(async () => {
    wechat = await startWechatMini({ guest })
    server = await startServer(wechat.env)
    await start()
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
    await wechat?.close()
  })

  /** The mini-program on a phone where it has never been. */
  async function start(): Promise<void> {
    await driver?.mini.close()
    const origins = { [BUILT_ORIGIN]: server.url }
    driver = new MiniJourneyDriver(await launchMini({ dist: DIST, origins }))
  }
  const sent = async (path: string) =>
    (await driver.mini.requests()).filter((request) => request.path === path).length
  const isSignedIn = async () => (await driver.mini.storage()).Authorization !== undefined
  /** Waits until the app has tried to sign in by itself and shows what came of it. */
  const triedSilently = async () => {
    while ((await sent('/api/auth/silentLogin')) === 0) await driver.mini.sleep(50)
    await driver.mini.rest()
  }
  const fine = async () => assert.deepEqual(await driver.problems(), [])

  it('whom WeChat does not know as one of us stays a visitor, quietly', async () => {
    await triedSilently()
    assert.equal(await sent('/api/auth/silentLogin'), 1)
    assert.deepEqual([await isSignedIn(), await driver.mini.toasts()], [false, []])
    await fine()
  })

  it('the button asks for nothing before the agreements are ticked', async () => {
    await driver.mini.open(`/${LOGIN}`)
    await see(driver, BUTTON)
    assert.doesNotMatch(await driver.text(), /获取验证码/)
    await driver.tap(BUTTON)
    await see(driver, '请先阅读并同意协议')
    assert.equal(await sent('/api/auth/platformLogin'), 0)
    await fine()
  })

  it('a user who declines to share the number gets the form, without a message', async () => {
    await driver.tap('同意协议')
    await driver.mini.failNext('getPhoneNumber', 'user deny')
    await driver.tap(BUTTON)
    await see(driver, '获取验证码')
    assert.deepEqual(await driver.mini.toasts(), [])
    assert.equal(await sent('/api/auth/platformLogin'), 0)
    await fine()
  })

  it('an error of WeChat is a sentence next to the button', async () => {
    await driver.tap(BUTTON)
    wechat.failNext(-1, 'system error')
    await driver.tap(BUTTON)
    await see(driver, '微信暂时没有回应')
    assert.equal(await isSignedIn(), false)
    await fine()
  })

  it('one press, and the number is signed in', async () => {
    await driver.tap(BUTTON)
    await arriveAt(driver, 'pages/index/index')
    assert.equal(await isSignedIn(), true)
    await driver.tab('我的')
    await see(driver, /墨友\d{5}/)
    await fine()
  })

  it('from then on a new phone of theirs needs no press', async () => {
    await start()
    await triedSilently()
    assert.equal(await isSignedIn(), true)
    await driver.tab('我的')
    await see(driver, /墨友\d{5}/)
    await fine()
  })

  it('a user who signed out on purpose stays signed out', async () => {
    await driver.mini.open('/pagesC/ucenter/acc-setting')
    await driver.tap('退出登录')
    await seeDialog(driver, '退出登录？')
    await driver.answerDialog(true)
    await driver.mini.rest()
    await driver.restart()
    await see(driver, /先登录再画/)
    await driver.mini.rest()
    assert.deepEqual([await isSignedIn(), await sent('/api/auth/silentLogin')], [false, 0])
    await fine()
  })
})

describe('without WeChat on the server', () => {
  it('there is the form and nothing of WeChat', async () => {
    const server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    const origins = { [BUILT_ORIGIN]: server.url }
    const driver = new MiniJourneyDriver(await launchMini({ dist: DIST, origins }))
    try {
      await driver.mini.open(`/${LOGIN}`)
      await see(driver, '获取验证码')
      await driver.mini.rest()
      assert.doesNotMatch(await driver.text(), /微信/)
      const paths = (await driver.mini.requests()).map(({ path }) => path)
      assert.ok(!paths.includes('/api/auth/silentLogin'))
      assert.deepEqual(await driver.problems(), [])
    } finally {
      await driver.mini.close()
      await server.close()
    }
  })
})

describe('the first picture of a new visitor, on dist/weapp', () => {
  const MOST_TAPS = 4
  const PAINTED_MS = 90_000

  it('takes at most four taps from the empty page', async (t) => {
    const server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    const mini = await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } })
    try {
      const driver = new MiniJourneyDriver(mini)
      const started = Date.now()
      let taps = 0
      const tap = (name: string) => {
        taps += 1
        return driver.tap(name)
      }
      await see(driver, /先登录再画，新用户送 \d+ 积分/)
      await tap('试一句：月夜的荷塘，一只白鹤')
      await see(driver, /生成\s*·/)
      await tap('生成')
      await arriveAt(driver, LOGIN)
      await driver.fill('手机号', '13800136719')
      await tap('获取验证码')
      const [, code = ''] = await see(driver, /开发验证码 (\d{6})/)
      await driver.fill('验证码', code)
      await see(driver, '同意协议再登录')
      await tap('同意并登录')
      await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINTED_MS)
      await see(driver, /荷塘/)
      t.diagnostic(`${taps} taps, ${((Date.now() - started) / 1000).toFixed(1)} s by script`)
      assert.ok(taps <= MOST_TAPS, `${taps} taps`)
      assert.deepEqual(await driver.problems(), [])
    } finally {
      await mini.close()
      await server.close()
    }
  })
})
