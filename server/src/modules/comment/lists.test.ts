/** Lists of public comments: replies, placeholders, hidden ones, orders, mentions. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { comments, users, works } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { createCommentCalls } from '../../testing/comments'
import { fillSquare, makePerson, type Person } from '../../testing/works'
import { hideByStaff, restoreByStaff } from './moderation'
import { removeComments } from './removal-repository'

type Replies = CallData<'GET /api/comment/replies'>

let server: TestApp
let author: Person
let fan: Person
let second: Person
const { post, write, written, list, listNotices } = createCommentCalls(() => server)
before(async () => {
  server = await startTestApp({ env: { COMMENTS_REVIEW: 'off' } })
  ;[author, fan, second] = [
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
const readCount = async (id: string) =>
  (await server.deps.db.select().from(works).where(eq(works.id, id)))[0]?.commentCount
const get = async (who: Person, url: string) =>
  callApi(server.app, 'GET', url, { token: who.token })
const hide = (who: Person, id: string, hidden: boolean) =>
  post(who, '/api/comment/hide', { id, hidden })

test('replies are one level, fold after three and have pages of their own', async () => {
  const workId = await makeWork()
  const root = await written(fan, workId, '怎么画的')
  const reply = await written(author, workId, '八个字', { replyTo: root.id })
  assert.equal(reply.parentId, root.id)
  assert.ok((await listNotices(fan))[0]?.includes('回复了你'))
  const nested = await written(second, workId, '哪八个字', { replyTo: reply.id })
  assert.deepEqual([nested.parentId, nested.replyTo?.id], [root.id, author.id])
  for (const words of ['谢谢', '学到了', '再见'])
    await written(fan, workId, words, { replyTo: root.id })
  await written(second, workId, '另一条')
  const [, shown] = (await list(null, workId)).list
  assert.deepEqual([shown?.replyCount, shown?.replies.length], [5, 3])
  assert.deepEqual(
    shown?.replies.map(({ words, byAuthor }) => [words, byAuthor]),
    [
      ['八个字', true],
      ['哪八个字', false],
      ['谢谢', false],
    ],
  )
  const url = `/api/comment/replies?id=${root.id}&pageSize=3`
  const page = (await callApi(server.app, 'GET', url)).data as Replies
  const rest = (await callApi(server.app, 'GET', `${url}&cursor=${page.cursor}`)).data as Replies
  const all = [...page.list, ...rest.list].map(({ words }) => words)
  assert.deepEqual(all, ['八个字', '哪八个字', '谢谢', '学到了', '再见'])
  assert.equal(await readCount(workId), 7)
})

test('a deleted comment leaves a placeholder without words where replies remain', async () => {
  const workId = await makeWork()
  const root = await written(fan, workId, '我要删掉')
  await written(second, workId, '别删', { replyTo: root.id })
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
  assert.equal(await readCount(workId), 1)
})

test('the author hides, finds the hidden ones again and shows them; the writer sees it', async () => {
  const workId = await makeWork()
  const root = await written(fan, workId, '被收起的')
  const other = await written(second, workId, '也被收起')
  const url = `/api/comment/hidden?workId=${workId}`
  const listHidden = async (query = '') =>
    (await get(author, `${url}${query}`)).data as CallData<'GET /api/comment/hidden'>
  assert.equal((await hide(fan, root.id, true)).status, 403)
  for (const { id } of [root, other]) assert.equal((await hide(author, id, true)).code, 0)
  assert.equal(await readCount(workId), 0)
  const seen = await list(author, workId)
  assert.deepEqual([seen.list, seen.own, seen.hidden], [[], [], 2])
  const first = await listHidden('&pageSize=1')
  const rest = await listHidden(`&pageSize=1&cursor=${first.cursor}`)
  assert.deepEqual(
    [...first.list, ...rest.list].map(({ words, restorable }) => [words, restorable]),
    [
      ['也被收起', true],
      ['被收起的', true],
    ],
  )
  assert.deepEqual([first.total, rest.cursor], [2, null])
  assert.equal((await get(fan, url)).status, 404)
  const own = await list(fan, workId)
  assert.deepEqual([own.list, own.hidden], [[], 0])
  assert.deepEqual(
    own.own.map(({ words, state, reason, restorable }) => [words, state, reason, restorable]),
    [['被收起的', 'hidden', null, false]],
  )
  assert.deepEqual((await list(null, workId)).own, [])
  assert.equal((await hide(author, root.id, false)).code, 0)
  assert.equal(await readCount(workId), 1)
  assert.deepEqual((await list(fan, workId)).own, [])
})

test('a hidden comment above replies is listed once, for its writer with its words', async () => {
  const workId = await makeWork()
  const root = await written(fan, workId, '上面的')
  await written(second, workId, '下面的', { replyTo: root.id })
  await transaction(server.deps.db, (tx) =>
    hideByStaff(server.deps, tx, { id: root.id, reason: '广告' }),
  )
  const view = async (who: Person) => {
    const { list: [one] = [], own } = await list(who, workId)
    return [one?.words, one?.state, one?.reason, one?.restorable, own.length]
  }
  assert.deepEqual(await view(fan), ['上面的', 'hidden', '广告', false, 0])
  assert.deepEqual(await view(second), ['', 'hidden', null, false, 0])
  assert.deepEqual(await view(author), ['', 'hidden', null, false, 0], 'the staff hid it')
  assert.equal((await hide(author, root.id, false)).message, '这条评论已由管理员处理')
  await transaction(server.deps.db, (tx) => restoreByStaff(server.deps, tx, { id: root.id }))
  assert.equal((await list(second, workId)).list[0]?.words, '上面的')
})

test('only the author closes a work for comments', async () => {
  const workId = await makeWork()
  assert.equal((await post(fan, '/api/comment/close', { workId, closed: true })).status, 404)
  assert.equal((await post(author, '/api/comment/close', { workId, closed: true })).code, 0)
  const refused = await write(fan, workId, '还能说吗')
  assert.deepEqual([refused.status, refused.message], [403, '作者关闭了评论'])
  assert.equal((await list(fan, workId)).closed, true)
})

test('orders by likes and by time, and pages meet each comment once', async () => {
  const workId = await makeWork()
  const ids: string[] = []
  for (const words of ['一', '二', '三', '四', '五'])
    ids.push((await written(fan, workId, `第${words}条`)).id)
  await post(second, '/api/comment/like', { id: ids[1], liked: true })
  await post(author, '/api/comment/like', { id: ids[1], liked: true })
  assert.equal((await post(fan, '/api/comment/like', { id: ids[1], liked: true })).status, 400)
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
  const [most] = (await list(null, workId)).list
  assert.deepEqual([most?.likeCount, most?.authorLiked, most?.liked], [2, true, false])
  const foreign = await callApi(server.app, 'GET', `/api/comment/list?workId=${workId}&cursor=x`)
  assert.equal(foreign.status, 400)
})

test('mentions count where the name is written, and each user is notified once', async () => {
  const workId = await makeWork()
  const [user] = await server.deps.db.select().from(users).where(eq(users.id, second.id))
  const nickname = user?.nickname ?? ''
  const mentions = [second.id, author.id]
  const comment = await written(fan, workId, `@${nickname} 来看`, { mentions })
  assert.deepEqual(comment.mentions, [{ id: second.id, nickname }])
  assert.ok((await listNotices(second))[0]?.includes('评论里提到了你'))
})

test('an account that is deleted takes its words along and leaves counters true', async () => {
  const workId = await makeWork()
  const leaver = await makePerson(server)
  const root = await written(leaver, workId, '我要走了')
  await written(fan, workId, '慢走', { replyTo: root.id })
  await post(second, '/api/comment/like', { id: root.id, liked: true })
  const other = await written(fan, workId, '留下的')
  await written(leaver, workId, '也走了', { replyTo: other.id })
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
  assert.equal(await readCount(workId), 2)
  // A like of the placeholder is gone with it: its user's account may be deleted as well.
  await transaction(server.deps.db, (tx) => removeComments(tx, second.id))
  const rows = await server.deps.db.select().from(comments).where(eq(comments.workId, workId))
  assert.deepEqual(new Set(rows.map(({ likeCount }) => likeCount)), new Set([0]))
})
