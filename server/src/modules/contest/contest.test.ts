import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { contestEntries, contests, users, works } from '../../platform/db/schema'
import { makeUser } from '../../testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeContest, makeEntered, makeEntry, makeOlder, makeVoter } from '../../testing/contests'
import { fillSquare, makePerson, type Person } from '../../testing/works'
import { readBalance } from '../credits/service'
import { closeDueContests } from './close'

type Contest = CallData<'GET /api/contest/{id}'>
type Entries = CallData<'GET /api/contest/{id}/entries'>

const MINUTE_MS = 60_000

let server: TestApp
const people: Person[] = []
before(async () => {
  server = await startTestApp()
  for (let count = 0; count < 4; count += 1) people.push(await makePerson(server))
  for (const { id } of people) await makeVoter(server.deps.db, id)
})
after(() => server.close())

const person = (at: number) => people[at] ?? assert.fail()
const post = (who: Person, call: string, body: object) =>
  callApi(server.app, 'POST', `/api/contest/${call}`, { token: who.token, body })
const get = (who: Person | null, path: string) =>
  callApi(server.app, 'GET', `/api/contest/${path}`, who ? { token: who.token } : {})
const read = async (who: Person | null, id: string) => (await get(who, id)).data as Contest
const entries = async (who: Person | null, id: string, query = '') => {
  const answer = await get(who, `${id}/entries?${query}`)
  assert.equal(answer.code, 0, answer.message)
  return answer.data as Entries
}
/** Past the cooldown. */
async function vote(who: Person, entryId: string, voted = true) {
  server.forward(3_001)
  return post(who, 'vote', { entryId, voted })
}
/** A public work entered by its row. */
async function entered(who: Person, contestId: string, slot = 1) {
  const entry = { contestId, userId: who.id, slot }
  return (await makeEntered(server.deps.db, entry)).entryId
}
async function makeRow(userId: string, state: 'public' | 'pending' | 'rejected' = 'public') {
  const [work] = await fillSquare(server.deps, [{ userId, rank: 1, state }])
  return work?.id ?? assert.fail()
}
/** Opens one; those of tests before are gone. */
async function opened(over: Partial<typeof contests.$inferInsert> = {}) {
  await server.deps.db.delete(contests)
  return makeContest(server.deps, over)
}
async function close() {
  server.forward(7 * MINUTE_MS)
  await closeDueContests(server.deps)
}

test('a work enters in review and is listed once public; withdrawn it leaves', async () => {
  const id = await opened()
  const me = person(0)
  const workId = await makeRow(me.id, 'pending')
  const answer = await post(me, 'enter', { contestId: id, workId })
  assert.equal(answer.code, 0, answer.message)
  const { mine, entryCount } = answer.data as Contest
  assert.deepEqual([mine?.entries[0]?.state, mine?.left, entryCount], ['pending', 2, 0])
  assert.equal((await post(me, 'enter', { contestId: id, workId })).code, 0, 'idempotent')
  assert.deepEqual((await entries(null, id)).list, [])
  const set = (state: 'public' | 'withdrawn') =>
    server.deps.db.update(works).set({ state }).where(eq(works.id, workId))
  await set('public')
  assert.equal((await entries(null, id)).list[0]?.workId, workId)
  const detail = await callApi(server.app, 'GET', `/api/works/${workId}`)
  assert.deepEqual((detail.data as CallData<'GET /api/works/{id}'>).contest, {
    id,
    title: '雪夜归人',
    place: null,
    picked: false,
  })
  await set('withdrawn')
  assert.deepEqual((await entries(null, id)).list, [])
  const seen = await read(me, id)
  assert.deepEqual([seen.mine?.left, seen.entryCount], [3, 0])
})

test('three entries a person, the fourth is refused until one leaves', async () => {
  const id = await opened()
  const me = person(0)
  const enter = async (state: 'public' | 'pending' | 'rejected') =>
    post(me, 'enter', { contestId: id, workId: await makeRow(me.id, state) })
  assert.equal((await enter('rejected')).status, 404)
  for (const state of ['public', 'pending', 'public'] as const)
    assert.equal((await enter(state)).code, 0)
  const fourth = await enter('public')
  assert.deepEqual([fourth.status, fourth.message], [409, '这期已经投了 3 幅，可以先换下一幅'])
  const [first] = (await read(me, id)).mine?.entries ?? []
  assert.equal((await post(me, 'leave', { entryId: first?.id })).code, 0)
  assert.equal((await enter('public')).code, 0)
  const other = await makeRow(person(1).id)
  assert.equal((await post(me, 'enter', { contestId: id, workId: other })).status, 404)
})

test('a work takes part once, and only while the contest is open', async () => {
  const first = await opened()
  const me = person(0)
  const workId = await makeRow(me.id)
  await makeEntry(server.deps.db, { contestId: first, workId, userId: me.id })
  const second = await makeContest(server.deps)
  assert.equal((await post(me, 'enter', { contestId: second, workId })).status, 409)
  server.forward(5 * MINUTE_MS)
  const late = await makeRow(me.id)
  const answer = await post(me, 'enter', { contestId: second, workId: late })
  assert.deepEqual([answer.status, (await read(me, second)).state], [409, 'judging'])
  const later = await makeContest(server.deps, {
    startsAt: new Date(server.deps.now().getTime() + MINUTE_MS),
  })
  assert.equal((await post(me, 'enter', { contestId: later, workId: late })).status, 404)
})

test('votes: not for oneself, not too fast, not by new accounts', async () => {
  const id = await opened()
  const [mine, yours] = [await entered(person(0), id), await entered(person(1), id)]
  const own = await post(person(0), 'vote', { entryId: mine, voted: true })
  assert.deepEqual([own.status, own.message], [400, '不能投自己的画'])
  assert.equal((await vote(person(0), yours)).code, 0)
  assert.equal((await entries(person(0), id)).list.find((row) => row.id === yours)?.voted, true)
  const again = await entered(person(2), id)
  assert.equal((await post(person(0), 'vote', { entryId: again, voted: true })).status, 429)
  assert.equal((await vote(person(0), again)).code, 0)
  const young = await makePerson(server)
  assert.equal((await vote(young, yours)).message, '注册满一天以后才能投票')
  await makeOlder(server.deps.db, young.id)
  assert.equal((await vote(young, yours)).message, '先画好一张自己的画，就能投票了')
})

test('votes are in no answer before the result', async () => {
  const id = await opened()
  const entry = await entered(person(0), id)
  await server.deps.db
    .update(contestEntries)
    .set({ pickedAt: new Date(), judgeWords: '灯在伞下' })
    .where(eq(contestEntries.id, entry))
  const [workId] = (await entries(null, id)).list.map((row) => row.workId)
  const work = async () => (await callApi(server.app, 'GET', `/api/works/${workId}`)).data
  const untimed = ({ now: _, ...view }: Contest) => view
  const notified = async () =>
    (await callApi(server.app, 'GET', '/api/notification/my', { token: person(0).token })).data
  const state = async () =>
    JSON.stringify([
      await entries(null, id, 'order=newest'),
      await entries(person(0), id),
      untimed(await read(person(0), id)),
      await work(),
      await notified(),
    ])
  const before = await state()
  assert.equal((await vote(person(1), entry)).code, 0)
  assert.equal((await vote(person(2), entry)).code, 0)
  assert.equal(await state(), before)
  const [shown] = (await entries(null, id)).list
  assert.deepEqual(
    [shown?.votes, shown?.place, shown?.picked, shown?.words],
    [null, null, false, null],
  )
  assert.equal((await get(null, `${id}/entries?order=place`)).status, 400)
})

test('the order is random, the viewer’s own, and stable over pages', async () => {
  const id = await opened()
  for (let made = 0; made < 7; made += 1) {
    await makeEntered(server.deps.db, { contestId: id, userId: await makeUser(server.deps.db) })
  }
  const walk = async (who: Person | null) => {
    const ids: string[] = []
    let cursor: string | null = null
    do {
      const page: Entries = await entries(who, id, `pageSize=3${cursor ? `&cursor=${cursor}` : ''}`)
      ids.push(...page.list.map((row) => row.id))
      cursor = page.cursor
    } while (cursor !== null)
    return ids
  }
  const one = await walk(person(0))
  assert.equal(new Set(one).size, 7)
  assert.deepEqual(await walk(person(0)), one)
  assert.equal(new Set(await walk(null)).size, 7)
  const orders = await Promise.all([person(1), person(2), person(3)].map(walk))
  assert.ok(orders.some((order) => order.join() !== one.join()))
  assert.equal((await get(null, `${id}/entries?cursor=nonsense`)).status, 400)
})

test('entries that the viewer mutes are in no list, count or picture; own ones stay', async () => {
  const id = await opened()
  const [me, other, third] = [person(0), person(1), person(2)]
  const own = await entered(me, id)
  const theirs = await entered(other, id)
  const shown = await entered(third, id)
  const { db } = server.deps
  const undo = async (kind: string, target: string) => {
    const body = { kind, target }
    const answer = await callApi(server.app, 'POST', '/api/mute/add', { token: me.token, body })
    assert.equal(answer.code, 0, answer.message)
    const { id: muteId } = answer.data as { id: string }
    return () => callApi(server.app, 'DELETE', `/api/mute/${muteId}`, { token: me.token })
  }
  const work = (entryId: string) =>
    db.select().from(contestEntries).where(eq(contestEntries.id, entryId))
  const [{ workId } = { workId: '' }] = await work(theirs)
  await db
    .update(works)
    .set({ tags: ['雾'], styleId: 'studio:ink' })
    .where(eq(works.id, workId))
  const [{ workId: ownWork } = { workId: '' }] = await work(own)
  await db
    .update(works)
    .set({ tags: ['雾'], styleId: 'studio:ink' })
    .where(eq(works.id, ownWork))
  for (const [kind, target] of [
    ['user', other.id],
    ['block', other.id],
    ['work', workId],
    ['tag', '雾'],
    ['style', 'studio:ink'],
  ] as const) {
    const back = await undo(kind, target)
    for (const order of ['random', 'newest']) {
      const page = await entries(me, id, `order=${order}`)
      assert.deepEqual(page.list.map((row) => row.id).sort(), [own, shown].sort(), kind)
      assert.equal(page.total, 2, kind)
    }
    const seen = await read(me, id)
    assert.deepEqual([seen.entryCount, seen.newest.length], [2, 2], kind)
    assert.equal((await entries(third, id)).total, 3, 'others see it')
    await back()
  }
  assert.equal((await entries(me, id)).total, 3)
})

test('across a block neither badges nor the name of a winner are shown', async () => {
  const id = await opened()
  const winner = await entered(person(1), id)
  assert.equal((await vote(person(2), winner)).code, 0)
  await close()
  const seenBy = async (who: Person | null) => {
    const badges = await get(who, `badges?user_id=${person(1).id}`)
    const archive = (await get(who, 'list')).data as CallData<'GET /api/contest/list'>
    const { list } = badges.data as CallData<'GET /api/contest/badges'>
    return [list.length, archive.list[0]?.winner !== null, archive.list[0]?.cover !== null]
  }
  const body = { kind: 'block', target: person(0).id }
  const { token } = person(1)
  const { data } = await callApi(server.app, 'POST', '/api/mute/add', { token, body })
  assert.deepEqual(await seenBy(person(0)), [0, false, false])
  assert.deepEqual(await seenBy(person(3)), [1, true, true])
  assert.deepEqual(await seenBy(null), [1, true, true])
  const { id: muteId } = data as { id: string }
  await callApi(server.app, 'DELETE', `/api/mute/${muteId}`, { token })
})

test('the result: best entries, prizes once, picks, notifications, badges', async () => {
  const id = await opened()
  const [a, b, c] = [person(0), person(1), person(2)]
  const best = await entered(a, id)
  const second = await entered(a, id, 2)
  const other = await entered(b, id)
  const picked = await entered(c, id)
  await server.deps.db
    .update(contestEntries)
    .set({ pickedAt: new Date(), judgeWords: '家先到了' })
    .where(eq(contestEntries.id, picked))
  const voter = person(3)
  for (const entry of [best, second, other]) assert.equal((await vote(voter, entry)).code, 0)
  assert.equal((await vote(b, best)).code, 0)
  assert.equal((await vote(c, second, false)).code, 0)
  const balances = () =>
    Promise.all([a, b, c].map(async (who) => (await readBalance(server.deps.db, who.id)).balance))
  const before = await balances()
  await close()
  const { list } = await entries(a, id, 'order=place')
  assert.deepEqual(list.map((row) => [row.id, row.place, row.votes, row.credits]).slice(0, 3), [
    [best, 1, 2, 300],
    [other, 2, 1, 200],
    [picked, 3, 0, 20],
  ])
  assert.equal(list.find((row) => row.id === picked)?.words, '家先到了')
  assert.equal(list.find((row) => row.id === second)?.place, null)
  const gained = (await balances()).map((balance, at) => balance - (before[at] ?? 0))
  assert.deepEqual(gained, [300, 200, 20])
  await closeDueContests(server.deps)
  assert.deepEqual(
    (await balances()).map((balance, at) => balance - (before[at] ?? 0)),
    gained,
  )
  const inbox = await callApi(server.app, 'GET', '/api/notification/my', { token: a.token })
  const [first] = (inbox.data as CallData<'GET /api/notification/my'>).list
  assert.match(first?.text ?? '', /雪夜归人.*第 1 名，300 积分/)
  const badges = await get(null, `badges?user_id=${a.id}`)
  const { list: won } = badges.data as CallData<'GET /api/contest/badges'>
  assert.deepEqual([won[0]?.contestId, won[0]?.place, won.length], [id, 1, 1])
  const archive = (await get(null, 'list')).data as CallData<'GET /api/contest/list'>
  assert.deepEqual([archive.list[0]?.id, archive.list[0]?.entryCount], [id, 4])
  assert.ok(archive.list[0]?.winner)
  assert.equal((await post(a, 'leave', { entryId: best })).status, 409)
  assert.equal((await vote(c, best)).status, 409)
})

test('winners get no place in the next contests, and know it', async () => {
  const id = await opened()
  const winner = await entered(person(0), id)
  await vote(person(1), winner)
  await close()
  const next = await makeContest(server.deps)
  assert.deepEqual(
    [(await read(person(0), next)).mine?.barred, (await read(person(1), next)).mine?.barred],
    [true, false],
  )
  const [again, other] = [await entered(person(0), next), await entered(person(2), next)]
  await vote(person(1), again)
  await vote(person(3), other)
  await close()
  const { list } = await entries(null, next, 'order=place')
  assert.deepEqual(
    list.map((row) => [row.id, row.place, row.credits]),
    [
      [other, 1, 300],
      [again, null, 0],
    ],
  )
})

test('a blocked or closing account neither wins nor counts', async () => {
  const id = await opened()
  const [fine, blocked] = [await entered(person(0), id), await entered(person(1), id)]
  await vote(person(2), blocked)
  await vote(person(3), fine)
  const set = (who: Person, change: { blockedAt?: Date | null; closesAt?: Date | null }) =>
    server.deps.db.update(users).set(change).where(eq(users.id, who.id))
  await set(person(1), { blockedAt: new Date() })
  await set(person(3), { closesAt: new Date('2999-01-01') })
  await close()
  await set(person(1), { blockedAt: null })
  await set(person(3), { closesAt: null })
  const { list } = await entries(null, id, 'order=place')
  assert.deepEqual(
    list.map((row) => [row.id, row.place, row.votes, row.credits]),
    [
      [fine, 1, 0, 0],
      [blocked, null, null, 0],
    ],
  )
})

test('the current one: open, judging, its result, and nothing a week later', async () => {
  const id = await opened()
  const current = async () =>
    ((await get(null, 'current')).data as CallData<'GET /api/contest/current'>).contest
  assert.deepEqual([(await current())?.id, (await current())?.state], [id, 'open'])
  server.forward(5 * MINUTE_MS)
  assert.equal((await current())?.state, 'judging')
  await close()
  assert.equal((await current())?.state, 'result')
  server.forward(8 * 24 * 60 * MINUTE_MS)
  assert.equal(await current(), null)
})
