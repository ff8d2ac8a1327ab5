import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findTool } from '@contract/tools/all'
import { createOpenAiEngine } from '../../../integrations/engines/openai/openai'
import { createEngineRegistry } from '../../../integrations/engines/registry'
import { helpers } from '../../../integrations/engines/testing/requests'
import { plainModel } from '../../../integrations/engines/vendor'
import { AppError } from '../../../platform/lib/errors'
import { accept } from './accept'

const engine = createOpenAiEngine({
  baseUrl: 'http://127.0.0.1:1/v1',
  apiKey: null,
  timeoutMs: 1_000,
  models: ['gpt-image-1', 'gpt-image-2'].map(plainModel),
})
const registry = createEngineRegistry([engine])

function acceptRatio(model: string, sent: Record<string, unknown> = {}) {
  const tool = findTool('text2img')
  assert.ok(tool)
  return accept(registry, tool, { params: { prompt: '一只猫', model, ...sent } }).params.ratio
}

test('an order without a ratio gets the nearest one that its model paints', () => {
  assert.equal(acceptRatio('gpt-image-1'), '2:3')
  assert.equal(acceptRatio('gpt-image-2'), '3:4')
})

test('a ratio that is named and not painted is refused all the same', () => {
  assert.throws(
    () => acceptRatio('gpt-image-1', { ratio: '3:4' }),
    (error) => error instanceof AppError && error.code === 'CAPABILITY_MISSING',
  )
})

test('a model that only edits takes a prompt with a reference alone, and is not the default', () => {
  const edits = createOpenAiEngine({
    baseUrl: 'http://127.0.0.1:1/v1',
    apiKey: null,
    timeoutMs: 1_000,
    id: 'edits',
    dialect: 'siliconflow',
    drawMask: helpers.drawMask,
    models: ['Qwen/Qwen-Image-Edit-2509'].map(plainModel),
  })
  const engines = createEngineRegistry([edits, engine])
  assert.equal(engines.defaultModelId, 'gpt-image-1')
  const tool = findTool('text2img')
  assert.ok(tool)
  const params = { prompt: '@1站在湖边', model: edits.capabilities.models[0]?.id ?? '' }
  assert.throws(
    () => accept(engines, tool, { params }),
    (error) => error instanceof AppError && /要有参考图才能画/.test(error.message),
  )
  const reference = { number: 1, image: 'upload:a', role: 'person', strength: 70 }
  const accepted = accept(engines, tool, {
    params: { ...params, references: [reference] as never },
  })
  assert.deepEqual(
    accepted.media.map(({ ref }) => ref),
    ['upload:a'],
  )
})
