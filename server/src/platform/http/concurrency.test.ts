import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFairGate } from '../lib/fair-gate'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitUntil } from '../../testing/wait'

const BUSY = '198.51.100.7'
const OTHER = '203.0.113.9'
const PER_ADDRESS = 4
const PER_USER = 2
const MANY = 60

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

describe('many searches at once from one address', () => {
  let server: TestApp
  let token = ''
  before(async () => {
    server = await startTestApp({
      env: {
        CALLS_AT_ONCE_PER_ADDRESS: String(PER_ADDRESS),
        CALLS_AT_ONCE_PER_USER: String(PER_USER),
      },
    })
    token = (await signInByCalls(server.app, newPhone())).token
  })
  after(() => server.close())

  let queries = 0
  /** A query of its own each: equal ones may share an answer. */
  const search = (address: string, as?: string) =>
    callApi(server.app, 'GET', `/api/works/publicWorks?q=mountain${++queries}`, {
      address,
      ...(as !== undefined && { token: as }),
    })

  /** Number of finished calls of the flood when the single one is answered. */
  async function answeredBefore(one: () => ReturnType<typeof search>): Promise<number> {
    let answered = 0
    const many = Array.from({ length: MANY }, () => search(BUSY).finally(() => (answered += 1)))
    const { code, message } = await one()
    const before = answered
    assert.equal(code, 0, message)
    const answers = await Promise.all(many)
    assert.ok(answers.every((answer) => answer.code === 0))
    return before
  }

  test('do not delay a call of another address by more than those that run', async () => {
    const before = await answeredBefore(() => search(OTHER))
    assert.ok(before <= 4 * PER_USER, `${before} of ${MANY}`)
  })

  test('do not delay a person who is signed in behind the same address', async () => {
    const before = await answeredBefore(() => search(BUSY, token))
    assert.ok(before <= 8 * PER_USER, `${before} of ${MANY}`)
  })

  test('leave their places when they are answered', async () => {
    for (let n = 0; n < 3 * PER_ADDRESS; n++) assert.equal((await search(OTHER, token)).code, 0)
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
