import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ConfigError } from '../../platform/lib/env/values'
import { capabilitiesOf, type Engine, type ModelInfo } from './engine'
import { createEngineRegistry } from './registry'

const SIZES = [{ ratio: '1:1', width: 64, height: 64 }]

function createEngine(id: string, models: readonly ModelInfo[], tools: readonly string[]): Engine {
  return {
    id,
    name: id,
    capabilities: {
      tools,
      models,
      styles: [],
      sizes: SIZES,
      maxCount: 4,
      maxPromptLength: 800,
      negativePrompt: false,
      styleStrength: false,
      seed: false,
    },
    run: () => Promise.reject(new Error('nothing is painted here')),
    close: async () => {},
  }
}

const model = (id: string, can?: ModelInfo['can']): ModelInfo => ({
  id,
  name: id,
  note: '',
  ...(can && { can }),
})

const cloud = createEngine(
  'cloud',
  [model('large'), model('editor', { tools: ['inpaint'], seed: true })],
  ['text2img', 'inpaint'],
)
const studio = createEngine('studio', [model('studio')], ['text2img', 'inpaint', 'upscale'])
const listIds = (registry: ReturnType<typeof createEngineRegistry>, tool: string) =>
  registry.offersOf(tool).map((offer) => offer.model.id)

describe('who serves a tool', () => {
  test('every model that can do it, in the order of the engines', () => {
    const registry = createEngineRegistry([cloud, studio])
    assert.deepEqual(listIds(registry, 'text2img'), ['large', 'studio'])
    assert.deepEqual(listIds(registry, 'inpaint'), ['large', 'editor', 'studio'])
    assert.deepEqual(listIds(registry, 'upscale'), ['studio'])
    assert.equal(registry.forTool('nothing'), null)
    assert.equal(registry.defaultModelId, 'large')
  })

  test('a tool that names engines and models has those alone, in its order, each once', () => {
    const order = {
      inpaint: ['studio', 'editor', 'cloud'],
      text2img: ['studio'],
      upscale: ['cloud'],
    }
    const registry = createEngineRegistry([cloud, studio], { order })
    assert.deepEqual(listIds(registry, 'inpaint'), ['studio', 'editor', 'large'])
    assert.equal(registry.defaultModelId, 'studio')
    assert.deepEqual(listIds(registry, 'upscale'), [])
    assert.ok(!registry.tools().includes('upscale'), 'a tool without an engine is not offered')
  })

  test('a model whose family is a guess comes after all others, unless it is named', () => {
    const guess = createEngine('gpu', [{ ...model('mystery'), isGuess: true }], ['text2img'])
    const registry = createEngineRegistry([guess, studio])
    assert.deepEqual(listIds(registry, 'text2img'), ['studio', 'mystery'])
    assert.equal(registry.defaultModelId, 'studio')
    const order = { text2img: ['gpu', 'studio'] }
    const named = createEngineRegistry([guess, studio], { order })
    assert.deepEqual(listIds(named, 'text2img'), ['mystery', 'studio'])
  })

  test('what one model does differently is its own', () => {
    assert.equal(capabilitiesOf(cloud, 'editor').seed, true)
    assert.equal(capabilitiesOf(cloud, 'large').seed, false)
    assert.deepEqual(capabilitiesOf(cloud, 'editor').sizes, SIZES)
  })

  test('what an engine learns later counts from then on', () => {
    let models: ModelInfo[] = []
    const base = createEngine('home', [], ['text2img'])
    const learning: Engine = {
      ...base,
      get capabilities() {
        return { ...base.capabilities, models }
      },
    }
    const registry = createEngineRegistry([learning, studio])
    assert.equal(registry.defaultModelId, 'studio')
    models = [model('sd15')]
    assert.equal(registry.defaultModelId, 'sd15')
    assert.equal(registry.forModel('sd15')?.id, 'home')
  })
})

test('no model, one id twice and one model twice are mistakes of the installation', () => {
  const twin = createEngine('twin', [model('large')], [])
  for (const [engines, said] of [
    [[createEngine('empty', [], [])], /No engine offers a model/],
    [[studio, createEngine('studio', [model('other')], [])], /same id/],
    [[cloud, twin], /Two engines offer the model large: give one/],
  ] as const)
    assert.throws(
      () => createEngineRegistry(engines),
      (error) => error instanceof ConfigError && said.test(error.message),
    )
})
