import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_APPS } from '../apps/all'
import { reducedTool } from '../apps/define'
import { ALL_TOOLS } from '../tools/all'
import { checkParams } from '../tools/check'
import { buildDefaults, type ToolDefinition } from '../tools/define'
import { APP_SAMPLES } from './apps'
import { SAMPLE_FILES, SAMPLE_IDS, samplesIn, withSamples } from './files'
import { TOOL_SAMPLES, type Sample } from './tools'

/** Tools that ask for no picture of yours: words, or a drawing of your own. */
const NEEDS_NONE = ['short', 'sketch']

function assertReady(tool: ToolDefinition, { params }: Sample): void {
  const order = withSamples({ ...buildDefaults(tool), ...params }, (id) => `upload:${id}`)
  assert.deepEqual(checkParams(tool, order as Record<string, unknown>), [], tool.id)
}

test('each tool that works on pictures has three samples, and every one is a whole order', () => {
  const tools = ALL_TOOLS.filter(
    ({ id, route }) => route.startsWith('pagesE/') && !NEEDS_NONE.includes(id),
  )
  assert.deepEqual(Object.keys(TOOL_SAMPLES).sort(), tools.map(({ id }) => id).sort())
  for (const tool of tools) {
    const samples = TOOL_SAMPLES[tool.id] ?? []
    assert.equal(samples.length, 3, tool.id)
    for (const sample of samples) assertReady(tool, sample)
  }
})

test('each small app has samples that fit what it asks', () => {
  assert.deepEqual(Object.keys(APP_SAMPLES).sort(), ALL_APPS.map(({ id }) => id).sort())
  for (const app of ALL_APPS)
    for (const sample of APP_SAMPLES[app.id] ?? []) assertReady(reducedTool(app), sample)
})

test('every file is used, videos where a video is required', () => {
  const all = [...Object.values(TOOL_SAMPLES), ...Object.values(APP_SAMPLES)].flat()
  assert.deepEqual(new Set(all.flatMap(({ params }) => samplesIn(params))), new Set(SAMPLE_IDS))
  for (const { params } of all)
    for (const id of samplesIn(params))
      assert.equal(SAMPLE_FILES[id].extension === 'mp4', samplesIn(params.video).includes(id), id)
})

test('names of files are found and replaced at any depth, other texts stay', () => {
  const params = { shots: [{ image: 'sample:cat', text: 'sample' }], image: 'sample:unknown' }
  assert.deepEqual(samplesIn(params), ['cat'])
  assert.deepEqual(
    withSamples(params, (id) => `upload:${id}`),
    { shots: [{ image: 'upload:cat', text: 'sample' }], image: 'sample:unknown' },
  )
})
