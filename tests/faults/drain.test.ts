import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { after, before, test } from 'node:test'
import pg from 'pg'
import {
  type FakeApi,
  startFakeApi,
} from '../../server/src/integrations/engines/openai/testing/fake-api'
import { builtServer } from '../../server/src/testing/built'
import { NO_POSTGRES } from '../../server/src/testing/databases'
import { testPostgres } from '../../server/src/testing/postgres'
import { type Process, startProcess } from '../server/kill/processes'

/** A busy machine answers /readyz within it. */
const DRAIN_MS = 4_000
/** pino's `error`. */
const ERROR_LEVEL = 50

let folder: string
let api: FakeApi
let server: Process | undefined
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-drain-'))
  // Longer than a stop waits: the job is handed back.
  api = await startFakeApi({ pictureSize: '48x64', delayMs: () => 20_000 })
})
after(async () => {
  await server?.kill()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Seen {
  readonly path: string
  /** Status, or why there was none. */
  readonly outcome: number | string
}

function getReason(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code ?? String(error)
}

/** Asks again and again, as a balancer lets it: until /readyz is red. */
async function pollUntilRed(
  base: string,
  { path, token, red }: { path: string; token: string; red: AbortController },
): Promise<Seen[]> {
  const seen: Seen[] = []
  while (!red.signal.aborted) {
    const outcome = await fetch(`${base}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    }).then(async (response) => {
      await response.arrayBuffer()
      return response.status
    }, getReason)
    seen.push({ path, outcome })
    if (path === '/readyz' && outcome !== 200) red.abort()
  }
  return seen
}

/** A call that is under way for so long; resolves with its status. */
async function slowCall(base: string, path: string, ms: number): Promise<number> {
  const body = JSON.stringify({ phone: '13900000078' })
  const request = http.request(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  request.write(body.slice(0, 5))
  setTimeout(() => request.end(body.slice(5)), ms)
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

/** A call whose headers end only after so long; resolves with its answer as it came. */
async function lateCall(base: string, place: string, ms: number): Promise<string> {
  const { hostname, port } = new URL(base)
  const socket = net.connect(Number(port), hostname)
  await once(socket, 'connect')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(`GET ${place} HTTP/1.1\r\nHost: ${hostname}\r\n`)
  setTimeout(() => socket.write('\r\n'), ms)
  await once(socket, 'close')
  return answer
}

test('SIGTERM under load: red first, every accepted call is answered, nothing is lost or logged as an error', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const databaseUrl = await postgres.createMigrated()
  const running = await startProcess({
    dist: await builtServer(),
    name: 'main',
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DEMO: '0',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      STOP_DRAIN_MS: String(DRAIN_MS),
      OPENAI_BASE_URL: api.baseUrl,
      OPENAI_MODEL: 'painter-x',
      OPENAI_CREDITS: '1',
      WELCOME_CREDITS: '100',
      RATE_LIMIT_PER_MINUTE: '1000000',
      WORKER_CONCURRENCY: '2',
      SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    },
  })
  server = running
  const base = running.ready
  const post = async (path: string, body: unknown, token = '') => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { code: number; data: Record<string, string> }
  }
  const phone = '13900000077'
  const sent = await post('/api/sms-code', { phone })
  const { data } = await post('/api/auth/phoneLogin', { phone, code: sent.data.devCode })
  const token = String(data.token)
  const body = { requestId: 'drain-at-sigterm', params: { prompt: '山水' }, quotedCredits: 1 }
  assert.equal((await post('/api/generate', body, token)).code, 0)
  while (api.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))

  const calls = ['/api/user/info', '/api/user/jobCount', '/readyz', '/api/user/score', '/healthz']
  const red = new AbortController()
  const asking = Promise.all(calls.map((path) => pollUntilRed(base, { path, token, red })))
  await new Promise((resolve) => setTimeout(resolve, 500))
  // It ends when the listener is shut already.
  const slow = slowCall(base, '/api/sms-code', DRAIN_MS + 1_500)
  // One while it drains, one while it closes.
  const late = [DRAIN_MS / 2, DRAIN_MS + 800].map((ms) => lateCall(base, '/healthz', ms))
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = running.stop()
  const seen = (await asking).flat()
  assert.equal(await slow, 200)
  for (const answered of await Promise.all(late)) {
    assert.match(answered, /^HTTP\/1\.1 200 /, 'what comes on an open connection is answered')
    assert.match(answered, /\r\nconnection: close\r\n/i, 'and the connection is closed')
  }
  assert.equal(await stopped, 0, running.output())

  const refused = seen.filter(({ outcome }) => outcome !== 200)
  assert.deepEqual(refused, [{ path: '/readyz', outcome: 503 }])
  t.diagnostic(`${seen.length} calls answered before the door was shut`)

  const errors = running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .filter((line) => (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL)
  assert.deepEqual(errors, [], 'nothing is an error at a normal stop')

  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select status, lost_runs from jobs')
  await client.end()
  assert.deepEqual(rows, [{ status: 'queued', lost_runs: 0 }])
})
