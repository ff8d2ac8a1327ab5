import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callApi, startTestApp, type TestApp } from '../../testing/app'
import { makeCreation } from '../../testing/creations'
import { signInNew } from '../../testing/sessions'

interface Album {
  id: string
  name: string
  count: number
  coverJobId: string | null
  covers: { thumbUrl: string }[]
  holdsJob?: boolean
}
interface Page<T> {
  list: T[]
  total: number
  cursor: string | null
  album: Album
}

describe('albums', () => {
  let server: TestApp
  let me: { id: string; token: string }
  before(async () => {
    server = await startTestApp()
    me = await signInNew(server)
  })
  after(() => server.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    callApi(server.app, method, `/api/album${path}`, { token: me.token, ...(body ? { body } : {}) })
  const create = async (name: string, jobIds?: string[]) =>
    (await call('POST', '', { name, ...(jobIds && { jobIds }) })).data as Album
  const makeJobs = async (count: number) => {
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) ids.push(await makeCreation(server.deps.db, me.id))
    return ids
  }
  const inside = async (id: string, query = 'pageSize=50') =>
    (await call('GET', `/getJobs?id=${id}&${query}`)).data as Page<{ id: string }>
  const order = async (id: string) => (await inside(id)).list.map((job) => job.id)

  test('made, renamed, deleted; what was in it stays', async () => {
    const jobs = await makeJobs(2)
    const album = await create(' 山水 ', jobs)
    assert.deepEqual([album.name, album.count, album.covers.length], ['山水', 2, 2])
    const renamed = (await call('PUT', `/${album.id}`, { name: '四季' })).data as Album
    assert.equal(renamed.name, '四季')
    assert.deepEqual((await call('DELETE', `/${album.id}`)).data, { deleted: true })
    assert.equal((await call('DELETE', `/${album.id}`)).status, 404)
    assert.equal((await call('GET', `/getJobs?id=${album.id}`)).status, 404)
    const job = await callApi(server.app, 'GET', `/api/job/${jobs[0]}`, { token: me.token })
    assert.equal(job.status, 200)
  })

  test('many into one, the last added on top; adding again changes nothing', async () => {
    const [a = '', b = '', c = ''] = await makeJobs(3)
    const album = await create('很多', [a])
    const body = { id: album.id, jobIds: [b, c, b] }
    assert.equal(((await call('POST', '/addJobsToAlbum', body)).data as Album).count, 3)
    assert.equal(((await call('POST', '/addJobsToAlbum', body)).data as Album).count, 3)
    assert.deepEqual(await order(album.id), [b, c, a])
  })

  test('one into many; each album says whether it holds it', async () => {
    const [job = ''] = await makeJobs(1)
    const albums = [await create('甲'), await create('乙'), await create('丙')]
    const ids = albums.slice(0, 2).map(({ id }) => id)
    const answer = await call('POST', '/addJobToAlbums', { jobId: job, ids })
    assert.deepEqual(
      (answer.data as Album[]).map(({ name, count }) => [name, count]),
      [
        ['甲', 1],
        ['乙', 1],
      ],
    )
    const { list } = (await call('GET', `/my?pageSize=3&jobId=${job}`)).data as Page<Album>
    const holding = list.filter(({ holdsJob }) => holdsJob).map(({ name }) => name)
    assert.deepEqual(holding.sort(), ['乙', '甲'])
    const gone = await call('POST', '/addJobToAlbums', { jobId: job, ids: [...ids, 'no-album'] })
    assert.equal(gone.status, 404)
  })

  test('moved out, with its cover; what is not inside is left alone', async () => {
    const jobs = await makeJobs(3)
    const album = await create('封面', jobs)
    const covered = (await call('PUT', `/${album.id}`, { coverJobId: jobs[2] })).data as Album
    assert.equal(covered.coverJobId, jobs[2])
    assert.match(covered.covers[0]?.thumbUrl ?? '', new RegExp(jobs[2] ?? 'none'))
    assert.equal(covered.covers.length, 3)
    const body = { id: album.id, jobIds: [jobs[2], 'nothing'] }
    const left = (await call('POST', '/moveJobsOutAlbum', body)).data as Album
    assert.deepEqual([left.count, left.coverJobId, left.covers.length], [2, null, 2])
    assert.equal((await call('PUT', `/${album.id}`, { coverJobId: jobs[2] })).status, 404)
    assert.equal(((await call('POST', '/moveJobsOutAlbum', body)).data as Album).count, 2)
  })

  test('put in order by hand, and read page by page in that order', async () => {
    const [a = '', b = '', c = '', d = ''] = await makeJobs(4)
    const album = await create('次序', [a, b, c, d])
    const move = (jobId: string, before: string | null) =>
      call('PUT', `/${album.id}`, { move: { jobId, before } })
    await move(d, a)
    assert.deepEqual(await order(album.id), [d, a, b, c])
    await move(d, null)
    assert.deepEqual(await order(album.id), [a, b, c, d])
    await move(a, a)
    assert.deepEqual(await order(album.id), [a, b, c, d])
    // More moves than fit between two neighbouring positions.
    for (let times = 0; times < 30; times += 1) await move(times % 2 ? c : d, b)
    assert.deepEqual(await order(album.id), [a, d, c, b])
    assert.equal((await move('nothing', a)).status, 404)
    assert.equal((await move(a, 'nothing')).status, 404)
    const first = await inside(album.id, 'pageSize=3')
    const [late = ''] = await makeJobs(1)
    await call('POST', '/addJobsToAlbum', { id: album.id, jobIds: [late] })
    const second = await inside(album.id, `pageSize=3&cursor=${first.cursor}`)
    assert.deepEqual(
      [...first.list, ...second.list].map(({ id }) => id),
      [a, d, c, b],
    )
    assert.equal((await call('GET', `/getJobs?id=${album.id}&cursor=x`)).status, 400)
  })

  test('only own finished works; a deleted one leaves its albums', async () => {
    const stranger = await signInNew(server)
    const theirs = await makeCreation(server.deps.db, stranger.id)
    const failed = await makeCreation(server.deps.db, me.id, { status: 'failed' })
    const [mine = '', other = ''] = await makeJobs(2)
    const album = await create('我的', [theirs, failed, mine, other])
    assert.equal(album.count, 2)
    assert.equal((await call('POST', '', { name: '空', jobIds: [theirs] })).status, 404)
    await call('PUT', `/${album.id}`, { coverJobId: mine })
    await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${mine}`, { token: me.token })
    const { album: left, list, total } = await inside(album.id)
    assert.deepEqual([left.count, left.coverJobId, list.length, total], [1, null, 1, 1])
  })

  test('albums page by page, the last changed first', async () => {
    const owner = await signInNew(server)
    const mine = async (query: string) =>
      (await callApi(server.app, 'GET', `/api/album/my?${query}`, { token: owner.token }))
        .data as Page<Album>
    for (const name of ['一', '二', '三'])
      await callApi(server.app, 'POST', '/api/album', { token: owner.token, body: { name } })
    const first = await mine('pageSize=2')
    const second = await mine(`pageSize=2&cursor=${first.cursor}`)
    assert.equal(first.total, 3)
    const names = [...first.list, ...second.list].map(({ name }) => name)
    assert.deepEqual(new Set(names), new Set(['一', '二', '三']))
    assert.equal(second.cursor, null)
  })

  test('names are one visible line, or refused in a sentence', async () => {
    const shown: [string, string][] = [
      ['<b>山</b>', '<b>山</b>'],
      ['\u202e山\u200b水', '山水'],
      ['\u0645\u0631\u062d\u0628\u0627', '\u0645\u0631\u062d\u0628\u0627'],
      ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
      ['一\n二', '一 二'],
      [`墨${'\u0301'.repeat(200)}`, `墨${'\u0301'.repeat(4)}`],
    ]
    for (const [name, expected] of shown) assert.equal((await create(name)).name, expected, name)
    for (const [name, sentence] of [
      ['\u200b\u2060\ufeff', '画集要有名字'],
      ['\u200d', '画集要有名字'],
      ['   ', '画集要有名字'],
      ['长'.repeat(21), '名字最多 20 个字'],
      ['长'.repeat(10_001), '名字最多 20 个字'],
    ] as const) {
      const answer = await call('POST', '', { name })
      assert.deepEqual([answer.status, answer.message], [400, sentence])
    }
    assert.equal((await create('😀'.repeat(20))).name, '😀'.repeat(20))
  })
})
