/** Writes a piece by rules: mood, seed and length to notes. Reads no clock and no Math.random. */
import type { BeatGrid } from '@contract/script/beats'
import type { MoodId } from '@contract/tools/music'
import { createRandom } from '../random'
import { writeAccompaniment } from './accompaniment'
import { exactGrid, fitGrid } from './grid'
import { chordsOfPhrase, inventTheme, planPhrases } from './harmony'
import { writeMelody } from './melody'
import { type Mood, MOOD_TABLE } from './moods'
import type { Note, Part, PartName, Score } from './score'
import { createNotes, type Writing } from './writing'

export interface ComposeOptions {
  readonly mood: MoodId
  readonly seed: number
  /** Length of the video; the piece ends with it. */
  readonly frames: number
  readonly fps: number
  /** Beats the cuts of the video were moved to; without it the tempo follows from the length. */
  readonly beats?: BeatGrid
}

const PITCHED = ['lead', 'pad', 'comp', 'bass', 'choir', 'second'] as const
const DRUM_CHANNEL = 9
/** Programs of the drum channel: the orchestra's set, the standard set. */
const [ORCHESTRA, STANDARD] = [48, 0]

function assignParts(mood: Mood): Score['parts'] {
  const parts: Partial<Record<PartName, Part>> = {
    drums: {
      channel: DRUM_CHANNEL,
      program: mood.orchestralDrums ? ORCHESTRA : STANDARD,
      volume: 84,
      pan: 64,
      reverb: 50,
    },
  }
  for (const [channel, name] of PITCHED.entries()) {
    const instrument = mood[name]
    if (instrument) parts[name] = { ...instrument, channel }
  }
  return parts
}

const byTime = (a: Note, b: Note): number =>
  a.start - b.start || a.key - b.key || (a.part < b.part ? -1 : 1)

export function compose({ mood: id, seed, frames, fps, beats }: ComposeOptions): Score {
  const mood = MOOD_TABLE[id]
  const seconds = frames / fps
  const random = createRandom(`${id}/${seed}`)
  const grid = (beats && exactGrid(frames, fps, beats)) ?? fitGrid(mood, seconds)
  const tonic = random.pick(mood.tonics)
  const phrases = planPhrases(grid.bars)
  const themes = {
    A: inventTheme(mood, grid.meter, random),
    B: inventTheme(mood, grid.meter, random),
  }
  const chords = phrases.flatMap(({ bars, theme }) => chordsOfPhrase(themes[theme], bars))
  const notes: Note[] = []
  const add = createNotes({ seconds, random, grid }, notes)
  const writing: Writing = { ...grid, mood, random, tonic, phrases, themes, chords, add }
  writeMelody(writing)
  writeAccompaniment(writing)
  notes.sort(byTime)
  return { ...grid, mood: id, seconds, tonic, phrases, chords, parts: assignParts(mood), notes }
}
