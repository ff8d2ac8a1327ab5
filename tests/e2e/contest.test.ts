import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { passAll, signInReviewer } from '../journeys/back-office'
import { arriveAt, see, seeCount } from '../journeys/driver'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { type Desk, openDesk, picture } from './console-desk'
import { BrowserDriver } from './driver'

const SQUARE = '/pages/playground/playground'
const CONTEST = 'pagesB/contest/contest'
const PAINT_MS = 90_000
const HOUR_MS = 3_600_000
const SHANGHAI_MS = 8 * HOUR_MS
/** For a field of the console, which takes Beijing time. */
const inHours = (hours: number) =>
  new Date(Date.now() + hours * HOUR_MS + SHANGHAI_MS).toISOString().slice(0, 16)

describe('a theme of the week, from the console to its winner', () => {
  let desk: Desk
  let browser: BrowserShare
  let reviewer: Account
  let author: BrowserDriver
  let voter: BrowserDriver
  let authorId: string

  const dialog = () => desk.page.getByRole('dialog')
  const says = (text: string | RegExp) => desk.page.getByText(text).first().waitFor()
  async function endBy(button: string) {
    await desk.page.getByRole('button', { name: button }).click()
    await dialog().getByLabel('原因').fill('到时间了')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('已生效')
    await dialog().waitFor({ state: 'detached' })
  }

  before(async () => {
    desk = await openDesk({ DEMO: '0' })
    const { server } = desk
    browser = await launchBrowser()
    reviewer = await signInReviewer(server.url, server.sql, '13800136701')
    const accounts = [
      await Account.signIn(server.url, '13800136702'),
      await Account.signIn(server.url, '13800136703'),
    ] as const
    authorId = (await accounts[0].get<{ id: string }>('/api/user/info')).id
    // A voter has painted before, and is not new.
    await accounts[1].runJob({ prompt: '山', ratio: '3:4' })
    await server.sql(`update users set created_at = now() - interval '3 days'`)
    const open = async ({ tokens }: Account) =>
      BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }))
    author = await open(accounts[0])
    voter = await open(accounts[1])
  })
  after(async () => {
    await browser?.close()
    await desk?.close()
  })

  it('the console plans it', async () => {
    const { page, server } = desk
    await page.goto('/console/contests')
    await page.getByRole('button', { name: '安排一期' }).click()
    for (const [label, value] of [
      ['主题', '雪夜归人'],
      ['一句要求', '一个人，一场雪，一盏灯，三样都要有'],
      ['「我也画一张」的提示词', '下雪，归人'],
      ['要有的东西，用空格分开；几种说法用 / 连，如 灯/烛', '人 雪 灯/烛'],
      ['开始', inHours(1)],
      ['截止', inHours(48)],
      ['出结果', inHours(72)],
    ] as const)
      await dialog().getByLabel(label, { exact: true }).fill(value)
    await dialog()
      .getByLabel(/^封面/)
      .setInputFiles(await picture('snow.jpg', 900, 900))
    await dialog().locator('.picture img').waitFor()
    await desk.fits('contest')
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('已保存')
    await says('雪夜归人 · 未开始 · 0 幅')
    await desk.fits('contests')
    const change = `starts_at = now() - interval '1 minute'`
    await server.sql(`update contests set ${change}`)
  })

  it('广场 begins a picture for it; 创作 says what is missing', async () => {
    await author.goto(SQUARE)
    await see(author, '还没有人投，来画第一张')
    await author.tap('我也画一张')
    await arriveAt(author, 'pages/index/index')
    await see(author, '投给本周主题：雪夜归人')
    await see(author, '还能投 3 幅')
    await see(author, '还缺灯')
    await author.fill('画面描述', '下雪，归人提着烛')
    await see(author, '人、雪、灯都有了')
    await author.tap('生成')
    await arriveAt(author, 'pagesD/job-detail/job-detail', PAINT_MS)
  })

  it('published, it is entered without another step', async () => {
    await author.tap('发布到广场')
    await see(author, '投给本周主题「雪夜归人」')
    const entered = author.page.getByRole('switch', { name: '投给本周主题「雪夜归人」' })
    await entered.and(author.page.locator('[aria-checked=true]')).waitFor()
    await author.fill('名字', '风雪夜归')
    await author.page.getByRole('button', { name: '发布', exact: true }).last().tap()
    await see(author, '也投给了本周主题')
    await passAll(reviewer)
    await author.goto(SQUARE)
    await see(author, '雪夜归人')
    await author.page.locator('.mg-weekly__row').waitFor()
    await author.page.locator('.mg-weekly__row').tap()
    await arriveAt(author, CONTEST)
    await see(author, '你投了 1 幅，还能投 2 幅')
  })

  it('a vote is given without a count', async () => {
    await voter.goto(SQUARE)
    await voter.page.locator('.mg-banners--tall .mg-banners__card').tap()
    await arriveAt(voter, CONTEST)
    await see(voter, '票数到出结果时才公开')
    await voter.tap('投《风雪夜归》一票')
    await see(voter, '投上了')
    assert.equal((await voter.text()).includes('1 票'), false)
  })

  it('the console ends it; the winner has the prize and a badge', async () => {
    const { page } = desk
    await page.reload()
    await endBy('提前截止')
    await voter.goto(`/${CONTEST}`)
    await see(voter, '评着呢，还可以投票')
    await endBy('现在出结果')
    await says('雪夜归人 · 已出结果 · 1 幅')
    await voter.goto(`/${CONTEST}`)
    await see(voter, '壹')
    await see(voter, '1 票')
    await voter.tap('往期')
    await see(voter, '第 1 期 · 1 幅')
    await author.goto(`/${CONTEST}`)
    await see(author, '300 积分已到账')
    await author.page.locator('.mg-entry__picture').first().tap()
    await see(author, '「雪夜归人」第 1 名')
    await voter.goto(`/pagesD/user-works/user-works?user_id=${authorId}`)
    await seeCount(voter, '「雪夜归人」第 1 名', 1)
    await voter.tap('「雪夜归人」第 1 名')
    await arriveAt(voter, CONTEST)
  })
})
