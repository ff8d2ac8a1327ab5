import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceOfFailure, type Measurements } from './chance'

/** A watermark on a wall. */
const EASY: Measurements = {
  share: 0.01,
  distance: 3,
  traces: { steps: 5, soft: 0.02 },
  left: 0.05,
  thing: 0,
  cut: 0,
}
/** A person in front of a street. */
const HARD: Measurements = {
  share: 0.2,
  distance: 12,
  traces: { steps: 120, soft: 0.3 },
  left: 0.4,
  thing: 0.7,
  cut: 0.3,
}

test('a mark on a plain ground seldom fails, a person out of a street nearly always', () => {
  assert.ok(chanceOfFailure(EASY) < 0.2)
  assert.ok(chanceOfFailure(HARD) > 0.9)
})

test('every measurement raises the likelihood, and nothing leaves 0 to 1', () => {
  for (const name of ['share', 'distance', 'traces', 'left', 'thing', 'cut'] as const)
    assert.ok(chanceOfFailure({ ...EASY, [name]: HARD[name] }) > chanceOfFailure(EASY), name)
  assert.ok(chanceOfFailure({ ...EASY, share: 0 }) > 0)
})
