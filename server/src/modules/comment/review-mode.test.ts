/** Review after publication and none at all, and notifications of an hour, by a clock of the test. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq } from 'drizzle-orm'
import { commentReviews, notifications, users } from '../../platform/db/schema'
import { startTestApp, type TestApp } from '../../testing/app'
import { asUser } from '../../testing/comments'
import { makePerson, makeWork, type Person } from '../../testing/works'
import { reportComment, writeComment } from './service'

let server: TestApp
let author: Person
let fan: Person
before(async () => {
  server = await startTestApp({ env: { COMMENTS_REVIEW: 'after' } })
  author = await makePerson(server)
  fan = await makePerson(server)
})
after(() => server.close())

let requests = 0
function write(who: Person, workId: string, words: string, over: object = {}, at = '10:05') {
  const writing = { workId, words, mentions: [], requestId: `mode-${(requests += 1)}`, ...over }
  const now = () => new Date(`2026-03-01T${at}:00Z`)
  return writeComment({ ...server.deps, now }, asUser(who.id), writing)
}
const countNotices = ({ id }: Person, kind: (typeof notifications.$inferSelect)['kind']) =>
  server.deps.db.$count(
    notifications,
    and(eq(notifications.userId, id), eq(notifications.kind, kind)),
  )
const countReviews = () => server.deps.db.$count(commentReviews)

test('after: public at once and reviewed later; a remark of a check waits', async () => {
  const workId = await makeWork(server.deps, author.id)
  assert.equal((await write(fan, workId, '真好')).state, 'public')
  assert.equal(await countReviews(), 1)
  const { safety, ...rest } = server.deps
  const checkPublic: typeof safety.checkPublic = async () => ({ allowed: true, remarks: ['ad'] })
  const writing = { workId, words: '可疑的话', mentions: [], requestId: 'remarked-1' }
  const remarked = { ...rest, safety: { ...safety, checkPublic } }
  assert.equal((await writeComment(remarked, asUser(fan.id), writing)).state, 'pending')
  assert.equal(await countReviews(), 2)
})

test('off: public without a review until a user reports it', async () => {
  const workId = await makeWork(server.deps, author.id)
  const config = { ...server.deps.config, commentsReview: 'off' as const }
  const deps = { ...server.deps, config }
  const already = await countReviews()
  const writing = { workId, words: '随便说说', mentions: [], requestId: 'unreviewed-1' }
  const comment = await writeComment(deps, asUser(fan.id), writing)
  assert.equal(comment.state, 'public')
  assert.equal(await countReviews(), already)
  await reportComment(deps, author.id, { id: comment.id, reason: 'abuse', words: '' })
  assert.equal(await countReviews(), already + 1)
})

test('comments, replies and mentions of one hour are one notification each', async () => {
  const owner = await makePerson(server)
  const named = await makePerson(server)
  const workId = await makeWork(server.deps, owner.id)
  const root = await write(owner, workId, '欢迎来说')
  const [user] = await server.deps.db.select().from(users).where(eq(users.id, named.id))
  const nickname = user?.nickname ?? ''
  const counts = async () => [
    await countNotices(owner, 'comment'),
    await countNotices(owner, 'reply'),
    await countNotices(named, 'mention'),
  ]
  for (const [at, expected] of [
    ['10:10', [1, 1, 1]],
    ['10:59', [1, 1, 1]],
    ['11:00', [2, 2, 2]],
  ] as const) {
    await write(fan, workId, `看了 ${at}`, {}, at)
    await write(fan, workId, `回你 ${at}`, { replyTo: root.id }, at)
    await write(fan, workId, `@${nickname} 快来 ${at}`, { mentions: [named.id] }, at)
    assert.deepEqual(await counts(), expected, at)
  }
})
