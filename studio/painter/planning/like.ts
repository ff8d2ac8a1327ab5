/** Colours of another picture, by their mean and spread in Oklab. */
import { z } from 'zod'
import { fromLab, fromRgb } from '../colour'

const lab = z.tuple([
  z.number().min(-1).max(1),
  z.number().min(-1).max(1),
  z.number().min(-1).max(1),
])

export const likeSchema = z.strictObject({ mean: lab, spread: lab })

/** Lightness, a and b. */
export type Like = z.infer<typeof likeSchema>

type Lab = Like['mean']

const SHARE = 0.85
/** Spreads change at most so much: a plain picture does not flatten another. */
const [LEAST, MOST] = [0.6, 1.7] as const
const FLAT = 0.004

const round = (value: number): number => Math.round(value * 10_000) / 10_000

/** Of the visible pixels. */
export function measureLike(rgba: Uint8ClampedArray): Like {
  const sums: Lab = [0, 0, 0]
  const squares: Lab = [0, 0, 0]
  let count = 0
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue
    count += 1
    for (const [at, value] of fromRgb([
      rgba[i] ?? 0,
      rgba[i + 1] ?? 0,
      rgba[i + 2] ?? 0,
    ]).entries()) {
      sums[at] = (sums[at] ?? 0) + value
      squares[at] = (squares[at] ?? 0) + value * value
    }
  }
  const all = Math.max(1, count)
  const mean = sums.map((sum) => sum / all)
  const spread = squares.map((sum, at) => Math.sqrt(Math.max(0, sum / all - (mean[at] ?? 0) ** 2)))
  return { mean: mean.map(round) as Lab, spread: spread.map(round) as Lab }
}

/** In place. */
export function applyLike(rgba: Uint8ClampedArray, like: Like): void {
  const own = measureLike(rgba)
  const factors = own.spread.map((spread, at) =>
    spread < FLAT ? 1 : Math.min(MOST, Math.max(LEAST, (like.spread[at] ?? 0) / spread)),
  )
  const move = (value: number, at: 0 | 1 | 2): number => {
    const wanted = like.mean[at] + (value - own.mean[at]) * (factors[at] ?? 1)
    return value + (wanted - value) * SHARE
  }
  for (let i = 0; i < rgba.length; i += 4) {
    const [l, a, b] = fromRgb([rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0])
    const moved = fromLab(move(l, 0), move(a, 1), move(b, 2))
    for (let channel = 0; channel < 3; channel++) rgba[i + channel] = moved[channel] ?? 0
  }
}
