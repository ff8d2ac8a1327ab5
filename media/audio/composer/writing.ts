/** Shared state of writing one piece. */
import type { Random } from '../random'
import type { Chord } from './chords'
import type { Theme } from './harmony'
import type { Mood } from './moods'
import type { Grid, Note, PartName, Phrase } from './score'

export interface NoteOptions {
  /** From the beginning of the piece, beats. */
  readonly at: number
  readonly beats: number
  readonly key: number
  readonly velocity: number
  readonly slide?: boolean
}

export interface Writing extends Grid {
  readonly mood: Mood
  readonly random: Random
  readonly tonic: number
  readonly phrases: readonly Phrase[]
  readonly themes: Readonly<Record<Phrase['theme'], Theme>>
  readonly chords: readonly Chord[]
  add(part: PartName, note: NoteOptions): void
}

/** Players are not exact: seconds, and steps of velocity. */
const [TIMING, TOUCH] = [0.006, 5]

export function createNotes(
  { seconds, random, grid }: { seconds: number; random: Random; grid: Grid },
  notes: Note[],
): Writing['add'] {
  const { beat, meter } = grid
  return (part, { at, beats, key, velocity, slide = false }) => {
    const late = at % meter === 0 ? 0 : random.spread(TIMING)
    const start = Math.min(seconds, Math.max(0, at * beat + late))
    const touched = Math.round(velocity + random.spread(TOUCH))
    notes.push({
      part,
      start,
      length: Math.min(beats * beat, seconds - start),
      key,
      velocity: Math.max(1, Math.min(127, touched)),
      slide,
    })
  }
}
