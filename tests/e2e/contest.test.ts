import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { passAll, signInReviewer } from '../journeys/back-office'
import { arriveAt, see } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { Account } from './account'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

const SQUARE = '/pages/playground/playground'
const CONTEST = '/pagesD/contest/contest'

describe('the theme of the week, by its author and a voter', () => {
  let folder: string
  let server: JourneyServer
  let browser: BrowserShare
  let author: BrowserDriver
  let voter: BrowserDriver

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-contest-'))
    server = await startServer({ DATA_DIR: folder, ...SMALL, RATE_LIMIT_PER_MINUTE: '100000' })
    browser = await launchBrowser()
    const accounts = [
      await Account.signIn(server.url, '13800136702'),
      await Account.signIn(server.url, '13800136703'),
    ] as const
    for (const [index, account] of accounts.entries()) {
      const job = await account.runJob({
        prompt: index === 0 ? '雪夜，小屋，灯' : '山',
        ratio: '3:4',
      })
      const [picture] = job.pictures
      if (index === 0)
        await account.post('/api/works/post', {
          jobId: job.id,
          pictureId: picture?.id,
          title: '风雪夜归',
        })
    }
    await passAll(await signInReviewer(server.url, server.sql, '13800136701'))
    await server.sql(`update users set created_at = now() - interval '3 days'`)
    await server.sql(`insert into contests (id, number, title, brief, prompt, wants, starts_at, ends_at,
      result_at, prizes, pick_credits) values ('week', 47, '雪夜归人', '一个人，一场雪，一盏灯，三样都要有',
      '雪夜，归人，灯', '{人,雪,灯}', now() - interval '1 day', now() + interval '2 days',
      now() + interval '3 days', '[300, 200, 100]', 20)`)
    const open = async ({ tokens }: Account) =>
      BrowserDriver.open(await newPhone(browser, { url: server.url, tokens }))
    author = await open(accounts[0])
    voter = await open(accounts[1])
  })
  after(async () => {
    await browser?.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('a public work is entered from its page', async () => {
    await author.goto(CONTEST)
    await see(author, '还没有人投')
    await author.tap('投一幅作品')
    await author.tap('投《风雪夜归》')
    await see(author, '你投了 1 幅，还能投 2 幅')
    await see(author, '投来的 1 幅')
  })

  it('广场 leads to it, and a vote is given without a count', async () => {
    await voter.goto(SQUARE)
    await voter.tap('雪夜归人')
    await arriveAt(voter, CONTEST.slice(1))
    await see(voter, '票数到出结果时才公开')
    await voter.tap('投《风雪夜归》一票')
    await see(voter, '投上了')
    assert.equal((await voter.text()).includes('1 票'), false)
  })

  it('the result names the winner, whose work shows it', async () => {
    await server.sql(
      `update contest_entries set place = 1, votes = 1, credits = 300, judge_words = '灯在伞下'`,
    )
    await server.sql(`update contests set closed_at = now(), ends_at = now()`)
    await voter.goto(`${CONTEST}?id=week`)
    await see(voter, '壹')
    await see(voter, '灯在伞下')
    await voter.tap('往期')
    await see(voter, '第 47 期 · 1 幅')
    await author.goto(`${CONTEST}?id=week`)
    await see(author, '300 积分已到账')
    await author.page.locator('.mg-entry__picture').first().tap()
    await see(author, '「雪夜归人」第 1 名')
  })
})
