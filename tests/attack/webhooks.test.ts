/** Webhooks sent to the internal network, by address, by name and by redirect: no request arrives. */
import assert from 'node:assert/strict'
import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, mock, test } from 'node:test'
import { deliver } from '../../server/src/modules/webhook/deliver'
import { insertDelivery, insertEndpoint } from '../../server/src/modules/webhook/repository'
import { readDeliveries } from '../../server/src/modules/webhook/service'
import { createSecret, sealSecret } from '../../server/src/modules/webhook/sign'
import { transaction } from '../../server/src/platform/db/transaction'
import { newId } from '../../server/src/platform/lib/ids'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'

/** Requests that reached the server inside. */
const seen: string[] = []
const inside = createServer((request, response) => {
  seen.push(request.url ?? '')
  response.end()
})
/** The operator allows it; it redirects inside. */
const redirecting = createServer((request, response) => {
  const location = `http://127.0.0.1:${getPort(inside)}${request.url}`
  response.writeHead(307, { location }).end()
})
const getPort = (server: typeof inside) => (server.address() as AddressInfo).port

let server: TestApp
let userId = ''
/** Addresses that a name resolves to, one answer after the other; the last one stays. */
let answers: string[] = []

before(async () => {
  for (const one of [inside, redirecting]) {
    one.listen(0, '127.0.0.1')
    await once(one, 'listening')
  }
  server = await startTestApp({
    env: { WEBHOOK_ORIGINS: `http://127.0.0.1:${getPort(redirecting)}` },
  })
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  userId = (data as { id: string }).id
  const { lookup } = dns
  const resolve = (host: string, options: object, done: (...of: unknown[]) => void) => {
    if (host !== 'rebinding.example') {
      ;(lookup as (...of: unknown[]) => void)(host, options, done)
      return
    }
    const address = (answers.length > 1 ? answers.shift() : answers[0]) ?? '127.0.0.1'
    const found: LookupAddress[] = [{ address, family: 4 }]
    setImmediate(() => done(null, found))
  }
  mock.method(dns, 'lookup', resolve)
})
after(async () => {
  mock.restoreAll()
  for (const one of [inside, redirecting]) {
    one.closeAllConnections()
    one.close()
  }
  await server.close()
})

/** Sends one delivery to an address that got past the check of the form; answers why it failed. */
async function sendTo(url: string): Promise<string | null | undefined> {
  const { db, keys } = server.deps
  const id = newId()
  const deliveryId = newId()
  const sealedSecret = sealSecret(keys, createSecret(), { id, userId })
  await transaction(db, async (tx) => {
    await insertEndpoint(tx, { id, userId, url, events: ['job.failed'], sealedSecret })
    const row = { id: deliveryId, endpointId: id, event: 'job.failed', body: '{}' }
    await insertDelivery(tx, { ...row, state: 'pending' })
  })
  await deliver(server.deps, deliveryId)
  const { list } = await readDeliveries(server.deps, { userId, id }, { page: 1, pageSize: 1 })
  return list[0]?.lastError
}

const HOSTS = [
  ...['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '2130706433', 'localhost'],
  ...['169.254.169.254', '100.100.100.200', '10.0.0.1', '192.168.1.1', '[fd00:ec2::254]'],
]
for (const host of HOSTS)
  test(`no webhook goes to ${host}`, async () => {
    assert.equal(await sendTo(`http://${host}:${getPort(inside)}/`), 'private_address')
    assert.deepEqual(seen, [])
  })

test('no webhook follows a redirect inside', async () => {
  assert.equal(await sendTo(`http://127.0.0.1:${getPort(redirecting)}/`), 'redirect')
  assert.deepEqual(seen, [])
})

test('a name that is public for the form and private for the connection is not connected to', async () => {
  answers = ['127.0.0.1']
  assert.equal(await sendTo(`http://rebinding.example:${getPort(inside)}/`), 'private_address')
  assert.deepEqual(seen, [])
})
