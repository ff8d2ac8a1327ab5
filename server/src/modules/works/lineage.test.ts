import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { jobs } from '../../platform/db/schema'
import { transaction } from '../../platform/db/transaction'
import { succeed } from '../job/run/endings'
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

interface Whole {
  readonly ancestors: { id: string }[]
  readonly remakes: { id: string }[]
  readonly remakeCount: number
}

describe('画同款', () => {
  let server: TestApp
  let author: Person
  let maker: Person
  before(async () => {
    server = await startTestApp()
    author = await makePerson(server)
    maker = await makePerson(server)
  })
  after(() => server.close())

  let nextRequest = 1
  const submit = (person: Person, remakeOf: string, requestId = `remake-${nextRequest++}`) =>
    callApi(server.app, 'POST', '/api/generate', {
      token: person.token,
      body: { requestId, params: { prompt: '山' }, quotedCredits: 2, remakeOf },
    })
  const whole = async (id: string, person?: Person) =>
    (
      await callApi(server.app, 'GET', `/api/works/${id}`, {
        ...(person && { token: person.token }),
      })
    ).data as Whole
  const publish = async (person: Person, over: Parameters<typeof makeJob>[2]) => {
    const id = await postAs(server, person.token, await makeJob(server.deps, person.id, over))
    await transaction(server.deps.db, (tx) => makePublic(tx, id, new Date()))
    return id
  }
  /** Ends a submitted job well, as a worker does. */
  const finish = async (jobId: string) => {
    const { db } = server.deps
    await db.update(jobs).set({ status: 'running', attempt: 1 }).where(eq(jobs.id, jobId))
    const run = { jobId, attempt: 1 }
    return succeed(server.deps, run, { pictures: [], reading: null, answer: null })
  }

  test('counted once a job that succeeds, and announced to the author; own ones are not', async () => {
    const id = await makeWork(server.deps, author.id)
    const submitted = await submit(maker, id, 'remake-once')
    assert.equal(submitted.code, 0, submitted.message)
    const again = await submit(maker, id, 'remake-once')
    const jobId = (submitted.data as { job: { id: string } }).job.id
    assert.equal((again.data as { job: { id: string } }).job.id, jobId)
    assert.equal((await whole(id)).remakeCount, 0)
    assert.equal(await finish(jobId), true)
    const run = { jobId, attempt: 1 }
    const twice = succeed(server.deps, run, { pictures: [], reading: null, answer: null })
    assert.equal(await twice, false)
    assert.equal((await whole(id)).remakeCount, 1)
    const { data } = await callApi(server.app, 'GET', '/api/notification/my', {
      token: author.token,
    })
    assert.match(JSON.stringify(data), /"kind":"remake"/)

    const own = await submit(author, id)
    await finish((own.data as { job: { id: string } }).job.id)
    assert.equal((await whole(id)).remakeCount, 1)
    const other = await submit(maker, id, 'remake-once').then(() =>
      callApi(server.app, 'POST', '/api/generate', {
        token: maker.token,
        body: { requestId: 'remake-once', params: { prompt: '山' }, quotedCredits: 2 },
      }),
    )
    assert.equal(other.status, 409, 'the same request after another work is other content')
  })

  test('only what is public and shows how may be remade', async () => {
    const pending = await makeWork(server.deps, author.id, { state: 'pending' })
    const hidden = await makeWork(server.deps, author.id, { promptShown: false })
    assert.deepEqual(
      [
        (await submit(maker, pending)).status,
        (await submit(maker, 'nothing')).status,
        (await submit(maker, hidden)).status,
      ],
      [404, 404, 409],
    )
    const begin = (remakeOf: string) =>
      callApi(server.app, 'POST', '/api/storyboards', { token: maker.token, body: { remakeOf } })
    assert.deepEqual(
      [
        (await begin(pending)).status,
        (await begin('nothing')).status,
        (await begin(hidden)).status,
      ],
      [404, 404, 409],
      'nor begin a storyboard',
    )
  })

  test('each ancestor is credited, through tools, withdrawn and deleted ones', async () => {
    const first = await publish(author, {})
    const second = await publish(maker, { remakeOf: first })
    // Continued in another tool before it is published.
    const between = await makeJob(server.deps, author.id, { remakeOf: second })
    const third = await publish(author, { parentId: between.jobId })
    const line = async (id: string) => (await whole(id)).ancestors.map((one) => one.id)
    assert.deepEqual(await line(third), [first, second])
    assert.deepEqual(
      (await whole(first)).remakes.map(({ id }) => id),
      [second],
    )
    await callApi(server.app, 'POST', '/api/works/cancelPost', {
      token: maker.token,
      body: { id: second },
    })
    assert.deepEqual(await line(third), [first])
    assert.deepEqual((await whole(first)).remakes, [])
    const jobId = String((await findWorkRow(server.deps, second))?.jobId)
    await callApi(server.app, 'DELETE', `/api/job/myjob?ids=${jobId}`, { token: maker.token })
    assert.deepEqual(await line(third), [first])
  })
})
