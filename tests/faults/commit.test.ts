/** A COMMIT that takes effect while its answer is lost: what the rows name is still there. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { jobs, pictures, users, works } from '../../server/src/platform/db/schema'
import { sweepUploads } from '../../server/src/modules/upload/sweep'
import { callApi, startTestApp, type TestApp } from '../../server/src/testing/app'
import { uploadAs } from '../../server/src/testing/uploads'
import {
  makeJob,
  makePerson,
  makeWork,
  patches,
  type Person,
  findWorkRow,
} from '../../server/src/testing/works'

let server: TestApp
let person: Person
before(async () => (server = await startTestApp()))
beforeEach(async () => (person = await makePerson(server)))
after(() => server.close())

/** While `act` runs, transactions commit and their callers hear that the connection was cut. */
async function unheard<T>(act: () => Promise<T>): Promise<T> {
  const { pool } = server.deps
  const connect = pool.connect.bind(pool)
  let lost = 0
  Object.assign(pool, {
    /** With a callback it is one statement's, without a transaction. */
    async connect(callback?: Parameters<typeof connect>[0]) {
      if (callback) return connect(callback)
      const client = await connect()
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
      Object.assign(client, {
        async query(...args: unknown[]) {
          const answer = await query(...args)
          if (args[0] !== 'commit') return answer
          lost += 1
          throw new Error('Connection terminated unexpectedly')
        },
      })
      return client
    },
  })
  try {
    return await act()
  } finally {
    Object.assign(pool, { connect })
    assert.ok(lost > 0, 'no COMMIT was lost')
  }
}

/** An hour later, when no worker runs it any more. */
async function sweepLater(): Promise<void> {
  await server.deps.pool.query(`update pending_objects set created_at = now() - interval '2 hours'`)
  await sweepUploads(server.deps)
}

const keysUnder = async (prefix: string) =>
  (await server.deps.storage.list(prefix)).map(({ key }) => key).sort()

test('a work is withdrawn: its picture is not lost, and lies nowhere twice', async () => {
  const { deps } = server
  const finished = await makeJob(deps, person.id)
  const id = await makeWork(deps, person.id, { finished })
  const answer = await unheard(() =>
    callApi(server.app, 'POST', '/api/works/cancelPost', { token: person.token, body: { id } }),
  )
  assert.ok(answer.status >= 500, answer.message)
  assert.equal((await findWorkRow(deps, id))?.state, 'withdrawn')
  const [picture] = await deps.db.select().from(pictures).where(eq(pictures.id, finished.pictureId))
  assert.ok(picture)
  await sweepLater()
  for (const key of [picture.key, picture.thumbKey])
    assert.ok((await deps.storage.get(key)).length > 0, key)
})

test('an avatar is changed: it is there', async () => {
  const { deps } = server
  const uploadId = (await uploadAs(server, person.token, await patches(41))).slice('upload:'.length)
  const answer = await unheard(() =>
    callApi(server.app, 'PUT', '/api/user', {
      token: person.token,
      body: { avatarUploadId: uploadId },
    }),
  )
  assert.ok(answer.status >= 500, answer.message)
  const [row] = await deps.db.select().from(users).where(eq(users.id, person.id))
  assert.ok(row?.avatarKey)
  await sweepLater()
  assert.ok((await deps.storage.get(row.avatarKey)).length > 0)
})

test('copies of a failed change are swept, others stay', async () => {
  const { deps } = server
  const token = person.token
  const uploadId = (await uploadAs(server, token, await patches(42))).slice('upload:'.length)
  const body = { avatarUploadId: uploadId }
  assert.equal((await callApi(server.app, 'PUT', '/api/user', { token, body })).code, 0)
  const finished = await makeJob(deps, person.id)
  const id = await makeWork(deps, person.id, { finished })
  const prefix = `job/${finished.jobId}/`
  const before = [...(await keysUnder('avatar/')), ...(await keysUnder(prefix))]

  // As if the process ended there: the copies are made, no row changes.
  for (const [table, check] of [
    ['users', 'avatar_key is null'],
    ['works', `state = 'public'`],
  ])
    await deps.pool.query(`alter table ${table} add constraint ended check (${check}) not valid`)
  assert.equal((await callApi(server.app, 'PUT', '/api/user', { token, body })).status, 500)
  const withdrawn = await callApi(server.app, 'POST', '/api/works/cancelPost', {
    token,
    body: { id },
  })
  assert.equal(withdrawn.status, 500)
  for (const table of ['users', 'works'])
    await deps.pool.query(`alter table ${table} drop constraint ended`)

  await sweepLater()
  assert.deepEqual([...(await keysUnder('avatar/')), ...(await keysUnder(prefix))], before)
  assert.equal(await deps.db.$count(works, eq(works.jobId, finished.jobId)), 1)
  assert.equal(await deps.db.$count(jobs, eq(jobs.id, finished.jobId)), 1)
})
