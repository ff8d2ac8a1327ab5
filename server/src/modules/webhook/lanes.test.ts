/** Receivers that do not answer take no slots from jobs. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { transaction } from '../../platform/db/transaction'
import { makeUser } from '../../testing/accounts'
import { makeApiKey } from '../../testing/api-keys'
import { startTestApp, type TestApp } from '../../testing/app'
import { emitWorkReviewed } from './events'
import { addWebhook } from './service'

/** Requests that wait for their answer. */
const open = new Set<ServerResponse>()
const receiver = createServer((request, response) => {
  request.resume()
  open.add(response)
  response.on('close', () => open.delete(response))
  receiver.emit('waiting')
})
let server: TestApp

before(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
after(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await server.close()
})

// Of one runner for both, two deliveries would not begin: then the test ends by its limit.
test(
  'a picture is painted by a worker of one slot while three deliveries wait for their receivers',
  { timeout: 60_000 },
  async () => {
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
    const env = { WEBHOOK_ORIGINS: origin, WORKER_CONCURRENCY: '1' }
    server = await startTestApp({ works: true, env })
    const { db } = server.deps
    const userId = await makeUser(db, { credits: 100 })
    for (const path of ['/1', '/2', '/3'])
      await addWebhook(server.deps, userId, { url: `${origin}${path}`, events: ['work.reviewed'] })
    const reviewed = { userId, workId: 'w', outcome: 'pass' as const, reason: null }
    await transaction(db, (tx) => emitWorkReviewed(tx, { ...reviewed, at: server.deps.now() }))
    while (open.size < 3) await once(receiver, 'waiting')

    const { key } = await makeApiKey(server, userId)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/images/generations',
      headers: { authorization: `Bearer ${key}` },
      payload: { prompt: '湖边的木屋', response_format: 'url' },
    })
    assert.equal(answer.statusCode, 200, answer.payload)
    // An attempt is given up after 15 seconds: these are the first ones still.
    assert.equal(open.size, 3)
    for (const response of open) response.writeHead(204).end()
  },
)
