import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { MUTES_MAX } from '@contract/mutes'
import { comments, mutes, reviewItems, workReports, works } from '../../platform/db/schema'
import { newId } from '../../platform/lib/ids'
import { makeUser } from '../../testing/accounts'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { fillSquare, makePerson, type Person } from '../../testing/works'

type Feed = CallData<'GET /api/works/publicWorks'>
type Mine = CallData<'GET /api/mute/my'>

let server: TestApp
let viewer: Person
let author: Person
let other: Person
before(async () => {
  server = await startTestApp()
  ;[viewer, author, other] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ]
})
after(() => server.close())

let rank = 400_000
/** A public work without files: lists need none. */
async function makeRow(userId: string, columns: Partial<typeof works.$inferInsert> = {}) {
  rank += 1
  const [work] = await fillSquare(server.deps, [{ userId, rank, ...columns }])
  return work?.id ?? assert.fail()
}
const call = (who: Person, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  callApi(server.app, method, url, { token: who.token, ...(body && { body }) })
let changes = 0
/** Limits per minute have a test of their own. */
function spare(): void {
  changes += 1
  if (changes % 40 === 0) server.forward(60_001)
}
async function mute(who: Person, kind: string, target: string, over: object = {}) {
  spare()
  const answer = await call(who, 'POST', '/api/mute/add', { kind, target, ...over })
  assert.equal(answer.code, 0, answer.message)
  return (answer.data as { id: string }).id
}
async function undo(who: Person, id: string) {
  spare()
  assert.equal((await call(who, 'DELETE', `/api/mute/${id}`)).code, 0)
}
async function ids(who: Person, url: string): Promise<string[]> {
  const answer = await call(who, 'GET', url)
  assert.equal(answer.code, 0, answer.message)
  return (answer.data as Feed).list.map(({ id }) => id).sort()
}
const reset = async () => {
  await server.deps.db.delete(works)
  for (const who of [viewer, author, other]) {
    const page = await call(who, 'GET', '/api/mute/my?pageSize=50')
    for (const { id } of (page.data as Mine).list) await undo(who, id)
  }
}

/** Lists that show works of many authors, and their totals. */
const LISTS = [
  '/api/works/publicWorks?feed=recommended',
  '/api/works/publicWorks?feed=newest',
  '/api/works/publicWorks?feed=recommended&q=%E5%B1%B1',
  '/api/works/publicWorks?feed=newest&q=%E5%B1%B1',
  '/api/works/publicWorks?feed=recommended&tag=%E5%B1%B1',
] as const

describe('mutes in lists', () => {
  const cases: [string, (of: { id: string }) => string][] = [
    ['work', ({ id }) => id],
    ['user', () => other.id],
    ['block', () => other.id],
    ['tag', () => '雾'],
    ['style', () => 'studio:ink'],
  ]
  for (const [kind, target] of cases)
    test(`a muted ${kind} is in no list and no total, and back after undo`, async () => {
      await reset()
      const texts = { grams: ['山'], search: '山' }
      const shown = await makeRow(author.id, {
        ...texts,
        tags: ['山'],
        styleId: null,
      })
      const hidden = await makeRow(other.id, {
        ...texts,
        tags: ['山', '雾'],
        styleId: 'studio:ink',
      })
      const all = [shown, hidden].sort()
      for (const list of LISTS) assert.deepEqual(await ids(viewer, list), all, list)
      const muteId = await mute(viewer, kind, target({ id: hidden }))
      for (const list of LISTS) {
        assert.deepEqual(await ids(viewer, list), [shown], list)
        const page = (await call(viewer, 'GET', list)).data as Feed
        assert.equal(page.total, 1, list)
        assert.deepEqual(await ids(author, list), all, 'others see it')
      }
      const related = (await call(viewer, 'GET', `/api/works/${shown}/related`)).data as Feed
      assert.deepEqual(related.list, [])
      const link = await call(viewer, 'GET', `/api/works/${hidden}`)
      assert.equal(link.status, kind === 'block' ? 404 : 200)
      await undo(viewer, muteId)
      for (const list of LISTS) assert.deepEqual(await ids(viewer, list), all, list)
    })

  test('pages of many hidden works skip them without gaps', async () => {
    await reset()
    const authors = await Promise.all(Array.from({ length: 12 }, () => makeUser(server.deps.db)))
    const rows = Array.from({ length: 60 }, (_, n) => ({
      userId: authors[n % authors.length] ?? '',
      rank: 400_000 - n,
      tags: [n % 2 === 0 ? '山' : '雾'],
    }))
    const filled = await fillSquare(server.deps, rows)
    const shown = filled.flatMap(({ id }, n) => (n % 2 === 0 ? [id] : []))
    await mute(viewer, 'tag', '雾')
    for (const feed of ['recommended', 'newest']) {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const url = `/api/works/publicWorks?feed=${feed}${cursor && `&cursor=${cursor}`}`
        const page = (await call(viewer, 'GET', url)).data as Feed
        seen.push(...page.list.map(({ id }) => id))
        cursor = page.cursor
      }
      assert.deepEqual(seen.sort(), [...shown].sort(), feed)
    }
  })

  test('own works, direct links and the page of a muted author stay', async () => {
    await reset()
    const own = await makeRow(viewer.id, { tags: ['雾'] })
    const theirs = await makeRow(other.id)
    await mute(viewer, 'tag', '雾')
    await mute(viewer, 'user', other.id)
    assert.deepEqual(await ids(viewer, `/api/works/getUserWorks?user_id=${viewer.id}`), [own])
    assert.deepEqual(await ids(viewer, `/api/works/getUserWorks?user_id=${other.id}`), [theirs])
    assert.equal((await call(viewer, 'GET', `/api/user/pubInfo?user_id=${other.id}`)).status, 200)
    assert.deepEqual(
      await ids(viewer, '/api/works/publicWorks?tag=%E9%9B%BE'),
      [own],
      'the requested tag, though it is muted',
    )
    const found = await call(viewer, 'GET', `/api/user/search?q=${encodeURIComponent('墨友')}`)
    assert.ok(!JSON.stringify(found.data).includes(other.id))
  })

  test('看着不舒服 mutes and reports once', async () => {
    await reset()
    const id = await makeRow(other.id)
    for (let times = 0; times < 2; times += 1)
      await mute(viewer, 'work', id, { uncomfortable: true })
    const rows = await server.deps.db.select().from(workReports)
    assert.deepEqual(
      rows.map(({ workId, words }) => [workId, words]),
      [[id, '看着不舒服']],
    )
    assert.equal(await server.deps.db.$count(reviewItems), 1)
  })
})

describe('blocks', () => {
  test('work in both directions without a notification', async () => {
    await reset()
    const [mine, theirs] = [await makeRow(viewer.id), await makeRow(other.id)]
    await call(viewer, 'POST', '/api/follow/follow', { user_id: other.id })
    await call(other, 'POST', '/api/follow/follow', { user_id: viewer.id })
    await call(other, 'POST', '/api/works/like', { id: mine })
    const blockId = await mute(viewer, 'block', other.id)
    for (const [who, whom, work] of [
      [viewer, other, theirs],
      [other, viewer, mine],
    ] as const) {
      assert.deepEqual(await ids(who, `/api/works/getUserWorks?user_id=${whom.id}`), [])
      assert.ok(!(await ids(who, LISTS[0])).includes(work))
      const refused = [
        ['GET', `/api/works/${work}`],
        ['GET', `/api/works/${work}/related`],
        ['GET', `/api/user/pubInfo?user_id=${whom.id}`],
        ['GET', `/api/follow/list?user_id=${whom.id}`],
        ['GET', `/api/comment/list?workId=${work}`],
        ['POST', '/api/works/like', { id: work }],
        ['POST', '/api/works/favourite', { id: work, favourite: true }],
        ['POST', '/api/follow/follow', { user_id: whom.id }],
        ['POST', '/api/follow/checkFollowing', { user_id: whom.id }],
      ] as const
      for (const [method, url, body] of refused)
        assert.equal((await call(who, method, url, body)).status, 404, `${method} ${url}`)
      const follows = await call(who, 'GET', '/api/follow/getMyFollow')
      assert.deepEqual((follows.data as Feed).list, [])
      const notices = await call(who, 'GET', '/api/notification/my')
      assert.deepEqual((notices.data as Feed).list, [], 'no notification names the other')
    }
    assert.deepEqual(((await call(other, 'GET', '/api/mute/my')).data as Mine).list, [])
    await undo(viewer, blockId)
    assert.equal((await call(other, 'GET', `/api/works/${mine}`)).status, 200)
  })

  test('comments of a blocked and of a muted user vanish, counters stay', async () => {
    await reset()
    const { db } = server.deps
    const workId = await makeRow(author.id)
    const says = (userId: string) => ({
      id: newId(),
      workId,
      userId,
      words: '好',
      requestId: newId(),
    })
    await db.insert(comments).values([
      { ...says(other.id), state: 'public' },
      { ...says(viewer.id), state: 'public' },
    ])
    const count = async (who: Person) => {
      const list = await call(who, 'GET', `/api/comment/list?workId=${workId}`)
      return (list.data as Feed).list.length
    }
    const muteId = await mute(viewer, 'user', other.id)
    assert.deepEqual([await count(viewer), await count(other), await count(author)], [1, 2, 2])
    await undo(viewer, muteId)
    await mute(viewer, 'block', other.id)
    assert.deepEqual([await count(viewer), await count(other), await count(author)], [1, 1, 2])
  })

  test('the acts of a muted user create no notification', async () => {
    await reset()
    const mine = await makeRow(viewer.id)
    await mute(viewer, 'user', other.id)
    await call(other, 'POST', '/api/works/like', { id: mine })
    const notices = (await call(viewer, 'GET', '/api/notification/my')).data as Feed
    assert.deepEqual(notices.list, [])
  })
})

test('a target is muted once; a block replaces the mute, following ends it', async () => {
  await reset()
  const kinds = async () =>
    ((await call(viewer, 'GET', '/api/mute/my')).data as Mine).list.map(({ kind }) => kind)
  await call(viewer, 'POST', '/api/follow/follow', { user_id: other.id })
  const first = await mute(viewer, 'user', other.id)
  assert.equal(await mute(viewer, 'user', other.id), first)
  const { data } = await call(viewer, 'GET', `/api/user/pubInfo?user_id=${other.id}`)
  assert.equal((data as { following: boolean }).following, false)
  await call(viewer, 'POST', '/api/follow/follow', { user_id: other.id })
  assert.deepEqual(await kinds(), [])
  await mute(viewer, 'user', other.id)
  await mute(viewer, 'block', other.id)
  assert.deepEqual(await kinds(), ['block'])
})

test('the list names what is muted, by pages, and its limit is one sentence', async () => {
  await reset()
  const workId = await makeRow(other.id, { title: '塔里的灯' })
  await mute(viewer, 'work', workId)
  await mute(viewer, 'style', 'studio:ink')
  await mute(viewer, 'tag', '雾')
  const page = (await call(viewer, 'GET', '/api/mute/my?pageSize=2')).data as Mine
  assert.deepEqual([page.list.map(({ name }) => name), page.total], [['雾', '水墨'], 3])
  const rest = (await call(viewer, 'GET', `/api/mute/my?pageSize=2&cursor=${page.cursor}`)).data
  assert.equal((rest as Mine).list[0]?.name, '塔里的灯')
  const rows = Array.from({ length: MUTES_MAX - 3 }, (_, n) => ({
    id: newId(),
    userId: viewer.id,
    kind: 'tag' as const,
    target: `t${n}`,
  }))
  await server.deps.db.insert(mutes).values(rows)
  spare()
  const full = await call(viewer, 'POST', '/api/mute/add', { kind: 'tag', target: '满' })
  assert.deepEqual([full.status, full.message], [409, '最多屏蔽 1000 项，先在「隐私」里撤销一些'])
  await server.deps.db.delete(mutes)
})

test('unknown targets, oneself and own works are refused', async () => {
  await reset()
  const own = await makeRow(viewer.id)
  for (const [kind, target, status] of [
    ['work', 'none', 404],
    ['user', 'none', 404],
    ['style', 'none:none', 404],
    ['block', viewer.id, 400],
    ['work', own, 400],
    ['tag', '一二三四五六七八九十一二三', 400],
    ['nothing', 'x', 400],
  ] as const) {
    spare()
    const answer = await call(viewer, 'POST', '/api/mute/add', { kind, target })
    assert.equal(answer.status, status, `${kind} ${target}: ${answer.message}`)
  }
})
