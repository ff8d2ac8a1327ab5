import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_TOOLS } from './all'
import { HOW, WEAK } from './how'
import { isMode } from './modes'

test('every tool with a page of its own says in one line how it works, and no other does', () => {
  const tools = ALL_TOOLS.filter(({ id }) => !isMode(id)).map(({ id }) => id)
  assert.deepEqual(Object.keys(HOW).sort(), tools.sort())
  for (const [id, line] of Object.entries(HOW)) {
    assert.ok(line.length >= 12 && line.length <= 48, `${id}: ${line.length}`)
    assert.ok(!line.endsWith('。'), id)
  }
})

test('each of them also says in one line what it is bad at', () => {
  assert.deepEqual(Object.keys(WEAK).sort(), Object.keys(HOW).sort())
  for (const [id, line] of Object.entries(WEAK)) {
    assert.ok(line.length >= 12 && line.length <= 40, `${id}: ${line.length}`)
    assert.ok(!line.endsWith('。'), id)
  }
})
