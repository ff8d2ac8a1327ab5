/** Comments of users and on works that are gone, closed or blocked. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq, inArray } from 'drizzle-orm'
import { comments, notifications, users, works } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { createCommentCalls } from '../../testing/comments'
import { fillSquare, makePerson, type Person } from '../../testing/works'

let server: TestApp
let author: Person
let fan: Person
let other: Person
const { post, write, written, list } = createCommentCalls(() => server)
before(async () => {
  server = await startTestApp({ env: { COMMENTS_REVIEW: 'off' } })
  ;[author, fan, other] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ]
})
after(() => server.close())

async function makeWork(): Promise<string> {
  const [work] = await fillSquare(server.deps, [{ userId: author.id, rank: 1 }])
  return work?.id ?? ''
}
const rename = (who: Person, nickname: string) =>
  server.deps.db.update(users).set({ nickname }).where(eq(users.id, who.id))
/** Code of a refused call, and the sentence that its user reads. */
const refusal = ({ status, message }: { status: number; message: string }) => [status, message]

describe('users who are gone or stopped', () => {
  test('of an account being closed nothing is listed, named or answered', async () => {
    const workId = await makeWork()
    const leaver = await makePerson(server)
    await rename(leaver, '要走的人')
    const root = await written(leaver, workId, '要走的话')
    await written(fan, workId, '回你', { replyTo: root.id })
    const top = await written(author, workId, '留下的话')
    const left = await written(leaver, workId, '也要走', { replyTo: top.id })
    const addressed = await written(fan, workId, '在吗', { replyTo: left.id })
    const mentions = [leaver.id]
    await written(fan, workId, '@要走的人 看这里', { mentions })
    await server.deps.db
      .update(users)
      .set({ closesAt: new Date(Date.now() + 86_400_000) })
      .where(eq(users.id, leaver.id))
    const seen = await list(null, workId, '&order=newest')
    assert.ok(!/要走的话|也要走/.test(JSON.stringify(seen)))
    assert.ok(!JSON.stringify(seen).includes(leaver.id), 'no link to the account')
    const reply = seen.list.flatMap(({ replies }) => replies).find(({ id }) => id === addressed.id)
    assert.deepEqual([reply?.words, reply?.replyTo], ['在吗', null])
    assert.deepEqual(refusal(await write(fan, workId, '还在吗', { replyTo: root.id })), [
      404,
      '这条评论不存在或已不公开',
    ])
    const late = await written(fan, workId, '@要走的人 再看', { mentions })
    assert.deepEqual(late.mentions, [])
    for (const [url, body] of [
      ['/api/comment/write', { workId, words: '临走前', requestId: 'closing-1' }],
      ['/api/comment/like', { id: top.id, liked: true }],
    ] as const)
      assert.equal((await post(leaver, url, body)).status, 403, url)
  })

  test('a stopped account neither writes nor likes nor reports, and may delete', async () => {
    const workId = await makeWork()
    const stopped = await makePerson(server)
    const own = await written(stopped, workId, '停用之前')
    const top = await written(author, workId, '作者说的')
    const block = { blockedAt: new Date(), blockReason: '刷屏' }
    await server.deps.db.update(users).set(block).where(eq(users.id, stopped.id))
    for (const [url, body] of [
      ['/api/comment/write', { workId, words: '停用之后', requestId: 'stopped-1' }],
      ['/api/comment/like', { id: top.id, liked: true }],
      ['/api/comment/report', { id: top.id, reason: 'other' }],
    ] as const) {
      const answer = await post(stopped, url, body)
      assert.equal(answer.status, 403, url)
      assert.match(answer.message, /^账号已停用：刷屏/)
    }
    const removed = await callApi(server.app, 'DELETE', `/api/comment/${own.id}`, {
      token: stopped.token,
    })
    assert.equal(removed.code, 0)
  })
})

test('on a withdrawn, refused, deleted or closed work nothing new is said', async () => {
  const workId = await makeWork()
  const { id } = await written(fan, workId, '还在的时候说的')
  const acts = [
    ['/api/comment/write', { workId, words: '晚了', requestId: 'late-write' }],
    ['/api/comment/write', { workId, words: '晚了', requestId: 'late-reply', replyTo: id }],
    ['/api/comment/like', { id, liked: true }],
    ['/api/comment/report', { id, reason: 'other' }],
  ] as const
  const tryAll = async (status: number) => {
    server.forward(60_001)
    for (const [url, body] of acts)
      assert.equal((await post(other, url, body)).status, status, `${url} ${status}`)
    const url = `/api/comment/list?workId=${workId}`
    const seen = await callApi(server.app, 'GET', url, { token: other.token })
    assert.equal(seen.status, status)
  }
  for (const state of ['withdrawn', 'rejected', 'pending'] as const) {
    await server.deps.db.update(works).set({ state }).where(eq(works.id, workId))
    await tryAll(404)
  }
  await server.deps.db
    .update(works)
    .set({ state: 'public', commentsClosed: true })
    .where(eq(works.id, workId))
  server.forward(60_001)
  for (const [url, body] of acts.slice(0, 2))
    assert.deepEqual(refusal(await post(other, url, body)), [403, '作者关闭了评论'])
  assert.equal((await list(other, workId)).list[0]?.words, '还在的时候说的')
  await server.deps.db.delete(works).where(eq(works.id, workId))
  await tryAll(404)
  assert.equal(await server.deps.db.$count(comments, eq(comments.workId, workId)), 0)
})

describe('blocks between users', () => {
  const block = (who: Person, { id: target }: Person) =>
    post(who, '/api/mute/add', { kind: 'block', target })

  test('names of blocked users show neither as addressed nor as mentioned, in both directions', async () => {
    const workId = await makeWork()
    await rename(fan, '云')
    await rename(other, '云门')
    const top = await written(author, workId, '说说看')
    const said = await written(fan, workId, '我先说', { replyTo: top.id })
    await written(author, workId, '回一句', { replyTo: said.id })
    await written(author, workId, '@云门 @云 都来', { mentions: [fan.id, other.id] })
    assert.equal((await block(other, fan)).code, 0)
    const view = async (who: Person | null) => {
      const { list: threads } = await list(who, workId, '&order=newest')
      const reply = threads
        .flatMap(({ replies }) => replies)
        .find(({ words }) => words === '回一句')
      const [newest] = threads
      const named = newest?.mentions.map(({ nickname }) => nickname).sort()
      return [newest?.words, named, reply?.replyTo?.nickname ?? null]
    }
    assert.deepEqual(await view(other), ['@云门 @某人 都来', ['云门'], null])
    assert.deepEqual(await view(fan), ['@某人 @云 都来', ['云'], '云'])
    assert.deepEqual(await view(null), ['@云门 @云 都来', ['云', '云门'].sort(), '云'])
    assert.ok(!JSON.stringify(await list(other, workId)).includes(fan.id))
    const url = `/api/comment/replies?id=${top.id}`
    const { data } = await callApi(server.app, 'GET', url, { token: other.token })
    assert.deepEqual(
      (data as CallData<'GET /api/comment/replies'>).list.map(({ words, replyTo }) => [
        words,
        replyTo,
      ]),
      [['回一句', null]],
    )
    // Neither answers, likes or mentions the other, and no notification names one to the other.
    const rival = await written(fan, workId, '给谁看')
    const about = inArray(notifications.userId, [fan.id, other.id])
    const notices = await server.deps.db.$count(notifications, about)
    const blocked = [403, '你们之间有屏蔽，不能评论']
    assert.deepEqual(refusal(await write(other, workId, '回你', { replyTo: rival.id })), blocked)
    const nested = await written(author, workId, '作者的', { replyTo: rival.id })
    assert.deepEqual(refusal(await write(other, workId, '绕一下', { replyTo: nested.id })), blocked)
    assert.equal(
      (await post(other, '/api/comment/like', { id: rival.id, liked: true })).status,
      404,
    )
    const aimed = await written(other, workId, '@云 说你呢', { mentions: [fan.id] })
    assert.deepEqual(aimed.mentions, [])
    // The author's reply to the rival is one, the others none.
    assert.equal(await server.deps.db.$count(notifications, about), notices + 1)
  })

  test('one blocked by the author of a work neither reads, writes nor likes there', async () => {
    const workId = await makeWork()
    const { id } = await written(fan, workId, '旁人说的')
    assert.equal((await block(author, other)).code, 0)
    assert.equal((await write(other, workId, '让我说')).status, 403)
    assert.equal((await post(other, '/api/comment/like', { id, liked: true })).status, 404)
    const url = `/api/comment/list?workId=${workId}`
    assert.equal((await callApi(server.app, 'GET', url, { token: other.token })).status, 404)
  })
})
