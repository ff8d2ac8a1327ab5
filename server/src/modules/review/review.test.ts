import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client'
import { pictures, reviewItems, reviewLog, users, works } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeCreation } from '../../testing/creations'
import { NO_POSTGRES, realPostgres } from '../../testing/databases'
import { signInNew } from '../../testing/sessions'
import sharp from 'sharp'

type ReviewQueue = CallData<'GET /api/works/review'>
type Person = Awaited<ReturnType<typeof signInNew>>

let database: Database | null
let server: TestApp
let author: Person
let fan: Person
let reviewer: Person

async function reviewing(): Promise<Person> {
  const person = await signInNew(server)
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, person.id))
  return person
}

before(async () => {
  database = await realPostgres()
  server = await startTestApp(database ? { database } : {})
  author = await signInNew(server)
  fan = await signInNew(server)
  reviewer = await reviewing()
})
after(async () => {
  await server.close()
  await database?.close()
})

/** A work of the author that waits for its review. */
async function post(title: string): Promise<string> {
  const { db, storage } = server.deps
  const jobId = await makeCreation(db, author.id)
  const [picture] = await db.select().from(pictures).where(eq(pictures.jobId, jobId))
  assert.ok(picture)
  const background = `#${jobId
    .replaceAll(/[^0-9a-f]/gi, '')
    .padEnd(6, '7')
    .slice(0, 6)}`
  const image = sharp({ create: { width: 64, height: 64, channels: 3, background } })
  for (const key of [picture.key, picture.thumbKey])
    await storage.put(key, await image.webp().toBuffer(), { mime: 'image/webp' })
  const body = { jobId, pictureId: picture.id, title }
  const posted = await callApi(server.app, 'POST', '/api/works/post', { token: author.token, body })
  assert.equal(posted.code, 0, posted.message)
  return (posted.data as { id: string }).id
}

/** Item → what stood for its content when it was last in the queue. */
const shown = new Map<string, string>()
async function reviewQueue(who: Person, query = ''): Promise<ReviewQueue> {
  const answer = await callApi(server.app, 'GET', `/api/works/review${query}`, { token: who.token })
  return noteShown(answer.data as ReviewQueue)
}
function noteShown(seen: ReviewQueue): ReviewQueue {
  for (const item of seen.items) shown.set(item.id, item.shown)
  return seen
}
const say = async (
  who: Person,
  path: string,
  body: Readonly<Record<string, unknown>> & { itemId?: string | undefined },
) => {
  const saw = body.itemId === undefined ? {} : { shown: shown.get(body.itemId) }
  const answer = await callApi(server.app, 'POST', `/api/works/${path}`, {
    token: who.token,
    body: { ...body, ...saw },
  })
  if (answer.code === 0 && path.startsWith('audit_')) noteShown(answer.data as ReviewQueue)
  return answer
}
const state = async (id: string) =>
  (await server.deps.db.select().from(works).where(eq(works.id, id)))[0]?.state
const fetchNotifications = async (who: Person) => {
  const page = await callApi(server.app, 'GET', '/api/notification/my', { token: who.token })
  return (page.data as CallData<'GET /api/notification/my'>).list.map(({ text }) => text)
}

async function holding(who: Person, workId: string): Promise<string> {
  const { items } = await reviewQueue(who)
  const item = items.find((held) => held.workId === workId)
  assert.ok(item, `${workId} is not in the queue`)
  return item.id
}

test('only reviewers; the author is not named; the next one comes along', async () => {
  const ids = [await post('山雨'), await post('云海')]
  assert.equal(
    (await callApi(server.app, 'GET', '/api/works/review', { token: fan.token })).status,
    403,
  )
  const first = await reviewQueue(reviewer)
  assert.equal(first.waiting, 2)
  assert.deepEqual(
    first.items.map(({ workId }) => workId),
    ids,
  )
  assert.ok(!JSON.stringify(first).includes(author.id))
  const next = await say(reviewer, 'audit_pass', { itemId: first.items[0]?.id })
  assert.equal((next.data as ReviewQueue).items[0]?.workId, ids[1])
  assert.equal(await state(ids[0] ?? ''), 'public')
  assert.equal((await fetchNotifications(author))[0], '《山雨》通过审核，已经在广场公开')

  const again = await say(reviewer, 'audit_pass', { itemId: first.items[0]?.id })
  assert.equal(again.code, 0)
  const other = await say(reviewer, 'audit_reject', { itemId: first.items[0]?.id, reason: '不行' })
  assert.equal(other.status, 409)
  const reason = { itemId: first.items[1]?.id, reason: '画面模糊' }
  assert.equal((await say(reviewer, 'audit_reject', reason)).code, 0)
  assert.equal(await state(ids[1] ?? ''), 'rejected')
  assert.equal((await fetchNotifications(author))[0], '《云海》没有通过审核：画面模糊')
})

test('six reviewers at once never get the same item', async (t) => {
  if (!database) return t.skip(NO_POSTGRES)
  const people = await Promise.all(Array.from({ length: 6 }, reviewing))
  for (let n = 0; n < 20; n++) await post(`众人 ${n}`)
  const decided: string[] = []
  await Promise.all(
    people.map(async (who) => {
      for (;;) {
        const { items } = await reviewQueue(who)
        const [item] = items
        if (!item) return
        const answer = await say(who, 'audit_pass', { itemId: item.id })
        assert.equal(answer.code, 0, answer.message)
        decided.push(item.id)
      }
    }),
  )
  assert.equal(decided.length, 20)
  assert.equal(new Set(decided).size, 20)
})

test('what a reviewer leaves lying goes to the next one, and is theirs', async () => {
  const id = await post('搁置')
  const itemId = await holding(reviewer, id)
  const second = await reviewing()
  assert.deepEqual((await reviewQueue(second)).items, [])
  assert.equal((await say(second, 'audit_pass', { itemId })).status, 409)
  const gone = new Date(Date.now() - 1000)
  await server.deps.db
    .update(reviewItems)
    .set({ claimedUntil: gone })
    .where(eq(reviewItems.id, itemId))
  assert.equal(await holding(second, id), itemId)
  assert.equal((await say(reviewer, 'audit_pass', { itemId })).status, 409)
  assert.equal((await say(second, 'audit_pass', { itemId })).code, 0)
})

test('reports join, count a person once, and take the work down everywhere', async () => {
  const id = await post('争议')
  await say(reviewer, 'audit_pass', { itemId: await holding(reviewer, id) })
  const report = (who: Person, reason: string, words = '') =>
    say(who, 'report', { id, reason, words })
  const second = await signInNew(server)
  assert.equal((await report(author, 'other')).status, 400)
  await report(fan, 'violence', '看着<b>不适</b>')
  await report(fan, 'violence')
  await report(second, 'violence')
  const [item] = (await reviewQueue(reviewer, '?kind=report')).items
  assert.deepEqual(item?.reasons, { violence: 2 })
  assert.deepEqual(item?.notes, ['看着<b>不适</b>'])

  // Dismissed: both are notified, and a new report opens the matter again.
  await say(reviewer, 'audit_pass', { itemId: item?.id })
  assert.equal(
    (await fetchNotifications(fan))[0],
    '你举报的《争议》核实后没有发现问题，谢谢你的留意',
  )
  await report(second, 'sexual')
  const [reopened] = (await reviewQueue(reviewer, '?kind=report')).items
  assert.notEqual(reopened?.id, item?.id)
  assert.deepEqual(reopened?.reasons, { sexual: 1 })

  const before = await server.app.inject(item?.url ?? '')
  assert.equal(before.statusCode, 200)
  const body = { itemId: reopened?.id, reason: '含不宜公开的内容' }
  assert.equal((await say(reviewer, 'audit_reject', body)).code, 0)
  assert.equal(await state(id), 'rejected')
  const read = await callApi(server.app, 'GET', `/api/works/${id}`, { token: fan.token })
  assert.equal(read.status, 404)
  assert.equal((await server.app.inject(item?.url ?? '')).statusCode, 404)
  assert.equal(
    (await fetchNotifications(author))[0],
    '《争议》被举报，核实后已下架：含不宜公开的内容',
  )
  // A user who may not see a work does not get its title either.
  assert.equal((await fetchNotifications(second))[0], '你举报的作品已下架，谢谢你让广场更干净')
})

test('what its author takes back leaves the queue', async () => {
  const id = await post('反悔')
  const itemId = await holding(reviewer, id)
  await say(author, 'cancelPost', { id })
  assert.equal((await say(reviewer, 'audit_pass', { itemId })).status, 409)
  assert.equal(await state(id), 'withdrawn')
  assert.deepEqual((await reviewQueue(reviewer)).items, [])
})

test('精选 is said once, taken back silently, and logged; the log is never changed', async () => {
  const id = await post('佳作')
  const chosen = { id, featured: true }
  assert.equal((await say(reviewer, 'choose', chosen)).status, 404)
  await say(reviewer, 'audit_pass', { itemId: await holding(reviewer, id) })
  for (const featured of [true, true, false]) await say(reviewer, 'choose', { id, featured })
  const { db } = server.deps
  const log = await db.select().from(reviewLog).where(eq(reviewLog.workId, id))
  assert.deepEqual(
    log.map(({ decision }) => decision),
    ['pass', 'choose', 'unchoose'],
  )
  assert.equal((await fetchNotifications(author))[0], '《佳作》入选广场精选')
  await assert.rejects(db.delete(reviewLog).where(eq(reviewLog.workId, id)).execute())
})

test('reviewers cannot review their own work', async () => {
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, author.id))
  await post('自荐')
  assert.deepEqual((await reviewQueue(author)).items, [])
})
