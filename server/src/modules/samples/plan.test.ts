import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Engine } from '../../integrations/engines/engine'
import { createEngineRegistry } from '../../integrations/engines/registry'
import { studioCapabilities } from '../../integrations/engines/studio/capabilities'
import { isOutdated, offeredPresets, plannedSamples, SAMPLE_REVISION } from './plan'
import { PRESETS } from './presets'
import { STORYBOARDS } from './storyboards'
import { THEMES } from './themes'

function createEngine(id: string, change: Partial<Engine['capabilities']> = {}): Engine {
  const models = [{ id, name: id, note: '' }]
  return {
    id,
    name: id,
    capabilities: { ...studioCapabilities, models, ...change },
    run: () => Promise.reject(new Error('not in this test')),
    close: () => Promise.resolve(),
  }
}

test('sixteen presets and more, every style among them, no id twice', () => {
  assert.ok(PRESETS.length >= 16)
  assert.equal(new Set(PRESETS.map(({ id }) => id)).size, PRESETS.length)
  const styles = new Set(PRESETS.map(({ params }) => params.style))
  assert.deepEqual([...styles].sort(), studioCapabilities.styles.map(({ id }) => id).sort())
})

test('the embedded engine has a sample for each style, preset, shot and theme, in its own size', () => {
  const samples = plannedSamples(createEngineRegistry([createEngine('studio')]))
  const shots = STORYBOARDS.flatMap(({ params }) => params.shots)
  const styles = studioCapabilities.styles.length
  assert.equal(samples.length, styles + PRESETS.length + shots.length + THEMES.length)
  const wave = samples.find(({ id }) => id === 'preset:great-wave')?.request
  assert.deepEqual([wave?.width, wave?.height, wave?.style], [1024, 768, 'ukiyoe'])
})

test('a preset the default engine cannot paint names the model that can', () => {
  const engines = createEngineRegistry([
    createEngine('other', { styles: [] }),
    createEngine('studio'),
  ])
  const [first] = offeredPresets(engines)
  assert.equal(first?.engine.id, 'studio')
  assert.equal(first?.params.model, 'studio')
})

test('without an engine for it there is no preset, and no sample of it', () => {
  const engines = createEngineRegistry([createEngine('other', { styles: [] })])
  assert.deepEqual(offeredPresets(engines), [])
  assert.deepEqual(plannedSamples(engines), [])
})

/** An engine elsewhere, such as a GPU server of the operator. */
const attached = (): Engine => ({ ...createEngine('gpu'), check: () => Promise.resolve('') })

test('an attached engine paints no sample unless the operator asks for it', () => {
  const engines = createEngineRegistry([attached(), createEngine('studio')])
  const painters = (by: 'embedded' | 'all') =>
    new Set(plannedSamples(engines, by).map(({ engine }) => engine.id))
  assert.deepEqual([...painters('embedded')], ['studio'])
  assert.ok(painters('all').has('gpu'))
  const ids = plannedSamples(engines, 'embedded').map(({ id }) => id)
  assert.ok(ids.includes('preset:great-wave'), 'the embedded engine paints the starting points')
  assert.ok(!ids.some((id) => id.startsWith('style:gpu:')))
})

test('a sample that the attached engine painted earlier stays', () => {
  const engines = createEngineRegistry([attached(), createEngine('studio')])
  const sample = plannedSamples(engines, 'embedded').find(({ id }) => id === 'preset:great-wave')
  assert.ok(sample)
  const file = { key: 'a', thumbKey: 'b', thumbhash: '', width: 1, height: 1 }
  const by = (engineId: string, revision = SAMPLE_REVISION) =>
    isOutdated({ ...file, id: sample.id, engineId, revision }, sample)
  assert.deepEqual([by('gpu'), by('studio'), by('gone'), by('gpu', 0)], [false, false, true, true])
})
