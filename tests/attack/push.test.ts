/** Browsers that are none: internal addresses, other users' endpoints, too many of them. */
import assert from 'node:assert/strict'
import dns, { type LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, mock, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { deliverPush } from '../../server/src/modules/push/deliver'
import { pushDeliveries, pushSubscriptions, sessions } from '../../server/src/platform/db/schema'
import { newPhone } from '../../server/src/testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../server/src/testing/app'
import { makeBrowser } from '../../server/src/testing/push-service'

/** Requests that reached the server inside. */
const seen: string[] = []
const inside = createServer((request, response) => {
  seen.push(request.url ?? '')
  response.end()
})
const TRUSTED = 'http://127.0.0.1:9'

let server: TestApp
let port = 0
before(async () => {
  inside.listen(0, '127.0.0.1')
  await once(inside, 'listening')
  ;({ port } = inside.address() as AddressInfo)
  server = await startTestApp({ env: { WEBHOOK_ORIGINS: TRUSTED } })
})
after(async () => {
  mock.restoreAll()
  inside.closeAllConnections()
  inside.close()
  await server.close()
})

async function signIn() {
  const { token } = await signInByCalls(server.app, newPhone())
  const { data } = await callApi(server.app, 'GET', '/api/user/info', { token })
  return { token, id: (data as { id: string }).id }
}
const subscribe = (token: string, body: object) =>
  callApi(server.app, 'POST', '/api/push/subscriptions', { token, body })

test('addresses inside, without TLS, with a password or too long are refused', async () => {
  const { token } = await signIn()
  const { subscription } = makeBrowser('')
  const urls = [
    ...['https://127.0.0.1/x', 'https://[::1]/', 'https://localhost/', 'https://10.0.0.8/'],
    ...['https://169.254.169.254/latest', 'https://[fd00::1]/', 'http://example.com/'],
    ...['ftp://example.com/', 'https://a:b@example.com/', 'x', 'javascript:alert(1)'],
    `https://example.com/${'a'.repeat(2048)}`,
  ]
  for (const endpoint of urls) {
    const { status } = await subscribe(token, { ...subscription, endpoint })
    assert.equal(status, 400, endpoint.slice(0, 60))
  }
  const point = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
  for (const keys of [{ p256dh: point }, { auth: 'AAAAAAAAAAAAAAAAAAAAAAA' }])
    assert.equal(
      (await subscribe(token, { ...makeBrowser(`${TRUSTED}/k`).subscription, ...keys })).status,
      400,
    )
  assert.deepEqual(seen, [])
})

test('a name that is public for the form and private for the connection is not connected to', async () => {
  const { token, id: userId } = await signIn()
  const { lookup } = dns
  mock.method(dns, 'lookup', (host: string, options: object, done: (...of: unknown[]) => void) => {
    if (host !== 'rebinding.example')
      return (lookup as (...of: unknown[]) => void)(host, options, done)
    const found: LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]
    setImmediate(() => done(null, found))
  })
  const [session] = await server.deps.db.select().from(sessions).where(eq(sessions.userId, userId))
  const { subscription } = makeBrowser(`https://rebinding.example:${port}/`)
  const row = { ...subscription, id: 'rebound', userId, sessionId: session?.id ?? '', device: '' }
  await server.deps.db.insert(pushSubscriptions).values(row)
  assert.equal(
    (await callApi(server.app, 'POST', '/api/push/subscriptions/rebound/test', { token })).code,
    0,
  )
  const [delivery] = await server.deps.db
    .select()
    .from(pushDeliveries)
    .where(eq(pushDeliveries.subscriptionId, 'rebound'))
  await deliverPush({ ...server.deps, wechatApi: null }, delivery?.id ?? '')
  assert.deepEqual(seen, [])
  const { data } = await callApi(server.app, 'GET', '/api/push', { token })
  assert.deepEqual((data as { subscriptions: unknown[] }).subscriptions, [])
})

test('another user’s endpoint is not taken over, and moves with its browser', async () => {
  const [one, other] = [await signIn(), await signIn()]
  const { subscription } = makeBrowser(`${TRUSTED}/shared`)
  assert.equal((await subscribe(one.token, subscription)).code, 0)
  const { subscription: forged } = makeBrowser(subscription.endpoint)
  assert.equal((await subscribe(other.token, forged)).status, 409)
  assert.equal((await subscribe(other.token, { ...forged, auth: subscription.auth })).status, 409)
  assert.equal((await subscribe(other.token, subscription)).code, 0)
  const { data } = await callApi(server.app, 'GET', '/api/push', { token: one.token })
  assert.deepEqual((data as { subscriptions: unknown[] }).subscriptions, [])
})

test('the eleventh browser is refused, also of twelve at once', async () => {
  const { token } = await signIn()
  const browsers = Array.from({ length: 12 }, (_, nth) => makeBrowser(`${TRUSTED}/many/${nth}`))
  const answers = await Promise.all(
    browsers.map(({ subscription }) => subscribe(token, subscription)),
  )
  assert.deepEqual(
    answers.map(({ status }) => status).sort((one, two) => one - two),
    [...Array<number>(10).fill(200), 409, 409],
  )
})

test('one tap is counted once, and templates that are not set up are not counted', async () => {
  const { token } = await signIn()
  const body = { requestId: 'a-tap-1234', accepted: ['job', 'job', 'job'] }
  const { data } = await callApi(server.app, 'POST', '/api/push/permits', { token, body })
  assert.equal((data as { wechat: unknown }).wechat, null)
})
