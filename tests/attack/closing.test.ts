/** A closing account is hidden at once, and restored completely when the closing is cancelled. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { allEndpoints } from '@contract/endpoints/all'
import type { Endpoint } from '@contract/endpoints/define'
import { workEndpoints } from '@contract/endpoints/works'
import { eq } from 'drizzle-orm'
import { pictures, works } from '../../server/src/platform/db/schema'
import { hideUserFiles } from '../../server/src/modules/works/closing'
import { postWork } from '../../server/src/modules/works/service'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeJob, makeWork, findWorkRow } from '../../server/src/testing/works'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const post = (token: string, url: string, body: unknown = {}) =>
  callApi(server.app, 'POST', url, { token, body })
async function fetchUserId(token: string): Promise<string> {
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  return (data as { id: string }).id
}
/** Public data of the account. */
async function seen(workId: string): Promise<boolean> {
  const { status } = await callApi(server.app, 'GET', `/api/works/${workId}`)
  assert.ok(status === 200 || status === 404, `${status}`)
  return status === 200
}

test('works are hidden with the closing, and back with keepAccount', async () => {
  const { deps } = server
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  const userId = await fetchUserId(token)
  const open = await makeWork(deps, userId)
  const waiting = await makeWork(deps, userId, { state: 'pending' })
  const withdrawn = await makeWork(deps, userId, { state: 'withdrawn' })
  const states = async () =>
    Promise.all([open, waiting, withdrawn].map(async (id) => (await findWorkRow(deps, id))?.state))
  const before = await findWorkRow(deps, open)
  assert.equal(await seen(open), true)

  server.forward(60_001)
  const sent = await post(token, '/api/auth/ownCode', { purpose: 'close' })
  const { devCode } = sent.data as { devCode: string }
  assert.equal((await post(token, '/api/user/logoff', { code: devCode })).code, 0)
  assert.equal(await seen(open), false)
  assert.deepEqual(await states(), ['withdrawn', 'withdrawn', 'withdrawn'])

  server.forward(60_001)
  const back = await signInByCalls(server.app, phone)
  assert.equal(await seen(open), false, 'signing in alone takes nothing back')
  for (let times = 0; times < 2; times++) {
    assert.equal((await post(back.token, '/api/auth/keepAccount')).code, 0)
    assert.equal(await seen(open), true)
    assert.deepEqual(await states(), ['public', 'pending', 'withdrawn'])
  }
  assert.deepEqual(await findWorkRow(deps, open), before, 'in its old place')
})

test('everybody’s addresses of its files are dead soon after, and those of a restored account are not', async () => {
  const { deps } = server
  const publish = async (userId: string) => {
    const finished = await makeJob(deps, userId)
    const id = await makeWork(deps, userId, { finished })
    return {
      id,
      pictureId: finished.pictureId,
      known: (await listFiles(finished)).map(deps.storage.url),
    }
  }
  const listFiles = async ({ pictureId }: { pictureId: string }) => {
    const [row] = await deps.db.select().from(pictures).where(eq(pictures.id, pictureId))
    return [String(row?.key), String(row?.thumbKey)]
  }
  const statuses = (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await server.app.inject(url)).statusCode))

  let work = { id: '', pictureId: '', known: [] as string[] }
  const { token, userId } = await closing(async (id) => (work = await publish(id)))
  const queued = await deps.pool.query(
    `select payload from graphile_worker._private_jobs where key = $1`,
    [`hide:${userId}`],
  )
  assert.deepEqual(queued.rows, [{ payload: { userId } }])
  for (let times = 0; times < 2; times++) await hideUserFiles(deps, userId)
  assert.deepEqual(await statuses(work.known), [404, 404])
  const moved = (await listFiles(work)).map(deps.storage.url)
  assert.deepEqual(await statuses(moved), [200, 200])

  assert.equal((await post(token, '/api/auth/keepAccount')).code, 0)
  await hideUserFiles(deps, userId)
  assert.deepEqual((await listFiles(work)).map(deps.storage.url), moved)
  assert.deepEqual(await statuses(moved), [200, 200])
  assert.equal(await seen(work.id), true)
})

/** Signed in again while the account closes; `before` fills it. */
async function closing(before: (userId: string) => Promise<unknown> = async () => {}) {
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  const userId = await fetchUserId(token)
  await before(userId)
  server.forward(60_001)
  const sent = await post(token, '/api/auth/ownCode', { purpose: 'close' })
  const { devCode } = sent.data as { devCode: string }
  assert.equal((await post(token, '/api/user/logoff', { code: devCode })).code, 0)
  server.forward(60_001)
  return { userId, token: (await signInByCalls(server.app, phone)).token }
}
const CLOSING = '账号正在注销，不能再做这个；想继续用，请先在「账号与安全」里撤回注销'

test('a sign-in while it closes can read everything and create nothing, until it is restored', async () => {
  const { token, userId } = await closing()
  const isRefused = async ({ method, path }: Endpoint) => {
    const url = path.replaceAll(/\{\w+\}/g, 'none')
    const { status, message } = await callApi(server.app, method, url, {
      token,
      ...(method !== 'GET' && { body: {} }),
    })
    return status === 403 && message === CLOSING
  }
  const mine = allEndpoints.filter(({ auth }) => auth === 'user')
  const open: string[] = []
  const shut: string[] = []
  // Those that end the sign-in or the closing stand below.
  for (const endpoint of mine.filter(({ path }) => !/signOut|keepAccount|sessions\/end/.test(path)))
    ((await isRefused(endpoint)) ? shut : open).push(`${endpoint.method} ${endpoint.path}`)
  assert.deepEqual(
    open.filter((call) => !/^(GET|DELETE) /.test(call)),
    [
      'POST /api/auth/ownCode',
      'POST /api/user/logoff',
      'POST /api/user/export',
      'POST /api/user/means/changes/{id}/undo',
      'POST /api/user/passkeys/confirm',
      'POST /api/user/passkeys/{id}/remove',
      'POST /api/user/returnScore',
      'POST /api/edit/{jobId}/keepDrift',
      'POST /api/job/{id}/cancel',
      'POST /api/works/cancelPost',
      'POST /api/works/cancelLike',
      'POST /api/mute/add',
      'POST /api/contest/leave',
      'POST /api/payment/iapValidatePayment',
      'POST /api/feedback',
      'POST /api/events/ticket',
      'POST /api/notification/readMsg/{id}',
      'POST /api/notification/clearUnRedMsg',
      'POST /api/album/moveJobsOutAlbum',
      'POST /api/follow/checkFollowing',
      'POST /api/follow/unfollow',
    ],
  )
  for (const call of ['POST /api/generate', 'POST /api/works/post', 'POST /api/base-upload'])
    assert.ok(shut.includes(call), call)
  assert.deepEqual(
    shut.filter((call) => /^(GET|DELETE) /.test(call)),
    [],
  )

  const job = await makeJob(server.deps, userId)
  const work = { ...job, title: '山居' }
  assert.equal((await post(token, '/api/works/post', work)).message, CLOSING)
  assert.equal((await post(token, '/api/auth/keepAccount')).code, 0)
  assert.equal((await post(token, '/api/works/post', work)).code, 0)
})

test('what was sent in the moment of the closing does not become public after it', async () => {
  const { userId } = await closing()
  const job = await makeJob(server.deps, userId)
  // Let in before, written after.
  const user = {
    id: userId,
    role: 'user',
    sessionId: 's',
    closing: false,
    blocked: null,
    muteRevision: 0,
  } as const
  const posting = workEndpoints.post.body.parse({ ...job, title: '山居' })
  await assert.rejects(postWork(server.deps, user, posting), {
    code: 'FORBIDDEN',
    message: '账号正在注销，作品没有发布；想继续用，请先撤回注销',
  })
  assert.equal(await server.deps.db.$count(works, eq(works.userId, userId)), 0)
})
