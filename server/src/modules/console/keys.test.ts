import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallData } from '@contract/endpoints/all'
import { newPhone } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { signInStaff } from '../../testing/staff'

type Keys = CallData<'GET /api/console/users/{id}/keys'>

let server: TestApp
before(async () => {
  server = await startTestApp()
})
after(() => server.close())

test('the staff sees the keys of a user and revokes one once, with a reason its owner reads', async () => {
  const { token: owner } = await signInByCalls(server.app, newPhone())
  const info = await callApi(server.app, 'GET', '/api/user/info', { token: owner })
  const { id: userId } = info.data as { id: string }
  const { id, key } = await makeApiKey(server, userId, { monthlyCredits: 40 })
  const { token } = await signInStaff(server, 'support')
  const url = `/api/console/users/${userId}/keys`
  const list = async () => (await callApi(server.app, 'GET', url, { token })).data as Keys
  const [before] = (await list()).list
  assert.deepEqual(
    [before?.shown, before?.monthCredits, before?.monthlyCredits, before?.revokedAt],
    [`${key.slice(0, 10)}…${key.slice(-4)}`, 0, 40, null],
  )
  const revoke = (reason: string) =>
    callApi(server.app, 'POST', `${url}/${id}/revoke`, { token, body: { reason } })
  assert.equal((await revoke('')).code, 3001)
  for (let times = 0; times < 2; times++) assert.equal((await revoke('密钥泄露')).code, 0)
  assert.notEqual((await list()).list[0]?.revokedAt, null)
  const own = await callApi(server.app, 'GET', '/api/keys', { token: owner })
  assert.equal((own.data as CallData<'GET /api/keys'>).list[0]?.revokedByStaff, true)
  const messages = await callApi(server.app, 'GET', '/api/notification/my', { token: owner })
  const { list: notices } = messages.data as { list: { text: string }[] }
  assert.deepEqual(
    notices.map(({ text }) => text),
    ['你的接口密钥「测试」已被管理员停用：密钥泄露。需要的话可以再建一把'],
  )
  const { rows } = await server.deps.pool.query<{ command: string; reason: string }>(
    `select command, reason from admin_log where command = 'revoke-key'`,
  )
  assert.deepEqual(rows, [{ command: 'revoke-key', reason: '密钥泄露' }])
  const strange = `/api/console/users/${userId}/keys/none/revoke`
  const missing = await callApi(server.app, 'POST', strange, { token, body: { reason: '没有' } })
  assert.equal(missing.status, 404)
})
