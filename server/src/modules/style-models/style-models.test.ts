import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { fillSquare, makePerson, type Person } from '../../testing/works'

interface Model {
  readonly id: string
  readonly tags: string[]
  readonly workCount: number
  readonly likeCount: number
  readonly liked: boolean
}

describe('风格模型', () => {
  let server: TestApp
  let person: Person
  before(async () => {
    server = await startTestApp()
    person = await makePerson(server)
  })
  after(() => server.close())

  const page = async (query = '', token?: string) => {
    const url = `/api/model/app/page?${query}`
    const { data } = await callApi(server.app, 'GET', url, { ...(token && { token }) })
    return data as { list: Model[]; total: number; cursor: string | null; hasMore: boolean }
  }

  test('each style of each engine once, by pages and by tag', async () => {
    const { list, total } = await page('pageSize=50')
    const styles = server.deps.engines.all().flatMap(({ capabilities }) => capabilities.styles)
    assert.equal(total, styles.length)
    const first = await page('pageSize=3')
    const second = await page(`pageSize=3&cursor=${first.cursor}`)
    assert.deepEqual([...first.list, ...second.list], list.slice(0, 6))
    const { data: tags } = await callApi(server.app, 'GET', '/api/model/app/tagList')
    const used = new Set(list.flatMap((model) => model.tags))
    assert.deepEqual(new Set(tags as string[]), used)
    assert.deepEqual((tags as string[]).slice(0, 2), ['内置', '传统'])
    const old = await page(`pageSize=50&tag=${encodeURIComponent('传统')}`)
    assert.deepEqual(
      old.list.map(({ id }) => id),
      list.filter((model) => model.tags.includes('传统')).map(({ id }) => id),
    )
    assert.ok(old.total > 0 && old.total < total)
    assert.equal((await page(`tag=${encodeURIComponent('外接')}`)).total, 0)
    assert.equal((await callApi(server.app, 'GET', '/api/model/app/page?cursor=none')).status, 400)
  })

  test('liked once by each person, counted with the public works it made', async () => {
    const like = async (liked: boolean) =>
      (
        await callApi(server.app, 'POST', '/api/model/like', {
          token: person.token,
          body: { id: 'studio:ink', liked },
        })
      ).data
    for (const liked of [true, true]) assert.deepEqual(await like(liked), { liked, likeCount: 1 })
    const work = { userId: person.id, rank: 1, styleId: 'studio:ink' }
    await fillSquare(server.deps, [work, { ...work, state: 'withdrawn' }])
    const ink = async (token?: string) =>
      (await page('pageSize=50', token)).list.find(({ id }) => id === 'studio:ink')
    const mine = await ink(person.token)
    assert.deepEqual([mine?.workCount, mine?.likeCount, mine?.liked], [1, 1, true])
    assert.equal((await ink())?.liked, false)
    for (const liked of [false, false]) assert.deepEqual(await like(liked), { liked, likeCount: 0 })
  })
})
