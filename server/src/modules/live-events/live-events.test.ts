import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { JobView } from '@contract/jobs'
import { jobs, refreshTokens } from '../../platform/db/schema'
import { makeUser, newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { insertJob } from '../../testing/jobs'
import { createLiveEventHub } from './hub'
import type { LiveEvent } from './ports'
import { TICKET_VALID_MS } from './ticket'

let server: TestApp
let origin: string
before(async () => {
  server = await startTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => server.close())

async function enter() {
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  const { rows } = await server.deps.pool.query<{ id: string }>(
    'select id from users where phone = $1',
    [phone],
  )
  return { token, userId: rows[0]?.id ?? '' }
}

async function takeTicket(token: string): Promise<string> {
  const { data } = await callApi(server.app, 'POST', '/api/events/ticket', { token })
  return (data as { ticket: string }).ticket
}

interface Received {
  readonly id: string
  readonly name: string
  readonly data: unknown
}

/** A client that reads events one after the other. */
async function openStream(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/api/events?${query}`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function next(): Promise<Received | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
        return { id: field('id'), name: field('event'), data: JSON.parse(field('data')) }
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return null
      text += chunk.value
    }
  }
  async function nextNamed(name: string): Promise<Received> {
    for (;;) {
      const event = await next()
      assert.ok(event, `the stream ended before ${name}`)
      if (event.name === name) return event
    }
  }
  return { status: response.status, next, nextNamed, close: () => reader?.cancel() }
}

const jobsIn = ({ data }: Received): JobView[] => (data as { jobs: JobView[] }).jobs

test('progress, end and credits of a job arrive without a question', async () => {
  const { token, userId } = await enter()
  const { db } = server.deps
  const id = await insertJob(db, userId, { status: 'running', startedAt: new Date(), seq: 1 })
  const stream = await openStream(`ticket=${await takeTicket(token)}&client=a`)
  const [first] = jobsIn(await stream.nextNamed('jobs'))
  assert.deepEqual([first?.id, first?.status, first?.seq], [id, 'running', 1])
  await db.update(jobs).set({ progress: 0.5, seq: 2, step: '铺底色' }).where(eq(jobs.id, id))
  const [second] = jobsIn(await stream.nextNamed('jobs'))
  assert.deepEqual([second?.progress, second?.step], [0.5, '铺底色'])
  await db
    .update(jobs)
    .set({ status: 'succeeded', progress: 1, seq: 3, finishedAt: new Date() })
    .where(eq(jobs.id, id))
  const [third] = jobsIn(await stream.nextNamed('jobs'))
  assert.deepEqual([third?.status, third?.seq], ['succeeded', 3])
  await callApi(server.app, 'POST', '/api/user/signin', { token })
  const { data } = await stream.nextNamed('credits')
  const { data: score } = await callApi(server.app, 'GET', '/api/user/score', { token })
  const { balance, held } = score as { balance: number; held: number }
  assert.deepEqual(data, { balance, held })
  await stream.close()
})

test('a job that begins and ends between two readings arrives', async () => {
  const { token, userId } = await enter()
  const stream = await openStream(`ticket=${await takeTicket(token)}&client=a`)
  await stream.nextNamed('credits')
  const now = new Date()
  const id = await insertJob(server.deps.db, userId, { startedAt: now, finishedAt: now })
  const [only] = jobsIn(await stream.nextNamed('jobs'))
  assert.deepEqual([only?.id, only?.status], [id, 'succeeded'])
  await stream.close()
})

test('a stream that was cut goes on where it was', async () => {
  const { token, userId } = await enter()
  const first = await openStream(`ticket=${await takeTicket(token)}&client=a`)
  const hello = await first.nextNamed('hello')
  await first.close()
  const ended = await insertJob(server.deps.db, userId, {
    startedAt: new Date(),
    finishedAt: new Date(),
  })
  const old = new Date(Date.now() - 60_000)
  await insertJob(server.deps.db, userId, { createdAt: old, startedAt: old, finishedAt: old })
  const ticket = await takeTicket(token)
  const again = await openStream(`ticket=${ticket}&client=a`, { 'last-event-id': hello.id })
  assert.deepEqual(
    jobsIn(await again.nextNamed('jobs')).map(({ id }) => id),
    [ended],
  )
  await again.close()
})

test('another connection of the same client ends the first', async () => {
  const { token } = await enter()
  const query = async () => `ticket=${await takeTicket(token)}&client=phone`
  const first = await openStream(await query())
  await first.nextNamed('hello')
  const second = await openStream(await query())
  await second.nextNamed('hello')
  while ((await first.next()) !== null);
  await second.close()
})

test('a ticket is ours, whole and new', async () => {
  const { token } = await enter()
  const ticket = await takeTicket(token)
  const [text = '', signature = ''] = ticket.split('.')
  const other = Buffer.from(String(Buffer.from(text, 'base64url')).replace(/^./, '-'))
  for (const wrong of ['', 'x', text, `${other.toString('base64url')}.${signature}`, token])
    assert.equal((await openStream(`ticket=${wrong}`)).status, 401)
  server.forward(TICKET_VALID_MS + 1)
  assert.equal((await openStream(`ticket=${ticket}`)).status, 401)
})

test('users get their own changes alone, and a stream ends with its sign-in', async () => {
  const { db } = server.deps
  const hub = createLiveEventHub(server.deps, 5)
  const people = [await enter(), await enter()]
  const families = await db
    .select({ userId: refreshTokens.userId, sessionId: refreshTokens.familyId })
    .from(refreshTokens)
  const streams = people.map(({ userId }) => {
    const events: LiveEvent[] = []
    const sessionId = families.find((one) => one.userId === userId)?.sessionId ?? ''
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const leave = hub.join({
      userId,
      sessionId,
      clientId: 'x',
      since: null,
      send: (event) => events.push(event),
      close: () => {
        leave()
        end()
      },
    })
    return { userId, sessionId, events, ended }
  })
  const [mine, other] = streams
  assert.ok(mine && other)
  const id = await insertJob(db, mine.userId, { status: 'running', startedAt: new Date() })
  await db
    .update(refreshTokens)
    .set({ revokedAt: new Date() })
    .where(eq(refreshTokens.familyId, mine.sessionId))
  await mine.ended
  const named = ({ events }: typeof mine) =>
    events.flatMap((event) => (event.name === 'jobs' ? event.data.jobs.map((job) => job.id) : []))
  assert.deepEqual([[...new Set(named(mine))], named(other)], [[id], []])
  hub.close()
  await other.ended
})

test('changes of a reading that failed are sent by the next, each once', async () => {
  const { db } = server.deps
  const userId = await makeUser(db)
  let failures = 0
  const failing = new Proxy(db, {
    get(target, name) {
      if (name === 'select' && failures > 0) {
        failures -= 1
        throw new Error('the views were not read')
      }
      return Reflect.get(target, name, target) as unknown
    },
  })
  const hub = createLiveEventHub({ ...server.deps, db: failing }, 5)
  const sent: JobView[] = []
  let readings = 0
  hub.join({
    userId,
    sessionId: '',
    clientId: 'x',
    since: null,
    send: (event) => {
      if (event.name === 'jobs') sent.push(...event.data.jobs)
      if (event.name === 'credits') readings += 1
    },
    close: () => {},
  })
  while (readings === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  failures = 2
  const now = new Date()
  const id = await insertJob(db, userId, { startedAt: now, finishedAt: now })
  while (failures > 0 || sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual(
    sent.map((view) => view.id),
    [id],
  )
  hub.close()
})

test('a reading of changes is one statement for all users', async () => {
  const { db } = server.deps
  const dialect = new PgDialect()
  const read: unknown[] = []
  const watched = new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name, target) as unknown
      return (query: SQL) => {
        read.push(dialect.sqlToQuery(query).params.find(Array.isArray))
        return target.execute(query)
      }
    },
  })
  const hub = createLiveEventHub({ ...server.deps, db: watched }, 5)
  const ids = await Promise.all(Array.from({ length: 40 }, () => makeUser(db)))
  for (const userId of ids)
    hub.join({
      userId,
      sessionId: '',
      clientId: 'x',
      since: null,
      send: () => {},
      close: () => {},
    })
  const joining = ids.length
  while (read.length < joining + 10) await new Promise((resolve) => setTimeout(resolve, 5))
  const readings = read.filter((users) => (users as string[]).length > 1)
  assert.ok(readings.length >= 9)
  for (const users of readings) assert.deepEqual(new Set(users as string[]), new Set(ids))
})
