/** Contests: votes of made-up accounts, foreign and hidden works, the fourth entry, early results. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { closeDueContests } from '../../server/src/modules/contest/close'
import { readBalance } from '../../server/src/modules/credits/service'
import { contestEntries, contests, contestVotes, works } from '../../server/src/platform/db/schema'
import { makeApiKey } from '../../server/src/testing/api-keys'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import {
  makeContest,
  makeEntered,
  makeEntry,
  makeOlder,
  makeVoter,
} from '../../server/src/testing/contests'
import { fillSquare, makePerson, type Person } from '../../server/src/testing/works'

const MINUTE_MS = 60_000

let server: TestApp
let author: Person
let voter: Person
let attacker: Person
before(async () => {
  server = await startTestApp()
  author = await makePerson(server)
  voter = await makePerson(server)
  attacker = await makePerson(server)
  for (const { id } of [author, voter, attacker]) await makeVoter(server.deps.db, id)
})
after(() => server.close())

const post = (who: Person, call: string, body: object) =>
  callApi(server.app, 'POST', `/api/contest/${call}`, { token: who.token, body })
const vote = (who: Person, entryId: string) => post(who, 'vote', { entryId, voted: true })
const get = (who: Person | null, url: string) =>
  callApi(server.app, 'GET', url, who ? { token: who.token } : {})
const countVotes = (entryId: string) =>
  server.deps.db.$count(contestVotes, eq(contestVotes.entryId, entryId))

/** A new contest; those before are gone. */
async function open() {
  const { db } = server.deps
  await db.delete(contests)
  const contestId = await makeContest(server.deps)
  const entered = await makeEntered(db, { contestId, userId: author.id })
  return { contestId, ...entered }
}
async function makeRow(userId: string, state: 'public' | 'pending' | 'withdrawn' | 'rejected') {
  const [work] = await fillSquare(server.deps, [{ userId, rank: 1, state }])
  return work?.id ?? assert.fail()
}
const count = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

test('accounts younger than a day or without a picture vote in vain, at once or in turn', async () => {
  const { entryId } = await open()
  const young = await Promise.all([makePerson(server), makePerson(server)])
  for (const { id } of young)
    await fillSquare(server.deps, [{ userId: id, rank: 1, state: 'withdrawn' }])
  const bare = await Promise.all([makePerson(server), makePerson(server)])
  for (const { id } of bare) await makeOlder(server.deps.db, id)
  const all = [...young, ...bare]
  const answers = await Promise.all(all.flatMap((who) => [vote(who, entryId), vote(who, entryId)]))
  assert.equal(count(answers, 403), 8)
  for (const who of all) assert.equal((await vote(who, entryId)).status, 403)
  assert.equal(await countVotes(entryId), 0)
})

test('many votes of one person at once are one, and none is for an own entry', async () => {
  const { contestId, entryId } = await open()
  const answers = await Promise.all(Array.from({ length: 12 }, () => vote(voter, entryId)))
  assert.ok(count(answers, 200) >= 1)
  assert.equal(await countVotes(entryId), 1)
  const own = await makeEntered(server.deps.db, { contestId, userId: attacker.id })
  const mine = await Promise.all(Array.from({ length: 4 }, () => vote(attacker, own.entryId)))
  assert.equal(count(mine, 400), 4)
  assert.equal(await countVotes(own.entryId), 0)
})

test('no vote counts from the time of the result on, before or after it is written', async () => {
  const { entryId } = await open()
  server.forward(7 * MINUTE_MS)
  const late = await Promise.all([vote(voter, entryId), vote(attacker, entryId)])
  assert.equal(count(late, 409), 2)
  await closeDueContests(server.deps)
  assert.equal((await vote(voter, entryId)).status, 409)
  assert.equal(await countVotes(entryId), 0)
})

test('an entry that is withdrawn, refused, in review or disqualified takes no vote', async () => {
  const { entryId, workId } = await open()
  const { db } = server.deps
  for (const state of ['withdrawn', 'rejected', 'pending'] as const) {
    await db.update(works).set({ state }).where(eq(works.id, workId))
    assert.equal((await vote(voter, entryId)).status, 404, state)
  }
  await db.update(works).set({ state: 'public' }).where(eq(works.id, workId))
  await db.update(contestEntries).set({ removedAt: new Date() })
  assert.equal((await vote(voter, entryId)).status, 404)
  assert.equal((await post(author, 'leave', { entryId })).status, 409)
  assert.equal(await countVotes(entryId), 0)
})

test('a vote across a block is answered as for an entry that does not exist', async () => {
  const { entryId } = await open()
  const body = { kind: 'block', target: voter.id }
  const { data } = await callApi(server.app, 'POST', '/api/mute/add', { token: author.token, body })
  const [blocked, unknown] = [await vote(voter, entryId), await vote(voter, 'none')]
  assert.deepEqual([blocked.status, blocked.message], [unknown.status, unknown.message])
  assert.equal(blocked.status, 404)
  const url = `/api/mute/${(data as { id: string }).id}`
  await callApi(server.app, 'DELETE', url, { token: author.token })
  assert.equal((await vote(voter, entryId)).status, 200)
})

test('the fourth entry is refused, also when all are sent at once', async () => {
  const { contestId } = await open()
  const mine = await fillSquare(
    server.deps,
    Array.from({ length: 6 }, (_, n) => ({ userId: attacker.id, rank: n + 1 })),
  )
  const enter = ({ id }: { id: string }) => post(attacker, 'enter', { contestId, workId: id })
  const answers = await Promise.all(mine.map(enter))
  assert.deepEqual([count(answers, 200), count(answers, 409)], [3, 3])
  const total = () => server.deps.db.$count(contestEntries, eq(contestEntries.userId, attacker.id))
  assert.equal(await total(), 3)
  server.forward(MINUTE_MS)
  const [left] = mine.filter((_, n) => answers[n]?.status === 409)
  assert.equal((await enter(left ?? assert.fail())).status, 409)
  assert.equal(await total(), 3)
})

test('works of others, hidden works and works of another contest are not entered', async () => {
  const { contestId, workId: entered, entryId } = await open()
  const works = [
    entered,
    await makeRow(author.id, 'public'),
    await makeRow(author.id, 'pending'),
    await makeRow(attacker.id, 'withdrawn'),
    await makeRow(attacker.id, 'rejected'),
    'none',
  ]
  for (const workId of works)
    assert.equal((await post(attacker, 'enter', { contestId, workId })).status, 404)
  assert.equal((await post(attacker, 'leave', { entryId })).status, 404)
  const startsAt = new Date(server.deps.now().getTime() - 30 * MINUTE_MS)
  const other = await makeContest(server.deps, { startsAt })
  const own = await makeRow(attacker.id, 'public')
  await makeEntry(server.deps.db, { contestId: other, workId: own, userId: attacker.id })
  assert.equal((await post(attacker, 'enter', { contestId, workId: own })).status, 409)
})

test('no call says before the result how votes stand, or what the staff picked', async () => {
  const { contestId, entryId, workId } = await open()
  const others = await Promise.all([makePerson(server), makePerson(server)])
  const rivals = []
  for (const { id } of others)
    rivals.push(await makeEntered(server.deps.db, { contestId, userId: id }))
  const { key } = await makeApiKey(server, author.id, { scopes: ['read'] })
  const site = [
    `/api/contest/${contestId}`,
    '/api/contest/current',
    '/api/contest/list',
    `/api/contest/badges?user_id=${author.id}`,
    `/api/contest/${contestId}/entries?order=newest`,
    `/api/works/${workId}`,
    `/api/works/${workId}/related`,
    '/api/works/publicWorks?feed=recommended',
    '/api/works/publicWorks?feed=newest',
    `/api/works/getUserWorks?user_id=${author.id}`,
    `/api/works/getUserWorks?user_id=${author.id}&list=likes`,
    `/api/user/pubInfo?user_id=${author.id}`,
    '/api/banner/list',
  ]
  const own = ['/api/works/page', '/api/notification/my', '/api/user/info', '/api/score/list']
  const random = `/api/contest/${contestId}/entries`
  /** The clock runs on; an own vote is the voter's to see. */
  const strip = (data: unknown) =>
    JSON.stringify(data, (name, value: unknown) =>
      name === 'now' || name === 'expiresAt' ? null : value,
    )
  const state = async () => {
    const seen: string[] = []
    for (const who of [null, author, attacker])
      for (const url of site) seen.push(`${url} ${strip((await get(who, url)).data)}`)
    for (const url of own) seen.push(`${url} ${strip((await get(author, url)).data)}`)
    for (const who of [author, attacker]) seen.push(strip((await get(who, random)).data))
    for (const url of ['/v1/models', '/v1/usage', '/v1/tasks']) {
      const headers = { authorization: `Bearer ${key}` }
      seen.push(`${url} ${(await server.app.inject({ method: 'GET', url, headers })).body}`)
    }
    return seen
  }
  const before = await state()
  assert.equal((await vote(voter, entryId)).status, 200)
  server.forward(3_001)
  assert.equal((await vote(voter, rivals[1]?.entryId ?? '')).status, 200)
  assert.equal((await vote(others[0] ?? assert.fail(), entryId)).status, 403)
  await server.deps.db
    .update(contestEntries)
    .set({ pickedAt: new Date(), judgeWords: '灯在伞下' })
    .where(eq(contestEntries.id, entryId))
  const now = await state()
  now.forEach((text, n) => assert.equal(text, before[n]))
  for (const who of [null, author, attacker])
    for (const query of ['order=place', `order=place&cursor=place.1.${entryId}`, 'order=votes'])
      assert.equal((await get(who, `${random}?${query}`)).status, 400, query)
  const { list } = (await get(attacker, random)).data as { list: Record<string, unknown>[] }
  for (const row of list)
    assert.deepEqual(
      [row.votes, row.place, row.picked, row.words, row.credits],
      [null, null, false, null, 0],
    )
})

test('prizes are paid once, whatever ends the contest and how often', async () => {
  const { entryId } = await open()
  server.forward(3_001)
  assert.equal((await vote(voter, entryId)).status, 200)
  const balance = async () => (await readBalance(server.deps.db, author.id)).balance
  const before = await balance()
  server.forward(7 * MINUTE_MS)
  await Promise.all(Array.from({ length: 6 }, () => closeDueContests(server.deps)))
  await closeDueContests(server.deps)
  assert.equal((await balance()) - before, 300)
})
