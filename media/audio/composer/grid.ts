/** Bars, meter and tempo of a piece that ends exactly with its video. */
import type { MoodId } from '@contract/tools/music'
import { type Meter, type Mood, MOOD_TABLE } from './moods'
import type { Grid } from './score'

/** Beats may be slower or faster than the mood's range by this share of it. */
const MAX_OUTSIDE = 0.6

const bpm = (beat: number): number => 60 / beat

/** Lower is better: whole phrases first, then the middle of the mood's range of tempi. */
function computeCost(mood: Mood, { bars, meter, beat }: Grid): number {
  const [low, high] = mood.bpm
  const tempo = bpm(beat)
  const form = bars % 8 === 0 ? 0 : bars % 4 === 0 ? 0.12 : bars % 2 === 0 ? 0.9 : 2
  const outside = Math.max(0, low - tempo, tempo - high) / (high - low)
  if (outside > MAX_OUTSIDE && bars > 2) return Infinity
  const centre = Math.abs(tempo - (low + high) / 2) / (high - low)
  return form + centre * 0.4 + outside * 1.6 + (meter === mood.meters[0] ? 0 : 0.05)
}

/** A length of two bars at least is divided into whole bars of one length. */
export function fitGrid(mood: Mood, seconds: number): Grid {
  const options = mood.meters.flatMap((meter) => {
    const most = Math.max(2, Math.floor((seconds * mood.bpm[1] * 1.06) / 60 / meter))
    return Array.from({ length: most - 1 }, (_, i): Grid => {
      const bars = i + 2
      return { bars, meter, beat: seconds / bars / meter }
    })
  })
  return options.reduce((best, one) =>
    computeCost(mood, one) < computeCost(mood, best) ? one : best,
  )
}

/** Frames of a beat and beats of a bar to which the cuts of a video are moved. */
export interface BeatGrid {
  readonly beatFrames: number
  readonly meter: Meter
}

/** Beats of whole frames nearest to the middle of the mood's range. */
export function chooseBeatGrid(mood: MoodId, fps: number): BeatGrid {
  const { bpm: range, meters } = MOOD_TABLE[mood]
  const beatFrames = Math.round((fps * 60) / ((range[0] + range[1]) / 2))
  return { beatFrames, meter: meters[0] }
}

const MIN_SHOT_BEATS = 2

/**
 * Lengths of shots, moved to whole beats; the last one is lengthened so that the sum is whole bars.
 * @param frames of each shot
 */
export function snapToBeats(
  frames: readonly number[],
  { beatFrames, meter }: BeatGrid,
): readonly number[] {
  const beats = frames.map((length) => Math.max(MIN_SHOT_BEATS, Math.round(length / beatFrames)))
  const sum = beats.reduce((total, count) => total + count, 0)
  const bars = Math.max(2, Math.ceil(sum / meter))
  const last = beats.length - 1
  return beats.map((count, i) => (count + (i === last ? bars * meter - sum : 0)) * beatFrames)
}

/** The grid of a video whose shots were snapped; null: its length is not whole bars. */
export function exactGrid(frames: number, fps: number, grid: BeatGrid): Grid | null {
  const { beatFrames, meter } = grid
  const bars = frames / beatFrames / meter
  return Number.isInteger(bars) && bars >= 2 ? { bars, meter, beat: beatFrames / fps } : null
}
