/** Two keys, and the video forms of a cloud: picked, priced, labelled, and free when refused. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import type { JobView } from '@contract/jobs'
import { readAigcRecords } from '@media/aigc/read'
import { probeVideo } from '@media/video/probe/probe'
import { eq } from 'drizzle-orm'
import { jobs } from '../../platform/db/schema'
import { type LocalArk, startLocalArk } from '../../integrations/engines/testing/ark'
import {
  type LocalDashScope,
  startLocalDashScope,
} from '../../integrations/engines/testing/dashscope'
import { makeTestVideo } from '../../integrations/engines/testing/test-video'
import {
  type LocalMidjourney,
  startLocalMidjourney,
} from '../../integrations/engines/testing/midjourney'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { waitForEnd } from '../../testing/ended-jobs'
import { PHOTO } from '../../testing/photos'
import { uploadAs } from '../../testing/uploads'

let dashscope: LocalDashScope
let ark: LocalArk
let midjourney: LocalMidjourney
let server: TestApp
let token: string
let image: string

before(async () => {
  dashscope = await startLocalDashScope({ video: await makeTestVideo({ sound: true }) })
  ark = await startLocalArk({ video: await makeTestVideo({ seconds: 6 }) })
  midjourney = await startLocalMidjourney()
  server = await startTestApp({
    works: true,
    env: {
      DASHSCOPE_API_KEY: 'sk-local',
      DASHSCOPE_BASE_URL: dashscope.base,
      ARK_API_KEY: 'ark-local',
      ARK_BASE_URL: ark.base,
      ARK_FILM_CREDITS: '12',
      MJ_PROXY_URL: midjourney.address,
      MJ_PROXY_SECRET: 'mj-local',
      STUDIO_SIZE_PERCENT: '25',
      WELCOME_CREDITS: '500',
    },
  })
  token = (await signInByCalls(server.app, newPhone())).token
  image = await uploadAs(server, token, readFileSync(PHOTO))
})
after(async () => {
  await server.close()
  await dashscope.close()
  await ark.close()
  await midjourney.close()
})

const finished = (id: string): Promise<JobView> => waitForEnd(server, { token, id })

interface Served {
  readonly tool: string
  readonly others: readonly unknown[]
  readonly sizes: readonly { readonly ratio: string; readonly width: number }[]
}

let orders = 0
async function order(call: string, body: Record<string, unknown>) {
  orders += 1
  return callApi(server.app, 'POST', call, {
    token,
    body: { requestId: `cloud-order-${orders}`, ...body },
  })
}

async function runJob(call: string, body: Record<string, unknown>): Promise<JobView> {
  const sent = await order(call, body)
  assert.equal(sent.code, 0, sent.message)
  return finished((sent.data as { job: JobView }).job.id)
}

const balance = async (): Promise<unknown> =>
  ((await callApi(server.app, 'GET', '/api/user/score', { token })).data as { balance: unknown })
    .balance

test('the forms of videos offer the clouds’ models, with their prices by the second', async () => {
  const { data } = await callApi(server.app, 'GET', '/api/app-config/generate', { token })
  const { tools } = data as { tools: Served[] }
  const offered = (id: string) => {
    const found = tools.find(({ tool }) => tool === id)
    return [found, ...(found?.others ?? [])].map((one) => {
      const { model, perPicture } = one as { model: { id: string }; perPicture: number }
      return `${model.id} ${perPicture}`
    })
  }
  const seedance = ['doubao-seedance-1-5-pro-251215 12', 'doubao-seedance-1-0-pro-fast-251015 12']
  assert.deepEqual(offered('img2vid'), [...seedance, 'wan2.7-i2v 10', 'studio 2'])
  assert.deepEqual(offered('short'), [...seedance, 'wan2.7-t2v 10', 'studio 2'])
  const findSizes = (id: string) => tools.find(({ tool }) => tool === id)?.sizes
  assert.ok(findSizes('short')?.some(({ ratio, width }) => ratio === '16:9' && width === 1280))
  assert.deepEqual(findSizes('img2vid'), [], 'it has its picture’s')
})

test('图生视频 by a chosen model: a labelled video with its poster, paid by the second', async () => {
  const before = Number(await balance())
  const params = { image, seconds: 3, motion: 'in' }
  const body = { params, modelId: 'wan2.7-i2v', quotedCredits: 30 }
  const job = await runJob('/api/generate/img2vid', body)
  assert.equal(job.status, 'succeeded', job.error?.message)
  const [video] = job.pictures
  assert.deepEqual([video?.kind, video?.durationMs], ['video', 3000])
  const [row] = await server.deps.db.select().from(jobs).where(eq(jobs.id, job.id))
  assert.deepEqual([row?.engineId, row?.vendorCost], ['dashscope', { amount: 3, unit: '秒' }])
  assert.equal(Number(await balance()), before - 30)
  const read = async (url: string) =>
    (await server.app.inject({ method: 'GET', url: new URL(url, 'http://x').pathname })).rawPayload
  const file = await read(video?.url ?? '')
  const [record, ...others] = readAigcRecords(file)
  assert.deepEqual([record?.Label, record?.ProduceID, others.length], ['1', video?.id, 0])
  assert.ok(probeVideo(file).sound)
  assert.ok(!file.includes('vendor-secret-prompt'))
  assert.equal(readAigcRecords(await read(video?.thumbUrl ?? '')).length, 1)
})

test('视频转绘 by a chosen model: priced by the second as by the painter, sound preserved, too long a video refused free', async () => {
  const { data } = await callApi(server.app, 'GET', '/api/app-config/generate', { token })
  const served = (data as { tools: Served[] }).tools.find(({ tool }) => tool === 'vid2vid')
  assert.deepEqual(
    [served, ...(served?.others ?? [])].map((one) => {
      const { model, perPicture, bySecond } = one as unknown as {
        model: { id: string }
        perPicture: number
        bySecond: boolean
      }
      return [model.id, perPicture, bySecond]
    }),
    [
      ['wan2.7-videoedit', 10, true],
      ['studio', 2, true],
    ],
  )
  const shape = { width: 426, height: 240, fps: 4 }
  const video = await uploadAs(
    server,
    token,
    await makeTestVideo({ ...shape, seconds: 3, sound: true }),
  )
  const before = Number(await balance())
  const body = { params: { video, style: 'ukiyoe' }, modelId: 'wan2.7-videoedit' }
  const cheap = await order('/api/generate/vid2vid', { ...body, quotedCredits: 20 })
  assert.match(cheap.message, /价格变成了 30 积分/)
  const flat = await order('/api/generate/vid2vid', {
    ...body,
    modelId: 'studio',
    quotedCredits: 20,
  })
  assert.match(flat.message, /价格变成了 6 积分/)
  const job = await runJob('/api/generate/vid2vid', { ...body, quotedCredits: 30 })
  assert.equal(job.status, 'succeeded', job.error?.message)
  const sources = await callApi(server.app, 'GET', `/api/upload/sources?refs=${video}`, { token })
  const [source] = sources.data as { durationMs: number }[]
  assert.deepEqual([job.pictures[0]?.durationMs, source?.durationMs], [3000, 3000])
  const [row] = await server.deps.db.select().from(jobs).where(eq(jobs.id, job.id))
  assert.deepEqual([row?.engineId, row?.vendorCost], ['dashscope', { amount: 3, unit: '秒' }])
  assert.equal(Number(await balance()), before - 30)
  const { pathname } = new URL(job.pictures[0]?.url ?? '', 'http://x')
  const file = (await server.app.inject({ method: 'GET', url: pathname })).rawPayload
  assert.equal(readAigcRecords(file).length, 1)
  assert.ok(probeVideo(file).sound)
  const long = await uploadAs(server, token, await makeTestVideo({ ...shape, seconds: 12 }))
  const refused = await order('/api/generate/vid2vid', {
    ...body,
    params: { video: long },
    quotedCredits: 120,
  })
  assert.equal(refused.message, '万相 2.7 视频转绘只收 2 到 10 秒的视频，这段有 12 秒')
  assert.equal(Number(await balance()), before - 30)
})

test('动画短片 by the first one, which is the default', async () => {
  const shots = [{ image: null, text: '雪山下的帐篷', seconds: 5 }]
  const job = await runJob('/api/generate/t2animate', { params: { shots }, quotedCredits: 60 })
  assert.equal(job.status, 'succeeded', job.error?.message)
  assert.equal(job.pictures[0]?.durationMs, 5000)
  assert.equal(ark.accepted().at(-1)?.model, 'doubao-seedance-1-5-pro-251215')
})

test('longer than the model’s limit: refused before anything is held, with the number', async () => {
  const shots = Array.from({ length: 2 }, () => ({ image: null, text: '雪山', seconds: 8 }))
  const answer = await order('/api/generate/t2animate', { params: { shots }, quotedCredits: 192 })
  assert.notEqual(answer.code, 0)
  assert.match(answer.message, /一次最多拍 12 秒/)
})

test('a video refused for its content costs nothing', async () => {
  const before = await balance()
  ark.quirks.failsWith = 'OutputVideoSensitiveContentDetected'
  const shots = [{ image: null, text: '雪山', seconds: 4 }]
  const job = await runJob('/api/generate/t2animate', { params: { shots }, quotedCredits: 48 })
  ark.quirks.failsWith = null
  assert.deepEqual([job.status, job.error?.code], ['failed', 'PROMPT_BLOCKED'])
  assert.equal(await balance(), before)
})

test('四宫格 by midjourney-proxy: U and V stay with the engine that painted the picture', async () => {
  const words = { prompt: '雪山', ratio: '1:1' }
  const grid = await runJob('/api/mj/generate', {
    params: { ...words, model: 'midjourney' },
    quotedCredits: 32,
  })
  assert.equal(grid.pictures.length, 4, grid.error?.message)
  assert.equal(midjourney.accepted().length, 1)
  const { data } = await callApi(server.app, 'GET', '/api/mj/models', { token })
  const models = data as { id: string; credits: { upscale: number }; repaints: boolean }[]
  const findPrice = (id: string) => models.find((model) => model.id === id)?.credits.upscale
  assert.deepEqual([findPrice('midjourney'), findPrice('studio')], [8, 2])
  const after = (job: JobView, quotedCredits: number) => {
    const params = { image: `picture:${job.pictures.slice(0, 2).at(-1)?.id}` }
    return runJob('/api/mj/upscale', { params, quotedCredits })
  }
  const large = await after(grid, 8)
  assert.equal(large.status, 'succeeded', large.error?.message)
  assert.equal(midjourney.accepted().at(-1)?.body.index, 2)
  const painted = await runJob('/api/generate', {
    params: { ...words, model: 'studio' },
    quotedCredits: 2,
  })
  const own = await after(painted, 2)
  assert.equal(own.status, 'succeeded', own.error?.message)
  assert.deepEqual([own.engine.id, midjourney.accepted().length], ['studio', 2])
})
