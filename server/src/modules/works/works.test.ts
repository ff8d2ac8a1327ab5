import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { transaction } from '../../platform/db/transaction'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import {
  makeJob,
  makePerson,
  makeWork,
  type Person,
  postAs,
  findWorkRow,
} from '../../testing/works'
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
    server = await startTestApp()
    author = await makePerson(server)
    other = await makePerson(server)
  })
  after(() => server.close())

  const letThrough = (id: string) =>
    transaction(server.deps.db, (tx) => makePublic(tx, id, new Date()))
  const feed = async (query = '', token?: string) => {
    const answer = await callApi(server.app, 'GET', `/api/works/publicWorks?${query}`, {
      ...(token && { token }),
    })
    assert.equal(answer.code, 0, answer.message)
    return answer.data as { list: Card[]; total: number; hasMore: boolean; cursor: string | null }
  }
  const detail = (id: string, token?: string) =>
    callApi(server.app, 'GET', `/api/works/${id}`, { ...(token && { token }) })

  test('posted, visible to its author alone, then public, then withdrawn', async () => {
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

    await letThrough(id)
    const [card] = (await feed()).list
    assert.equal(card?.id, id)
    assert.equal((await server.app.inject(String(card?.url))).statusCode, 200)
    assert.equal((await detail(id)).code, 0)

    const withdrawn = await callApi(server.app, 'POST', '/api/works/cancelPost', {
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
    assert.equal((await findWorkRow(server.deps, id))?.state, 'pending')
  })

  test('saved works are found again by their user only, and only while public', async () => {
    const [first, second] = [
      await makeWork(server.deps, author.id),
      await makeWork(server.deps, author.id),
    ]
    const mark = (id: string, favourite: boolean, token = other.token) =>
      callApi(server.app, 'POST', '/api/works/favourite', { token, body: { id, favourite } })
    const list = async (token = other.token, query = '') => {
      const { data } = await callApi(server.app, 'GET', `/api/works/favourites?${query}`, { token })
      return data as { list: Card[]; total: number; cursor: string | null }
    }
    const ids = async (token?: string) => (await list(token)).list.map(({ id }) => id)
    for (const id of [first, first, second])
      assert.deepEqual((await mark(id, true)).data, { favourite: true })
    assert.deepEqual(await ids(), [second, first])
    assert.deepEqual(await ids(author.token), [])
    const page = await list(undefined, 'pageSize=1')
    const next = await list(undefined, `pageSize=1&cursor=${page.cursor}`)
    assert.deepEqual([page.total, page.list[0]?.id, next.list[0]?.id], [2, second, first])
    const favourite = async (token?: string) =>
      ((await detail(first, token)).data as { favourite: boolean }).favourite
    assert.deepEqual([await favourite(other.token), await favourite()], [true, false])

    const own = await mark(first, true, author.token)
    assert.deepEqual([own.status, own.message], [400, '自己的作品在“我的作品”里'])
    await callApi(server.app, 'POST', '/api/works/cancelPost', {
      token: author.token,
      body: { id: second },
    })
    assert.deepEqual(await ids(), [first])
    assert.equal((await mark(second, true)).status, 404)
    for (const id of [first, second])
      assert.deepEqual((await mark(id, false)).data, { favourite: false })
    assert.deepEqual(await ids(), [])
  })

  test('likes are counted once, and only of what is public', async () => {
    const id = await makeWork(server.deps, author.id)
    const like = (call: string) =>
      callApi(server.app, 'POST', `/api/works/${call}`, { token: other.token, body: { id } })
    for (const expected of [1, 1])
      assert.deepEqual((await like('like')).data, { liked: true, likeCount: expected })
    const seen = (await feed('feed=newest', other.token)).list.find((card) => card.id === id)
    assert.deepEqual([seen?.liked, seen?.likeCount], [true, 1])
    for (const expected of [0, 0])
      assert.deepEqual((await like('cancelLike')).data, { liked: false, likeCount: expected })
  })

  test('what cannot be published is refused in one sentence and costs nothing', async () => {
    const job = await makeJob(server.deps, author.id)
    const post = (over: Record<string, unknown>) =>
      callApi(server.app, 'POST', '/api/works/post', {
        token: author.token,
        body: { ...job, title: '山居', ...over },
      })
    const blocked = await post({ words: '一张裸体画' })
    assert.equal(blocked.status, 422)
    assert.match(blocked.message, /「裸体」/)
    assert.deepEqual((blocked.data as { words: string[] }).words, ['裸体'])
    for (const [split, named] of [
      [{ title: '美丽的裸', tags: ['风景', '体'] }, '裸 体'],
      [{ title: '山居', tags: ['se', '情'] }, 'se 情'],
      [{ title: '加微', words: '信' }, '加微 信'],
    ] as const) {
      const answer = await post(split)
      const { words = [] } = (answer.data ?? {}) as { words?: string[] }
      assert.ok(words.includes(named), `${named}: ${answer.message}`)
    }
    const poster = await makeJob(server.deps, author.id, {
      params: { prompt: '海报，写着“加微信 shiji2026”' },
    })
    const advertised = await post({ ...poster, promptShown: false })
    assert.match(advertised.message, /加微信/)
    for (const title of ['\u200b\u200d ', '\u3164\u115f']) {
      assert.equal((await post({ title })).message, '给作品起个名字')
    }
    assert.equal((await post({ title: '长'.repeat(10_000) })).status, 400)
    assert.equal((await post({ pictureId: 'nothing' })).status, 404)
    assert.equal((await post({ jobId: (await makeJob(server.deps, other.id)).jobId })).status, 404)
    const { data } = await callApi(server.app, 'GET', '/api/works/page', { token: author.token })
    const titles = (data as { list: { jobId: string }[] }).list.map(({ jobId }) => jobId)
    assert.equal(titles.includes(job.jobId), false)
  })

  test('markup, turned and unseen letters and emoji are stored as plain text', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await postAs(server, author.token, job, {
      title: '<img src=x onerror=f()> 👩‍🎨\u202e山\u200b',
      words: `第一行\n\n\n\n第二行\u2066<script>Z${'\u030d'.repeat(40)}`,
    })
    const { title, words } = (await detail(id, author.token)).data as {
      title: string
      words: string
    }
    assert.equal(title, '<img src=x onerror=f()> 👩‍🎨山')
    assert.equal(words, `第一行\n\n第二行<script>Z${'\u030d'.repeat(4)}`)
  })

  test('hidden prompts are seen and searched by the author only', async () => {
    const hidden = await makeJob(server.deps, author.id, { params: { prompt: '琉璃宝塔' } })
    const shown = await makeJob(server.deps, author.id, { params: { prompt: '琉璃宝塔' } })
    const hiddenId = await postAs(server, author.token, hidden, { promptShown: false })
    const shownId = await postAs(server, author.token, shown)
    for (const id of [hiddenId, shownId]) await letThrough(id)
    const found = await feed(`feed=newest&q=${encodeURIComponent('琉璃')}`)
    assert.deepEqual(
      found.list.map(({ id }) => id),
      [shownId],
    )
    type Shown = { params: Record<string, unknown> | null; remakable: boolean }
    const read = async (id: string, token?: string) => (await detail(id, token)).data as Shown
    const forOthers = await read(hiddenId, other.token)
    assert.deepEqual([forOthers.params, forOthers.remakable], [null, false])
    assert.equal((await read(hiddenId, author.token)).params?.prompt, '琉璃宝塔')
    const open = await read(shownId)
    assert.deepEqual(
      [open.params?.prompt, open.params?.count, open.remakable],
      ['琉璃宝塔', 1, true],
    )
  })

  test('deleting the job takes its work away from everywhere', async () => {
    const job = await makeJob(server.deps, author.id)
    const id = await makeWork(server.deps, author.id, { finished: job })
    await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${job.jobId}`, { token: author.token })
    assert.equal((await detail(id, author.token)).status, 404)
    assert.equal(
      (await feed('feed=newest&pageSize=50')).list.some((card) => card.id === id),
      false,
    )
  })

  test('alike pictures are one in 推荐 and all in 最新; the next replaces one that is withdrawn', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1) {
      const job = await makeJob(server.deps, author.id, { seed: 4711 })
      ids.push(await postAs(server, author.token, job))
      await letThrough(ids[i] ?? '')
    }
    const among = async (query: string) => {
      const { list } = await feed(`pageSize=50&${query}`)
      return ids.map((id) => list.some((card) => card.id === id))
    }
    assert.deepEqual(await among('feed=recommended'), [true, false, false])
    assert.deepEqual(await among('feed=newest'), [true, true, true])
    const body = { id: ids[0] }
    await callApi(server.app, 'POST', '/api/works/cancelPost', { token: author.token, body })
    assert.deepEqual(await among('feed=recommended'), [false, true, false])
  })
})
