import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findGrid, snapToBeats } from '@contract/script/beats'
import { MOOD_NAMES, type MoodId } from '@contract/tools/music'
import { compose } from './compose'
import { bassKey, pitchClass } from './harmony'
import { MOOD_TABLE } from './moods'
import type { Note, Score } from './score'

const MOODS = Object.keys(MOOD_NAMES) as MoodId[]
const FPS = 24
const LENGTHS = [6, 7.3, 10, 15, 20, 31.4, 60, 123, 180]
const SEEDS = 4

const scores = MOODS.flatMap((mood) =>
  LENGTHS.flatMap((seconds) =>
    Array.from({ length: SEEDS }, (_, seed) =>
      compose({ mood, seed, frames: Math.round(seconds * FPS), fps: FPS }),
    ),
  ),
)

const tune = ({ notes }: Score): Note[] => notes.filter(({ part }) => part === 'lead')
/** Players are up to 6 ms early. */
const barAt = ({ bars, beat, meter }: Score, { start }: Note): number =>
  Math.min(bars - 1, Math.floor((start + 0.01) / beat / meter))
const isDownbeat = ({ beat, meter }: Score, { start }: Note): boolean =>
  Math.abs(start / beat / meter - Math.round(start / beat / meter)) < 1e-6
const chordTones = (score: Score, bar: number): number[] =>
  score.chords[bar].map((tone) => tone % 12)

describe(`${scores.length} pieces`, () => {
  test('end with the video, on the tonic, which sounds to the end', () => {
    for (const score of scores) {
      const last = tune(score).at(-1)
      assert.ok(last)
      assert.equal(pitchClass(last.key, score.tonic), 0)
      assert.ok(isDownbeat(score, last))
      assert.equal(barAt(score, last), score.bars - 1)
      const end = Math.max(...score.notes.map(({ start, length }) => start + length))
      assert.ok(Math.abs(end - score.seconds) < 1e-6, `${end} of ${score.seconds}`)
      assert.ok(Math.abs(score.bars * score.meter * score.beat - score.seconds) < 1e-9)
      assert.equal(score.chords.length, score.bars)
    }
  })

  test('close with a cadence: the dominant or a neighbour of it, then the tonic', () => {
    for (const score of scores) {
      assert.equal(score.chords.at(-1)?.[0], 0, 'the tonic')
      assert.notEqual(score.chords.at(-2)?.[0], 0, 'a step to it')
      const bass = score.notes.filter(({ part }) => part === 'bass').at(-1)
      assert.equal(bass && pitchClass(bass.key, score.tonic), 0)
    }
  })

  test('stay in scale and chord, and begin every bar with a tone of its chord', () => {
    for (const score of scores) {
      const { scale } = MOOD_TABLE[score.mood]
      for (const note of tune(score)) {
        const own = chordTones(score, barAt(score, note))
        const tone = pitchClass(note.key, score.tonic)
        const raisedSixth = own.includes(11) && tone === 9
        assert.ok(scale.includes(tone as never) || own.includes(tone) || raisedSixth)
        if (isDownbeat(score, note)) assert.ok(own.includes(tone), 'a dissonant downbeat')
      }
    }
  })

  test('can be sung: no leap over an octave, a range under two, hardly any perfect parallels', () => {
    let [steps, parallels] = [0, 0]
    for (const score of scores) {
      const notes = tune(score)
      const keys = notes.map(({ key }) => key)
      assert.ok(Math.max(...keys) - Math.min(...keys) <= 20)
      notes.slice(1).forEach(({ key }, i) => assert.ok(Math.abs(key - keys[i]) <= 12))
      const downbeats = notes.filter((note) => isDownbeat(score, note))
      const bass = downbeats.map((note) => bassKey(score.chords[barAt(score, note)], score.tonic))
      for (let i = 1; i < downbeats.length; i++) {
        steps += 1
        const [was, is] = [i - 1, i].map((at) => pitchClass(downbeats[at].key, bass[at]))
        const moves = downbeats[i].key !== downbeats[i - 1].key && bass[i] !== bass[i - 1]
        if (was === is && (is === 0 || is === 7) && moves) parallels += 1
      }
    }
    assert.ok(parallels / steps < 0.02, `${parallels} of ${steps}`)
  })

  test('keep the tempo of their mood, at most two thirds of its range outside', () => {
    for (const { mood, beat, bars } of scores) {
      const [low, high] = MOOD_TABLE[mood].bpm
      const spare = (high - low) * 0.67
      const tempo = 60 / beat
      assert.ok((tempo > low - spare && tempo < high + spare) || bars === 2, `${mood} ${tempo}`)
    }
  })
})

test('one seed writes one piece, another seed another one', () => {
  for (const mood of MOODS) {
    const write = (seed: number) => JSON.stringify(compose({ mood, seed, frames: 480, fps: FPS }))
    assert.equal(write(1), write(1))
    assert.notEqual(write(1), write(2))
  }
})

test('a video cut on beats has them in its music, within the tempi of the mood', () => {
  for (const mood of MOODS) {
    const seconds = snapToBeats([4, 2, 5.5, 3], mood)
    const frames = seconds.reduce((sum, length) => sum + length * FPS, 0)
    const beats = findGrid(mood, frames)
    assert.ok(beats)
    const score = compose({ mood, seed: 3, frames, fps: FPS, beats })
    assert.equal(score.beat, beats.beatFrames / FPS)
    assert.equal(score.meter, beats.meter)
    assert.ok(MOOD_TABLE[mood].meters.includes(score.meter))
    const [low, high] = MOOD_TABLE[mood].bpm
    assert.ok(60 / score.beat >= low && 60 / score.beat <= high, `${mood} ${60 / score.beat}`)
    let cut = 0
    for (const length of seconds) {
      const beat = cut / score.beat
      assert.ok(Math.abs(beat - Math.round(beat)) < 1e-9, `a cut at ${beat} beats`)
      cut += length
    }
  }
})
