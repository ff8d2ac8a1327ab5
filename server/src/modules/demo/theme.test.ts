import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FITTING } from './data/theme'
import { DEMO_WORKS } from './plan'

test('entries of the first theme are the demo works that have a boat, and no others', () => {
  const fitting = DEMO_WORKS.filter(({ prompt }) => FITTING.test(prompt))
  const titles = fitting.map(({ title }) => title)
  for (const title of ['寒江独钓', '浪里红日']) assert.ok(titles.includes(title), title)
  assert.ok(titles.length >= 6, String(titles))
  const others = fitting.filter(({ prompt }) => /灯塔|鲸|龙|瀑布|云海/.test(prompt))
  assert.deepEqual(others, [])
})
