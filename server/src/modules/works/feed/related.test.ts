import { eq } from 'drizzle-orm'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { works } from '../../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'
import { makePerson, makeWork, type Person } from '../../../testing/works'
import { chooseRelated, RELATED_MAX } from './related'
import { findWork } from '../repository'

let server: TestApp
let author: Person
let other: Person
before(async () => {
  server = await startTestApp()
  author = await makePerson(server)
  other = await makePerson(server)
})
after(() => server.close())

async function related(id: string, person?: Person) {
  const answer = await callApi(server.app, 'GET', `/api/works/${id}/related`, {
    ...(person && { token: person.token }),
  })
  const { list = [] } = (answer.data ?? {}) as { list?: { id: string; liked: boolean }[] }
  return { status: answer.status, list, ids: list.map((work) => work.id) }
}

const change = (id: string, to: Partial<typeof works.$inferInsert>) =>
  server.deps.db.update(works).set(to).where(eq(works.id, id))

async function work(person: Person, over: Partial<typeof works.$inferInsert>): Promise<string> {
  const id = await makeWork(server.deps, person.id)
  await change(id, { styleId: null, tags: [], rank: 1, ...over })
  return id
}

test('works with shared tags lead, then the same style, then the same author', async () => {
  const id = await work(author, { tags: ['山水', '月色'], styleId: 'studio:ink' })
  const twoTags = await work(other, { tags: ['山水', '月色'] })
  const style = await work(other, { styleId: 'studio:ink', rank: 9 })
  const own = await work(author, { rank: 20 })
  const foreign = await work(other, { tags: ['猫'], styleId: 'studio:oil', rank: 99 })
  const { ids } = await related(id)
  assert.deepEqual(ids, [twoTags, style, own])
  assert.ok(!ids.includes(foreign) && !ids.includes(id))
  for (const gone of ids) await change(gone, { state: 'withdrawn' })
})

test('works that are not public, or merged into an alike one, are left out', async () => {
  const id = await work(await makePerson(server), { tags: ['湖'] })
  const shown = await work(other, { tags: ['湖'] })
  for (const state of ['pending', 'rejected', 'withdrawn'] as const)
    await work(other, { tags: ['湖'], state })
  await work(other, { tags: ['湖'], mergedInto: shown })
  assert.deepEqual((await related(id)).ids, [shown])
  assert.deepEqual((await related(id, other)).ids, [shown])
})

test('of a work that is not public its author alone reads the related ones', async () => {
  const id = await work(author, { tags: ['湖'], state: 'pending' })
  assert.equal((await related(id)).status, 404)
  assert.equal((await related(id, other)).status, 404)
  const mine = await related(id, author)
  assert.equal(mine.status, 200)
  assert.ok(mine.ids.length > 0)
  assert.equal((await related('nothing')).status, 404)
})

test('a viewer’s likes stand on the cards', async () => {
  const id = await work(author, { tags: ['桥'] })
  const liked = await work(other, { tags: ['桥'] })
  await callApi(server.app, 'POST', '/api/works/like', { token: author.token, body: { id: liked } })
  assert.equal((await related(id, author)).list[0]?.liked, true)
  assert.equal((await related(id)).list[0]?.liked, false)
})

test('at most twelve are chosen, and at most four of one author', async () => {
  const id = await work(author, { tags: ['松'] })
  const origin = await findWork(server.deps.db, id)
  assert.ok(origin)
  const row = (n: number, authorId: string) => ({
    id: `w${n}`,
    authorId,
    styleId: null,
    tags: ['松'],
    rank: n,
  })
  const rows = Array.from({ length: 40 }, (_, n) => row(n, `a${n % 10}`))
  assert.equal(chooseRelated(origin, rows).length, RELATED_MAX)
  assert.deepEqual(
    chooseRelated(
      origin,
      rows.map((some) => ({ ...some, authorId: 'one' })),
    ),
    ['w39', 'w38', 'w37', 'w36'],
  )
})
