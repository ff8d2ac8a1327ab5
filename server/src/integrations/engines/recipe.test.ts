import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toRecipe } from '@studio/painter/recipe'
import { isGridRecipe, isPaintRecipe, parseRecipe } from './recipe'

const REQUEST = {
  prompt: '山雨',
  negativePrompt: '',
  style: null,
  width: 1024,
  height: 768,
  seed: 7,
} as const

test('a stored recipe is read back as its engine wrote it', () => {
  const painted = parseRecipe(JSON.parse(JSON.stringify(toRecipe(REQUEST))))
  assert.deepEqual(painted, { version: 1, request: REQUEST })
  assert.ok(painted && isPaintRecipe(painted) && !isGridRecipe(painted))
  const quarter = parseRecipe({ task: '17', index: 2 })
  assert.deepEqual(quarter, { task: '17', index: 2 })
  assert.ok(quarter && isGridRecipe(quarter) && !isPaintRecipe(quarter))
})

test('a recipe of another version or shape is none and never throws', () => {
  const paint = toRecipe(REQUEST)
  for (const value of [
    null,
    undefined,
    'text',
    [],
    {},
    { task: 17, index: 2 },
    { task: '17' },
    { ...paint, version: 0 },
    { version: 1, request: null },
    { version: 1, request: { ...REQUEST, strength: '0.5' } },
    { version: 1, request: { ...REQUEST, variation: [] } },
  ])
    assert.equal(parseRecipe(value), null, JSON.stringify(value))
})
