import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAigcRecords } from '../../../media/aigc/read'
import type { LocalComfyUi } from '../../../server/src/engines/testing/comfyui/local'
import { startLocalArk } from '../../../server/src/engines/testing/ark'
import { startLocalComfyUi } from '../../../server/src/engines/testing/comfyui/server'
import { startLocalDashScope } from '../../../server/src/engines/testing/dashscope'
import { filmOf } from '../../../server/src/engines/testing/film'
import { builtServer } from '../../../server/src/testing/built'
import { NO_POSTGRES } from '../../../server/src/testing/databases'
import { testPostgres } from '../../../server/src/testing/postgres'
import { everything } from '@studio/testing/effort'
import pg from 'pg'
import { type Process, startProcess } from './processes'

let comfy: LocalComfyUi
let dist: string
let folder: string
const running = new Set<Process>()

before(async () => {
  comfy = await startLocalComfyUi({ quirks: { stepMs: 60 } })
  dist = await builtServer()
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-remote-'))
})
after(async () => {
  await Promise.all([...running].map((child) => child.kill()))
  await comfy.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(name: 'main' | 'worker', env: Record<string, string>): Promise<Process> {
  const child = await startProcess({ dist, name, env })
  running.add(child)
  return child
}

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown>
}

async function ask(base: string, url: string, options: { token?: string; body?: unknown } = {}) {
  const { token, body } = options
  const response = await fetch(`${base}${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Answer
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 120_000
  while (!(await what())) {
    if (Date.now() > giveUpAt) throw new Error('it never came')
    await sleep(50)
  }
}

interface Order {
  readonly env: Record<string, string>
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** How often the server elsewhere began to work. */
  readonly paid: () => number
  /** How many workers are killed one after the other, each once it has asked; left out: one. */
  readonly kills?: number
  /** How often it is asked in all; left out: once. */
  readonly asks?: number
}

/** An order whose worker is killed once the work has begun elsewhere, ended by the next worker. */
async function killedInBetween(databaseUrl: string, order: Order) {
  const { env: own, call, body, paid, kills = 1, asks = 1 } = order
  const env = {
    ...{ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEMO: '0' },
    ...{ SAMPLES: '0', DATA_DIR: path.join(folder, 'data'), WORKER_MODE: 'outside' },
    ...{ DATABASE_URL: databaseUrl, WORKER_CONCURRENCY: '1' },
    SESSION_SECRET: 'only-for-this-test-only-for-this-test',
    ...own,
  }
  const api = await start('main', env)
  let first = await start('worker', env)
  const base = api.ready
  const sent = await ask(base, '/api/sms-code', { body: { phone: '13900000007' } })
  const login = { phone: '13900000007', code: sent.data.devCode }
  const token = String((await ask(base, '/api/auth/phoneLogin', { body: login })).data.token)
  const taken = await ask(base, call, { token, body })
  assert.equal(taken.code, 0, taken.message)
  const { id } = taken.data.job as { id: string }
  for (let killed = 1; killed <= kills; killed += 1) {
    if (killed > 1) first = await start('worker', env)
    await until(() => paid() === killed)
    // The server has it, and the worker has been told so.
    await sleep(300)
    running.delete(first)
    await first.kill()
  }

  const second = await start('worker', env)
  const read = async () => (await ask(base, `/api/job/${id}`, { token })).data
  await until(async () => !['queued', 'running'].includes(String((await read()).status)))
  const job = await read()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const costs = await client.query<{ vendor_cost: unknown }>('select vendor_cost from jobs')
  await client.end()
  const vendorCost = costs.rows[0]?.vendor_cost
  assert.equal(paid(), asks, 'so often it was asked, and would be paid for')
  const score = await ask(base, '/api/user/score', { token })
  const [made] = job.pictures as Record<string, unknown>[]
  const file = made ? await fetch(new URL(String(made.url), base)) : null
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  for (const child of [api, second]) {
    running.delete(child)
    await child.kill()
  }
  return { job, made, bytes, vendorCost, score: score.data }
}

test('a worker killed while a server elsewhere paints: asked once, and the picture is fetched', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const { job, score } = await killedInBetween(await postgres.createMigrated(), {
    env: { COMFYUI_URL: comfy.address, COMFYUI_CREDITS: '3', WELCOME_CREDITS: '20' },
    call: '/api/generate',
    body: {
      requestId: 'killed-while-it-paints',
      params: { prompt: '山水', model: 'comfyui:sd15-dream' },
      quotedCredits: 3,
    },
    paid: () => comfy.accepted.length,
  })
  assert.equal(job.status, 'succeeded', JSON.stringify(job.error))
  assert.deepEqual([score.balance, score.held], [17, 0])
})

test('a worker killed while a cloud films: asked once, and the film is fetched and labelled', async (t) => {
  const postgres = await testPostgres()
  if (!postgres) return t.skip(NO_POSTGRES)
  const cloud = await startLocalDashScope({ film: await filmOf(), quirks: { stepMs: 1_000 } })
  const shots = [{ image: null, text: '雪山下的帐篷', seconds: 2 }]
  const { made, bytes, score } = await killedInBetween(await postgres.createMigrated(), {
    env: {
      ...{ DASHSCOPE_API_KEY: 'sk-local', DASHSCOPE_BASE_URL: cloud.base },
      ...{ DASHSCOPE_FILM_CREDITS: '7', WELCOME_CREDITS: '20' },
    },
    call: '/api/generate/t2animate',
    body: { requestId: 'killed-while-it-films', params: { shots }, quotedCredits: 14 },
    paid: () => cloud.accepted().length,
  })
  assert.deepEqual([made?.kind, made?.durationMs], ['video', 2000])
  assert.equal(readAigcRecords(bytes).length, 1)
  assert.deepEqual([score.balance, score.held], [6, 0])
  await cloud.close()
})

async function pictureKilled(kills: number, asks: number) {
  const postgres = await testPostgres()
  if (!postgres) return null
  const cloud = await startLocalArk({ quirks: { stepMs: 2_000 } })
  const ended = await killedInBetween(await postgres.createMigrated(), {
    env: {
      ...{ ARK_API_KEY: 'ark-local', ARK_BASE_URL: cloud.base },
      ...{ ARK_CREDITS: '6', WELCOME_CREDITS: '20' },
    },
    call: '/api/generate',
    body: {
      requestId: `killed-in-a-call-${kills}`,
      params: { prompt: '雪山', model: 'doubao-seedream-4-5-251128', ratio: '1:1' },
      quotedCredits: 6,
    },
    paid: () => cloud.accepted().length,
    ...{ kills, asks },
  })
  await cloud.close()
  return ended
}

test('a worker killed while a call answers with its picture: asked once more, and the accounts say so', async (t) => {
  const ended = await pictureKilled(1, 2)
  if (!ended) return t.skip(NO_POSTGRES)
  const { job, score, vendorCost } = ended
  assert.equal(job.status, 'succeeded', JSON.stringify(job.error))
  assert.deepEqual(vendorCost, { amount: 1, unit: '张', lost: 1 })
  assert.deepEqual([score.balance, score.held], [14, 0])
})

test('two workers killed so: not asked a third time, and the credits come back', async (t) => {
  if (!everything) return t.skip('npm test -- --all')
  const ended = await pictureKilled(2, 2)
  if (!ended) return t.skip(NO_POSTGRES)
  const { job, score, vendorCost } = ended
  assert.equal(job.status, 'failed')
  assert.deepEqual(vendorCost, { amount: 0, unit: '次', lost: 2 })
  assert.deepEqual([score.balance, score.held], [20, 0])
})
