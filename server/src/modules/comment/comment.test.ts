/** Comments that wait for a reviewer, as an installation without a vendor's check has them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { comments, users, works } from '../../platform/db/schema'
import { startTestApp, type TestApp } from '../../testing/app'
import { createCommentCalls } from '../../testing/comments'
import { makePerson, makeWork, type Person } from '../../testing/works'

let server: TestApp
let author: Person
let fan: Person
let second: Person
let reviewer: Person
let workId: string
const { post, write, written, list, decide, listNotices } = createCommentCalls(() => server)
before(async () => {
  server = await startTestApp()
  ;[author, fan, second, reviewer] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ]
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, reviewer.id))
  workId = await makeWork(server.deps, author.id)
})
after(() => server.close())

const readCount = async () =>
  (await server.deps.db.select().from(works).where(eq(works.id, workId)))[0]?.commentCount

test('a new comment is visible to its writer only until a reviewer passes it', async () => {
  const mine = await written(fan, workId, '灯一亮就活了')
  assert.equal(mine.state, 'pending')
  assert.deepEqual((await list(second, workId)).list, [])
  assert.deepEqual((await list(second, workId)).own, [])
  assert.equal((await list(fan, workId)).own[0]?.id, mine.id)
  assert.equal(await readCount(), 0)
  assert.ok(!(await listNotices(author)).some((text) => text.includes('评论了')))
  const item = await decide(reviewer, '灯一亮就活了', null)
  assert.ok(!JSON.stringify(item).includes(fan.id), 'the writer is not named')
  assert.equal((await list(null, workId)).list[0]?.words, '灯一亮就活了')
  assert.equal(await readCount(), 1)
  assert.ok((await listNotices(author))[0]?.includes('评论了'))
})

test('a refused comment stays with its writer and names the reason', async () => {
  const count = await readCount()
  await written(fan, workId, '不好看不好看')
  await decide(reviewer, '不好看不好看', '骂人了')
  const { own } = await list(fan, workId)
  assert.deepEqual([own[0]?.state, own[0]?.reason], ['rejected', '骂人了'])
  assert.ok((await list(author, workId)).list.every(({ words }) => words !== '不好看不好看'))
  assert.equal(await readCount(), count)
})

test('a reported comment is hidden from its reporter, reviewed, and gone when upheld', async () => {
  const { id } = await written(fan, workId, '加我领免费会员')
  await decide(reviewer, '加我领免费会员', null)
  const count = (await readCount()) ?? 0
  for (let times = 0; times < 2; times++) {
    const body = { id, reason: 'advertising', words: '广告' }
    assert.equal((await post(second, '/api/comment/report', body)).code, 0)
  }
  assert.equal((await post(fan, '/api/comment/report', { id, reason: 'other' })).status, 400)
  const isListed = async (who: Person) =>
    (await list(who, workId)).list.some((comment) => comment.id === id)
  assert.deepEqual([await isListed(second), await isListed(author)], [false, true])
  const item = await decide(reviewer, '加我领免费会员', '广告')
  assert.deepEqual([item.reasons, item.notes], [{ advertising: 1 }, ['广告']])
  assert.equal(await isListed(author), false)
  assert.equal(await readCount(), count - 1)
  assert.ok((await listNotices(fan))[0]?.includes('已收起：广告'))
  assert.equal((await listNotices(second))[0], '你举报的评论已经收起，谢谢你让广场更干净')
})

test('one request is one comment whatever its words, and the same words are said once', async () => {
  server.forward(60_001)
  const twin = { workId, requestId: 'the-same-request' }
  const answers = await Promise.all(
    ['只发一次', '只发一次', '换了字', '又换了字', '只发一次'].map((words) =>
      post(fan, '/api/comment/write', { ...twin, words }),
    ),
  )
  const stored = new Set(answers.map(({ data }) => JSON.stringify(data)))
  assert.equal(stored.size, 1)
  const [row] = await server.deps.db
    .select()
    .from(comments)
    .where(eq(comments.requestId, twin.requestId))
  assert.ok(row)
  // Reviewed words are published words: the request sent again changes nothing after the review.
  await decide(reviewer, row.words, null)
  server.forward(60_001)
  const again = await post(fan, '/api/comment/write', { ...twin, words: '审核后换掉' })
  assert.equal((again.data as { words: string }).words, row.words)
  assert.ok(!JSON.stringify(await list(null, workId)).includes('换掉'))
  assert.equal((await write(fan, workId, row.words)).status, 409)
})

test('empty words and words over 200 characters are refused', async () => {
  for (const words of ['\u200b\u200d', ' ', '字'.repeat(201)])
    assert.equal((await write(fan, workId, words)).status, 400, words)
})
