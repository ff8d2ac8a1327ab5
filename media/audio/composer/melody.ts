/** The tune: a motif of each theme, bent to the chords, without parallels to the bass. */
import { bassKey, keyAt, nearestTone, pitchClass, scaleOver } from './harmony'
import type { Writing } from './writing'

const STEPS = [-2, -1, -1, 1, 1, 1, 2, -1, 0] as const
const LEAP_CHANCE = 0.25
const LEAP = 4

/** The tune and the bass on the downbeat of a bar. */
interface Downbeat {
  readonly key: number
  readonly bass: number
}

interface Bar {
  /** Of the piece. */
  readonly at: number
  /** Of its phrase. */
  readonly index: number
  readonly size: number
  readonly theme: 'A' | 'B'
  readonly isFinalPhrase: boolean
  readonly loudness: number
}

/** Position in the scale nearest below or at a key, then moved by steps within the range. */
function stepFrom(
  key: number,
  steps: number,
  { scale, tonic, low, high }: { scale: number[]; tonic: number; low: number; high: number },
): number {
  let position = 0
  while (keyAt(scale, tonic, position) < key) position++
  while (keyAt(scale, tonic, position) > key) position--
  const to = keyAt(scale, tonic, position + steps)
  return to > high || to < low ? keyAt(scale, tonic, position - steps) : to
}

function isPerfectParallel(previous: Downbeat | null, { key, bass }: Downbeat): boolean {
  if (!previous || key === previous.key || bass === previous.bass) return false
  const interval = pitchClass(key, bass)
  return interval === pitchClass(previous.key, previous.bass) && (interval === 0 || interval === 7)
}

export function writeMelody(writing: Writing): void {
  const { mood, random, tonic, meter, phrases, chords, themes, add } = writing
  const [low, high] = [tonic - 3, tonic + 17]
  const shift = 12 * (mood.lead.octave ?? 0)
  let last = tonic + 7
  let previous: Downbeat | null = null

  function chooseDownbeat({ at, index, size, isFinalPhrase }: Bar): number {
    const chord = chords[at]
    const bass = bassKey(chord, tonic)
    const lift = Math.round(Math.sin((Math.PI * (index + 0.5)) / size) * 4)
    const key = Math.round((last + tonic + 6 + lift) / 2)
    // In the last bar but one the root is left to the bass: its step to the tonic would be parallel.
    const leavesRoot = isFinalPhrase && index === size - 2
    const avoid = (k: number): boolean =>
      k < low ||
      k > high ||
      (leavesRoot && (k - tonic - chord[0]) % 12 === 0) ||
      isPerfectParallel(previous, { key: k, bass })
    return nearestTone(chord, { tonic, key, avoid })
  }

  function writeBar(bar: Bar): void {
    const { at, index, size, loudness } = bar
    const chord = chords[at]
    const theme = themes[bar.theme]
    const isCadence = index === size - 1
    if (bar.isFinalPhrase && isCadence) {
      const key = nearestTone([0], { tonic, key: last })
      add('lead', { at: at * meter, beats: meter, key: key + shift, velocity: 84 + loudness })
      return
    }
    const isHalfCadence = size === 8 && index === 3
    const cell =
      isCadence || isHalfCadence ? (meter === 3 ? [2, 1] : [2, 2]) : theme.cells[index % 2]
    // The third bar answers the first.
    const steps = (theme.motif[index % 4 === 2 ? index - 2 : index] ??= [])
    const scale = scaleOver(mood.scale, chord)
    let beat = 0
    let key = last
    for (const [n, beats] of cell.entries()) {
      if (n === 0) {
        key = chooseDownbeat(bar)
        previous = { key, bass: bassKey(chord, tonic) }
      } else {
        steps[n] ??= random.next() < LEAP_CHANCE / STEPS.length ? LEAP : random.pick(STEPS)
        const to = stepFrom(key, steps[n], { scale, tonic, low, high })
        const isStrong = beat === meter / 2 || beats >= 1.5
        const outside = (k: number): boolean => k < low || k > high
        key = isStrong ? nearestTone(chord, { tonic, key: to, avoid: outside }) : to
      }
      const sounding = mood.staccato ? Math.min(beats, 0.45) : beats * 0.96
      const accent = n === 0 ? 12 : beat % 1 === 0 ? 5 : 0
      add('lead', {
        at: at * meter + beat,
        beats: isHalfCadence && n === 1 ? sounding / 2 : sounding,
        key: key + shift,
        velocity: 70 + accent + loudness,
        slide: mood.slides === true && beats >= 1 && random.next() < 0.5,
      })
      last = key
      beat += beats
    }
  }

  let at = 0
  for (const [p, { bars, theme }] of phrases.entries()) {
    const isFinalPhrase = p === phrases.length - 1
    for (let index = 0; index < bars; index++, at++) {
      const swell = Math.round(Math.sin((Math.PI * (index + 0.5)) / bars) * 8)
      const loudness = swell + (theme === 'B' ? -6 : isFinalPhrase && p > 0 ? 4 : 0)
      writeBar({ at, index, size: bars, theme, isFinalPhrase, loudness })
    }
  }
}
