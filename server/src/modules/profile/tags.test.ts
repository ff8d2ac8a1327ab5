import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { FOLLOWED_TAGS_MAX } from '@contract/mutes'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makePerson, makeWork, type Person } from '../../testing/works'

type Feed = CallData<'GET /api/works/publicWorks'>
type State = CallData<'GET /api/follow/tag'>

let server: TestApp
let fan: Person
let author: Person
let other: Person
before(async () => {
  server = await startTestApp()
  ;[fan, author, other] = [
    await makePerson(server),
    await makePerson(server),
    await makePerson(server),
  ]
})
after(() => server.close())

const call = (method: 'GET' | 'POST', url: string, body?: object) =>
  callApi(server.app, method, url, { token: fan.token, ...(body && { body }) })
async function followTag(tag: string, following = true): Promise<State> {
  const answer = await call('POST', '/api/follow/tag', { tag, following })
  assert.equal(answer.code, 0, answer.message)
  return answer.data as State
}
async function feed(query = ''): Promise<Feed> {
  const answer = await call('GET', `/api/works/publicWorks?feed=following${query}`)
  assert.equal(answer.code, 0, answer.message)
  return answer.data as Feed
}

test('the followed feed mixes authors and tags by time, each work once, over pages', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute))
  const work = (who: Person, minute: number, tags: string[]) =>
    makeWork(server.deps, who.id, { at: at(minute), publishedAt: at(minute), tags })
  const both = await work(author, 5, ['山', '夜'])
  const ofAuthor = await work(author, 4, [])
  const tagged = await work(other, 3, ['夜'])
  const second = await work(other, 2, ['山'])
  await work(other, 1, ['海'])
  await work(fan, 6, ['山'])
  assert.deepEqual((await feed()).list, [])
  await followTag('山')
  await followTag('夜')
  await call('POST', '/api/follow/follow', { user_id: author.id })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Feed = await feed(`&pageSize=1${cursor && `&cursor=${cursor}`}`)
    assert.equal(page.total, 4)
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.cursor
  }
  assert.deepEqual(seen, [both, ofAuthor, tagged, second])
  const numbered = await feed('&pageSize=2&page=2')
  assert.deepEqual(
    numbered.list.map(({ id }) => id),
    [tagged, second],
  )
  await followTag('夜', false)
  assert.deepEqual(
    (await feed()).list.map(({ id }) => id),
    [both, ofAuthor, second],
  )
})

test('a tag is followed or muted, not both', async () => {
  const added = await call('POST', '/api/mute/add', { kind: 'tag', target: '山' })
  const { id } = added.data as { id: string }
  const read = async () => (await call('GET', '/api/follow/tag?tag=%E5%B1%B1')).data as State
  assert.deepEqual(await read(), { tag: '山', following: false, muteId: id })
  assert.deepEqual(await followTag('山'), { tag: '山', following: true, muteId: null })
  assert.deepEqual(await followTag('山'), await read())
})

test('at most a hundred tags are followed, and listed by pages', async () => {
  const own = await call('GET', '/api/follow/tags')
  const { total } = own.data as CallData<'GET /api/follow/tags'>
  const rows = Array.from({ length: FOLLOWED_TAGS_MAX - total }, (_, n) => `t${n}`)
  await server.deps.pool.query(
    `insert into tag_follows (user_id, tag) select $1, unnest($2::text[])`,
    [fan.id, rows],
  )
  const refused = await call('POST', '/api/follow/tag', { tag: '满', following: true })
  assert.deepEqual([refused.status, refused.message], [409, '最多关注 100 个标签，先取消一些'])
  const seen = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const url: string = `/api/follow/tags?pageSize=40${cursor && `&cursor=${cursor}`}`
    const page = (await call('GET', url)).data as CallData<'GET /api/follow/tags'>
    for (const { tag } of page.list) seen.add(tag)
    cursor = page.cursor
  }
  assert.equal(seen.size, FOLLOWED_TAGS_MAX)
})
