import assert from 'node:assert/strict'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { everything, repetitions } from '../../studio/testing/effort'
import { Account } from '../e2e/account'
import { openDesk } from '../journeys/back-office'
import { arriveAt, see } from '../journeys/driver'
import { loadPhoto } from '../journeys/photos'
import { shareServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { Bundle } from './host/bundle'
import type { Target } from './host/dialect'
import { launchMini, type MiniApp } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'
import { walkOpenApiRows } from './open-api-rows'

const ROOT = resolve(__dirname, '../..')
/** Built to be looked at, or, with `--all`, as it is released. */
const getDist = (target: Target) =>
  everything ? `${ROOT}/dist/${target}` : `${ROOT}/.cache/drafts/${target}`
const PAINT_MS = 90_000
const TITLE = '三端同看'
const PAGES = repetitions('pages of each target in its host', { usual: 8, all: 60 })

/** Missing features of each client, stated in its UI. */
const CLIENTS: Readonly<Record<Exclude<Target, 'weapp'>, { name: string; phone: string }>> = {
  qq: { name: 'QQ 小程序', phone: '13800136651' },
  tt: { name: '抖音小程序', phone: '13800136652' },
  alipay: { name: '支付宝小程序', phone: '13800136653' },
}

describe('QQ, Douyin and Alipay in their hosts', () => {
  let server: JourneyServer
  let workId: string
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    const author = await Account.signIn(server.url, '13800136654')
    const job = await author.runJob({ prompt: '雪山湖泊日出', ratio: '1:1' })
    const body = {
      jobId: job.id,
      pictureId: job.pictures[0]?.id,
      title: TITLE,
      words: '',
      tags: [],
    }
    workId = (await author.post<{ id: string }>('/api/works/post', body)).id
    await (
      await openDesk(server.url, server.sql, '13800136655')
    )()
  })
  after(() => server?.close())

  for (const [target, { name, phone }] of Object.entries(CLIENTS)) {
    describe(target, () => {
      let app: MiniApp
      let driver: MiniJourneyDriver
      before(async () => {
        app = await launchMini({
          dist: getDist(target as Target),
          origins: { [BUILT_ORIGIN]: server.url },
          minified: everything,
        })
        driver = new MiniJourneyDriver(app)
      })
      after(() => app?.close())
      const fine = async (what?: string) => assert.deepEqual(await app.takeProblems(), [], what)

      it(`opens ${PAGES} pages for a visitor`, async () => {
        const { pages } = new Bundle(getDist(target as Target))
        const step = Math.max(1, Math.floor(pages.length / PAGES))
        for (const page of pages.filter((_, index) => index % step === 0)) {
          await app.open(`/${page}`)
          await app.rest()
          assert.notEqual(await app.text(), '', page)
          await fine(page)
        }
      })

      it('says that neither its sign-in nor its payment is there, and signs in by phone', async () => {
        await app.open('/pagesC/ucenter/pay')
        await see(driver, `${name}里没有充值`)
        await app.open('/pages/ucenter/login')
        await see(driver, `${name}里没有一键登录`)
        await see(driver, '获取验证码')
        await driver.fill('手机号', phone)
        await driver.tap('获取验证码')
        await see(driver, /开发验证码 \d{6}/)
        await driver.tap('同意协议')
        await driver.tap('填入')
        await arriveAt(driver, 'pages/index/index')
        await fine()
      })

      it('says what was refused, in the words of the server', async () => {
        await driver.fill('画面描述', '一面纳粹旗')
        await driver.tap('生成')
        await see(driver, /“纳粹”不能用来画.*没有扣积分/)
        await fine()
      })

      it('paints a prompt, shows the picture and saves it', async () => {
        await driver.fill('画面描述', '月夜海上，一叶小船')
        await see(driver, /生成\s*·\s*\d+\s*积分/)
        await driver.tap('生成')
        await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_MS)
        await driver.tap('保存')
        await app.waitForToast('已保存')
        const [saved = ''] = await app.album()
        assert.ok((await stat(saved)).size > 10_000)
        await fine()
      })

      it('cuts the subject out of a photograph', async () => {
        await app.open('/pagesE/rembg/rembg')
        await app.pickFiles([{ path: (await loadPhoto('chelsea.jpg')).file }])
        await driver.tap('选一张图片')
        await driver.tap('相册或相机')
        await see(driver, /\d+ × \d+/)
        await see(driver, /开始\s*·\s*\d+ 积分/)
        await driver.tap('开始')
        await arriveAt(driver, 'pagesD/job-detail/job-detail', PAINT_MS)
        await see(driver, '再来一次')
        await fine()
      })

      it('lists API keys, revokes one and copies the address of the web', async () => {
        const { Authorization = '', refreshToken = '' } = await app.storage()
        const read = (item: string) => JSON.parse(item) as string
        const tokens = { token: read(Authorization), refreshToken: read(refreshToken) }
        const account = Account.resume(server.url, tokens)
        await walkOpenApiRows({ app, driver }, { account, origin: BUILT_ORIGIN })
        await fine()
      })

      it('hands a work on to a chat', async () => {
        await app.open(`/pagesD/works-detail/works-detail?id=${workId}`)
        await see(driver, TITLE)
        const { title, path } = (await app.share()) as { title: string; path: string }
        assert.match(title, new RegExp(TITLE))
        assert.ok(path.includes(`pagesD/works-detail/works-detail?id=${workId}`), path)
        await fine()
      })
    })
  }
})
