import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loopTrack } from './loop'
import { createTrack } from './track'

const SECOND = 44_100

/** Noise of equal power everywhere: two of its stretches are not correlated. */
function noise(samples: number) {
  const track = createTrack(samples)
  let state = 1
  for (let i = 0; i < samples; i++) {
    state = (state * 48_271) % 2_147_483_647
    track.left[i] = track.right[i] = state / 1_073_741_823.5 - 1
  }
  return track
}

const power = (values: Float32Array, from: number, to: number): number =>
  values.subarray(from, to).reduce((sum, value) => sum + value * value, 0) / (to - from)

test('a longer track is cut, its samples untouched', () => {
  const track = noise(2 * SECOND)
  const cut = loopTrack(track, SECOND)
  assert.deepEqual(cut.left, track.left.subarray(0, SECOND))
})

test('a shorter one is repeated without a hole or a jump in level at the seams', () => {
  const track = noise(SECOND)
  const looped = loopTrack(track, Math.round(3.3 * SECOND))
  assert.equal(looped.left.length, Math.round(3.3 * SECOND))
  const whole = power(looped.left, 0, looped.left.length)
  for (let at = 0; at + 1000 < looped.left.length; at += 1000) {
    const share = power(looped.left, at, at + 1000) / whole
    assert.ok(share > 0.75 && share < 1.3, `${share} at ${at}`)
  }
})

test('nothing stays silent', () => {
  assert.equal(power(loopTrack(createTrack(0), 100).left, 0, 100), 0)
})
