/** Attempts of authors and reviewers to publish texts without a review. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { eq } from 'drizzle-orm'
import { reviewItems, users } from '../../server/src/platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { type Finished, makeJob, makePerson, makeWork } from '../../server/src/testing/works'
import { type Person, postAs, findWorkRow } from '../../server/src/testing/works'
import { repetitions } from '../../studio/testing/effort'

type ReviewQueue = CallData<'GET /api/works/review'>
type Item = ReviewQueue['items'][number]

let server: TestApp
let author: Person
let other: Person
let reviewer: Person
before(async () => {
  server = await startTestApp({ env: { SMS_PER_ADDRESS_HOUR: '1000' } })
  author = await makePerson(server)
  other = await makePerson(server)
  reviewer = await makeReviewer()
})
after(() => server.close())

async function makeReviewer(): Promise<Person> {
  const person = await makePerson(server)
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, person.id))
  return person
}
const say = (who: Person, call: string, body: object) =>
  callApi(server.app, 'POST', `/api/works/${call}`, { token: who.token, body })
const readWork = (who: Person, id: string) =>
  callApi(server.app, 'GET', `/api/works/${id}`, { token: who.token })
const pass = (who: Person, { id, shown }: Item) => say(who, 'audit_pass', { itemId: id, shown })

/** The item of this work in the queue; other ones are refused on the way. */
async function held(who: Person, workId: string): Promise<Item> {
  for (;;) {
    const { data } = await callApi(server.app, 'GET', '/api/works/review', { token: who.token })
    const [first] = (data as ReviewQueue).items
    assert.ok(first, `${workId} is not in the queue`)
    if (first.workId === workId) return first
    const { id: itemId, shown } = first
    const refused = await say(who, 'audit_reject', { itemId, shown, reason: '不是这一件' })
    assert.equal(refused.code, 0, refused.message)
  }
}

async function repost(id: string, job: Finished, title: string): Promise<void> {
  const withdrawn = await say(author, 'cancelPost', { id })
  assert.equal(withdrawn.code, 0, withdrawn.message)
  await postAs(server, author.token, job, { title })
}

describe('a pass holds for what was shown', () => {
  test('posted again with other words while it is looked at, it is another item', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await postAs(server, author.token, job, { title: '山居' })
    const seen = await held(reviewer, id)
    await repost(id, job, '从没有人看过的话')

    for (const answer of [
      await pass(reviewer, seen),
      await say(reviewer, 'audit_reject', { itemId: seen.id, shown: seen.shown, reason: '不行' }),
    ]) {
      assert.equal(answer.status, 409, 'a decision about the old words was taken for the new ones')
      assert.equal(answer.message, '作者改过这件作品，刚才那份不算了，请看新的一份')
    }
    assert.equal((await findWorkRow(server.deps, id))?.state, 'pending')

    const newer = await held(reviewer, id)
    assert.notEqual(newer.id, seen.id)
    assert.equal(newer.title, '从没有人看过的话')
    assert.equal((await pass(reviewer, newer)).code, 0)
    assert.equal((await findWorkRow(server.deps, id))?.state, 'public')
  })

  test('every word and the picture are part of what was shown', async () => {
    const same = { title: '山居', words: '说明', tags: ['山'], promptShown: true }
    const changes = [
      { ...same, words: '别的说明' },
      { ...same, tags: ['水'] },
      { ...same, promptShown: false },
    ]
    for (const change of changes) {
      const job = await makeJob(server.deps, author.id)
      const id = await postAs(server, author.token, job, same)
      const seen = await held(reviewer, id)
      await say(author, 'cancelPost', { id })
      await postAs(server, author.token, job, change)
      const newer = await held(reviewer, id)
      assert.notEqual(newer.shown, seen.shown, JSON.stringify(change))
      const mixed = await say(reviewer, 'audit_pass', { itemId: newer.id, shown: seen.shown })
      assert.equal(mixed.status, 409, JSON.stringify(change))
      assert.equal((await findWorkRow(server.deps, id))?.state, 'pending')
    }
  })

  test('a decision that names nothing is refused in a sentence', async () => {
    const job = await makeJob(server.deps, author.id)
    const seen = await held(reviewer, await postAs(server, author.token, job))
    for (const shown of [undefined, '', 'x', '0'.repeat(63)]) {
      const answer = await say(reviewer, 'audit_pass', { itemId: seen.id, shown })
      assert.equal(answer.status, 400)
      assert.match(answer.message, /[\u4e00-\u9fff]/)
    }
    assert.equal((await pass(reviewer, { ...seen, shown: '0'.repeat(64) })).status, 409)
  })

  test('what was reported stays known when it is posted again', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await makeWork(server.deps, author.id, { finished: job })
    const reported = await say(other, 'report', { id, reason: 'violence' })
    assert.equal(reported.code, 0, reported.message)
    const report = await held(reviewer, id)
    assert.equal(report.kind, 'report')
    await repost(id, job, '换一个名字')
    assert.equal((await pass(reviewer, report)).status, 409)
    const newer = await held(reviewer, id)
    assert.deepEqual([newer.kind, newer.reasons], ['new', { violence: 1 }])
  })

  test('however passes and postings meet, nothing unseen is public', async () => {
    const rounds = repetitions('a pass against a new posting', { usual: 12, all: 200 })
    let passed = 0
    for (let round = 0; round < rounds; round += 1) {
      const job = await makeJob(server.deps, author.id)
      const id = await postAs(server, author.token, job, { title: '看过' })
      const seen = await held(reviewer, id)
      const waits = Math.floor(Math.random() * 12)
      const later = async () => {
        for (let n = 0; n < waits; n += 1) await new Promise(setImmediate)
        return Promise.all([pass(reviewer, seen), pass(reviewer, seen)])
      }
      const [answers] = await Promise.all([later(), repost(id, job, '没看过')])
      const row = await findWorkRow(server.deps, id)
      assert.deepEqual([row?.title, row?.state], ['没看过', 'pending'], `round ${round}`)
      passed += answers.filter(({ code }) => code === 0).length
      for (const { code, status } of answers) assert.ok(code === 0 || status === 409, `${status}`)
    }
    assert.ok(passed <= rounds * 2)
  })
})

describe('reviewers', () => {
  test('read what waits in their queue alone, where no names are shown', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await postAs(server, author.token, job)
    assert.equal((await readWork(reviewer, id)).status, 404, 'read by its id, with its author')
    const item = await held(reviewer, id)
    assert.ok(!JSON.stringify(item).includes(author.id))
    assert.equal((await readWork(reviewer, id)).status, 404)
    const second = await makeReviewer()
    const reviewQueue = await callApi(server.app, 'GET', '/api/works/review', {
      token: second.token,
    })
    assert.ok(!(reviewQueue.data as ReviewQueue).items.some(({ workId }) => workId === id))
    assert.equal((await pass(second, item)).status, 409)
    await say(reviewer, 'audit_reject', { itemId: item.id, shown: item.shown, reason: '看不清' })
    assert.equal((await readWork(reviewer, id)).status, 404, 'a rejected one is its author’s again')
  })

  test('do not feature their own works', async () => {
    const id = await makeWork(server.deps, reviewer.id)
    const answer = await say(reviewer, 'choose', { id, featured: true })
    assert.deepEqual([answer.status, answer.message], [403, '不能把自己的作品放进精选'])
    assert.equal((await findWorkRow(server.deps, id))?.featuredAt, null)
  })
})

describe('likes', () => {
  test('of one’s own work are refused and not counted', async () => {
    const id = await makeWork(server.deps, author.id)
    const answers = await Promise.all([1, 2, 3].map(() => say(author, 'like', { id })))
    for (const { status, message } of answers)
      assert.deepEqual([status, message], [400, '不能赞自己的作品'])
    assert.equal((await findWorkRow(server.deps, id))?.likeCount, 0)
    assert.equal((await say(other, 'like', { id })).code, 0)
    assert.equal((await findWorkRow(server.deps, id))?.likeCount, 1)
    assert.equal((await say(author, 'cancelLike', { id })).code, 0)
    assert.equal((await findWorkRow(server.deps, id))?.likeCount, 1)
  })
})

describe('staff cannot decide on matters of their own', () => {
  const desk = async (who: Person) => {
    const { data } = await callApi(server.app, 'GET', '/api/works/review?kind=report', {
      token: who.token,
    })
    return data as ReviewQueue
  }
  const report = (who: Person, id: string) =>
    say(who, 'report', { id, reason: 'other', words: '请看一看' })

  test('what a reviewer reported is for another one', async () => {
    const id = await makeWork(server.deps, author.id)
    const second = await makeReviewer()
    assert.equal((await report(reviewer, id)).code, 0)
    assert.deepEqual(await desk(reviewer), { waiting: 0, items: [] })
    const [item] = (await desk(second)).items
    assert.equal(item?.workId, id)
    assert.ok(item)
    assert.equal((await pass(second, item)).code, 0)
  })

  test('nor what they report while they hold it', async () => {
    const id = await makeWork(server.deps, author.id)
    assert.equal((await report(other, id)).code, 0)
    const [item] = (await desk(reviewer)).items
    assert.equal(item?.workId, id)
    assert.ok(item)
    assert.equal((await report(reviewer, id)).code, 0)
    const { shown } = item
    for (const answer of [
      await pass(reviewer, item),
      await say(reviewer, 'audit_reject', { itemId: item.id, shown, reason: '不行' }),
    ])
      assert.deepEqual(
        [answer.status, answer.message],
        [403, '这件是你自己举报的，由别的审核员来处理'],
      )
    assert.equal((await findWorkRow(server.deps, id))?.state, 'public')
    assert.deepEqual(await desk(reviewer), { waiting: 0, items: [] })
  })

  test('their own works are on their desk neither as new nor as reported', async () => {
    const own = await makeReviewer()
    const open = await makeWork(server.deps, own.id)
    assert.equal((await report(other, open)).code, 0)
    await postAs(server, own.token, await makeJob(server.deps, own.id))
    const { data } = await callApi(server.app, 'GET', '/api/works/review', { token: own.token })
    assert.deepEqual(
      (data as ReviewQueue).items.filter(({ workId }) => workId === open),
      [],
    )
    const [item] = (await desk(await makeReviewer())).items.filter(({ workId }) => workId === open)
    assert.ok(item)
    await server.deps.db
      .update(reviewItems)
      .set({ claimedBy: own.id })
      .where(eq(reviewItems.id, item.id))
    assert.equal((await pass(own, item)).status, 403)
  })
})
