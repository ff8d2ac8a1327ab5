import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ask, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { newPhone } from '../../testing/accounts'
import { makeJob, makeWork, postAs, stateOf } from '../../testing/works'
import { makePublic } from './publish'

interface Card {
  readonly id: string
  readonly likeCount: number
  readonly liked: boolean
  readonly thumbUrl: string
  readonly url: string
}

describe('a work from its picture to the square', () => {
  let server: TestApp
  let author: Person
  let other: Person
  before(async () => {
    server = await startTestApp({ env: { LOG_LEVEL: 'error' } })
    author = await person(server)
    other = await person(server)
  })
  after(() => server.close())

  const let_through = (id: string) =>
    server.deps.db.transaction((tx) => makePublic(tx, id, new Date()))
  const feed = async (query = '', token?: string) => {
    const answer = await ask(server.app, 'GET', `/api/works/publicWorks?${query}`, {
      ...(token && { token }),
    })
    assert.equal(answer.code, 0, answer.message)
    return answer.data as { list: Card[]; total: number; hasMore: boolean; cursor: string | null }
  }
  const detail = (id: string, token?: string) =>
    ask(server.app, 'GET', `/api/works/${id}`, { ...(token && { token }) })

  test('posted, seen by its author alone, then by everybody, then by nobody', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await postAs(server, author.token, job, { tags: ['山水', '#山水', '\u200b'] })
    assert.equal(await postAs(server, author.token, job, { title: '另一个' }), id)
    for (const token of [undefined, other.token])
      assert.equal((await detail(id, token)).status, 404)
    const mine = (await detail(id, author.token)).data as { state: string; tags: string[] }
    assert.deepEqual([mine.state, mine.tags], ['pending', ['山水']])
    assert.equal(
      (await feed()).list.some((card) => card.id === id),
      false,
    )

    await let_through(id)
    const [card] = (await feed()).list
    assert.equal(card?.id, id)
    assert.equal((await server.app.inject(String(card?.url))).statusCode, 200)
    assert.equal((await detail(id)).code, 0)

    const withdrawn = await ask(server.app, 'POST', '/api/works/cancelPost', {
      token: author.token,
      body: { id },
    })
    assert.equal((withdrawn.data as { state: string }).state, 'withdrawn')
    for (const token of [undefined, other.token])
      assert.equal((await detail(id, token)).status, 404)
    assert.deepEqual((await feed()).list, [])
    for (const url of [card?.url, card?.thumbUrl])
      assert.equal(
        (await server.app.inject(String(url))).statusCode,
        404,
        'the old address is dead',
      )
    const own = (await detail(id, author.token)).data as Card
    assert.equal((await server.app.inject(own.url)).statusCode, 200)

    assert.equal(await postAs(server, author.token, job), id)
    assert.equal((await stateOf(server.deps, id))?.state, 'pending')
  })

  test('likes are counted once, and only of what is public', async () => {
    const id = await makeWork(server.deps, author.id)
    const like = (call: string) =>
      ask(server.app, 'POST', `/api/works/${call}`, { token: other.token, body: { id } })
    for (const expected of [1, 1])
      assert.deepEqual((await like('like')).data, { liked: true, likeCount: expected })
    const seen = (await feed('feed=newest', other.token)).list.find((card) => card.id === id)
    assert.deepEqual([seen?.liked, seen?.likeCount], [true, 1])
    for (const expected of [0, 0])
      assert.deepEqual((await like('cancelLike')).data, { liked: false, likeCount: expected })
  })
})

interface Person {
  readonly id: string
  readonly token: string
}

async function person(server: TestApp): Promise<Person> {
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await ask(server.app, 'GET', '/api/user/info', { token })
  return { id: (data as { id: string }).id, token }
}
