/** Whoever closes an account is out of sight at once, and back as before when it is kept. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newPhone } from '../../server/src/testing/accounts'
import { ask, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeWork, stateOf } from '../../server/src/testing/works'

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

const post = (token: string, url: string, body: unknown = {}) =>
  ask(server.app, 'POST', url, { token, body })
async function idOf(token: string): Promise<string> {
  const { data } = await ask(server.app, 'GET', '/api/user/info', { token })
  return (data as { id: string }).id
}
/** What a visitor finds. */
async function seen(workId: string): Promise<boolean> {
  const { status } = await ask(server.app, 'GET', `/api/works/${workId}`)
  assert.ok(status === 200 || status === 404, `${status}`)
  return status === 200
}

test('works are hidden with the closing, and back with keepAccount', async () => {
  const { deps } = server
  const phone = newPhone()
  const { token } = await signInByCalls(server.app, phone)
  const userId = await idOf(token)
  const open = await makeWork(deps, userId)
  const waiting = await makeWork(deps, userId, { state: 'pending' })
  const withdrawn = await makeWork(deps, userId, { state: 'withdrawn' })
  const states = async () =>
    Promise.all([open, waiting, withdrawn].map(async (id) => (await stateOf(deps, id))?.state))
  const before = await stateOf(deps, open)
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
  assert.deepEqual(await stateOf(deps, open), before, 'in its old place')
})
