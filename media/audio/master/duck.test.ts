import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTrack, SAMPLE_RATE } from '../track'
import { duck } from './duck'

test('music is 9 dB quieter while someone speaks, with ramps of 0.3 s', () => {
  const track = createTrack(6 * SAMPLE_RATE)
  track.left.fill(1)
  track.right.fill(1)
  const { left, right } = duck(track, [
    { from: 1, to: 2 },
    { from: 2.2, to: 3 },
  ])
  const decibelsAt = (second: number) =>
    20 * Math.log10(left[Math.round(second * SAMPLE_RATE)] ?? 0)
  for (const [second, decibels] of [
    [0.5, 0],
    [0.69, 0],
    [0.85, -4.5],
    [1, -9],
    [1.9, -9],
    [2.1, -6],
    [2.9, -9],
    [3.15, -4.5],
    [3.31, 0],
    [5.9, 0],
  ] as const)
    assert.ok(Math.abs(decibelsAt(second) - decibels) < 0.2, `${decibelsAt(second)} at ${second} s`)
  assert.deepEqual(left, right)
  const steps = left.reduce(
    (most, value, i) => Math.max(most, Math.abs(value - (left[i - 1] ?? 1))),
    0,
  )
  assert.ok(steps < 0.001, 'no step that clicks')
})
