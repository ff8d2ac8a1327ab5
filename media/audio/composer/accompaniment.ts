/** Everything below the tune: held chords, a figure, the bass, drums. */
import { type FigureBar, writeFigure, writeLastChord } from './figures'
import { bassKey, nearestTone } from './harmony'
import type { Writing } from './writing'

/** Keys of the crash cymbal and of the china cymbal. */
const [CRASH, CHINA] = [49, 52]
const HIGHEST_FIFTH = 55

interface Bar extends FigureBar {
  readonly at: number
  /** Of its phrase. */
  readonly index: number
  readonly isLast: boolean
}

function writeBass({ mood, meter, tonic, chords, add }: Writing, bar: Bar): void {
  const { begin, swell } = bar
  const root = bassKey(chords[bar.at], tonic)
  if (bar.isLast || mood.walk === 'long') {
    add('bass', { at: begin, beats: meter, key: root, velocity: 72 + swell })
  } else if (mood.walk === 'fifths') {
    const fifth = root + 7 > HIGHEST_FIFTH ? root - 5 : root + 7
    add('bass', { at: begin, beats: 1.4, key: root, velocity: 80 + swell })
    add('bass', { at: begin + 2, beats: 1.4, key: fifth, velocity: 72 + swell })
  } else {
    for (let k = 0; k < meter * 2; k++)
      add('bass', {
        at: begin + k / 2,
        beats: 0.42,
        key: root,
        velocity: (k % 4 ? 62 : 82) + swell,
      })
  }
}

function writeDrums({ mood, meter, bars, add }: Writing, bar: Bar): void {
  const { begin, index, swell } = bar
  const hits = mood.drums?.[meter] ?? []
  if (bar.isLast) {
    if (hits.length === 0) return
    const [[first]] = hits
    add('drums', { at: begin, beats: 1, key: first, velocity: 80 })
    if (mood.orchestralDrums) add('drums', { at: begin, beats: 1, key: CRASH, velocity: 34 })
    return
  }
  if (!bar.isFull && bars > 4) return
  for (const [key, at, velocity] of hits) {
    if ((key === CRASH && index > 0) || (key === CHINA && index % 4 > 0)) continue
    add('drums', { at: begin + at, beats: 0.25, key, velocity: velocity + swell / 2 })
  }
}

function writeChords({ mood, meter, add }: Writing, bar: Bar): void {
  const { begin, tones, swell } = bar
  for (const key of tones) {
    const beats = mood.figure === 'offbeat' && !bar.isLast ? 0.4 : meter
    add('pad', { at: begin, beats, key, velocity: 58 + swell })
    if (mood.choir && bar.isFull)
      add('choir', { at: begin, beats: meter, key: key + 12, velocity: 56 + swell })
  }
}

export function writeAccompaniment(writing: Writing): void {
  const { mood, meter, bars, tonic, phrases, chords, add } = writing
  let voices = [tonic - 8, tonic - 5, tonic]
  let at = 0
  for (const [p, phrase] of phrases.entries()) {
    for (let index = 0; index < phrase.bars; index++, at++) {
      const chord = chords[at]
      // Voices move to the nearest tone of the next chord, each to one of its own.
      const taken: number[] = []
      voices = voices.map((voice) => {
        const key = nearestTone(chord, {
          tonic,
          key: voice,
          avoid: (k) =>
            taken.some((other) => (k - other) % 12 === 0) || k < tonic - 15 || k > tonic + 6,
        })
        taken.push(key)
        return key
      })
      const isAlone = phrases.length === 1
      const bar: Bar = {
        at,
        index,
        begin: at * meter,
        tones: [...voices].sort((a, b) => a - b),
        isLast: at === bars - 1,
        isFull: isAlone ? at >= Math.min(2, bars / 4) : p > 0 || index >= phrase.bars / 2,
        swell: Math.round(10 * Math.sin((Math.PI * (at + 1)) / (bars + 1))),
      }
      writeChords(writing, bar)
      writeBass(writing, bar)
      if (bar.isLast) writeLastChord(writing, bar)
      else writeFigure(writing, bar)
      if (mood.second && bar.isFull && !bar.isLast)
        for (let k = 0; k < meter; k += 2) {
          const key = nearestTone(chord, { tonic, key: tonic + 5 })
          add('second', { at: bar.begin + k, beats: 1.6, key, velocity: 56 })
        }
      writeDrums(writing, bar)
    }
  }
}
