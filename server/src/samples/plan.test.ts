import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Engine } from '../engines/engine'
import { createEngineRegistry } from '../engines/registry'
import { studioCapabilities } from '../engines/studio/capabilities'
import { offeredPresets, plannedSamples } from './plan'
import { PRESETS } from './presets'
import { STORYBOARDS } from './storyboards'
import { THEMES } from './themes'

function engineOf(id: string, change: Partial<Engine['capabilities']> = {}): Engine {
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
  const samples = plannedSamples(createEngineRegistry([engineOf('studio')]))
  const shots = STORYBOARDS.flatMap(({ params }) => params.shots)
  const styles = studioCapabilities.styles.length
  assert.equal(samples.length, styles + PRESETS.length + shots.length + THEMES.length)
  const wave = samples.find(({ id }) => id === 'preset:great-wave')?.request
  assert.deepEqual([wave?.width, wave?.height, wave?.style], [1024, 768, 'ukiyoe'])
})

test('a preset the default engine cannot paint names the model that can', () => {
  const engines = createEngineRegistry([engineOf('other', { styles: [] }), engineOf('studio')])
  const [first] = offeredPresets(engines)
  assert.equal(first?.engine.id, 'studio')
  assert.equal(first?.params.model, 'studio')
})

test('without an engine for it there is no preset, and no sample of it', () => {
  const engines = createEngineRegistry([engineOf('other', { styles: [] })])
  assert.deepEqual(offeredPresets(engines), [])
  assert.deepEqual(plannedSamples(engines), [])
})
