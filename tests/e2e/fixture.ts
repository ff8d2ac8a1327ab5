import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { passAll, refuseAll, signInReviewer } from '../journeys/back-office'
import { startServer, type JourneyServer, type StartOptions } from '../journeys/server'
import { Account } from './account'
import type { Fixture, FixtureTokens } from './screen'

/** A dozen pictures, in between other work. */
const SAMPLES_MS = 180_000

const SCENE = { prompt: '雪山湖泊日出，一叶小舟', style: 'ink', ratio: '3:4' }
const OTHER_SCENE = { prompt: '松风满山，月出云海', style: 'ink', ratio: '1:1', count: 2 }

/** Enough for all that it makes. */
export const WELCOME = { WELCOME_CREDITS: '1286' }

const ENV = {
  ...WELCOME,
  // Nothing answers at this address: jobs of that model end without a picture.
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  OPENAI_API_KEY: 'key',
  OPENAI_MODEL: 'outside',
}

/**
 * Start options of a server on the fixture's data: a second engine behind the embedded one, so that
 * there is something to choose, and a host and vendors for keys of one's own.
 */
export async function withChoice(folder: string): Promise<Record<string, string>> {
  const outside = { id: 'outside', vendor: 'openai', url: ENV.OPENAI_BASE_URL, credits: 8 }
  const engines = [{ ...outside, models: [{ id: 'outside', name: '外面的画笔', note: '连不上' }] }]
  const setup = { engines, tools: { text2img: ['studio', 'outside'] } }
  await writeFile(join(folder, 'engines.json'), JSON.stringify(setup))
  const ownKeys = { OWN_KEY_HOSTS: 'api.example.com', OWN_KEY_VENDORS: 'dashscope,ark,fal' }
  return { DATA_DIR: folder, ...ownKeys }
}

/** One prompt on both models; the one outside ends without a picture. */
async function compared(owner: Account, models: readonly (string | undefined)[]): Promise<string> {
  const { options } = await owner.get<{
    options: { modelId: string; priceByCount: number[] }[]
  }>('/api/app-config/generate')
  const orders = models.map((model) => ({ ...SCENE, style: null, model }))
  const prices = models.map(
    (model) => options.find(({ modelId }) => modelId === model)?.priceByCount[0] ?? 0,
  )
  const quotedCredits = prices.reduce((sum, price) => sum + price, 0)
  const body = { requestId: 'stage-compared', orders, quotedCredits }
  const { jobs } = await owner.post<{ jobs: { id: string }[] }>('/api/generate/compare', body)
  for (const { id } of jobs) await owner.ended(id)
  return jobs[0]?.id ?? ''
}

async function finished(account: Account, params: Record<string, unknown>) {
  const job = await account.runJob(params)
  assert.equal(job.status, 'succeeded', job.error?.message)
  return job
}

async function publish(
  account: Account,
  { id, pictures }: Awaited<ReturnType<typeof finished>>,
  screen: number,
  words: { title: string; words: string; tags: string[] },
): Promise<string> {
  const body = { jobId: id, pictureId: pictures[screen]?.id, ...words }
  return (await account.post<{ id: string }>('/api/works/post', body)).id
}

/** Another user: two public works, following the owner and followed. */
async function setOthers({ url, sql }: JourneyServer, owner: Account, model: string | undefined) {
  const { id: ownerId } = await owner.get<{ id: string }>('/api/user/info')
  const other = await Account.signIn(url, '13800136402')
  const { id: otherId } = await other.get<{ id: string }>('/api/user/info')
  await other.post('/api/follow/follow', { user_id: ownerId })
  await owner.post('/api/follow/follow', { user_id: otherId })
  const job = await finished(other, { ...OTHER_SCENE, model })
  const words = '风过松林，月从云里出来。'
  const publicId = await publish(other, job, 0, { title: '松风', words, tags: ['山水'] })
  await publish(other, job, 1, { title: '月出云海', words: '', tags: ['月色', '云海'] })
  const reviewer = await signInReviewer(url, sql, '13800136403')
  await passAll(reviewer)
  const said = { workId: publicId, words: '松针上的光真好', requestId: 'stage-comment' }
  await other.post('/api/comment/write', said)
  await passAll(reviewer)
  return { ownerId, otherId, publicId, reviewer }
}

/**
 * A user with some history, on a server with a second engine that never answers (`withChoice`, or
 * `makeFixture`).
 */
export async function fixtureOn(
  server: JourneyServer,
): Promise<Fixture & { tokens: FixtureTokens }> {
  const owner = await Account.signIn(server.url, '13800136401')
  const { options } = await owner.get<{ options: { modelId: string }[] }>(
    '/api/app-config/generate',
  )
  const outside = options.find(({ modelId }) => modelId.includes('outside'))
  const model = options.find((option) => option !== outside)?.modelId
  const failed = await owner.runJob({ prompt: '连不上的画笔', model: outside?.modelId })
  assert.equal(failed.status, 'failed')
  const first = await finished(owner, { ...SCENE, ratio: '1:1', model })
  const done = await finished(owner, { ...SCENE, count: 4, model })
  const comparedId = await compared(owner, [model, outside?.modelId])
  const album = await owner.post<{ id: string }>('/api/album', {
    name: '四季',
    jobIds: [done.id, first.id],
  })
  const { reviewer, ...people } = await setOthers(server, owner, model)
  const refusedId = await publish(owner, done, 2, { title: '残月', words: '', tags: [] })
  await refuseAll(reviewer, '画面看不清')
  const workId = await publish(owner, done, 3, {
    title: '寒山独照',
    words: '孤峰、薄雾、一轮朱砂日。试着只用一句话，让墨自己走完剩下的路。',
    tags: ['山水', '水墨'],
  })
  const order = await owner.post<{ id: string }>('/api/order/create', {
    requestId: 'stage',
    goodsId: 'credits-300',
  })
  return {
    doneId: done.id,
    failedId: failed.id,
    comparedId,
    albumId: album.id,
    orderId: order.id,
    ...people,
    workId,
    refusedId,
    tokens: { owner: owner.tokens, reviewer: reviewer.tokens },
  }
}

/** The same in a data folder that a server can then be started on. */
export async function makeFixture(
  folder: string,
  env: Record<string, string> = {},
  options?: StartOptions,
): Promise<Fixture & { tokens: FixtureTokens }> {
  const server = await startServer({ DATA_DIR: folder, ...ENV, ...env }, options)
  try {
    return await fixtureOn(server)
  } finally {
    await server.close()
  }
}

/** The server paints its samples and style cards while no picture is ordered. */
export async function samplesPainted(visitor: Account): Promise<void> {
  const deadline = Date.now() + SAMPLES_MS
  while (Date.now() < deadline) {
    const presets = await visitor.get<{ picture: object | null }[]>('/api/preset/list')
    const styles = await visitor.get<{ thumbUrl: string | null }[]>('/api/styles/app')
    const waiting =
      presets.some(({ picture }) => picture === null) ||
      styles.some(({ thumbUrl }) => thumbUrl === null)
    if (!waiting) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the samples are still not painted')
}
