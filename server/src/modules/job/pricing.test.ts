import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildDefaults } from '@contract/tools/define'
import { reducedTool } from '@contract/apps/define'
import { ALL_TOOLS } from '@contract/tools/all'
import { text2img } from '@contract/tools/text2img'
import { loadConfig } from '../../config/config'
import type { Engine } from '../../integrations/engines/engine'
import { createEngineRegistry } from '../../integrations/engines/registry'
import { ConfigError } from '../../platform/lib/env/values'
import { pictureCredits, quoteTool, requirePrices } from './pricing'

function createEngine(id: string, models: readonly string[]): Engine {
  const named = models.map((model) => ({ id: model, name: model, note: '' }))
  return { id, name: id, capabilities: { tools: [], models: named } } as unknown as Engine
}

const { prices } = loadConfig({
  STUDIO_CREDITS: '3',
  OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
  OPENAI_CREDITS: '8',
  MODEL_CREDITS: 'large=12,studio=4',
}).credits

test('a model costs its own price, else that of its engine', () => {
  assert.equal(pictureCredits(prices, { engineId: 'openai', modelId: 'large' }), 12)
  assert.equal(pictureCredits(prices, { engineId: 'openai', modelId: 'small' }), 8)
  assert.equal(pictureCredits(prices, { engineId: 'studio', modelId: 'other' }), 3)
  const painter = { engineId: 'openai', modelId: 'large' }
  const params = { ...buildDefaults(text2img), count: 3 }
  assert.equal(quoteTool(prices, { ...painter, tool: text2img, params }), 36)
})

test('every tool that takes a video is priced by the started seconds of it', () => {
  const painter = { engineId: 'studio', modelId: 'studio' }
  const takesVideo = ALL_TOOLS.filter(({ params }) =>
    Object.values(params).some(({ kind }) => kind === 'video'),
  )
  assert.deepEqual(
    takesVideo.map(({ id }) => id),
    ['vid2vid'],
  )
  for (const tool of takesVideo) {
    const credits = (videoMs: number) =>
      quoteTool(prices, { ...painter, tool, params: buildDefaults(tool), videoMs })
    assert.deepEqual([1000, 1080, 1200, 15_000].map(credits), [4, 4, 8, 60])
    const about = { id: 'app', name: '', summary: '', tags: [] }
    const app = reducedTool({ ...about, tool: tool.id, fixed: {}, open: ['video'] })
    const ofApp = { ...painter, tool: { ...app, id: tool.id }, params: {}, videoMs: 3000 }
    assert.equal(quoteTool(prices, ofApp), 12, 'a small app of it')
  }
})

test('an engine without a price is never billed at the price of another', () => {
  for (const painter of [
    { engineId: 'third', modelId: 'its-model' },
    { engineId: 'third', modelId: 'toString' },
    { engineId: 'constructor', modelId: 'its-model' },
  ])
    assert.throws(() => pictureCredits(prices, painter), /no price for the model/)
})

test('the server does not start with an engine that has no price', () => {
  const known = createEngine('openai', ['large'])
  const studio = createEngine('studio', ['studio'])
  const third = createEngine('third', ['its-model'])
  requirePrices(createEngineRegistry([known, studio]), prices)
  assert.throws(
    () => requirePrices(createEngineRegistry([known, studio, third]), prices),
    (error) => error instanceof ConfigError && /third has no price.*its-model/.test(error.message),
  )
  const perModel = { ...prices.perModel, 'its-model': 5 }
  requirePrices(createEngineRegistry([known, studio, third]), { ...prices, perModel })
})

test('a price that no model here has is a mistake of the installation', () => {
  const studio = createEngineRegistry([createEngine('studio', ['studio'])])
  assert.throws(() => requirePrices(studio, prices), /MODEL_CREDITS names large/)
})
