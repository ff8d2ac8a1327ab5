/** Comments under abuse: races and floods. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { commentLikes, comments, users } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { startTestApp, type TestApp } from '../../testing/app'
import { asUser, createCommentCalls } from '../../testing/comments'
import { fillSquare, makePerson, type Person } from '../../testing/works'
import { likeComment, writeComment } from './service'

const LIKES = 200
const CONNECTIONS = 20

let server: TestApp
let author: Person
let fan: Person
const { post, written } = createCommentCalls(() => server)
before(async () => {
  server = await startTestApp({ env: { COMMENTS_REVIEW: 'off' } })
  ;[author, fan] = [await makePerson(server), await makePerson(server)]
})
after(() => server.close())

async function makeWorks(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ userId: author.id, rank: 1 }))
  return (await fillSquare(server.deps, rows)).map(({ id }) => id)
}
async function makeWork(): Promise<string> {
  const [id = ''] = await makeWorks(1)
  return id
}
async function makeUsers(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ id: newId(), nickname: '赞的人' }))
  await server.deps.db.insert(users).values(rows)
  return rows.map(({ id }) => id)
}
/** As many at once as there are connections: on a busy machine the others would wait too long for one. */
async function inParallel(
  ids: readonly string[],
  act: (id: string, n: number) => Promise<unknown>,
) {
  const left = [...ids.entries()]
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) await act(next[1], next[0])
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}
const countLikes = async (id: string) => {
  const [row] = await server.deps.db.select().from(comments).where(eq(comments.id, id))
  const rows = await server.deps.db.$count(commentLikes, eq(commentLikes.commentId, id))
  return { count: row?.likeCount, rows }
}
/** Code of a refused call, and the sentence that its user reads. */
const refusal = ({ status, message }: { status: number; message: string }) => [status, message]

describe('races', () => {
  test('200 parallel likes of 200 users, and of one user, are as many as their rows', async () => {
    const { id } = await written(fan, await makeWork(), '两百个赞')
    const fans = await makeUsers(LIKES)
    const like = (userId: string, liked: boolean) => likeComment(server.deps, userId, { id, liked })
    await inParallel(fans, (userId) => like(userId, true))
    assert.deepEqual(await countLikes(id), { count: LIKES, rows: LIKES })
    const some = fans.slice(0, 3)
    await inParallel([...some, ...some, ...some, ...some], (userId, n) => like(userId, n % 2 === 0))
    const { count, rows } = await countLikes(id)
    assert.equal(count, rows)
    await inParallel([...some, ...some, ...some], (userId) => like(userId, false))
    assert.deepEqual(await countLikes(id), { count: LIKES - 3, rows: LIKES - 3 })
  })

  test('the same words in parallel requests are stored once, invisible characters aside', async () => {
    const workId = await makeWork()
    server.forward(60_001)
    const twins = ['说一遍', '说\u200b一遍', '说一遍\u2060', ' 说一遍 ', '\u202e说一遍', '说一遍\n']
    const answers = await Promise.all(
      twins.map((words) => post(fan, '/api/comment/write', { workId, words, requestId: newId() })),
    )
    const refused = answers.filter(({ code }) => code !== 0)
    assert.equal(refused.length, twins.length - 1)
    for (const answer of refused) assert.deepEqual(refusal(answer), [409, '刚刚说过同样的话了'])
    assert.equal(await server.deps.db.$count(comments, eq(comments.workId, workId)), 1)
  })

  test('parallel comments on several works do not pass the limits of a day and of waiting', async () => {
    const targets = await makeWorks(8)
    const [flooder = '', waiter = ''] = await makeUsers(2)
    const rows = (userId: string, count: number, state: 'public' | 'pending') =>
      Array.from({ length: count }, () => {
        const id = newId()
        const createdAt = server.deps.now()
        return { id, workId: targets[0] ?? '', userId, words: id, state, requestId: id, createdAt }
      })
    await server.deps.db
      .insert(comments)
      .values([...rows(flooder, 299, 'public'), ...rows(waiter, 19, 'pending')])
    for (const [userId, sentence] of [
      [flooder, '今天说得够多了，明天再来'],
      [waiter, '还有很多评论在审核，等通过几条再说'],
    ] as const) {
      const answers = await Promise.allSettled(
        targets.map((workId, n) => {
          const writing = { workId, words: `第 ${n} 句`, mentions: [], requestId: newId() }
          const config = { ...server.deps.config, commentsReview: 'before' as const }
          return writeComment({ ...server.deps, config }, asUser(userId), writing)
        }),
      )
      const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      assert.equal(refused.length, targets.length - 1, sentence)
      for (const error of refused) assert.equal((error as Error).message, sentence)
    }
    // Those of the day before yesterday wait as well.
    await server.deps.db
      .update(comments)
      .set({ createdAt: new Date(server.deps.now().getTime() - 48 * 3_600_000) })
      .where(eq(comments.userId, waiter))
    const writing = { workId: targets[1] ?? '', words: '又来', mentions: [], requestId: newId() }
    await assert.rejects(writeComment(server.deps, asUser(waiter), writing), /还有很多评论在审核/)
  })
})

test('a flood of a minute is refused with one sentence and the time to wait', async () => {
  const workId = await makeWork()
  const { id } = await written(author, workId, '被刷的')
  server.forward(60_001)
  const flood = async (url: string, count: number, body: (n: number) => object) => {
    const statuses: number[] = []
    let last = ''
    for (let n = 0; n < count; n++) {
      const answer = await post(fan, url, body(n))
      statuses.push(answer.status)
      last = answer.message
    }
    assert.equal(statuses.indexOf(429), count - 1, `${url}: ${statuses.join()}`)
    assert.equal(last, '操作太频繁了，请稍后再试')
  }
  await flood('/api/comment/write', 7, (n) => ({
    workId,
    words: `洪水 ${n}`,
    requestId: `flood-${n}-minute`,
  }))
  await flood('/api/comment/like', 61, (n) => ({ id, liked: n % 2 === 0 }))
  await flood('/api/comment/report', 11, () => ({ id, reason: 'other' }))
  server.forward(60_001)
})
