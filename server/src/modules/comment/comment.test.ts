import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { comments, users, works } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makePerson, makeWork, type Person } from '../../testing/works'
import { removeComments } from './removal-repository'
import { transaction } from '../../platform/db/transaction'

type List = CallData<'GET /api/comment/list'>
type Written = CallData<'POST /api/comment/write'>
type ReviewQueue = CallData<'GET /api/works/review'>

let server: TestApp
let author: Person
let fan: Person
let second: Person
let reviewer: Person
before(async () => {
  server = await startTestApp()
  ;[author, fan, second, reviewer] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ]
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, reviewer.id))
})
after(() => server.close())

let requests = 0
const post = (who: Person, url: string, body: object) =>
  callApi(server.app, 'POST', url, { token: who.token, body })
async function write(who: Person, workId: string, words: string, over: object = {}) {
  // Limits per minute have a test of their own.
  if (requests % 5 === 0) server.forward(60_001)
  const requestId = `request-${(requests += 1)}`
  return post(who, '/api/comment/write', { workId, words, requestId, ...over })
}
async function written(who: Person, workId: string, words: string, over: object = {}) {
  const answer = await write(who, workId, words, over)
  assert.equal(answer.code, 0, answer.message)
  return answer.data as Written
}
async function list(who: Person | null, workId: string, query = ''): Promise<List> {
  const url = `/api/comment/list?workId=${workId}${query}`
  const answer = await callApi(server.app, 'GET', url, who ? { token: who.token } : {})
  assert.equal(answer.code, 0, answer.message)
  return answer.data as List
}
async function decide(words: string, reason: string | null) {
  const answer = await callApi(server.app, 'GET', '/api/works/review?kind=comment', {
    token: reviewer.token,
  })
  const item = (answer.data as ReviewQueue).items.find((one) => one.words === words)
  assert.ok(item, `「${words}」 is not in the queue`)
  const body = { itemId: item.id, shown: item.shown, ...(reason !== null && { reason }) }
  const path = reason === null ? 'audit_pass' : 'audit_reject'
  const decided = await post(reviewer, `/api/works/${path}`, body)
  assert.equal(decided.code, 0, decided.message)
  return item
}
const texts = async (who: Person) => {
  const page = await callApi(server.app, 'GET', '/api/notification/my', { token: who.token })
  return (page.data as CallData<'GET /api/notification/my'>).list.map(({ text }) => text)
}
const counted = async (id: string) =>
  (await server.deps.db.select().from(works).where(eq(works.id, id)))[0]?.commentCount
/** As if a reviewer had passed it. */
async function passed(who: Person, workId: string, words: string, over: object = {}) {
  const comment = await written(who, workId, words, over)
  await decide(words, null)
  return comment
}

test('a new comment is visible to its writer only until a reviewer passes it', async () => {
  const workId = await makeWork(server.deps, author.id)
  const mine = await written(fan, workId, '灯一亮就活了')
  assert.equal(mine.state, 'pending')
  assert.deepEqual((await list(second, workId)).list, [])
  assert.deepEqual((await list(second, workId)).own, [])
  assert.equal((await list(fan, workId)).own[0]?.id, mine.id)
  assert.equal(await counted(workId), 0)
  assert.ok(!(await texts(author)).some((text) => text.includes('评论了')))
  const item = await decide('灯一亮就活了', null)
  assert.ok(!JSON.stringify(item).includes(fan.id), 'the writer is not named')
  assert.equal((await list(null, workId)).list[0]?.words, '灯一亮就活了')
  assert.equal(await counted(workId), 1)
  assert.ok((await texts(author))[0]?.includes('评论了'))
})

test('a refused comment stays with its writer and names the reason', async () => {
  const workId = await makeWork(server.deps, author.id)
  await written(fan, workId, '不好看不好看')
  await decide('不好看不好看', '骂人了')
  const { own } = await list(fan, workId)
  assert.deepEqual([own[0]?.state, own[0]?.reason], ['rejected', '骂人了'])
  assert.deepEqual((await list(author, workId)).list, [])
  assert.equal(await counted(workId), 0)
})

test('replies are one level, fold after three and have pages of their own', async () => {
  const workId = await makeWork(server.deps, author.id)
  const root = await passed(fan, workId, '怎么画的')
  const reply = await passed(author, workId, '八个字', { replyTo: root.id })
  assert.equal(reply.parentId, root.id)
  assert.ok((await texts(fan))[0]?.includes('回复了你'))
  const nested = await passed(second, workId, '哪八个字', { replyTo: reply.id })
  assert.deepEqual([nested.parentId, nested.replyTo?.id], [root.id, author.id])
  for (const words of ['谢谢', '学到了', '再见'])
    await passed(fan, workId, words, { replyTo: root.id })
  const [shown] = (await list(null, workId)).list
  assert.deepEqual([shown?.replyCount, shown?.replies.length], [5, 3])
  assert.equal(shown?.replies[0]?.byAuthor, true)
  const url = `/api/comment/replies?id=${root.id}&pageSize=3`
  const page = (await callApi(server.app, 'GET', url)).data as CallData<'GET /api/comment/replies'>
  const rest = (await callApi(server.app, 'GET', `${url}&cursor=${page.cursor}`))
    .data as typeof page
  const all = [...page.list, ...rest.list].map(({ words }) => words)
  assert.deepEqual(all, ['八个字', '哪八个字', '谢谢', '学到了', '再见'])
  assert.equal(await counted(workId), 6)
})

test('a deleted comment leaves a placeholder without words where replies remain', async () => {
  const workId = await makeWork(server.deps, author.id)
  const root = await passed(fan, workId, '我要删掉')
  await passed(second, workId, '别删', { replyTo: root.id })
  const remove = (who: Person, id: string) =>
    callApi(server.app, 'DELETE', `/api/comment/${id}`, { token: who.token })
  assert.equal((await remove(second, root.id)).status, 404)
  for (let times = 0; times < 2; times++) assert.equal((await remove(fan, root.id)).code, 0)
  const seen = await list(second, workId)
  const [placeholder] = seen.list
  assert.deepEqual(
    [placeholder?.state, placeholder?.words, placeholder?.author],
    ['deleted', '', null],
  )
  assert.equal(placeholder?.replies[0]?.words, '别删')
  assert.ok(!JSON.stringify(seen).includes('我要删掉'))
  assert.equal(await counted(workId), 1)
})

test('only the author hides comments on the work, and closes it', async () => {
  const workId = await makeWork(server.deps, author.id)
  const root = await passed(fan, workId, '被收起的')
  assert.equal((await post(fan, '/api/comment/hide', { id: root.id, hidden: true })).status, 403)
  assert.equal((await post(author, '/api/comment/hide', { id: root.id, hidden: true })).code, 0)
  assert.deepEqual((await list(fan, workId)).list, [])
  assert.equal(await counted(workId), 0)
  assert.equal((await post(author, '/api/comment/hide', { id: root.id, hidden: false })).code, 0)
  assert.equal(await counted(workId), 1)
  assert.equal((await post(fan, '/api/comment/close', { workId, closed: true })).status, 404)
  assert.equal((await post(author, '/api/comment/close', { workId, closed: true })).code, 0)
  assert.equal((await write(fan, workId, '还能说吗')).status, 403)
  assert.equal((await list(fan, workId)).closed, true)
})

test('200 parallel likes of one user are one like, and the author’s is marked', async () => {
  const workId = await makeWork(server.deps, author.id)
  const { id } = await passed(fan, workId, '两百个赞')
  await Promise.all(
    Array.from({ length: 200 }, () => post(second, '/api/comment/like', { id, liked: true })),
  )
  assert.equal((await list(second, workId)).list[0]?.likeCount, 1)
  assert.equal((await post(fan, '/api/comment/like', { id, liked: true })).status, 400)
  await post(author, '/api/comment/like', { id, liked: true })
  const [seen] = (await list(null, workId)).list
  assert.deepEqual([seen?.likeCount, seen?.authorLiked, seen?.liked], [2, true, false])
  server.forward(60_001)
  await Promise.all(
    Array.from({ length: 20 }, () => post(second, '/api/comment/like', { id, liked: false })),
  )
  assert.equal((await list(second, workId)).list[0]?.likeCount, 1)
})

test('orders by likes and by time, and pages meet each comment once', async () => {
  const workId = await makeWork(server.deps, author.id)
  const ids: string[] = []
  for (const words of ['一', '二', '三', '四', '五'])
    ids.push((await passed(fan, workId, `第${words}条`)).id)
  await post(second, '/api/comment/like', { id: ids[1], liked: true })
  for (const order of ['liked', 'newest'] as const) {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const on: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page = await list(null, workId, `&order=${order}&pageSize=2${on}`)
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.cursor
    }
    const newest = [...ids].reverse()
    const expected = order === 'newest' ? newest : [ids[1], ...newest.filter((id) => id !== ids[1])]
    assert.deepEqual(seen, expected, order)
  }
  const foreign = await callApi(server.app, 'GET', `/api/comment/list?workId=${workId}&cursor=x`)
  assert.equal(foreign.status, 400)
})

test('one request is one comment, and the same words are not said twice', async () => {
  const workId = await makeWork(server.deps, author.id)
  const twin = { requestId: 'the-same-request' }
  server.forward(60_001)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      post(fan, '/api/comment/write', { workId, words: '只发一次', ...twin }),
    ),
  )
  assert.equal(new Set(answers.map(({ data }) => (data as Written).id)).size, 1)
  assert.equal(await server.deps.db.$count(comments, eq(comments.workId, workId)), 1)
  assert.equal((await write(fan, workId, '只发一次')).status, 409)
  await decide('只发一次', null)
})

test('a flood is stopped by the minute and by what waits for review', async () => {
  const workId = await makeWork(server.deps, author.id)
  const flooder = await makePerson(server)
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) {
    const body = { workId, words: `洪水 ${n}`, requestId: `flood-${n}-minute` }
    statuses.push((await post(flooder, '/api/comment/write', body)).status)
  }
  assert.deepEqual(statuses.slice(6), [429, 429])
  server.forward(60_001)
  for (let n = 0; n < 14; n++) await written(flooder, workId, `还有 ${n}`)
  assert.equal((await write(flooder, workId, '第二十一条')).status, 429)
  await server.deps.db.delete(comments).where(eq(comments.userId, flooder.id))
})

test('empty words and words over 200 characters are refused', async () => {
  const workId = await makeWork(server.deps, author.id)
  for (const words of ['\u200b\u200d', ' ', '字'.repeat(201)])
    assert.equal((await write(fan, workId, words)).status, 400, words)
})

test('mentions count where the name is written, and each user is notified once', async () => {
  const workId = await makeWork(server.deps, author.id)
  const { nickname } = (await callApi(server.app, 'GET', '/api/user/info', { token: second.token }))
    .data as { nickname: string }
  const comment = await passed(fan, workId, `@${nickname} 来看`, {
    mentions: [second.id, reviewer.id],
  })
  assert.deepEqual(comment.mentions, [{ id: second.id, nickname }])
  assert.ok((await texts(second))[0]?.includes('评论里提到了你'))
})

test('a reported comment is hidden from its reporter, reviewed, and gone when upheld', async () => {
  const workId = await makeWork(server.deps, author.id)
  const { id } = await passed(fan, workId, '加我领免费会员')
  for (let times = 0; times < 2; times++) {
    const body = { id, reason: 'advertising', words: '广告' }
    assert.equal((await post(second, '/api/comment/report', body)).code, 0)
  }
  assert.equal((await post(fan, '/api/comment/report', { id, reason: 'other' })).status, 400)
  assert.deepEqual((await list(second, workId)).list, [])
  assert.equal((await list(author, workId)).list.length, 1)
  const item = await decide('加我领免费会员', '广告')
  assert.deepEqual([item.reasons, item.notes], [{ advertising: 1 }, ['广告']])
  assert.deepEqual((await list(author, workId)).list, [])
  assert.equal(await counted(workId), 0)
  assert.ok((await texts(fan))[0]?.includes('已收起：广告'))
  assert.equal((await texts(second))[0], '你举报的评论已经收起，谢谢你让广场更干净')
})

test('an account that is deleted takes its words along and leaves counters true', async () => {
  const workId = await makeWork(server.deps, author.id)
  const leaver = await makePerson(server)
  const root = await passed(leaver, workId, '我要走了')
  await passed(fan, workId, '慢走', { replyTo: root.id })
  const other = await passed(fan, workId, '留下的')
  await passed(leaver, workId, '也走了', { replyTo: other.id })
  await post(leaver, '/api/comment/like', { id: other.id, liked: true })
  await transaction(server.deps.db, async (tx) => {
    await removeComments(tx, leaver.id)
    await tx.delete(users).where(eq(users.id, leaver.id))
  })
  const seen = await list(null, workId, '&order=newest')
  assert.ok(!/我要走了|也走了/.test(JSON.stringify(seen)))
  assert.deepEqual(
    seen.list.map(({ state, replyCount, likeCount }) => [state, replyCount, likeCount]),
    [
      ['public', 0, 0],
      ['deleted', 1, 0],
    ],
  )
  assert.equal(await counted(workId), 2)
})
