import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Account } from '../e2e/account'
import { multiplyWork, openDesk } from '../journeys/back-office'
import type { Sql } from '../../server/src/testing/sql'
import { waitForEqual } from '../journeys/conditions'
import { arriveAt, see, seeCount, seeDialog } from '../journeys/driver'
import { SMALL, startServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { MiniJourneyDriver } from './journey-driver'
import { launchSignedIn } from './signed-in'

const PROMPT = '雪山湖泊日出，一叶小舟'
const TITLE = '寒山独照'
const SQUARE = '/pages/playground/playground'
const PAINT_MS = 90_000
const LOAD_MS = 60_000
const WORKS = 500
/** A heart, and what one card says of itself. */
const LIKE_BYTES = 2048

/** Of a path into the page's data: the card it leads to, or what of the page holds cards. */
function findCard(path: string): string {
  return /^root(\.cn\.\[\d+\]){4}/.exec(path)?.[0] ?? path
}

/** Addresses of the pictures on the page on top. */
async function listSources(who: MiniJourneyDriver): Promise<string[]> {
  const found = (await who.mini.markup()).matchAll(/ src="([^"]+)"/g)
  return [...found].map(([, source = '']) => source)
}

describe('广场 on dist/weapp: from one person’s picture to another one’s', () => {
  let folder: string
  let server: JourneyServer
  let sql: Sql
  let passAll: () => Promise<void>
  let author: MiniJourneyDriver
  let friend: MiniJourneyDriver
  let jobId: string
  let workId: string
  /** Names of each for the other. */
  let names: { author: string; friend: string }

  /** A list that is read again when it is opened would draw its rows again under a finger. */
  const openWork = async (who: MiniJourneyDriver) => {
    await who.mini.open(`/pagesD/works-detail/works-detail?id=${workId}`)
    await who.mini.rest()
  }
  const assertNoProblems = async () => {
    for (const who of [author, friend]) assert.deepEqual(await who.problems(), [])
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moguang-mini-square-'))
    const env = { WELCOME_CREDITS: '10000', RATE_LIMIT_PER_MINUTE: '100000', DEMO: '0' }
    // A painting of more than half a minute gets a notification of its own.
    server = await startServer({ DATA_DIR: folder, PUBLIC_URL: BUILT_ORIGIN, ...SMALL, ...env })
    sql = server.sql
    passAll = await openDesk(server.url, sql, '13800136511')
    const maker = await Account.signIn(server.url, '13800136512')
    const other = await Account.signIn(server.url, '13800136513')
    const fetchNickname = async (who: Account) =>
      (await who.get<{ nickname: string }>('/api/user/info')).nickname
    names = { author: await fetchNickname(maker), friend: await fetchNickname(other) }
    jobId = (await maker.runJob({ prompt: PROMPT, ratio: '3:4' })).id
    author = new MiniJourneyDriver(await launchSignedIn(server, maker))
    friend = new MiniJourneyDriver(await launchSignedIn(server, other))
  })
  after(async () => {
    await author?.mini.close()
    await friend?.mini.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is published from the job and waits for review', async () => {
    await author.mini.open(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await author.tap('发布到广场')
    await author.mini.waitFor('名字')
    await waitForEqual(() => author.value('名字'), '雪山湖泊日出')
    await author.fill('名字', TITLE)
    // The dock's own text comes before the button of the sheet.
    await author.mini.tap('发布', { nth: (await author.count('发布')) - 1 })
    await see(author, '审核中')
    const [row] = await sql(`select id from works where job_id = $1`, [jobId])
    workId = String(row?.id)
    await assertNoProblems()
  })

  it('passed, it hangs in the square; the other one likes it and follows', async () => {
    await passAll()
    await friend.tab('广场')
    await friend.tap(`${TITLE}，${names.author} 的作品`)
    await arriveAt(friend, 'pagesD/works-detail/works-detail')
    await see(friend, PROMPT)
    await friend.tap('赞 0')
    await seeCount(friend, '取消赞 1', 1)
    await friend.tap(`关注 ${names.author}`)
    await seeCount(friend, `已关注 ${names.author}`, 1)
    await friend.back()
    await openWork(friend)
    await seeCount(friend, '取消赞 1', 1)
    await seeCount(friend, `已关注 ${names.author}`, 1)
    await assertNoProblems()
  })

  it('its poster is saved to the album as a short video, after its music was heard', async () => {
    await friend.mini.open(`/pagesB/share/share?id=${workId}`)
    const before = (await friend.mini.album()).length
    await friend.tap('存成短片')
    await friend.tap('国风')
    await friend.tap('试听「国风」')
    await see(friend, '停止')
    await friend.tap('做好并保存')
    const deadline = Date.now() + PAINT_MS
    const saved = async () => (await friend.mini.album()).slice(before)
    while ((await saved()).length === 0 && Date.now() < deadline) await friend.mini.sleep(200)
    const [file = ''] = await saved()
    const bytes = await readFile(file)
    assert.equal(bytes.subarray(4, 8).toString(), 'ftyp')
    assert.ok(bytes.length > 10_000, `${bytes.length} bytes`)
    await openWork(friend)
    await assertNoProblems()
  })

  it('a remake begins with every parameter and knows whose it is', async () => {
    await friend.tap('画同款')
    await arriveAt(friend, 'pages/index/index')
    // On a busy machine the page is there before it has drawn anything.
    await friend.mini.waitFor('画面描述')
    await waitForEqual(() => friend.value('画面描述'), PROMPT)
    await friend.tap('生成')
    await arriveAt(friend, 'pagesD/job-detail/job-detail', PAINT_MS)
    const rows = await sql(`select id from jobs where remake_of = $1`, [workId])
    assert.equal(rows.length, 1)
    await assertNoProblems()
  })

  it('the author is notified of everything, and a message leads to its work', async () => {
    await author.mini.open('/pages/ucenter/ucenter')
    await author.tap('消息')
    await arriveAt(author, 'pagesB/msg-box/msg-box')
    await see(author, `《${TITLE}》通过审核`)
    await see(author, `${names.friend}关注了你`)
    await see(author, `${names.friend}用《${TITLE}》画了同款`)
    await see(author, '4 条未读')
    await author.tap(`${names.friend}赞了《${TITLE}》`)
    await arriveAt(author, 'pagesD/works-detail/works-detail')
    await see(author, TITLE)
    await author.back()
    await see(author, '3 条未读')
    await assertNoProblems()
  })

  it('a comment waits for review, is liked and replied to by the author', async () => {
    const words = '船篷那点暖光，一下子有人味儿了'
    await openWork(friend)
    await friend.mini.waitFor('说两句')
    await friend.tap('说两句')
    await friend.fill('评论内容', words)
    await friend.tap('发送')
    await see(friend, '审核中，只有你看得到')
    await passAll()
    await openWork(author)
    await see(author, words)
    await author.tap('赞，0')
    await seeCount(author, '取消赞，1', 1)
    await author.tap(`回复 ${names.friend}`)
    await author.fill('评论内容', '塔里船上都点上灯')
    await author.tap('发送')
    await see(author, '审核中，只有你看得到')
    await passAll()
    await openWork(friend)
    await see(friend, '塔里船上都点上灯')
    await see(friend, '作者赞过')
    // The author's own reply offers 撤回 until the list is loaded again.
    await openWork(author)
    await seeCount(author, '撤回', 0)
    await assertNoProblems()
  })

  it('a message leads to the comment; a reader reports, the author hides and shows', async () => {
    await author.mini.open('/pagesB/msg-box/msg-box')
    await author.tap(`${names.friend}评论了《${TITLE}》`)
    await arriveAt(author, 'pagesD/works-detail/works-detail')
    await see(author, '船篷那点暖光')
    await openWork(friend)
    await friend.tap(`更多：${names.author}的评论`)
    await friend.tap('举报')
    await friend.tap('广告')
    await friend.tap('提交举报')
    await seeCount(friend, '塔里船上都点上灯', 0)
    await openWork(author)
    await author.tap(`更多：${names.friend}的评论`)
    await author.tap('收起这条')
    await see(author, '这条评论已收起')
    await openWork(friend)
    await see(friend, '作者收起了这条，只有你看得到')
    await openWork(author)
    await see(author, '你收起了 1 条评论')
    await author.tap('重新显示')
    await seeCount(author, `更多：${names.friend}的评论`, 1)
    await seeCount(author, '重新显示', 0)
    await assertNoProblems()
  })

  it(`with ${WORKS} works loaded, a like touches only its card's data`, async (t) => {
    await multiplyWork(sql, jobId, WORKS)
    const phone = friend.mini
    await phone.open(SQUARE)
    await friend.tap('最新')
    // The copies have the like of the work they were made from.
    await phone.waitFor(`第1件，${names.author}，1 人赞过的作品`)
    const last = `第${WORKS}件，${names.author}，1 人赞过的作品`
    const deadline = Date.now() + LOAD_MS
    for (let topPx = 0; (await phone.count(last)) === 0; topPx += 2000) {
      assert.ok(Date.now() < deadline, `no ${last}: ${await phone.text()}`)
      await phone.scrollTo(topPx)
      await phone.sleep(30)
    }
    await friend.longPress(last)
    await see(friend, '少推这样的')
    await phone.rest()
    await phone.resetSetDataStats()
    await friend.tap('赞')
    await phone.waitFor(`第${WORKS}件，${names.author}，2 人赞过的作品`)
    await phone.rest()
    const calls = await phone.setDataCalls()
    const bytes = calls.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    t.diagnostic(
      `${bytes} bytes in ${calls.length} updates: ${calls.map((c) => `${c.sizeBytes} ${c.paths.join()}`).join(' | ')}`,
    )
    assert.ok(bytes > 0 && bytes <= LIKE_BYTES, `${bytes} bytes`)
    // The sheet goes as well.
    const places = new Set(calls.flatMap(({ paths }) => paths.map(findCard)))
    assert.ok(places.size <= 3, [...places].join())
    const rows = await sql(`select 1 from work_likes where work_id = $1`, [`${workId}-${WORKS}`])
    assert.equal(rows.length, 1)
    await assertNoProblems()
  })

  it('withdrawn, it is gone for everybody else', async () => {
    await openWork(author)
    const old = await listSources(author)
    await author.tap('更多')
    await author.tap('撤下')
    await seeDialog(author, '撤下这件作品？')
    await author.answerDialog(true)
    await see(author, '已撤下，只有自己能看到')
    // Its author gets the new addresses. Only the page on screen may have requested an earlier
    // address, between the answer and the act: of a picture it shows, or would show next.
    await author.mini.rest()
    const now = await listSources(author)
    assert.ok(now.length > 0 && now.every((source) => !old.includes(source)), now.join())
    const problems = await author.problems()
    for (const problem of problems) {
      assert.match(problem, /^image: status 404/)
      assert.ok(problem.includes(`/files/job/${jobId}/`), problem)
      assert.ok(
        now.every((source) => !problem.includes(source)),
        problem,
      )
    }
    await author.mini.open(`/pagesD/job-detail/job-detail?id=${jobId}`)
    await see(author, '已撤下')
    assert.deepEqual(await author.problems(), problems)
    await openWork(friend)
    await see(friend, '这件作品不在了')
    await friend.mini.open(SQUARE)
    await friend.mini.waitFor(`第1件，${names.author}，1 人赞过的作品`)
    for (const likes of [' ', '，1 人赞过'])
      await waitForEqual(() => friend.count(`${TITLE}，${names.author}${likes}的作品`), 0)
    // Copies of the work lie at addresses that lead nowhere now.
    for (const problem of await friend.problems()) assert.match(problem, /^image: status 404/)
  })
})
