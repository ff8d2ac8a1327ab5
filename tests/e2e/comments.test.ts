import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { passAll, refuseAll, signInReviewer } from '../journeys/back-office'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { sidewaysOn, violationsOn } from './accessibility'
import { Account } from './account'
import { launchBrowser, newPhone, PHONE, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const TITLE = '塔里的灯'
const WORDS = '塔上的灯一亮，整张画就活了'
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
/** Folder for photographs, to look at. */
const SHOTS = process.env.COMMENT_SHOTS

describe('comments on a work, by a writer, its author and a visitor', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let reviewer: Account
  let author: BrowserDriver
  let writer: BrowserDriver
  let names: Record<'author' | 'writer', string>
  let address: string

  const noComplaints = () => {
    for (const who of [author, writer]) assert.deepEqual(who.complaints.all(), [])
  }
  /**
   * Nothing wider than the window on each size, and no violation of accessibility on a phone;
   * `everywhere`: on each size.
   */
  const fits = async (who: BrowserDriver, name: string, everywhere = false) => {
    for (const size of SIZES) {
      await who.resize(size)
      const at = `${name} at ${size.width}`
      assert.deepEqual(await sidewaysOn(who.page), [], at)
      if (everywhere && size !== PHONE) assert.deepEqual(await violationsOn(who.page), [], at)
      if (SHOTS) {
        await who.page.screenshot({ path: join(SHOTS, `${name}-${size.width}.png`) })
      }
    }
    await who.resize(PHONE)
    assert.deepEqual(await violationsOn(who.page), [], name)
  }
  const post = async (who: BrowserDriver, words: string) => {
    await who.fill('评论内容', words)
    await who.tap('发送')
    await see(who, '审核中，只有你看得到')
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-comments-'))
    server = await startServer({ DATA_DIR: folder, ...SMALL, RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    if (SHOTS) await mkdir(SHOTS, { recursive: true })
    const painter = await Account.signIn(server.url, '13800136702')
    const reader = await Account.signIn(server.url, '13800136703')
    const nickname = async (who: Account) =>
      (await who.get<{ nickname: string }>('/api/user/info')).nickname
    names = { author: await nickname(painter), writer: await nickname(reader) }
    reviewer = await signInReviewer(server.url, server.sql, '13800136701')
    const job = await painter.runJob({ prompt: '雪山湖泊日出，一叶小舟', ratio: '3:4' })
    const work = {
      jobId: job.id,
      pictureId: job.pictures[0]?.id,
      title: TITLE,
      words: '',
      tags: [],
    }
    const { id } = await painter.post<{ id: string }>('/api/works/post', work)
    await passAll(reviewer)
    address = `/pagesD/works-detail/works-detail?id=${id}`
    const open = async ({ tokens }: Account) =>
      BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }), address)
    author = await open(painter)
    writer = await open(reader)
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('a new comment waits, and only its writer sees it', async () => {
    await see(writer, '还没人说话')
    await fits(writer, 'empty')
    await writer.tap('说两句')
    await fits(writer, 'composer')
    await writer.fill('评论内容', '字'.repeat(201))
    await see(writer, '最多 200 个字')
    await post(writer, WORDS)
    await fits(writer, 'pending')
    await author.goto(address)
    await see(author, '还没人说话')
    noComplaints()
  })

  it('passed, its author is notified; the message leads to it, and a reply to a message', async () => {
    await passAll(reviewer)
    await author.goto('/pagesB/msg-box/msg-box')
    await author.tap(`${names.writer}评论了《${TITLE}》`)
    await arriveAt(author, 'pagesD/works-detail/works-detail')
    await see(author, WORDS)
    await author.page.locator('.mg-comment--focus').waitFor()
    await author.tap('赞，0')
    await seeCount(author, '取消赞，1', 1)
    await author.tap(`回复 ${names.writer}`)
    await post(author, '八个字：塔里船上都点上灯')
    await passAll(reviewer)
    await writer.goto('/pagesB/msg-box/msg-box')
    await writer.tap(`${names.author}在《${TITLE}》下回复了你`)
    await arriveAt(writer, 'pagesD/works-detail/works-detail')
    await see(writer, '八个字：塔里船上都点上灯')
    await see(writer, '作者赞过')
    await fits(writer, 'thread', true)
    noComplaints()
  })

  it('a refused comment names the reason and is written again', async () => {
    await writer.tap('说两句')
    await post(writer, '不好看不好看')
    await refuseAll(reviewer, '骂人')
    await writer.goto(address)
    await see(writer, '没通过：骂人')
    await fits(writer, 'refused')
    await writer.tap('改一改')
    await waitForEqual(() => writer.value('评论内容'), '不好看不好看')
    await post(writer, '船篷那点暖光，一下子有人味儿了')
    await writer.page.getByText('没通过').waitFor({ state: 'detached' })
    await passAll(reviewer)
    await writer.goto(address)
    await see(writer, '评论 3')
    noComplaints()
  })

  it('the author pins, hides and shows; a draft survives a reload', async () => {
    await author.goto(address)
    await see(author, '船篷那点暖光')
    const card = author.page.locator('.mg-comment--thread', { hasText: '船篷那点暖光' })
    await card.getByRole('button', { name: /^更多/ }).tap()
    await fits(author, 'sheet', true)
    await author.tap('置顶')
    await card.getByText('置顶').waitFor()
    await author.goto(address)
    await see(author, /置顶.*船篷那点暖光.*塔上的灯/s)
    await card.getByRole('button', { name: /^更多/ }).tap()
    await author.tap('收起这条')
    await see(author, '这条评论已收起')
    await writer.goto(address)
    await see(writer, '作者收起了这条，只有你看得到')
    await fits(writer, 'hidden')
    await author.goto(address)
    await author.page.getByRole('button', { name: /^你收起了 1 条评论/ }).tap()
    await see(author, '船篷那点暖光')
    await fits(author, 'hidden-by-me')
    await author.tap('重新显示')
    await seeCount(author, '重新显示', 0)
    await see(author, '船篷那点暖光')
    await author.tap('说两句')
    await author.fill('评论内容', '想到一半')
    await author.page.keyboard.press('Escape')
    await see(author, '想到一半')
    noComplaints()
  })

  it('a reported comment is hidden from its reporter at once', async () => {
    await author.goto(address)
    await see(author, '想到一半')
    await see(author, WORDS)
    const card = author.page.locator('.mg-comment--thread', { hasText: WORDS })
    await card.getByRole('button', { name: /^更多/ }).first().tap()
    await author.tap('举报')
    await author.tap('广告')
    await fits(author, 'report', true)
    await author.tap('提交举报')
    await card.waitFor({ state: 'detached' })
    await writer.goto(address)
    await see(writer, WORDS)
    noComplaints()
  })

  it('a visitor reads, and comes back to the words after signing in', async () => {
    const visitor = await BrowserDriver.open(await newPhone(browser, { url: server.url }), address)
    await see(visitor, WORDS)
    await visitor.tap('说两句')
    await visitor.fill('评论内容', '我也来说一句')
    await visitor.tap('登录后发送')
    await seeDialog(visitor, /登录/)
    await visitor.answerDialog(false)
    await see(visitor, '我也来说一句')
    assert.deepEqual(visitor.complaints.all(), [])
  })

  it('closed, nothing more can be said', async () => {
    await author.goto(address)
    await author.tap('更多')
    await author.tap('关评论')
    await see(author, '作者关闭了评论')
    await writer.goto(address)
    await see(writer, '作者关闭了评论')
    await seeCount(writer, '说两句', 0)
    await fits(writer, 'closed')
    noComplaints()
  })

  it('a deleted comment is gone, and its place remains above a reply', async () => {
    const card = writer.page.locator('.mg-comment--thread', { hasText: WORDS })
    await card.getByRole('button', { name: /^更多/ }).first().tap()
    await writer.tap('删除')
    await seeDialog(writer, '删除这条评论？')
    await writer.answerDialog(true)
    await see(writer, '这条评论已删除')
    await see(writer, '八个字：塔里船上都点上灯')
    noComplaints()
  })
})
