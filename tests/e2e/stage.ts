import assert from 'node:assert/strict'
import { startServer } from '../journeys/server'
import { Account, type Tokens } from './account'
import type { Stage } from './place'

/** A dozen pictures, in between other work. */
const SAMPLES_MS = 180_000

const SCENE = { prompt: '雪山湖泊日出，一叶小舟', style: 'ink', ratio: '3:4' }

/** Somebody who has used the app: works in the data folder that a server can then be started on. */
export async function setStage(folder: string): Promise<Stage & { tokens: Tokens }> {
  const server = await startServer({
    DATA_DIR: folder,
    WELCOME_CREDITS: '1286',
    // Nothing answers at this address: jobs of that model end without a picture.
    OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'outside',
  })
  try {
    const owner = await Account.signIn(server.url, '13800136401')
    const { options } = await owner.get<{ options: { modelId: string }[] }>(
      '/api/app-config/generate',
    )
    const outside = options.find(({ modelId }) => modelId.includes('outside'))
    const own = options.find((option) => option !== outside)
    const failed = await owner.made({ prompt: '连不上的画笔', model: outside?.modelId })
    assert.equal(failed.status, 'failed')
    const done = await owner.made({ ...SCENE, count: 4, model: own?.modelId })
    assert.equal(done.status, 'succeeded', done.error?.message)
    const album = await owner.post<{ id: string }>('/api/album', {
      name: '四季',
      jobIds: [done.id],
    })
    const { id: ownerId } = await owner.get<{ id: string }>('/api/user/info')
    const fan = await Account.signIn(server.url, '13800136402')
    await fan.post('/api/follow/follow', { user_id: ownerId })
    const work = await owner.post<{ id: string }>('/api/works/post', {
      jobId: done.id,
      pictureId: done.pictures[3]?.id,
      title: '寒山独照',
      words: '孤峰、薄雾、一轮朱砂日。试着只用一句话，让墨自己走完剩下的路。',
      tags: ['山水', '水墨'],
    })
    const order = await owner.post<{ id: string }>('/api/order/create', {
      requestId: 'stage',
      goodsId: 'credits-300',
    })
    const ids = { doneId: done.id, failedId: failed.id, albumId: album.id, ownerId }
    return { ...ids, workId: work.id, orderId: order.id, tokens: owner.tokens }
  } finally {
    await server.close()
  }
}

/** The server paints its samples and style cards when nobody else wants a picture. */
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
