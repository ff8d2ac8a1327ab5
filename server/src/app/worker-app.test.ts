import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { startTestApp, type TestApp } from '../testing/app'
import { buildWorkerApp } from './worker-app'

const TOKEN = 't'.repeat(16)
const authorization = `Bearer ${TOKEN}`

let server: TestApp
let worker: FastifyInstance
before(async () => {
  server = await startTestApp({ env: { METRICS_TOKEN: TOKEN }, works: true })
  worker = await buildWorkerApp(server.deps)
})
after(async () => {
  await worker.close()
  await server.close()
})

test('a worker answers that it lives and that it works', async () => {
  for (const url of ['/healthz', '/readyz']) {
    const answer = await worker.inject(url)
    assert.deepEqual([answer.statusCode, answer.json<{ code: number }>().code], [200, 0], url)
  }
  assert.deepEqual((await worker.inject('/readyz')).json<{ data: unknown }>().data, {
    serving: true,
    database: true,
    queue: true,
    disk: true,
  })
})

test('its metrics have the same door as those of a server, and are those of its process', async () => {
  assert.equal((await worker.inject('/metrics')).statusCode, 404)
  const { body, statusCode } = await worker.inject({ url: '/metrics', headers: { authorization } })
  assert.equal(statusCode, 200)
  assert.match(body, /^app_info\{version="[^"]+",process="worker"\} 1$/m)
  assert.match(body, /^# TYPE jobs_ended_total counter$/m)
  assert.match(body, /^database_pool_connections\{state="total"\} \d+$/m)
  assert.doesNotMatch(body, /jobs_waiting|credits_held/, 'figures of the whole are the servers’')
})

test('nothing else is there', async () => {
  for (const url of ['/', '/api/user/info', '/api/app-config/app']) {
    const answer = await worker.inject(url)
    assert.deepEqual([answer.statusCode, answer.json<{ code: number }>().code], [404, 404], url)
  }
})

test('a worker that stops is not ready, and says so', async () => {
  server.deps.lifecycle.stop()
  // A reading is shared for half a second.
  const late = await buildWorkerApp(server.deps)
  const answer = await late.inject('/readyz')
  assert.equal(answer.statusCode, 503)
  assert.match(answer.body, /serving: stopping/)
  await late.close()
})
