/** Form and chords of a piece, and the tones that are sung over them. */
import type { Random } from '../random'
import type { Chord } from './chords'
import type { Meter, Mood } from './moods'
import type { Phrase } from './score'

export interface Theme {
  readonly open: readonly Chord[]
  readonly closed: readonly Chord[]
  /** Two rhythms: the same one twice, a note of a whole bar, is no tune. */
  readonly cells: readonly [readonly number[], readonly number[]]
  /** Steps of each bar, filled while it is first sung. */
  readonly motif: number[][]
}

const ORDER: readonly Phrase['theme'][] = ['A', 'A', 'B', 'A', 'B']

/** Phrases of eight bars, then of the rest; the last one sings the first theme. */
export function planPhrases(bars: number): Phrase[] {
  const sizes: number[] = []
  for (let left = bars; left > 0;) {
    const size = left >= 8 ? 8 : left >= 4 ? 4 : left
    sizes.push(size)
    left -= size
  }
  return sizes.map((size, i) => ({
    bars: size,
    theme: i === sizes.length - 1 ? 'A' : ORDER[i % ORDER.length],
  }))
}

export function inventTheme(mood: Mood, meter: Meter, { pick }: Random): Theme {
  const cells = mood.cells[meter] ?? []
  const first = pick(cells)
  const others = cells.filter((cell) => cell !== first)
  return {
    open: pick(mood.open),
    closed: pick(mood.closed),
    cells: [first, pick(others)],
    motif: [],
  }
}

/** Eight bars ask and answer, shorter phrases only answer. */
export function chordsOfPhrase({ open, closed }: Theme, bars: number): readonly Chord[] {
  if (bars === 8) return [...open, ...closed]
  return closed.slice(-bars)
}

/** Pitch class above the tonic, 0..11. */
export const pitchClass = (key: number, tonic: number): number => (((key - tonic) % 12) + 12) % 12

/**
 * The scale over a chord, in semitones above the tonic. A tone of the chord replaces its neighbour in
 * the scale; under a raised seventh the sixth is raised as well: no augmented second in a tune.
 */
export function scaleOver(scale: readonly number[], chord: Chord): number[] {
  const own = chord.map((tone) => tone % 12)
  const foreign = own.filter((tone) => !scale.includes(tone))
  const left = scale.filter(
    (tone) => own.includes(tone) || !foreign.some((other) => Math.abs(other - tone) === 1),
  )
  const raises = own.includes(11) && !own.includes(8)
  const sung = raises ? left.map((tone) => (tone === 8 ? 9 : tone)) : left
  return [...new Set([...sung, ...own])].sort((a, b) => a - b)
}

/** Key of the n-th tone of a scale above the tonic. */
export function keyAt(scale: readonly number[], tonic: number, position: number): number {
  const size = scale.length
  return tonic + 12 * Math.floor(position / size) + scale[((position % size) + size) % size]
}

/** The tone of a chord nearest to a key; `avoid` yields where it leaves none. */
export function nearestTone(
  chord: Chord,
  { tonic, key, avoid }: { tonic: number; key: number; avoid?: (key: number) => boolean },
): number {
  let best: number | null = null
  for (let k = key - 9; k <= key + 9; k++) {
    if (!chord.some((tone) => (k - tonic - tone) % 12 === 0) || avoid?.(k)) continue
    if (best === null || Math.abs(k - key) < Math.abs(best - key)) best = k
  }
  return best ?? nearestTone(chord, { tonic, key })
}

const [LOWEST_BASS, HIGHEST_BASS] = [33, 50]

/** The root of a chord in the range of a bass. */
export function bassKey(chord: Chord, tonic: number): number {
  let key = tonic - 24 + (chord[0] % 12)
  while (key < LOWEST_BASS) key += 12
  while (key > HIGHEST_BASS) key -= 12
  return key
}
