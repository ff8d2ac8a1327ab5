/** A negative prompt is checked like a prompt, and readable by its author only. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '../../server/src/platform/db/schema'
import { loadShareMeta } from '../../server/src/modules/works/share/share'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeJob, makePerson, makeWork, type Person } from '../../server/src/testing/works'
import { postAs } from '../../server/src/testing/works'

const SECRET = '不该有人读到的反向词'
let server: TestApp
let author: Person
let other: Person
before(async () => {
  server = await startTestApp()
  author = await makePerson(server)
  other = await makePerson(server)
})
after(() => server.close())

const get = (url: string, token?: string) =>
  callApi(server.app, 'GET', url, { ...(token !== undefined && { token }) })

test('what may not be in a prompt may not be in a negative one', async () => {
  for (const [call, more] of [
    ['/api/generate', {}],
    ['/api/mj/generate', {}],
  ] as const) {
    const answer = await callApi(server.app, 'POST', call, {
      token: author.token,
      body: {
        requestId: `negative${call}`.replaceAll('/', '-'),
        quotedCredits: 2,
        params: { prompt: '山水', negativePrompt: '裸体', ...more },
      },
    })
    assert.deepEqual([answer.status, answer.message.includes('裸体')], [422, true], call)
  }
})

test('other users cannot read it anywhere', async () => {
  const finished = await makeJob(server.deps, author.id, { params: { negativePrompt: SECRET } })
  const id = await makeWork(server.deps, author.id, { finished, title: '山居' })
  const remake = await makeJob(server.deps, other.id, { remakeOf: id })
  const child = await makeWork(server.deps, other.id, { finished: remake, parentId: id })
  const waiting = await postAs(
    server,
    author.token,
    await makeJob(server.deps, author.id, { params: { negativePrompt: SECRET } }),
  )
  const reviewer = await makePerson(server)
  await server.deps.db.update(users).set({ role: 'reviewer' }).where(eq(users.id, reviewer.id))

  const answers: [string, Person | null][] = [
    [`/api/works/${id}`, null],
    [`/api/works/${id}`, other],
    [`/api/works/${child}`, other],
    ['/api/works/publicWorks', other],
    [`/api/works/getUserWorks?user_id=${author.id}`, other],
    ['/api/works/review', reviewer],
    ['/api/notification/my', other],
    ['/api/job/myJobList', other],
  ]
  for (const [url, who] of answers) {
    const answer = await get(url, who?.token)
    assert.equal(answer.code, 0, url)
    assert.ok(!answer.response.body.includes(SECRET), `${url} shows it`)
  }
  const found = await get(`/api/works/publicWorks?q=${encodeURIComponent(SECRET)}`)
  assert.deepEqual((found.data as { list: unknown[] }).list, [], 'search finds by it')
  const origin = 'http://localhost'
  const query = new URLSearchParams({ id })
  const pathname = '/pagesD/works-detail/works-detail'
  const meta = await loadShareMeta(server.deps, { pathname, query, origin })
  assert.ok(meta && !JSON.stringify(meta).includes(SECRET))

  // Its author makes the same picture again with it.
  const mine = await get(`/api/works/${id}`, author.token)
  assert.equal((mine.data as { params: { negativePrompt: string } }).params.negativePrompt, SECRET)
  assert.equal((await get(`/api/works/${waiting}`, author.token)).code, 0)
})
