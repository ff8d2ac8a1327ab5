import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SHOT_SECONDS } from '../storyboard'
import { MOOD_IDS } from '../tools/music'
import { findGrid, listFilmSeconds, snapToBeats } from './beats'

const FILMS = [
  [4, 4, 4],
  [2, 2],
  [8, 8, 8],
  [2, 3.5, 8, 2.5, 4.5],
  [7.5, 2],
  Array.from({ length: 12 }, (_, i) => 2 + (i % 13) / 2),
]
const sum = (seconds: readonly number[]) => seconds.reduce((total, one) => total + one, 0)
const write = (seconds: readonly number[], caption = '') =>
  seconds.map((length) => ({ seconds: length, caption }))

describe('lengths on the beats of every mood', () => {
  for (const mood of MOOD_IDS)
    test(mood, () => {
      for (const film of FILMS) {
        const snapped = snapToBeats(film, mood)
        const frames = snapped.map((seconds) => Math.round(seconds * 24))
        const grid = findGrid(mood, sum(frames))
        assert.ok(grid, `${film.join()} is ${sum(frames)} frames`)
        for (const [i, length] of frames.entries()) {
          assert.equal(length % grid.beatFrames, 0)
          const seconds = length / 24
          assert.ok(seconds >= SHOT_SECONDS.min && seconds <= SHOT_SECONDS.max, `${seconds} s`)
          const isLast = i >= frames.length - 2
          const moved = Math.abs(seconds - (film[i] ?? 0))
          // At most half a beat, and a whole one where the limits of a shot lie between beats.
          assert.ok(isLast || moved < grid.beatFrames / 24, `moved by ${moved}`)
        }
      }
    })
})

test('half seconds are beats already where the tempo allows', () => {
  assert.deepEqual(snapToBeats([2.5, 3.5, 4], 'bright'), [2.5, 3.5, 4])
  assert.deepEqual(snapToBeats([4, 4, 4], 'calm'), [4, 4, 4])
})

test('a changed length moves the last shot and no other', () => {
  const before = snapToBeats([4, 4, 4, 4], 'epic')
  const after = snapToBeats([4, 6, 4, 4], 'epic')
  assert.deepEqual(
    after.map((seconds, i) => seconds === before[i]),
    [true, false, true, false],
  )
})

const read = (sound: object, script = '', caption = '') =>
  listFilmSeconds({ sound: { ...sound }, script, shots: write([2.5, 3.5, 3], caption) })

test('only composed music moves cuts, and a narration none', () => {
  const on = { musicBeats: true }
  assert.deepEqual(read({ ...on, music: 'calm' }), [3, 4, 2])
  for (const sound of [
    {},
    { music: 'calm' },
    { ...on, music: 'none' },
    { ...on, music: 'own' },
    { ...on, music: 'calm', narration: 'on' },
  ])
    assert.deepEqual(read(sound), [2.5, 3.5, 3])
})

test('the fitting mood is that of the script, without one that of the captions', () => {
  const epic = snapToBeats([2.5, 3.5, 3], 'epic')
  assert.deepEqual(read({ musicBeats: true }, '雪山上的英雄', '一只猫'), epic)
  assert.deepEqual(read({ musicBeats: true }, '', '雪山上的英雄'), epic)
})
