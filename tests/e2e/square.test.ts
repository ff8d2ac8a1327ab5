/// <reference lib="dom" />
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { multiplyWork, openDesk } from '../journeys/back-office'
import type { Sql } from '../../server/src/testing/sql'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const WORKS = 1000
const CARDS_MAX = 60
const SCROLL_MS = 90_000
const PROMPT = '雪山湖泊日出，一叶小舟'
const SQUARE = '/pages/playground/playground'

describe('广场: from one person’s picture to another one’s', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let sql: Sql
  let passAll: () => Promise<void>
  let author: BrowserDriver
  let friend: BrowserDriver
  let maker: Account
  let jobId: string

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-square-'))
    const env = { WELCOME_CREDITS: '10000', RATE_LIMIT_PER_MINUTE: '100000', DEMO: '0' }
    server = await startServer({ DATA_DIR: folder, ...SMALL, ...env })
    browser = await launchBrowser()
    sql = server.sql
    passAll = await openDesk(server.url, sql, '13800136501')
    maker = await Account.signIn(server.url, '13800136502')
    const other = await Account.signIn(server.url, '13800136503')
    jobId = (await maker.runJob({ prompt: PROMPT, ratio: '3:4' })).id
    const open = async ({ tokens }: Account) =>
      BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }))
    author = await open(maker)
    friend = await open(other)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is open with starting points while there are no works', async () => {
    await friend.goto(SQUARE)
    await see(friend, '从这里开始')
  })

  it('is published from the job, with a title out of its prompt, and waits for review', async () => {
    await author.goto(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await author.tap('发布到广场')
    await author.page.getByRole('dialog', { name: '发布到广场' }).waitFor()
    await waitForEqual(() => author.value('名字'), '雪山湖泊日出')
    await author.fill('名字', '寒山独照')
    await author.page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).tap()
    await see(author, '审核中')
    const { list } = await maker.get<{ list: unknown[] }>('/api/works/publicWorks')
    assert.deepEqual(list, [], 'other users do not see it yet')
  })

  it('passed, it hangs in the square and the other one likes it', async () => {
    await passAll()
    await friend.goto(SQUARE)
    await friend.page.getByRole('link', { name: /^寒山独照/ }).tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await see(friend, PROMPT)
    // The page says so before the server does, and is left before it could answer.
    const like = friend.page.getByRole('button', { name: '赞 0', exact: true })
    // A quick server may have answered by then: the assertion is on the `keepalive` flag of the
    // request.
    await friend.page.evaluate(() => {
      const send = window.fetch
      window.fetch = (input, init) => {
        if (String(input).endsWith('/api/works/like'))
          sessionStorage.setItem('keepalive', String(init?.keepalive))
        return send(input, init)
      }
    })
    const reloaded = friend.page.waitForEvent('load')
    await like.evaluate((button: HTMLElement) => {
      button.click()
      location.reload()
    })
    await reloaded
    assert.equal(await friend.page.evaluate(() => sessionStorage.getItem('keepalive')), 'true')
    // The new page may have sent its query before the like was stored.
    const isWritten = async () => (await sql('select 1 from work_likes')).length === 1
    for (let tries = 0; !(await isWritten()); tries += 1) {
      assert.ok(tries < 200, 'the like never arrived')
      await friend.page.waitForTimeout(50)
    }
    await friend.page.reload()
    await seeCount(friend, '取消赞 1', 1)
  })

  it('what is remembered is found again under 我的收藏, and can be let go there', async () => {
    await friend.tap('收藏')
    await friend.page.getByRole('button', { name: '取消收藏' }).waitFor()
    await friend.goto('/pages/ucenter/ucenter')
    await friend.tap('我的收藏')
    await arriveAt(friend, 'pagesD/user-works/user-works')
    await see(friend, '收藏只有自己看得到')
    await friend.page.getByRole('link', { name: /^寒山独照/ }).tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await friend.tap('取消收藏')
    await friend.page.getByRole('button', { name: '收藏', exact: true }).waitFor()
    // Rows on screen stay until the page is left.
    await friend.goto('/pages/ucenter/ucenter')
    await friend.tap('我的收藏')
    await see(friend, '还没有收藏的作品')
  })

  it('a remake begins with every parameter and knows whose it is', async () => {
    await friend.goto(SQUARE)
    await friend.page.getByRole('link', { name: /^寒山独照/ }).tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await friend.tap('画同款')
    await arriveAt(friend, 'pages/index/index')
    await waitForEqual(() => friend.value('画面描述'), PROMPT)
    await friend.tap('生成')
    await see(friend, '再画一张', 60_000)
    const [row] = await sql(`select remake_of from jobs where id <> $1 and remake_of is not null`, [
      jobId,
    ])
    assert.ok(row?.remake_of, 'the job names the work')
  })

  it('searching finds it by a word of its prompt, and not by another', async () => {
    await friend.goto(SQUARE)
    await friend.tap('搜索')
    await friend.fill('搜索作品', '小舟')
    await friend.page.getByRole('button', { name: '搜索', exact: true }).last().tap()
    await see(friend, '“小舟”')
    await friend.page.getByRole('link', { name: /^寒山独照/ }).waitFor()
    await friend.tap('搜索')
    await friend.fill('搜索作品', '机器人')
    await friend.page.getByRole('button', { name: '搜索', exact: true }).last().tap()
    await see(friend, '没有找到这样的作品')
  })

  it(`${WORKS} works scroll with at most ${CARDS_MAX} cards, and the way back is the same place`, async () => {
    await multiplyWork(sql, jobId, WORKS - 1)
    await friend.goto(SQUARE)
    await friend.tap('最新')
    await friend.page.locator('.mg-work').first().waitFor()
    const deadline = Date.now() + SCROLL_MS
    let most = 0
    for (;;) {
      const { cards, foot } = await friend.page.evaluate(() => {
        const end = document.querySelector('.mg-listfoot')
        end?.scrollIntoView()
        return { cards: document.querySelectorAll('.mg-work').length, foot: end?.textContent }
      })
      most = Math.max(most, cards)
      if (foot === '已经到底啦~~') break
      assert.ok(Date.now() < deadline, `no end: ${foot}`)
      await friend.page.waitForTimeout(30)
    }
    assert.ok(most > 0 && most <= CARDS_MAX, `${most} cards`)
    const screen = () =>
      friend.page.evaluate(
        () => document.querySelector('.mg-square')?.closest('.taro_page')?.scrollTop ?? 0,
      )
    const tile = friend.page.locator('.mg-work').last()
    await tile.scrollIntoViewIfNeeded()
    const title = await tile.locator('.mg-work__title').innerText()
    const before = await screen()
    await tile.tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await friend.back()
    await arriveAt(friend, 'pages/playground/playground')
    await friend.page.locator('.mg-work__title').getByText(title, { exact: true }).waitFor()
    const now = await screen()
    assert.ok(before > 0 && Math.abs(now - before) <= 2, `${before} became ${now}`)
  })

  it('a work leads to works alike, and the way back to it', async () => {
    await friend.goto(SQUARE)
    await friend.page.locator('.mg-work').first().tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await see(friend, '相关作品')
    const from = friend.page.url()
    const alike = friend.page.locator('.mg-related__work')
    const count = await alike.count()
    assert.ok(count > 0 && count <= 12, `${count} works`)
    await alike.first().tap()
    await friend.page.waitForURL((url) => url.href !== from)
    await see(friend, '相关作品')
    await friend.page.goBack()
    await friend.page.waitForURL(from)
  })

  it('withdrawn, it is gone for everybody else', async () => {
    const [row] = await sql(`select id from works where job_id = $1`, [jobId])
    await author.goto(`/pagesD/works-detail/works-detail?id=${String(row?.id)}`)
    await author.tap('更多')
    await author.tap('撤下')
    await seeDialog(author, '撤下这件作品？')
    await author.answerDialog(true)
    await see(author, '已撤下，只有自己能看到')
    friend.complaints.expect(/404/)
    await friend.goto(`/pagesD/works-detail/works-detail?id=${String(row?.id)}`)
    await see(friend, '这件作品不在了')
    assert.deepEqual(await author.problems(), [])
    assert.deepEqual(await friend.problems(), [])
  })
})
