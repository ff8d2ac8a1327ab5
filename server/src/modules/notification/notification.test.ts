import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CallData } from '@contract/endpoints/all'
import type { NotificationKind } from '@contract/notifications'
import { eq } from 'drizzle-orm'
import { notifications, storyboards, users } from '../../platform/db/schema'
import { insertJob, insertPicture } from '../../testing/jobs'
import { makeUser, newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { notify } from './notify'

type Page = CallData<'GET /api/notification/my'>
type Badge = CallData<'GET /api/notification/badge'>

let server: TestApp
let token: string
let userId: string

before(async () => {
  server = await startTestApp()
  token = (await signInByCalls(server.app, newPhone())).token
  const info = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (info.data as { id: string }).id
})
after(() => server.close())

const my = async (query = '') =>
  (await callApi(server.app, 'GET', `/api/notification/my${query}`, { token })).data as Page
const badge = async () =>
  (await callApi(server.app, 'GET', '/api/notification/badge', { token })).data as Badge

async function named(nickname: string): Promise<string> {
  const id = await makeUser(server.deps.db)
  await server.deps.db.update(users).set({ nickname }).where(eq(users.id, id))
  return id
}

test('people of one group are one sentence; reading it opens the next group', async () => {
  const { db } = server.deps
  for (const name of ['甲', '乙', '丙']) {
    const actorId = await named(name)
    await notify(db, { userId, kind: 'follow', groupKey: 'follow', actorId })
  }
  const page = await my()
  assert.equal(page.list[0]?.text, '丙等 3 人关注了你')
  assert.equal(page.list[0]?.actors.length, 3)
  assert.deepEqual(page.list[0]?.target, {
    path: 'pagesC/ucenter/follow',
    query: { list: 'followers' },
  })
  assert.deepEqual(await badge(), { unread: 1, kinds: { follow: 1 } })

  const read = () =>
    callApi(server.app, 'POST', `/api/notification/readMsg/${page.list[0]?.id}`, { token })
  assert.deepEqual((await read()).data, { unread: 0, kinds: {} })
  assert.equal((await read()).code, 0)
  const actorId = await named('丁')
  await notify(db, { userId, kind: 'follow', groupKey: 'follow', actorId })
  const [newest] = (await my()).list
  assert.equal(newest?.text, '丁关注了你')
  assert.deepEqual(newest?.target, {
    path: 'pagesD/user-works/user-works',
    query: { user_id: actorId },
  })
})

test('rows of a kind that this release does not know are left out until it does', async () => {
  const { db } = server.deps
  const before = await badge()
  const kind = 'newer' as NotificationKind
  await db.insert(notifications).values({ id: 'newer', userId, kind, groupKey: 'newer' })
  assert.ok((await my()).list.every(({ id }) => id !== 'newer'))
  assert.deepEqual(await badge(), before)
})

test('names cannot turn or stretch the sentence', async () => {
  const { db } = server.deps
  const actorId = await named('\u202e\u200b<b>墨</b>\n' + '长'.repeat(30))
  await notify(db, {
    userId,
    kind: 'like',
    groupKey: 'like:gone',
    actorId,
    data: { workId: 'gone' },
  })
  const [notification] = (await my('?kind=like')).list
  assert.equal(notification?.text, `<b>墨</b> ${'长'.repeat(7)}…赞了你的一件作品`)
  assert.equal(notification?.target, null)
  assert.equal(notification?.thumbUrl, null)
})

test('a job is named by its words, shown and led to; a deleted one is not', async () => {
  const { db } = server.deps
  const jobId = await insertJob(db, userId, { params: { prompt: '江南水乡' } })
  const pictureId = await insertPicture(db, jobId)
  await notify(db, { userId, kind: 'job', groupKey: 'job:1', data: { jobId } })
  const [notification] = (await my('?kind=job')).list
  assert.ok(notification?.thumbUrl?.includes(`${pictureId}.webp`), `${notification?.thumbUrl}`)
  assert.equal(notification?.text, '「江南水乡」画好了，去看看')
  assert.deepEqual(notification?.target?.query, { id: jobId })
  await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${jobId}`, { token })
  assert.equal((await my('?kind=job')).list[0]?.target, null)
})

test('what is no picture is made, not painted', async () => {
  const { db } = server.deps
  const film = { tool: 'film', params: {} }
  for (const [failed, text] of [
    [undefined, '「短片」做好了，去看看'],
    [true, '「短片」没有做成'],
  ] as const) {
    const jobId = await insertJob(db, userId, film)
    const data = { jobId, ...(failed && { failed }) }
    await notify(db, { userId, kind: 'job', groupKey: `film:${text}`, data })
    assert.equal((await my('?kind=job')).list[0]?.text, text)
  }
})

test('a film is called by the title of its draft', async () => {
  const { db } = server.deps
  const jobId = await insertJob(db, userId, { tool: 'film', params: {} })
  await db.insert(storyboards).values({
    id: 'harbour',
    userId,
    title: '港口的早晨',
    script: '',
    ratio: '9:16',
    captions: 'burned',
    sound: {},
    seed: 1,
    shots: [],
    film: { jobId, keys: {}, whole: '' },
  })
  await notify(db, { userId, kind: 'job', groupKey: 'film:title', data: { jobId } })
  assert.equal((await my('?kind=job')).list[0]?.text, '「港口的早晨」做好了，去看看')
})

test('credits that come back add up', async () => {
  const { db } = server.deps
  const back = { userId, kind: 'credits', groupKey: 'back:1' } as const
  await notify(db, { ...back, data: { jobId: 'a', failed: true, credits: 2 } })
  await notify(db, { ...back, data: { jobId: 'b', failed: true, credits: 4 } })
  const [notification] = (await my('?kind=credits')).list
  assert.equal(notification?.text, '有 2 个任务没有画成，共 6 积分已退回')
})

test('pages go on where the last one ended while new notifications arrive', async () => {
  const { db } = server.deps
  for (let n = 0; n < 7; n++) {
    await notify(db, {
      userId,
      kind: 'system',
      groupKey: `system:${n}`,
      data: { words: `第 ${n}` },
    })
    // Two of one millisecond stand in any order.
    await sleep(2)
  }
  const first = await my('?kind=system&pageSize=3')
  assert.equal(first.total, 7)
  await notify(db, { userId, kind: 'system', groupKey: 'system:late', data: { words: '后来' } })
  const second = await my(`?kind=system&pageSize=3&cursor=${first.cursor}`)
  const third = await my(`?kind=system&pageSize=3&cursor=${second.cursor}`)
  const texts = [...first.list, ...second.list, ...third.list].map(({ text }) => text)
  assert.deepEqual(texts, ['第 6', '第 5', '第 4', '第 3', '第 2', '第 1', '第 0'])
  assert.equal(third.cursor, null)
})

test('all of a kind, then everything; other people read nothing of it', async () => {
  const clear = (body: object) =>
    callApi(server.app, 'POST', '/api/notification/clearUnRedMsg', { token, body })
  const left = (await clear({ kind: 'system' })).data as Badge
  assert.equal(left.kinds.system, undefined)
  assert.ok(left.unread > 0)
  const stranger = (await signInByCalls(server.app, newPhone())).token
  const [mine] = (await my()).list
  const url = `/api/notification/readMsg/${mine?.id}`
  assert.equal((await callApi(server.app, 'POST', url, { token: stranger })).status, 404)
  assert.deepEqual((await clear({})).data, { unread: 0, kinds: {} })
  assert.deepEqual((await clear({})).data, { unread: 0, kinds: {} })
})
