import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAigcRecords } from '../../../media/aigc/read'
import type { LocalComfyUi } from '../../../server/src/integrations/engines/testing/comfyui/local'
import { type LocalArk, startLocalArk } from '../../../server/src/integrations/engines/testing/ark'
import { startLocalComfyUi } from '../../../server/src/integrations/engines/testing/comfyui/server'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../../server/src/integrations/engines/testing/dashscope'
import { makeTestVideo } from '../../../server/src/integrations/engines/testing/test-video'
import { builtServer } from '../../../server/src/testing/built'
import { NO_POSTGRES } from '../../../server/src/testing/databases'
import { testPostgres } from '../../../server/src/testing/postgres'
import { everything } from '@studio/testing/effort'
import pg from 'pg'
import { type Process, startProcess, TEST_ENV } from './processes'

const ARK_MODEL = 'doubao-seedream-4-5-251128'

/** One API for all orders, which knows every vendor here; its workers are what is killed. */
interface House {
  readonly databaseUrl: string
  readonly env: Record<string, string>
  readonly api: Process
  worker: Process
}

const running = new Set<Process>()
let comfy: LocalComfyUi
let filming: LocalDashScope
let ark: LocalArk
let dist: string
let folder = ''
let house: House | null = null

async function start(name: 'main' | 'worker', env: Record<string, string>): Promise<Process> {
  const child = await startProcess({ dist, name, env })
  running.add(child)
  return child
}

before(async () => {
  const postgres = await testPostgres()
  if (!postgres) return
  comfy = await startLocalComfyUi({ quirks: { stepMs: 60 } })
  filming = await startLocalDashScope({ video: await makeTestVideo(), quirks: { stepMs: 1_000 } })
  ark = await startLocalArk({ quirks: { stepMs: 2_000 } })
  dist = await builtServer()
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-remote-'))
  const databaseUrl = await postgres.createMigrated()
  const data = path.join(folder, 'data')
  mkdirSync(data)
  // Ark makes videos as well: here it paints.
  writeFileSync(
    path.join(data, 'engines.json'),
    '{ "engines": [], "tools": { "short": ["dashscope"] } }',
  )
  const env = {
    ...TEST_ENV,
    DATA_DIR: data,
    WORKER_MODE: 'outside',
    DATABASE_URL: databaseUrl,
    WORKER_CONCURRENCY: '1',
    WELCOME_CREDITS: '20',
    COMFYUI_URL: comfy.address,
    COMFYUI_CREDITS: '3',
    DASHSCOPE_API_KEY: 'sk-local',
    DASHSCOPE_BASE_URL: filming.base,
    DASHSCOPE_FILM_CREDITS: '7',
    ARK_API_KEY: 'ark-local',
    ARK_BASE_URL: ark.base,
    ARK_CREDITS: '6',
  }
  const [api, worker] = await Promise.all([start('main', env), start('worker', env)])
  house = { databaseUrl, env, api, worker }
})
after(async () => {
  await Promise.all([...running].map((child) => child.kill()))
  // A start that failed leaves some of these out, and what stays open keeps the process alive.
  await Promise.all([comfy, filming, ark].map((server) => server?.close()))
  if (folder) rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly code: number
  readonly message: string
  readonly data: Record<string, unknown>
}

async function callServer(
  base: string,
  url: string,
  options: { token?: string; body?: unknown } = {},
) {
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
  /** Phone number of a user with 20 credits and nothing else. */
  readonly phone: string
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** Number of runs that began at the remote server, in all. */
  readonly accepted: () => number
  /** Number of workers killed one after the other, each after its call; left out: one. */
  readonly kills?: number
  /** Number of calls in all; left out: once. */
  readonly requests?: number
}

/** An order whose worker is killed once the work has begun elsewhere, ended by the next worker. */
async function killedInBetween(house: House, order: Order) {
  const { phone, call, body, accepted, kills = 1, requests = 1 } = order
  const base = house.api.ready
  const sent = await callServer(base, '/api/sms-code', { body: { phone } })
  const login = { phone, code: sent.data.devCode }
  const token = String((await callServer(base, '/api/auth/phoneLogin', { body: login })).data.token)
  const before = accepted()
  const paid = () => accepted() - before
  const taken = await callServer(base, call, { token, body })
  assert.equal(taken.code, 0, taken.message)
  const { id } = taken.data.job as { id: string }
  for (let killed = 1; killed <= kills; killed += 1) {
    await until(() => paid() === killed)
    // The server has it, and the worker has been informed.
    await sleep(300)
    running.delete(house.worker)
    await house.worker.kill()
    house.worker = await start('worker', house.env)
  }

  const read = async () => (await callServer(base, `/api/job/${id}`, { token })).data
  await until(async () => !['queued', 'running'].includes(String((await read()).status)))
  const job = await read()
  const client = new pg.Client({ connectionString: house.databaseUrl })
  await client.connect()
  const costs = await client.query<{ vendor_cost: unknown }>(
    'select vendor_cost from jobs where id = $1',
    [id],
  )
  await client.end()
  const vendorCost = costs.rows[0]?.vendor_cost
  assert.equal(paid(), requests, 'number of calls that would be paid for')
  const score = await callServer(base, '/api/user/score', { token })
  const [made] = job.pictures as Record<string, unknown>[]
  const file = made ? await fetch(new URL(String(made.url), base)) : null
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
  return { job, made, bytes, vendorCost, score: score.data }
}

test('a worker killed while a server elsewhere paints: one submission, and the picture is fetched', async (t) => {
  if (!house) return t.skip(NO_POSTGRES)
  const { job, score } = await killedInBetween(house, {
    phone: '13900000007',
    call: '/api/generate',
    body: {
      requestId: 'killed-while-it-paints',
      params: { prompt: '山水', model: 'comfyui:sd15-dream' },
      quotedCredits: 3,
    },
    accepted: () => comfy.accepted.length,
  })
  assert.equal(job.status, 'succeeded', JSON.stringify(job.error))
  assert.deepEqual([score.balance, score.held], [17, 0])
})

test('a worker killed while a cloud makes a video: one submission, and the video is fetched and labelled', async (t) => {
  if (!house) return t.skip(NO_POSTGRES)
  const shots = [{ image: null, text: '雪山下的帐篷', seconds: 2 }]
  const { made, bytes, score } = await killedInBetween(house, {
    phone: '13900000008',
    call: '/api/generate/t2animate',
    body: { requestId: 'killed-during-a-video', params: { shots }, quotedCredits: 14 },
    accepted: () => filming.accepted().length,
  })
  assert.deepEqual([made?.kind, made?.durationMs], ['video', 2000])
  assert.equal(readAigcRecords(bytes).length, 1)
  assert.deepEqual([score.balance, score.held], [6, 0])
})

function pictureKilled(house: House, phone: string, kills: number) {
  return killedInBetween(house, {
    phone,
    call: '/api/generate',
    body: {
      requestId: `killed-in-a-call-${kills}`,
      params: { prompt: '雪山', model: ARK_MODEL, ratio: '1:1' },
      quotedCredits: 6,
    },
    accepted: () => ark.accepted().length,
    kills,
    requests: 2,
  })
}

test('a worker killed while a call answers with its picture: one more call, and the accounts say so', async (t) => {
  if (!house) return t.skip(NO_POSTGRES)
  const { job, score, vendorCost } = await pictureKilled(house, '13900000009', 1)
  assert.equal(job.status, 'succeeded', JSON.stringify(job.error))
  assert.deepEqual(vendorCost, { amount: 1, unit: '张', lost: 1 })
  assert.deepEqual([score.balance, score.held], [14, 0])
})

test('two workers killed so: no third call, and the credits come back', async (t) => {
  if (!everything) return t.skip('npm test -- --all')
  if (!house) return t.skip(NO_POSTGRES)
  const { job, score, vendorCost } = await pictureKilled(house, '13900000010', 2)
  assert.equal(job.status, 'failed')
  assert.deepEqual(vendorCost, { amount: 0, unit: '次', lost: 2 })
  assert.deepEqual([score.balance, score.held], [20, 0])
})
