import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'
import { fillSquare } from '../../testing/works'

interface Row {
  id: string
  nickname: string
  following: boolean
  followsMe: boolean
  followerCount: number
}
interface Page {
  list: Row[]
  total: number
  hasMore: boolean
  cursor: string | null
}

describe('people as others find them', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  async function person(nickname: string, over: Partial<typeof users.$inferInsert> = {}) {
    const created = await signInNew(server)
    await server.deps.db
      .update(users)
      .set({ nickname, ...over })
      .where(eq(users.id, created.id))
    return created
  }
  async function author(nickname: string, over: Partial<typeof users.$inferInsert> = {}) {
    const created = await person(nickname, over)
    await fillSquare(server.deps, [{ userId: created.id, rank: 1 }])
    return created
  }
  const follow = (token: string, userId: string) =>
    callApi(server.app, 'POST', '/api/follow/follow', { token, body: { user_id: userId } })
  const search = (q: string, more = '', token?: string) => {
    const url = `/api/user/search?q=${encodeURIComponent(q)}${more}`
    return callApi(server.app, 'GET', url, token === undefined ? {} : { token })
  }
  const found = async (q: string, more = '', token?: string) =>
    (await search(q, more, token)).data as Page
  const names = async (q: string) => (await found(q)).list.map(({ nickname }) => nickname)

  test('authors are found by any part of their name, whatever its width and case', async () => {
    await author('青山白鹭')
    await author('Ｌuna的画室')
    assert.deepEqual(await names('白鹭'), ['青山白鹭'])
    assert.deepEqual(await names('鹭'), ['青山白鹭'])
    assert.deepEqual(await names('luna'), ['Ｌuna的画室'])
    assert.deepEqual(await names('LUNA 画室'), ['Ｌuna的画室'])
    assert.deepEqual(await names('青白'), [])
    assert.deepEqual(await names('%'), [])
  })

  test('only authors of public works: no blocked account, none being closed, no reader', async () => {
    const day = new Date(Date.now() + 86_400_000)
    await author('可见沧浪')
    await person('读者沧浪')
    await author('停用沧浪', { blockedAt: new Date(), blockReason: '广告' })
    await author('解禁沧浪', { blockedAt: new Date(0), blockedUntil: new Date(1) })
    await author('注销沧浪', { closesAt: day })
    assert.deepEqual((await names('沧浪')).sort(), ['可见沧浪', '解禁沧浪'].sort())
  })

  test('the same name comes first, then those that begin with it, then by followers', async () => {
    const known = await author('我爱墨竹')
    await author('爱墨竹')
    await author('墨竹斋')
    await author('墨竹')
    const fan = await person('粉丝')
    await follow(fan.token, known.id)
    assert.deepEqual(await names('墨竹'), ['墨竹', '墨竹斋', '我爱墨竹', '爱墨竹'])
    const mine = (await found('我爱墨竹', '', fan.token)).list[0]
    assert.deepEqual([mine?.following, mine?.followsMe, mine?.followerCount], [true, false, 1])
    assert.equal((await found('我爱墨竹')).list[0]?.following, false)
  })

  test('hits come page by page, each once', async () => {
    for (let count = 0; count < 5; count += 1) await author(`分页者${count}`)
    const first = await found('分页者', '&pageSize=2')
    const second = await found('分页者', `&pageSize=2&cursor=${first.cursor}`)
    const third = await found('分页者', `&pageSize=2&cursor=${second.cursor}`)
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id))
    assert.deepEqual([first.total, new Set(ids).size, third.hasMore], [5, 5, false])
  })

  test('bad input gets a sentence, and a person searches 90 times a minute', async () => {
    for (const query of ['q=', `q=${'长'.repeat(61)}`, 'q=a&cursor=x', 'q=a&pageSize=51']) {
      const answer = await callApi(server.app, 'GET', `/api/user/search?${query}`)
      assert.equal(answer.status, 400, query)
      assert.match(answer.message, /[\u4e00-\u9fff]/)
    }
    const { token } = await person('搜个不停')
    for (let count = 0; count < 90; count += 1) await search('。', '', token)
    assert.equal((await search('。', '', token)).status, 429)
    assert.equal((await callApi(server.app, 'GET', '/api/user/score', { token })).status, 200)
  })

  test('the index on the pieces of names is used', async () => {
    await server.deps.db.execute(sql`set enable_seqscan = off`)
    try {
      const plan = await server.deps.db.execute(
        sql`explain select id from users where name_grams(nickname) @> array['白鹭']`,
      )
      assert.match(JSON.stringify(plan.rows), /users_name_grams_idx/)
    } finally {
      await server.deps.db.execute(sql`set enable_seqscan = on`)
    }
  })

  test('follows and followers of a user are public, from the viewer’s follow state', async () => {
    const [star, fan, viewer] = [await person('星'), await person('迷'), await person('客')]
    await follow(fan.token, star.id)
    await follow(viewer.token, star.id)
    await follow(viewer.token, fan.id)
    const list = async (query: string, token?: string) =>
      (await callApi(server.app, 'GET', `/api/follow/list?${query}`, token ? { token } : {}))
        .data as Page
    const followers = await list(`user_id=${star.id}&list=followers&pageSize=1`)
    const rest = await list(
      `user_id=${star.id}&list=followers&pageSize=1&cursor=${followers.cursor}`,
      viewer.token,
    )
    assert.deepEqual([followers.total, followers.hasMore, rest.hasMore], [2, true, false])
    assert.deepEqual([followers.list[0]?.id, followers.list[0]?.following], [viewer.id, false])
    assert.deepEqual([rest.list[0]?.id, rest.list[0]?.following], [fan.id, true])
    const following = await list(`user_id=${fan.id}`, star.token)
    assert.deepEqual(
      following.list.map(({ id, followsMe }) => [id, followsMe]),
      [[star.id, false]],
    )
    const missing = await callApi(server.app, 'GET', '/api/follow/list?user_id=unknown')
    assert.deepEqual([missing.status, missing.message], [404, '没有找到这个人'])
  })
})
