import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { multiplyWork, openDesk } from '../journeys/back-office'
import { arriveAt, see, seeDialog } from '../journeys/driver'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini } from './host/launch'
import { LIMITS } from './host/limits'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const AUTHOR_PAGE = 'pagesD/user-works/user-works'
const WORK_PAGE = 'pagesD/works-detail/works-detail'
const JOB_PAGE = 'pagesD/job-detail/job-detail'
const PAINT_MS = 90_000
const PHONE = '13800136632'
const VISITOR = '13800136633'

describe('at ten open pages on dist/weapp', () => {
  let server: JourneyServer
  let author: Account
  let name: string
  let jobId: string
  let workId: string
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    author = await Account.signIn(server.url, PHONE)
    name = (await author.get<{ nickname: string }>('/api/user/info')).nickname
    const job = await author.runJob({ prompt: '雪山湖泊日出', ratio: '1:1' })
    jobId = job.id
    const body = { jobId, title: '十页以外', words: '', tags: [] }
    const posted = { ...body, pictureId: job.pictures[0]?.id }
    workId = (await author.post<{ id: string }>('/api/works/post', posted)).id
    await (
      await openDesk(server.url, server.sql, '13800136631')
    )()
    await multiplyWork(server.sql, jobId, 12)
  })
  after(() => server?.close())

  const depth = async (driver: MiniJourneyDriver) => (await driver.mini.page()).stack.length
  const fine = async (driver: MiniJourneyDriver) => assert.deepEqual(await driver.problems(), [])

  /** From a work to its author and on to the next work, a page a tap. */
  async function walk(driver: MiniJourneyDriver, taps: number): Promise<void> {
    await driver.mini.open(`/${WORK_PAGE}?id=${workId}`)
    for (let tap = 1; tap <= taps; tap += 1) {
      if (tap % 2 === 1) {
        await driver.tap(name)
        await arriveAt(driver, AUTHOR_PAGE)
      } else {
        await driver.tap(`第${tap / 2}件，${name} 的作品`)
        await arriveAt(driver, WORK_PAGE)
        await see(driver, `第${tap / 2}件`)
      }
    }
  }

  it('twelve taps through works open a page each', async () => {
    const origins = { [BUILT_ORIGIN]: server.url }
    const driver = new MiniJourneyDriver(await launchMini({ dist: DIST, origins }))
    await walk(driver, 12)
    assert.ok((await depth(driver)) <= LIMITS.pageStack)
    await fine(driver)
    await driver.mini.close()
  })

  it('login opens over the tenth page and leads back to it', async () => {
    const origins = { [BUILT_ORIGIN]: server.url }
    const driver = new MiniJourneyDriver(await launchMini({ dist: DIST, origins }))
    await walk(driver, LIMITS.pageStack - 1)
    assert.equal(await depth(driver), LIMITS.pageStack)
    await driver.tap('关注')
    await seeDialog(driver, '体验完整功能,请先登录')
    await driver.answerDialog(true)
    await arriveAt(driver, 'pages/ucenter/login')
    await driver.fill('手机号', VISITOR)
    await driver.tap('获取验证码')
    await see(driver, /开发验证码 \d{6}/)
    await driver.tap('同意协议')
    await driver.tap('填入')
    await arriveAt(driver, AUTHOR_PAGE)
    await see(driver, name)
    await fine(driver)
    await driver.mini.close()
  })

  it('a tool crops, is paid once and shows its result; the way back has the form as it was', async () => {
    const driver = new MiniJourneyDriver(await launchSignedIn(server, author))
    await walk(driver, LIMITS.pageStack - 2)
    await driver.tap('看这次创作')
    await arriveAt(driver, JOB_PAGE)
    assert.equal(await depth(driver), LIMITS.pageStack)
    const before = (await author.get<{ balance: number }>('/api/user/score')).balance
    await driver.tap('清晰放大')
    await arriveAt(driver, 'pagesE/upscale/upscale')
    const [, side = ''] = await see(driver, /(\d+) × (\d+)/)
    await driver.tap('裁剪')
    await arriveAt(driver, 'pages/cropper/cropper')
    await driver.mini.waitFor('要裁剪的图片，可以拖动和缩放')
    await driver.tap('16:9')
    await driver.tap('完成')
    await arriveAt(driver, 'pagesE/upscale/upscale')
    const height = Math.round((Number(side) * 9) / 16)
    await see(driver, `${side} × ${height}`)
    const [, price] = await see(driver, /开始\s*·\s*(\d+) 积分/)
    await driver.tap('开始')
    await arriveAt(driver, JOB_PAGE, PAINT_MS)
    await see(driver, '再来一次')
    assert.equal(await depth(driver), LIMITS.pageStack)
    const { balance } = await author.get<{ balance: number }>('/api/user/score')
    assert.equal(balance, before - Number(price))
    await driver.tap('返回')
    await arriveAt(driver, 'pagesE/upscale/upscale')
    await see(driver, `${side} × ${height}`)
    await fine(driver)
    await driver.mini.close()
  })
})
