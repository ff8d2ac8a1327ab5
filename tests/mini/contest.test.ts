import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { multiplyWork, openDesk } from '../journeys/back-office'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const SQUARE = '/pages/playground/playground'
const CONTEST = 'pagesB/contest/contest'
const PAINT_MS = 90_000

describe('本周主题 and 不感兴趣 on dist/weapp', () => {
  let folder: string
  let server: JourneyServer
  let passAll: () => Promise<void>
  let user: MiniJourneyDriver
  let nickname: string
  let userId: string
  let jobId: string

  const assertNoProblems = async () => assert.deepEqual(await user.problems(), [])

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-mini-contest-'))
    const env = { WELCOME_CREDITS: '1000', RATE_LIMIT_PER_MINUTE: '100000', DEMO: '0' }
    server = await startServer({ DATA_DIR: folder, PUBLIC_URL: BUILT_ORIGIN, ...SMALL, ...env })
    passAll = await openDesk(server.url, server.sql, '13800136711')
    const rival = await Account.signIn(server.url, '13800136712')
    const account = await Account.signIn(server.url, '13800136713')
    nickname = (await rival.get<{ nickname: string }>('/api/user/info')).nickname
    userId = (await account.get<{ id: string }>('/api/user/info')).id
    const job = await rival.runJob({ prompt: '雪夜，小屋，灯', ratio: '3:4' })
    jobId = job.id
    const body = { jobId, pictureId: job.pictures[0]?.id, title: '小屋', tags: ['雪'] }
    const { id: workId } = await rival.post<{ id: string }>('/api/works/post', body)
    await passAll()
    await server.sql(`update users set created_at = now() - interval '3 days'`)
    await server.sql(`insert into contests (id, number, title, brief, prompt, wants, starts_at,
      ends_at, result_at, prizes, pick_credits) values ('week', 47, '雪夜归人',
      '一个人，一场雪，一盏灯', '下雪，归人', '{人,雪,灯}', now() - interval '1 day',
      now() + interval '2 days', now() + interval '3 days', '[300, 200, 100]', 20)`)
    await rival.post('/api/contest/enter', { contestId: 'week', workId })
    user = new MiniJourneyDriver(await launchSignedIn(server, account))
  })
  after(async () => {
    await user?.mini.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('广场 begins a picture for the theme; 创作 says what is missing', async () => {
    await user.tab('广场')
    await see(user, '雪夜归人')
    await user.tap('我也画一张')
    await arriveAt(user, 'pages/index/index')
    await see(user, '投给本周主题：雪夜归人')
    await see(user, '还缺灯')
    await user.mini.waitFor('画面描述')
    await user.fill('画面描述', '下雪，归人提着灯')
    await see(user, '人、雪、灯都有了')
    await user.tap('生成')
    await arriveAt(user, 'pagesD/job-detail/job-detail', PAINT_MS)
    await assertNoProblems()
  })

  it('published, it is entered without another step', async () => {
    await user.tap('发布到广场')
    await see(user, '投给本周主题「雪夜归人」')
    await user.fill('名字', '风雪夜归')
    await user.mini.tap('发布', { nth: (await user.count('发布')) - 1 })
    await user.mini.waitForToast('已提交，也投给了本周主题')
    await passAll()
    await user.mini.open(`/${CONTEST}`)
    await see(user, '你投了 1 幅，还能投 2 幅')
    await assertNoProblems()
  })

  it('a vote is given without a count, and taken into the result', async () => {
    await user.tap('投《小屋》一票')
    await user.mini.waitForToast('投上了，出结果时公开票数')
    assert.equal((await user.text()).includes('1 票'), false)
    await server.sql(
      `update contest_entries set votes = 0, place = case user_id when $1 then 1
      else 2 end, credits = case user_id when $1 then 300 else 0 end`,
      [userId],
    )
    await server.sql(`update contest_entries set votes = 1 where user_id = $1`, [userId])
    await server.sql(`update contests set closed_at = now(), ends_at = now()`)
    // A view of a minute ago is shown from memory.
    await user.restart()
    await user.mini.open(`/${CONTEST}?id=week`)
    await see(user, '壹')
    await see(user, '300 积分已到账')
    await user.mini.open(`/pagesD/user-works/user-works?user_id=${userId}`)
    await seeCount(user, '「雪夜归人」第 1 名', 1)
    await assertNoProblems()
  })

  it('a long press on a tile leaves its work out, and 撤销 brings it back', async () => {
    await multiplyWork(server.sql, jobId, 3)
    const tile = `第2件，${nickname} 的作品`
    await user.mini.open(SQUARE)
    await user.tap('最新')
    await user.mini.waitFor(tile)
    await user.longPress(tile)
    await see(user, '少推这样的')
    await user.tap('看过了')
    await see(user, '不再推荐这幅')
    await waitForEqual(() => user.count(tile), 0)
    const mutes = () => server.sql(`select 1 from mutes where user_id = $1`, [userId])
    await user.mini.rest()
    assert.equal((await mutes()).length, 1)
    await user.tap('撤销：不再推荐这幅')
    await user.mini.waitFor(tile)
    await user.mini.rest()
    assert.equal((await mutes()).length, 0)
    await assertNoProblems()
  })
})
