/** The eight moods as data: harmony, rhythm, instruments (General MIDI programs). */
import type { MoodId } from '@contract/tools/music'
import { type Chord, MAJOR, MINOR, OPEN, SCALES } from './chords'

export type Meter = 3 | 4

export interface Instrument {
  readonly program: number
  /** 0..127, as are pan and reverb. */
  readonly volume: number
  readonly pan: number
  readonly reverb: number
  /** Octaves above where the composer writes it. */
  readonly octave?: number
}

export type Figure =
  | 'arpeggio'
  | 'broken'
  | 'strum'
  | 'ostinato'
  | 'offbeat'
  | 'gallop'
  | 'tremolo'
  | 'zheng'

/** A drum: key on the drum channel, beat of the bar, velocity. */
export type DrumHit = readonly [key: number, beat: number, velocity: number]

type Rhythms = Partial<Record<Meter, readonly (readonly number[])[]>>

export interface Mood {
  /** Beats a minute, slowest and fastest. */
  readonly bpm: readonly [number, number]
  /** The first one is preferred. */
  readonly meters: readonly Meter[]
  /** Keys the tonic may have. */
  readonly tonics: readonly number[]
  readonly scale: readonly number[]
  /** Four bars that end on the dominant. */
  readonly open: readonly (readonly Chord[])[]
  /** Four bars that end on the tonic. */
  readonly closed: readonly (readonly Chord[])[]
  /** Rhythms of one bar of the tune, in beats. */
  readonly cells: Rhythms
  readonly lead: Instrument
  readonly pad: Instrument
  readonly comp: Instrument
  readonly bass: Instrument
  readonly choir?: Instrument
  readonly second?: Instrument
  readonly figure: Figure
  /** The bass holds its note, goes to the fifth, or repeats it in eighths. */
  readonly walk: 'long' | 'fifths' | 'pulse'
  readonly drums?: Partial<Record<Meter, readonly DrumHit[]>>
  readonly orchestralDrums?: boolean
  readonly staccato?: boolean
  /** Long notes of the tune slide up to their pitch. */
  readonly slides?: boolean
}

const play = (
  program: number,
  volume: number,
  pan: number,
  reverb: number,
  octave = 0,
): Instrument => ({ program, volume, pan, reverb, octave })

const CALM: Mood = {
  bpm: [58, 80],
  meters: [4, 3],
  tonics: [60, 62, 65],
  scale: SCALES.major,
  open: [
    [MAJOR.I7, MAJOR.vi, MAJOR.IV7, MAJOR.V4],
    [MAJOR.I, MAJOR.iii, MAJOR.IV7, MAJOR.V],
  ],
  closed: [
    [MAJOR.I7, MAJOR.vi, MAJOR.ii7, MAJOR.I],
    [MAJOR.IV7, MAJOR.I, MAJOR.V, MAJOR.I],
  ],
  cells: {
    4: [
      [2, 1, 1],
      [3, 1],
      [1.5, 0.5, 2],
      [2, 2],
    ],
    3: [
      [2, 1],
      [1, 1, 1],
      [1.5, 0.5, 1],
    ],
  },
  lead: play(0, 100, 64, 70),
  pad: play(49, 58, 64, 80),
  comp: play(46, 74, 84, 70),
  bass: play(32, 70, 64, 20),
  figure: 'arpeggio',
  walk: 'long',
}

const BRIGHT: Mood = {
  bpm: [104, 128],
  meters: [4],
  tonics: [60, 62, 67],
  scale: SCALES.major,
  open: [
    [MAJOR.I, MAJOR.V, MAJOR.vi, MAJOR.IV],
    [MAJOR.I, MAJOR.IV, MAJOR.ii, MAJOR.V],
  ],
  closed: [
    [MAJOR.I, MAJOR.vi, MAJOR.V, MAJOR.I],
    [MAJOR.IV, MAJOR.V4, MAJOR.V, MAJOR.I],
  ],
  cells: {
    4: [
      [1, 0.5, 0.5, 1, 1],
      [1.5, 0.5, 1, 1],
      [0.5, 0.5, 1, 0.5, 0.5, 1],
      [1, 1, 2],
    ],
  },
  lead: play(73, 92, 70, 60),
  pad: play(48, 46, 64, 60),
  comp: play(24, 78, 44, 40),
  bass: play(33, 82, 64, 10),
  figure: 'strum',
  walk: 'fifths',
  drums: {
    4: [
      [36, 0, 70],
      [36, 2, 66],
      [38, 1, 44],
      [38, 3, 46],
      [70, 0.5, 40],
      [70, 1.5, 40],
      [70, 2.5, 40],
      [70, 3.5, 40],
    ],
  },
}

const MYSTERIOUS: Mood = {
  bpm: [66, 88],
  meters: [4, 3],
  tonics: [57, 59, 62],
  scale: SCALES.dorian,
  open: [
    [MINOR.i9, MINOR.IV, MINOR.i, MINOR.v],
    [MINOR.i, MINOR.VII, MINOR.IV, MINOR.v],
  ],
  closed: [
    [MINOR.i9, MINOR.III, MINOR.bII, MINOR.i],
    [MINOR.VI, MINOR.VII, MINOR.v, MINOR.i],
  ],
  cells: {
    4: [
      [1.5, 1.5, 1],
      [3, 0.5, 0.5],
      [1, 3],
      [0.5, 0.5, 3],
    ],
    3: [
      [1.5, 1.5],
      [0.5, 0.5, 2],
      [2, 1],
    ],
  },
  lead: play(8, 96, 74, 100, 1),
  pad: play(52, 52, 64, 100),
  comp: play(11, 70, 44, 90),
  bass: play(43, 78, 64, 50),
  figure: 'ostinato',
  walk: 'long',
  drums: {
    4: [
      [76, 1.5, 26],
      [77, 3.5, 24],
    ],
  },
}

const FESTIVE: Mood = {
  bpm: [112, 138],
  meters: [4],
  tonics: [62, 65, 67],
  scale: SCALES.pentatonic,
  open: [
    [OPEN.gong, OPEN.yu, OPEN.shang, OPEN.zhi],
    [OPEN.gong, OPEN.gong, OPEN.yu, OPEN.zhi],
  ],
  closed: [
    [OPEN.gong, OPEN.yu, OPEN.zhi, OPEN.gong],
    [OPEN.yu, OPEN.shang, OPEN.zhi, OPEN.gong],
  ],
  cells: {
    4: [
      [0.5, 0.5, 0.5, 0.5, 1, 1],
      [1, 0.5, 0.5, 1, 1],
      [0.75, 0.25, 0.5, 0.5, 2],
      [0.5, 0.5, 1, 0.5, 0.5, 1],
    ],
  },
  lead: play(72, 88, 70, 50),
  pad: play(48, 44, 64, 60),
  comp: play(15, 82, 46, 50),
  bass: play(45, 92, 64, 30),
  second: play(111, 50, 56, 60),
  figure: 'tremolo',
  walk: 'fifths',
  orchestralDrums: true,
  drums: {
    4: [
      [41, 0, 78],
      [41, 1.5, 56],
      [41, 2, 70],
      [43, 3, 60],
      [43, 3.5, 56],
      [52, 0, 34],
      [76, 1, 50],
      [76, 2.5, 44],
      [49, 2, 22],
    ],
  },
}

const EPIC: Mood = {
  bpm: [84, 104],
  meters: [4],
  tonics: [57, 60, 62],
  scale: SCALES.minor,
  open: [
    [MINOR.i, MINOR.VI, MINOR.III, MINOR.VII],
    [MINOR.i, MINOR.VII, MINOR.VI, MINOR.V],
  ],
  closed: [
    [MINOR.i, MINOR.VI, MINOR.V, MINOR.i],
    [MINOR.VI, MINOR.iv, MINOR.V, MINOR.i],
  ],
  cells: {
    4: [
      [2, 1, 1],
      [3, 1],
      [1.5, 0.5, 2],
      [1, 1, 2],
    ],
  },
  lead: play(60, 100, 64, 80),
  pad: play(48, 84, 64, 80),
  comp: play(48, 84, 50, 60),
  bass: play(43, 100, 64, 50),
  choir: play(52, 62, 64, 100),
  figure: 'gallop',
  walk: 'pulse',
  orchestralDrums: true,
  drums: {
    4: [
      [41, 0, 96],
      [41, 1.5, 66],
      [41, 2, 84],
      [43, 3, 72],
      [43, 3.5, 78],
      [49, 0, 30],
    ],
  },
}

const LONELY: Mood = {
  bpm: [54, 72],
  meters: [3, 4],
  tonics: [57, 59, 62],
  scale: SCALES.minor,
  open: [
    [MINOR.i, MINOR.VI, MINOR.iv, MINOR.v],
    [MINOR.i, MINOR.III, MINOR.iv, MINOR.V],
  ],
  closed: [
    [MINOR.i, MINOR.VI, MINOR.V, MINOR.i],
    [MINOR.iv, MINOR.i, MINOR.V, MINOR.i],
  ],
  cells: {
    4: [
      [3, 1],
      [2, 2],
      [1.5, 0.5, 2],
    ],
    3: [[2, 1], [1.5, 0.5, 1], [3]],
  },
  lead: play(42, 104, 64, 90, -1),
  pad: play(49, 40, 64, 100),
  comp: play(0, 76, 58, 80),
  bass: play(32, 50, 64, 30),
  figure: 'broken',
  walk: 'long',
}

const PLAYFUL: Mood = {
  bpm: [112, 140],
  meters: [4],
  tonics: [60, 65, 67],
  scale: SCALES.major,
  open: [
    [MAJOR.I, MAJOR.vi, MAJOR.ii, MAJOR.V],
    [MAJOR.I, MAJOR.II, MAJOR.IV, MAJOR.V],
  ],
  closed: [
    [MAJOR.I, MAJOR.IV, MAJOR.V, MAJOR.I],
    [MAJOR.vi, MAJOR.ii, MAJOR.V, MAJOR.I],
  ],
  cells: {
    4: [
      [0.5, 0.5, 1, 1, 1],
      [1, 1, 0.5, 0.5, 1],
      [0.5, 0.5, 0.5, 0.5, 1, 1],
      [1.5, 0.5, 1, 1],
    ],
  },
  lead: play(71, 84, 72, 40),
  pad: play(45, 66, 50, 40),
  comp: play(12, 84, 44, 40),
  bass: play(32, 92, 64, 20),
  figure: 'offbeat',
  walk: 'fifths',
  staccato: true,
  drums: {
    4: [
      [76, 0, 40],
      [77, 1, 36],
      [76, 2, 40],
      [77, 3, 36],
      [37, 1.5, 30],
      [56, 3.5, 20],
    ],
  },
}

const GUOFENG: Mood = {
  bpm: [62, 84],
  meters: [4],
  tonics: [62, 64, 67],
  scale: SCALES.pentatonic,
  open: [
    [OPEN.gong, OPEN.yu, OPEN.shang, OPEN.zhi],
    [OPEN.yu, OPEN.gong, OPEN.shang, OPEN.zhi],
  ],
  closed: [
    [OPEN.gong, OPEN.yu, OPEN.zhi, OPEN.gong],
    [OPEN.shang, OPEN.yu, OPEN.zhi, OPEN.gong],
  ],
  cells: {
    4: [
      [1, 0.5, 0.5, 2],
      [1.5, 0.5, 1, 1],
      [2, 0.5, 0.5, 1],
      [3, 1],
    ],
  },
  lead: play(73, 96, 70, 90, 1),
  pad: play(49, 34, 64, 100),
  comp: play(107, 104, 50, 70),
  bass: play(46, 70, 64, 50),
  figure: 'zheng',
  walk: 'long',
  slides: true,
  drums: { 4: [[76, 0, 18]] },
}

export const MOOD_TABLE: Readonly<Record<MoodId, Mood>> = {
  calm: CALM,
  bright: BRIGHT,
  mysterious: MYSTERIOUS,
  festive: FESTIVE,
  epic: EPIC,
  lonely: LONELY,
  playful: PLAYFUL,
  guofeng: GUOFENG,
}
