import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { createFairGate } from '../lib/fair-gate'
import type { Limiter } from '../rate-limit/limiter'
import { registerConcurrency } from './concurrency'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitUntil } from '../../testing/wait'

const BUSY = '198.51.100.7'
const OTHER = '203.0.113.9'
const PER_ADDRESS = 4
const PER_USER = 2
const MANY = 12

describe('a fair gate', () => {
  const gate = createFairGate({ perGroup: 3, perMember: 2 })
  const started: string[] = []
  const leaves: (() => void)[] = []
  const enter = async (group: string, member: string) => {
    const leave = await gate.enter(group, member)
    started.push(`${group}${member}`)
    if (group === 'a') leaves.push(leave)
  }

  test('bounds groups and members, and lets members take turns', async () => {
    for (let n = 0; n < 4; n++) void enter('a', '1')
    for (let n = 0; n < 3; n++) void enter('a', '2')
    void enter('b', '1')
    await waitUntil(() => started.length === 4)
    assert.deepEqual(started.splice(0).sort(), ['a1', 'a1', 'a2', 'b1'])
    // Each that leaves lets one in; a second call of the same function changes nothing.
    for (const expected of ['a1', 'a2', 'a1', 'a2']) {
      const leave = leaves.shift()
      leave?.()
      leave?.()
      await waitUntil(() => started.length === 1)
      assert.equal(started.splice(0)[0], expected)
    }
  })
})

describe('many calls at once from one address', () => {
  // Calls stay in the handler until they are released, so that no timing decides what may enter.
  const app = fastify()
  const running: { address: string; release: () => void }[] = []
  let answered = 0
  before(async () => {
    const limits = { callsAtOncePerAddress: PER_ADDRESS, callsAtOncePerUser: PER_USER }
    registerConcurrency(app, { config: { limits } }, () => true)
    app.get('/held', async ({ ip }) => {
      await new Promise<void>((release) => running.push({ address: ip, release }))
      return {}
    })
    await app.ready()
  })
  after(() => app.close())

  async function call(address: string, session?: string): Promise<number> {
    const headers = session === undefined ? {} : { authorization: `Bearer ${session}` }
    const { statusCode } = await app.inject({ url: '/held', remoteAddress: address, headers })
    answered += 1
    return statusCode
  }
  const countRunning = (address: string) => running.filter((one) => one.address === address).length

  test('run no more than the bound, and delay neither another address nor a signed-in user', async () => {
    const flood = Array.from({ length: MANY }, () => call(BUSY))
    await waitUntil(() => countRunning(BUSY) >= PER_USER)
    const other = call(OTHER)
    await waitUntil(() => countRunning(OTHER) === 1)
    const signedIn = Array.from({ length: MANY }, () => call(BUSY, 'session'))
    await waitUntil(() => countRunning(BUSY) >= 2 * PER_USER)
    // All of these run although no call has been answered.
    assert.deepEqual([answered, countRunning(OTHER), countRunning(BUSY)], [0, 1, 2 * PER_USER])
    // Each answered call lets one waiting call in, and never more run than the bound.
    while (running.length > 0) {
      assert.ok(countRunning(BUSY) <= PER_ADDRESS, `${countRunning(BUSY)} at once`)
      const before = answered
      running.shift()?.release()
      await waitUntil(() => answered === before + 1)
      const waiting = 2 * MANY + 1 - answered - running.length
      await waitUntil(() => waiting === 0 || running.length > 0)
    }
    const statuses = await Promise.all([...flood, ...signedIn, other])
    assert.deepEqual(new Set(statuses), new Set([200]))
  })

  test('leave their places when they are answered', async () => {
    for (let n = 0; n < 3 * PER_ADDRESS; n++) {
      const one = call(OTHER, 'session')
      await waitUntil(() => running.length === 1)
      running.shift()?.release()
      assert.equal(await one, 200)
    }
  })
})

describe('many searches at once on a whole server', () => {
  let server: TestApp
  let token = ''
  let running = 0
  let peak = 0
  // Calls of a user are counted after they entered: holding them there shows how many have.
  const limiter: Limiter = {
    async take(key) {
      if (!key.startsWith('user:')) return true
      peak = Math.max(peak, ++running)
      await sleep(20)
      running -= 1
      return true
    },
    waitMs: () => 0,
  }
  before(async () => {
    const env = {
      CALLS_AT_ONCE_PER_ADDRESS: String(PER_ADDRESS),
      CALLS_AT_ONCE_PER_USER: String(PER_USER),
    }
    server = await startTestApp({ env, replace: { limiter } })
    token = (await signInByCalls(server.app, newPhone())).token
  })
  after(() => server.close())

  test('are all answered, no more at a time than the bound', async () => {
    peak = 0
    const search = (n: number) =>
      callApi(server.app, 'GET', `/api/works/publicWorks?q=mountain${n}`, { address: BUSY, token })
    const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => search(n)))
    assert.ok(answers.every(({ code }) => code === 0))
    assert.equal(peak, PER_USER)
  })
})

describe('answers of the API', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp()
  })
  after(() => server.close())

  for (const [what, url, status] of [
    ['of everybody', '/api/app-config/app', 200],
    ['of a person', '/api/user/info', 200],
    ['with an error', '/api/job/none', 404],
    ['for what is not there', '/api/nothing', 404],
    ['of the heartbeat', '/healthz', 200],
  ] as const)
    test(`${what} are stored by no cache`, async () => {
      const { token } = await signInByCalls(server.app, newPhone())
      const answer = await callApi(server.app, 'GET', url, { token })
      assert.equal(answer.status, status)
      assert.equal(answer.response.headers['cache-control'], 'no-store')
    })
})
