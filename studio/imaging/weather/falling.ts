/** Flakes and drops in front of a photograph: far ones small and many, near ones large and soft. */
import type { Raster } from '@media/raster'
import { TAU, sin } from '../../lib/maths'
import { Random } from '../../lib/random'

/** One sheet of what falls, at one distance. */
interface Sheet {
  /** For a square picture. */
  readonly count: number
  /** Shares of the short side. */
  readonly size: readonly [least: number, most: number]
  readonly alpha: readonly [least: number, most: number]
  /** Distance, 0 near … 1 far: nearer things hide it. */
  readonly distance: number
  /** Width of the soft edge, share of the size. */
  readonly soft: number
}

const SNOW: readonly Sheet[] = [
  { count: 1500, size: [0.0009, 0.0018], alpha: [0.35, 0.7], distance: 0.7, soft: 0.6 },
  { count: 420, size: [0.0018, 0.0036], alpha: [0.6, 0.95], distance: 0.3, soft: 0.5 },
  { count: 60, size: [0.005, 0.011], alpha: [0.3, 0.6], distance: 0, soft: 0.9 },
]
/** Size is the length of the streak. */
const RAIN: readonly Sheet[] = [
  { count: 900, size: [0.02, 0.045], alpha: [0.1, 0.2], distance: 0.6, soft: 0 },
  { count: 380, size: [0.05, 0.1], alpha: [0.14, 0.28], distance: 0.25, soft: 0 },
  { count: 50, size: [0.12, 0.2], alpha: [0.1, 0.2], distance: 0, soft: 1 },
]
const SLANT = 0.16

type IsHidden = (pixel: number, distance: number) => boolean

function lighten({ rgba }: Raster, pixel: number, alpha: number, to: number): void {
  for (let c = 0; c < 3; c++) {
    const old = rgba[pixel * 4 + c]
    rgba[pixel * 4 + c] = old + (to - old) * alpha
  }
}

function drawFlake(
  picture: Raster,
  { x, y, radius, alpha, soft }: Record<'x' | 'y' | 'radius' | 'alpha' | 'soft', number>,
  isFree: (pixel: number) => boolean,
): void {
  const { width, height } = picture
  const reach = Math.ceil(radius * (1 + soft)) + 1
  const edge = Math.max(0.7, radius * soft)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++)
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const away = Math.hypot(px - x, py - y)
      const share = Math.min(1, Math.max(0, (radius + edge / 2 - away) / edge))
      const pixel = py * width + px
      if (share > 0 && isFree(pixel)) lighten(picture, pixel, alpha * share * share, 250)
    }
}

function drawStreak(
  picture: Raster,
  { x, y, length, alpha, thick }: Record<'x' | 'y' | 'length' | 'alpha' | 'thick', number>,
  isFree: (pixel: number) => boolean,
): void {
  const { width, height } = picture
  for (let step = 0; step < length; step++) {
    const py = Math.round(y + step)
    if (py < 0 || py >= height) continue
    // Fades in and out: a streak is a drop that moved while the shutter was open.
    const fade = sin((step / length) * (TAU / 2))
    const middle = x - step * SLANT
    for (let px = Math.ceil(middle - thick); px <= middle + thick; px++) {
      if (px < 0 || px >= width) continue
      const pixel = py * width + px
      const share = Math.min(1, Math.max(0, thick - Math.abs(px - middle)))
      if (share > 0 && isFree(pixel)) lighten(picture, pixel, alpha * fade * share, 232)
    }
  }
}

/** In place. @param amount 1: usual */
export function drawFalling(
  picture: Raster,
  kind: 'snow' | 'rain',
  { amount, seed, isHidden }: { amount: number; seed: number; isHidden: IsHidden },
): void {
  const { width, height } = picture
  const short = Math.min(width, height)
  const shape = (width * height) / (short * short)
  const random = new Random(seed)
  for (const { count, size, alpha, distance, soft } of kind === 'snow' ? SNOW : RAIN) {
    const isFree = (pixel: number): boolean => !isHidden(pixel, distance)
    for (let n = 0; n < count * shape * amount; n++) {
      const at = { x: random.next() * width, y: (random.next() * 1.2 - 0.2) * height }
      const extent = random.range(...size) * short
      const one = { ...at, alpha: random.range(...alpha) }
      if (kind === 'snow')
        drawFlake(picture, { ...one, radius: Math.max(0.6, extent), soft }, isFree)
      else
        drawStreak(
          picture,
          { ...one, length: extent, thick: Math.max(0.8, short * (soft > 0 ? 0.0022 : 0.0011)) },
          isFree,
        )
    }
  }
}
