/** Chords and scales, in semitones above the tonic. */

export type Chord = readonly number[]

export const MAJOR = {
  I: [0, 4, 7],
  II: [2, 6, 9],
  ii: [2, 5, 9],
  iii: [4, 7, 11],
  IV: [5, 9, 12],
  V: [7, 11, 14],
  V4: [7, 12, 14],
  vi: [9, 12, 16],
  I7: [0, 4, 7, 11],
  ii7: [2, 5, 9, 12],
  IV7: [5, 9, 12, 16],
} as const satisfies Record<string, Chord>

export const MINOR = {
  i: [0, 3, 7],
  i9: [0, 3, 7, 14],
  bII: [1, 5, 8],
  III: [3, 7, 10],
  iv: [5, 8, 12],
  IV: [5, 9, 12],
  v: [7, 10, 14],
  V: [7, 11, 14],
  VI: [8, 12, 15],
  VII: [10, 14, 17],
} as const satisfies Record<string, Chord>

/** Open fifths and seconds of the pentatonic scale: no third that it lacks. */
export const OPEN = {
  gong: [0, 7, 14],
  shang: [2, 9, 14],
  zhi: [7, 14, 19],
  yu: [9, 16, 12],
} as const satisfies Record<string, Chord>

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  pentatonic: [0, 2, 4, 7, 9],
} as const satisfies Record<string, readonly number[]>
