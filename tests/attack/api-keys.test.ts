/** API keys: another user's key, more than its scopes and its limit, and use after its end. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { allEndpoints } from '@contract/endpoints/all'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { newPhone } from '../../server/src/testing/accounts'
import { makeApiKey } from '../../server/src/testing/api-keys'

let server: TestApp
let key = ''
let id = ''
before(async () => {
  server = await startTestApp()
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  const scopes = ['generate', 'edit', 'video', 'read', 'webhooks'] as const
  const made = await makeApiKey(server, (data as { id: string }).id, { scopes })
  key = made.key
  id = made.id
})
after(() => server.close())

test('no call of the app or of the console takes a key of all scopes for a sign-in', async () => {
  const guarded = allEndpoints.filter(({ auth }) => auth !== 'public' && auth !== 'optional')
  assert.ok(guarded.length > 100)
  for (const { method, path } of guarded) {
    const url = path.replaceAll(/\{\w+\}/g, id)
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
    const { status } = await callApi(server.app, method, url, { token: key, ...body })
    assert.equal(status, 401, `${method} ${path}`)
  }
})
