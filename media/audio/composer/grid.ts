/** Bars, meter and tempo of a piece that ends exactly with its video. */
import type { BeatGrid } from '@contract/script/beats'
import type { Mood } from './moods'
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

/** The grid of a video whose cuts are on beats; null: its length is not whole bars. */
export function exactGrid(frames: number, fps: number, grid: BeatGrid): Grid | null {
  const { beatFrames, meter } = grid
  const bars = frames / beatFrames / meter
  return Number.isInteger(bars) && bars >= 2 ? { bars, meter, beat: beatFrames / fps } : null
}
