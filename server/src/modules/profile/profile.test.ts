import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { notifications } from '../../platform/db/schema'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { signInNew } from '../../testing/sessions'

interface State {
  following: boolean
  followsMe: boolean
  followerCount: number
}
interface FollowPage {
  list: { id: string; following: boolean; followsMe: boolean; workCount: number }[]
  total: number
  hasMore: boolean
  cursor: string | null
}

describe('following people', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  const user = () => signInNew(server)
  const post = (call: string, token: string, userId: string) =>
    callApi(server.app, 'POST', `/api/follow/${call}`, { token, body: { user_id: userId } })
  const page = async (token: string, query: string) =>
    (await callApi(server.app, 'GET', `/api/follow/getMyFollow?${query}`, { token }))
      .data as FollowPage

  test('following and not following again, each as often as one likes', async () => {
    const [ann, bob] = [await user(), await user()]
    for (let times = 0; times < 2; times += 1) {
      const { data } = await post('follow', ann.token, bob.id)
      assert.deepEqual(data, { following: true, followsMe: false, followerCount: 1 })
    }
    const seen = (await post('checkFollowing', bob.token, ann.id)).data as State
    assert.deepEqual(seen, { following: false, followsMe: true, followerCount: 0 })
    for (let times = 0; times < 2; times += 1) {
      const { data } = await post('unfollow', ann.token, bob.id)
      assert.deepEqual(data, { following: false, followsMe: false, followerCount: 0 })
    }
  })

  test('following oneself and following an unknown user are refused', async () => {
    const ann = await user()
    const self = await post('follow', ann.token, ann.id)
    assert.deepEqual([self.status, self.message], [400, '不能关注自己'])
    for (const call of ['follow', 'unfollow', 'checkFollowing']) {
      const answer = await post(call, ann.token, 'unknown')
      assert.deepEqual([answer.status, answer.message], [404, '没有找到这个人'])
    }
  })

  test('a follow notifies once, however often it is pressed', async () => {
    const [ann, bob] = [await user(), await user()]
    await post('follow', ann.token, bob.id)
    await post('unfollow', ann.token, bob.id)
    await post('follow', ann.token, bob.id)
    const received = (await server.deps.db.select().from(notifications)).filter(
      ({ userId }) => userId === bob.id,
    )
    assert.deepEqual(
      received.map(({ kind, actorCount }) => [kind, actorCount]),
      [['follow', 1]],
    )
  })

  test('both lists page by page, newest first, steady while people come', async () => {
    const star = await user()
    const fans = []
    for (let count = 0; count < 5; count += 1) fans.push(await user())
    for (const fan of fans) await post('follow', fan.token, star.id)
    await post('follow', star.token, fans[1]?.id ?? '')
    const first = await page(star.token, 'list=followers&pageSize=2')
    assert.equal(first.total, 5)
    const late = await user()
    await post('follow', late.token, star.id)
    const second = await page(star.token, `list=followers&pageSize=2&cursor=${first.cursor}`)
    const third = await page(star.token, `list=followers&pageSize=2&cursor=${second.cursor}`)
    const ids = [first, second, third].flatMap(({ list }) => list.map(({ id }) => id))
    assert.deepEqual(ids.sort(), fans.map(({ id }) => id).sort())
    assert.deepEqual([third.hasMore, third.cursor], [false, null])
    const all = await page(star.token, 'list=followers&pageSize=50')
    for (const row of all.list) {
      assert.equal(row.followsMe, true)
      assert.equal(row.following, row.id === fans[1]?.id)
    }
    const mine = await page(star.token, 'list=following')
    assert.deepEqual(
      mine.list.map(({ id, following, followsMe }) => [id, following, followsMe]),
      [[fans[1]?.id, true, true]],
    )
    assert.equal((await page(star.token, 'list=followers&page=3&pageSize=2')).list.length, 2)
    const bad = await callApi(server.app, 'GET', '/api/follow/getMyFollow?cursor=nonsense', {
      token: star.token,
    })
    assert.equal(bad.status, 400)
  })

  test('the public profile of a user, and nothing else', async () => {
    const [ann, bob] = [await user(), await user()]
    await post('follow', ann.token, bob.id)
    const url = `/api/user/pubInfo?user_id=${bob.id}`
    const visitor = (await callApi(server.app, 'GET', url)).data as Record<string, unknown>
    assert.deepEqual(Object.keys(visitor).sort(), [
      'avatarUrl',
      'bio',
      'createdAt',
      'demo',
      'followerCount',
      'following',
      'followingCount',
      'followsMe',
      'id',
      'likeCount',
      'mine',
      'nickname',
      'workCount',
    ])
    const figures = ({ following, followsMe, mine, followerCount }: Record<string, unknown>) => [
      following,
      followsMe,
      mine,
      followerCount,
    ]
    assert.deepEqual(figures(visitor), [false, false, false, 1])
    const seenBy = async (token: string) =>
      figures((await callApi(server.app, 'GET', url, { token })).data as Record<string, unknown>)
    assert.deepEqual(await seenBy(ann.token), [true, false, false, 1])
    assert.deepEqual(await seenBy(bob.token), [false, false, true, 1])
    assert.equal((await callApi(server.app, 'GET', '/api/user/pubInfo?user_id=x')).status, 404)
  })
})
