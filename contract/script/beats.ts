/** Cuts of a film on the beats of its music: lengths of shots in whole beats, the film in whole bars. */
import { SHOT_SECONDS } from '../storyboard'
import { chooseMood } from '../tools/mood'
import { FITTING_MUSIC, MOOD_NAMES, type MoodId } from '../tools/music'

/** Frames a second of films and of this table. */
const FPS = 24

type Meter = 3 | 4

interface Beat {
  readonly frames: number
  /** Beats of a bar; the first one is preferred. */
  readonly meters: readonly Meter[]
}

/** Frames of a beat and beats of a bar. */
export interface BeatGrid {
  readonly beatFrames: number
  readonly meter: Meter
}

/**
 * Within the tempi of each mood, at beats that meet half seconds most often, because lengths are
 * chosen in half seconds. One length a mood: a changed shot moves the last one and no other.
 */
const BEATS: Readonly<Record<MoodId, Beat>> = {
  calm: { frames: 24, meters: [4, 3] },
  bright: { frames: 12, meters: [4] },
  mysterious: { frames: 18, meters: [4, 3] },
  festive: { frames: 12, meters: [4] },
  epic: { frames: 16, meters: [4] },
  lonely: { frames: 24, meters: [3, 4] },
  playful: { frames: 12, meters: [4] },
  guofeng: { frames: 18, meters: [4] },
}

const MIN_BARS = 2

/** The grid of a film whose shots were moved to beats; null: it is not whole bars. */
export function findGrid(mood: MoodId, frames: number): BeatGrid | null {
  const { frames: beatFrames, meters } = BEATS[mood]
  const meter = meters.find(
    (one) => frames % (beatFrames * one) === 0 && frames >= beatFrames * one * MIN_BARS,
  )
  return meter === undefined ? null : { beatFrames, meter }
}

/** The whole bars nearest to so many beats; null: none are within the limits. */
function chooseTotal(
  { meters }: Beat,
  sum: number,
  limits: { min: number; max: number },
): number | null {
  const totals = meters.flatMap((meter) =>
    [Math.floor(sum / meter), Math.ceil(sum / meter)].map(
      (bars) => Math.max(MIN_BARS, bars) * meter,
    ),
  )
  const allowed = totals.filter((total) => total >= limits.min && total <= limits.max)
  const distance = (total: number) => Math.abs(total - sum) - (total > sum ? 0.1 : 0)
  return allowed.length === 0
    ? null
    : allowed.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** Seconds in whole beats, none outside of the limits of a shot; the last shots fill the last bar. */
export function snapToBeats(seconds: readonly number[], mood: MoodId): readonly number[] {
  const beat = BEATS[mood]
  const min = Math.ceil((SHOT_SECONDS.min * FPS) / beat.frames)
  const max = Math.floor((SHOT_SECONDS.max * FPS) / beat.frames)
  const beats = seconds.map((length) =>
    Math.min(max, Math.max(min, Math.round((length * FPS) / beat.frames))),
  )
  const sum = beats.reduce((total, count) => total + count, 0)
  const limits = { min: min * beats.length, max: max * beats.length }
  let left = (chooseTotal(beat, sum, limits) ?? sum) - sum
  for (let at = beats.length - 1; at >= 0 && left !== 0; at--) {
    const before = beats[at] ?? 0
    const after = Math.min(max, Math.max(min, before + left))
    beats[at] = after
    left -= after - before
  }
  return beats.map((count) => (count * beat.frames) / FPS)
}

type Sound = Readonly<Record<string, unknown>>

/** A storyboard, as far as lengths follow from it. */
interface Draft {
  readonly sound: Sound
  readonly script: string
  readonly shots: readonly { readonly seconds: number; readonly caption: string }[]
}

/** The music decides the lengths: not where a narration does. */
export const isCutOnBeats = (sound: Sound): boolean =>
  sound.musicBeats === true && sound.narration !== 'on'

/**
 * The mood that cuts follow; null: they follow none, as with a file. A fitting mood is that of the
 * script, so that a changed caption does not change the lengths of all shots.
 */
export function findBeatMood({ sound, script, shots }: Draft): MoodId | null {
  const { music = FITTING_MUSIC } = sound
  const isComposed = typeof music === 'string' && (music === FITTING_MUSIC || music in MOOD_NAMES)
  if (!isCutOnBeats(sound) || !isComposed) return null
  return chooseMood(music, script === '' ? shots.map(({ caption }) => caption) : [script])
}

/** Seconds of the shots in their film, which are the written ones unless cuts move to beats. */
export function listFilmSeconds(draft: Draft): readonly number[] {
  const seconds = draft.shots.map((shot) => shot.seconds)
  const mood = findBeatMood(draft)
  return mood === null ? seconds : snapToBeats(seconds, mood)
}
