import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { callApi, startTestApp, type TestApp } from '../../../testing/app'

interface Forecast {
  readonly understood: readonly string[]
  readonly manner?: readonly string[]
  readonly ignored: readonly string[]
  readonly substituted: readonly { word: string; by: string }[]
  readonly near: readonly { word: string; offers: string[] }[]
  readonly declined: { unknown: string; message: string; alternatives: string[] } | null
  readonly empty: boolean
  readonly open: boolean
  readonly rough?: boolean
}

describe('reading a prompt while it is written', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({ env: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } })
  })
  after(() => server.close())

  const read = (body: object) => callApi(server.app, 'POST', '/api/generate/read', { body })
  async function readForecast(prompt: string): Promise<Forecast> {
    const { data, message } = await read({ prompt, modelId: 'studio' })
    const { forecast } = data as { forecast: Forecast | null }
    assert.ok(forecast, message)
    return forecast
  }

  test('a visitor sees which words would be drawn, and what is near the others', async () => {
    const { understood, ignored, near, declined } = await readForecast('雪山下的湖，湖边一只鸵鸟')
    assert.ok(understood.includes('雪山'))
    assert.deepEqual(ignored, ['鸵鸟'])
    assert.deepEqual(near, [{ word: '鸵鸟', offers: ['仙鹤'] }])
    assert.equal(declined, null)
  })

  test('words that the composed picture does not show are not lit', async () => {
    for (const [prompt, hidden] of [
      ['一只可爱的橙色猫咪坐在窗边看着日落', '可爱'],
      ['一只黑猫坐在窗边看雨，可爱', '可爱'],
    ] as const) {
      let forecast = await readForecast(prompt)
      for (let tries = 0; forecast.rough && tries < 60; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 500))
        forecast = await readForecast(prompt)
      }
      assert.deepEqual(forecast.ignored, [hidden])
      assert.ok(forecast.understood.every((word) => !word.includes(hidden)))
    }
  })

  test('words of how it is made are a list of their own', async () => {
    const { understood, manner } = await readForecast('雪山下的湖，水彩画')
    assert.ok(!understood.some((word) => word.includes('水彩')))
    assert.deepEqual(manner, ['水彩画'])
    assert.equal((await readForecast('雪山下的湖')).manner, undefined)
  })

  test('a word that would be drawn as a near thing comes with that thing', async () => {
    const { substituted } = await readForecast('草地上的一只杜宾犬')
    assert.deepEqual(substituted, [{ word: '杜宾犬', by: '狗' }])
  })

  test('it says what the order would be refused for, in the same words', async () => {
    const { declined } = await readForecast('皮卡丘在雪地里')
    assert.equal(declined?.unknown, '皮卡丘')
    assert.ok(declined.message.includes('皮卡丘'))
    assert.ok(declined.alternatives.length > 0)
  })

  test('an empty prompt and words that name nothing are empty; a long one is not read', async () => {
    assert.equal((await readForecast('')).empty, true)
    assert.equal((await readForecast('你好')).empty, true)
    assert.deepEqual((await read({ prompt: '湖'.repeat(301) })).data, { forecast: null })
  })

  test('an order of a picture without a subject is open, and neither empty nor declined', async () => {
    for (const prompt of ['微信头像', '随便画点什么']) {
      const { open, empty, declined } = await readForecast(prompt)
      assert.deepEqual([open, empty, declined], [true, false, null], prompt)
    }
    assert.equal((await readForecast('一只小猫的头像')).open, false)
  })

  test('a text with forbidden words is left to the order, which names them', async () => {
    assert.deepEqual((await read({ prompt: '纳粹旗', modelId: 'studio' })).data, { forecast: null })
  })

  test('a model elsewhere reads for itself: nothing is forecast', async () => {
    const models = (await callApi(server.app, 'GET', '/api/mj/models')).data as {
      id: string
      engineId: string
    }[]
    const modelId = models.find(({ engineId }) => engineId === 'openai')?.id
    assert.ok(modelId)
    assert.deepEqual((await read({ prompt: '一只鸵鸟', modelId })).data, { forecast: null })
  })

  test('an unknown model and a text that is too long are refused', async () => {
    assert.equal((await read({ prompt: '湖', modelId: 'unknown' })).status, 400)
    assert.equal((await read({ prompt: '湖'.repeat(4001) })).status, 400)
  })
})
