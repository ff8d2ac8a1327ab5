/** Figures of the accompaniment: one bar of the notes of a chord. */
import { keyAt } from './harmony'
import type { Figure } from './moods'
import type { Writing } from './writing'

export interface FigureBar {
  /** Beat of the piece on which the bar begins. */
  readonly begin: number
  /** Three or more keys, rising. */
  readonly tones: readonly number[]
  readonly isFull: boolean
  readonly swell: number
}

/** Beats from the beginning of the bar, key, velocity, length in beats. */
type Stroke = readonly [at: number, key: number, velocity: number, beats: number]

/** Notes of a chord upwards, its lowest once more above. */
const rising = ([a, b, c]: readonly number[]): number[] => [a, b, c, a + 12]

const eighths = (meter: number): number[] => Array.from({ length: meter * 2 }, (_, k) => k)

/** Strings of a zither: spread, with a glissando into every second half of a phrase. */
function pluckZheng({ mood, tonic, meter }: Writing, { begin, tones }: FigureBar): Stroke[] {
  const up = rising(tones)
  const glides = begin > 0 && begin % (4 * meter) === 0
  const glissando = glides
    ? Array.from({ length: 8 }, (_, k): Stroke => {
        const key = keyAt(mood.scale, tonic, 7 - k)
        return [-0.5 + k / 16, key, 40 + 3 * k, 1]
      })
    : []
  const plucks: Stroke[] = [
    [0, up[0] - 12, 62, 2],
    [0.5, up[1], 50, 2],
    [1, up[2], 54, 2],
    [1.5, up[3], 50, 2],
    [2, up[2], 56, 2],
    [3, up[1], 48, 2],
    [3.5, up[2], 46, 2],
  ]
  return [...glissando, ...plucks.filter(([at]) => at < meter)]
}

const FIGURES: Readonly<Record<Figure, (writing: Writing, bar: FigureBar) => Stroke[]>> = {
  arpeggio: ({ meter }, { tones }) => {
    const up = rising(tones)
    return eighths(meter).map((k) => [k / 2, up[[0, 1, 2, 3, 2, 1][k % 6]], k ? 52 : 60, 1])
  },
  broken: ({ meter }, { tones }) => {
    const up = rising(tones)
    return Array.from({ length: meter }, (_, k): Stroke =>
      k === 0 ? [0, up[0] - 12, 58, 1.4] : [k, up[1 + (k % 2)], 46, 1.4],
    )
  },
  strum: (_, { tones, isFull }) =>
    (isFull ? [0, 1, 1.5, 2.5, 3] : [0, 2]).flatMap((at) =>
      tones.map((key, k): Stroke => [at + k * 0.025, key + 12, 56, 0.5]),
    ),
  ostinato: ({ meter }, { tones }) => {
    const up = rising(tones)
    return eighths(meter).map((k) => [k / 2, up[[0, 2, 1, 3][k % 4]] + 12, k % 4 ? 38 : 50, 1.5])
  },
  offbeat: ({ meter }, { tones }) =>
    Array.from({ length: meter }, (_, k) =>
      tones.slice(1).map((key): Stroke => [k + 0.5, key + 12, 56, 0.3]),
    ).flat(),
  gallop: ({ meter }, { tones, isFull }) =>
    Array.from({ length: meter }, (_, k) =>
      (
        [
          [0, 70],
          [0.5, 56],
          [0.75, 58],
        ] as const
      ).map(([late, velocity]): Stroke => [
        k + late,
        tones[k % 2],
        isFull ? velocity : velocity - 14,
        0.22,
      ]),
    ).flat(),
  tremolo: ({ meter }, { tones }) => {
    const up = rising(tones)
    return Array.from({ length: meter * 4 }, (_, k): Stroke => [
      k / 4,
      up[[0, 2, 1, 2][k % 4]] + 12,
      k % 4 ? 44 : 58,
      0.3,
    ])
  },
  zheng: pluckZheng,
}

export function writeFigure(writing: Writing, bar: FigureBar): void {
  for (const [at, key, velocity, beats] of FIGURES[writing.mood.figure](writing, bar))
    writing.add('comp', { at: bar.begin + at, beats, key, velocity: velocity + bar.swell })
}

/** The last chord, rolled; it rings to the end. */
export function writeLastChord(writing: Writing, { begin, tones }: FigureBar): void {
  for (const [k, key] of rising(tones).entries())
    writing.add('comp', { at: begin + k * 0.06, beats: writing.meter, key, velocity: 66 })
}
