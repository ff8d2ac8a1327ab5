import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { saveSample } from '../samples/repository'
import { callApi, startTestApp, type TestApp } from '../../testing/app'

describe('the configuration the app gets at its start', () => {
  let server: TestApp
  before(async () => {
    server = await startTestApp({
      env: { STUDIO_CREDITS: '3', OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', OPENAI_CREDITS: '11' },
    })
  })
  after(() => server.close())

  const get = async <T>(url: string) => (await callApi(server.app, 'GET', url)).data as T

  test('models, tools and prices are those of the configured engines', async () => {
    const app = await get<{
      version: string
      versionCode: number
      modelList: Model[]
      tools: string[]
    }>('/api/app-config/app')
    assert.deepEqual([app.version, app.versionCode], ['6.9.0', 690])
    assert.deepEqual(app.tools, [...server.deps.engines.tools()])
    assert.deepEqual(
      app.modelList.map(({ engineId, costCredits }) => [engineId, costCredits]),
      [
        ['openai', 11],
        ['studio', 3],
      ],
    )
  })

  test('the quotes of the form are the price of every count', async () => {
    const { options, defaultModelId } = await get<{
      defaultModelId: string
      options: { modelId: string; priceByCount: number[]; maxCount: number }[]
    }>('/api/app-config/generate')
    assert.ok(options.some(({ modelId }) => modelId === defaultModelId))
    const studio = options.find(({ modelId }) => modelId === 'studio')
    assert.deepEqual(studio?.priceByCount, [3, 6, 9, 12])
  })

  test('a style card shows its picture once it has been painted', async () => {
    const styles = () =>
      get<{ id: string; name: string; thumbUrl: string | null }[]>('/api/styles/app')
    const studio = server.deps.engines.byId('studio')
    const [before] = await styles()
    assert.equal(before?.thumbUrl, null)
    const styleId = String(studio?.capabilities.styles[0]?.id)
    await saveSample(server.deps.db, {
      id: `style:studio:${styleId}`,
      engineId: 'studio',
      revision: 1,
      key: 'sample/a.webp',
      thumbKey: 'sample/b.webp',
      thumbhash: 'aa',
      width: 768,
      height: 1024,
    })
    const after = (await styles()).find(({ id }) => id === styleId)
    assert.equal(after?.thumbUrl, '/files/sample/b.webp')
  })

  test('presets are offered although the default engine knows no styles', async () => {
    const presets =
      await get<{ params: { model?: string }; engineName: string }[]>('/api/preset/list')
    assert.ok(presets.length > 0)
    for (const { params, engineName } of presets) {
      assert.deepEqual([params.model, engineName], ['studio', '本地画笔'])
    }
  })

  test('a random prompt is never the last one', async () => {
    let last = ''
    for (let i = 0; i < 20; i++) {
      const body = last ? { last } : undefined
      const answer = await callApi(server.app, 'POST', '/api/generate/randomPrompt', { body })
      const { prompt } = answer.data as { prompt: string }
      assert.notEqual(prompt, last)
      last = prompt
    }
  })
})

interface Model {
  readonly id: string
  readonly engineId: string
  readonly costCredits: number
}
