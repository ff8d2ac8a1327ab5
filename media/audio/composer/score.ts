/** Written music: notes in seconds, and the facts by which it can be judged. */
import type { MoodId } from '@contract/tools/music'
import type { Chord } from './chords'
import type { Instrument, Meter } from './moods'

export type PartName = 'lead' | 'pad' | 'comp' | 'bass' | 'choir' | 'second' | 'drums'

export interface Note {
  readonly part: PartName
  /** Seconds. */
  readonly start: number
  readonly length: number
  /** MIDI key. */
  readonly key: number
  /** 1..127. */
  readonly velocity: number
  readonly slide: boolean
}

export interface Part extends Instrument {
  /** MIDI channel; 9 are drums. */
  readonly channel: number
}

export interface Grid {
  readonly bars: number
  readonly meter: Meter
  /** Seconds of a beat. */
  readonly beat: number
}

export interface Phrase {
  readonly bars: number
  /** Phrases of one theme share their motif. */
  readonly theme: 'A' | 'B'
}

export interface Score extends Grid {
  readonly mood: MoodId
  readonly seconds: number
  readonly tonic: number
  readonly phrases: readonly Phrase[]
  /** One a bar. */
  readonly chords: readonly Chord[]
  readonly parts: Readonly<Partial<Record<PartName, Part>>>
  /** By time. */
  readonly notes: readonly Note[]
}
