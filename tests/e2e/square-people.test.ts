import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { runAdmin } from '../journeys/back-office'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'
import { waitForQuiet } from './settled'

const PROMPT = '雪山湖泊日出，一叶小舟'
const TITLE = '寒山独照'
const SQUARE = '/pages/playground/playground'
const MESSAGES = '/pagesB/msg-box/msg-box'
const VIDEO_MS = 60_000
const REVIEWER = '13800136601'

type ReviewQueue = CallData<'GET /api/works/review'>

interface Page {
  list: { id: string }[]
}

describe('two people and a reviewer, each in a browser', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let accounts: Record<'author' | 'friend' | 'reviewer', Account>
  let author: BrowserDriver
  let friend: BrowserDriver
  let reviewer: BrowserDriver
  let jobId: string
  let workId: string
  let authorId: string

  /** The message that says so leads there. */
  const followMessage = async (says: RegExp, route: string) => {
    await author.goto(MESSAGES)
    const row = author.page.locator('.mg-notification__main').filter({ hasText: says })
    await row.first().tap()
    await arriveAt(author, route)
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-people-'))
    server = await startServer({ DATA_DIR: folder, ...SMALL, RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    accounts = {
      author: await Account.signIn(server.url, '13800136602'),
      friend: await Account.signIn(server.url, '13800136603'),
      reviewer: await Account.signIn(server.url, REVIEWER),
    }
    jobId = (await accounts.author.runJob({ prompt: PROMPT, ratio: '3:4' })).id
    authorId = (await accounts.author.get<{ id: string }>('/api/user/info')).id
    const open = async ({ tokens }: Account) =>
      BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }))
    author = await open(accounts.author)
    friend = await open(accounts.friend)
    reviewer = await open(accounts.reviewer)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('what is published waits where only a reviewer can see it', async () => {
    await author.goto(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await author.tap('发布到广场')
    await author.page.getByRole('dialog', { name: '发布到广场' }).waitFor()
    await author.fill('名字', TITLE)
    await author.page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).tap()
    await see(author, '审核中')
    await reviewer.goto('/pagesB/auditing/index')
    await see(reviewer, '你的账号没有审核权限')
  })

  it('refused by a person whom the operator made a reviewer, its author appeals', async () => {
    const { stdout } = await runAdmin(server, ['grant-reviewer', REVIEWER])
    assert.match(stdout, /审核/)
    const { items } = await accounts.reviewer.get<ReviewQueue>('/api/works/review')
    const [item] = items
    assert.ok(item)
    const { id: itemId, shown } = item
    await accounts.reviewer.post('/api/works/audit_reject', { itemId, shown, reason: '像是广告' })
    await followMessage(/《寒山独照》没有通过/, 'pagesD/works-detail/works-detail')
    await see(author, '没有通过审核：像是广告')
    await author.tap('申诉')
    await author.fill('为什么应该通过', '画里没有商品，是一座山')
    await author.tap('提交申诉')
    await see(author, '审核中，通过后大家就能看到')
    await seeCount(author, '申诉', 0)
  })

  it('the appeal is read where it is decided', async () => {
    await reviewer.goto('/pagesB/auditing/index')
    await see(reviewer, '画里没有商品，是一座山')
    await see(reviewer, TITLE)
    await see(reviewer, PROMPT)
    await reviewer.tap('通过')
    await see(reviewer, '都审完了')
    await followMessage(/《寒山独照》通过审核/, 'pagesD/works-detail/works-detail')
    workId = new URL(author.page.url()).searchParams.get('id') ?? ''
    assert.ok(workId)
  })

  it('the other one finds it, likes it, follows its author and remakes it', async () => {
    await friend.goto(SQUARE)
    await friend.page.getByRole('link', { name: /^寒山独照/ }).tap()
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await friend.tap('赞 0')
    await seeCount(friend, '取消赞 1', 1)
    await friend.page.getByRole('button', { name: /^关注 / }).tap()
    await friend.page.getByRole('button', { name: /^已关注 / }).waitFor()
    await friend.tap('画同款')
    await arriveAt(friend, 'pages/index/index')
    await friend.tap('生成')
    await see(friend, '再画一张', 60_000)
  })

  it('the search finds its author by name, to be followed, with works, tags and styles', async () => {
    const { nickname } = await accounts.author.get<{ nickname: string }>('/api/user/info')
    await friend.goto(SQUARE)
    await friend.tap('搜索')
    await friend.fill('搜索作品', nickname)
    // Badges on the tab bar, such as the count of unread messages, stay below the panel.
    const isolation = await friend.page.evaluate(() => {
      const bar = document.querySelector('.taro-tabbar__tabbar')
      return bar ? getComputedStyle(bar).isolation : null
    })
    assert.equal(isolation, 'isolate')
    const found = friend.page.getByRole('list', { name: '作者' })
    await found.getByText(nickname).waitFor()
    await found.getByRole('button', { name: /^已关注 / }).waitFor()
    await friend.fill('搜索作品', '小舟')
    await friend.page.getByRole('link', { name: /^作品 寒山独照/ }).waitFor()
    await friend.fill('搜索作品', '水墨')
    await friend.page.getByRole('heading', { name: '画风' }).waitFor()
    await friend.fill('搜索作品', '没有谁叫这个')
    await see(friend, '没有找到：换个词试试')
    await friend.fill('搜索作品', nickname)
    await found.getByText(nickname).tap()
    await arriveAt(friend, 'pagesD/user-works/user-works')
    await friend.page.locator('.mg-profilehead').getByRole('link', { name: '1 粉丝' }).tap()
    await arriveAt(friend, 'pagesC/ucenter/follow')
    await friend.page.getByRole('listitem').first().waitFor()
    await friend.page.getByRole('tab', { name: /^关注/ }).tap()
    await see(friend, '还没有关注的人')
    assert.deepEqual(await friend.problems(), [])
  })

  it('its poster is saved as a short video, after its music was heard', async () => {
    await friend.goto(`/pagesB/share/share?id=${workId}`)
    const downloading = friend.page.waitForEvent('download', { timeout: VIDEO_MS })
    await friend.tap('存成短片')
    await friend.tap('国风')
    await friend.tap('试听「国风」')
    await friend.page
      .getByRole('button', { name: '停止试听「国风」' })
      .waitFor({ timeout: VIDEO_MS })
    await friend.tap('做好并保存')
    assert.match((await downloading).suggestedFilename(), /^墨光-寒山独照-\d+\.mp4$/)
    assert.deepEqual(await friend.problems(), [])
  })

  it('its author is notified of each, and each message leads to what it is about', async () => {
    await followMessage(/赞了《寒山独照》/, 'pagesD/works-detail/works-detail')
    await see(author, PROMPT)
    await followMessage(/用《寒山独照》画了同款/, 'pagesD/works-detail/works-detail')
    await see(author, PROMPT)
    await followMessage(/关注了你/, 'pagesD/user-works/user-works')
  })

  it('withdrawn, it is gone from the feed, the search, the profile and its own page', async () => {
    await author.goto(`/pagesD/works-detail/works-detail?id=${workId}`)
    await author.tap('更多')
    await author.tap('撤下')
    await seeDialog(author, '撤下这件作品？')
    await author.answerDialog(true)
    await see(author, '已撤下，只有自己能看到')
    const { friend: other } = accounts
    for (const path of [
      '/api/works/publicWorks?feed=newest',
      `/api/works/publicWorks?q=${encodeURIComponent('小舟')}`,
      `/api/works/getUserWorks?user_id=${authorId}`,
    ]) {
      assert.deepEqual((await other.get<Page>(path)).list, [], path)
    }
    friend.complaints.expect(/404/)
    await friend.goto(SQUARE)
    await waitForQuiet(friend.page)
    await waitForEqual(() => friend.page.getByRole('link', { name: /^寒山独照/ }).count(), 0)
    await friend.goto(`/pagesD/works-detail/works-detail?id=${workId}`)
    await see(friend, '这件作品不在了')
    await friend.goto(`/pagesD/user-works/user-works?user_id=${authorId}`)
    await see(friend, '还没有公开的作品')
  })

  it('no app reported an error on the way', async () => {
    for (const driver of [author, friend, reviewer]) assert.deepEqual(await driver.problems(), [])
  })
})
