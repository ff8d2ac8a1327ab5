/** From what a finger reports to a line that looks drawn: rounded, and no longer than it must be. */
import { simplifiedPoints } from '@/lib/touch/simplify'

/** Tolerance of the simplification, in units: less than a pixel of the paper. */
const TOLERANCE = 7
const PRESSURE_TOLERANCE = 8
/** Length of the pieces a curve is made of, in units. */
const PIECE = 50
const MAX_PIECES = 24
/** A hand that only touches still leaves something. */
const LEAST = 0.25

export interface Touch {
  x: number
  y: number
  /** 0 … 100 */
  pressure: number
}

/** Full pressure where the device knows none. */
export function toPressure(force: number | null): number {
  if (force === null) return 100
  return Math.round(100 * Math.min(1, Math.max(0, force)) ** 0.7)
}

export function widthAt(width: number, pressure: number): number {
  return width * (LEAST + (1 - LEAST) * (pressure / 100))
}

function middle(a: Touch, b: Touch): Touch {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, pressure: (a.pressure + b.pressure) / 2 }
}

const flat = ({ x, y, pressure }: Touch) => [Math.round(x), Math.round(y), Math.round(pressure)]

/** The curve from `a` to `b` that `bend` pulls at, without `a`. */
function curve(a: Touch, bend: Touch, b: Touch): number[] {
  const length = Math.hypot(bend.x - a.x, bend.y - a.y) + Math.hypot(b.x - bend.x, b.y - bend.y)
  const pieces = Math.min(MAX_PIECES, Math.max(1, Math.ceil(length / PIECE)))
  const points: number[] = []
  for (let i = 1; i <= pieces; i += 1) {
    const t = i / pieces
    const mix = (from: number, over: number, to: number) =>
      (1 - t) * (1 - t) * from + 2 * t * (1 - t) * over + t * t * to
    points.push(
      ...flat({
        x: mix(a.x, bend.x, b.x),
        y: mix(a.y, bend.y, b.y),
        pressure: mix(a.pressure, bend.pressure, b.pressure),
      }),
    )
  }
  return points
}

/** Takes the touches of one line; gives the points that each of them adds. */
export class Smoother {
  private from: Touch
  private last: Touch

  constructor(first: Touch) {
    this.from = first
    this.last = first
  }

  first(): number[] {
    return flat(this.from)
  }

  push(touch: Touch): number[] {
    const to = middle(this.last, touch)
    const points = curve(this.from, this.last, to)
    this.from = to
    this.last = touch
    return points
  }

  /** The rest, up to where the finger left. */
  end(): number[] {
    return this.from === this.last ? [] : flat(this.last)
  }
}

/** The same line with fewer points. `scale`: how far the paper was enlarged under the finger. */
export function simplified(points: readonly number[], scale: number): number[] {
  const at = (i: number): [number, number] => [points[3 * i] ?? 0, points[3 * i + 1] ?? 0]
  const indices = simplifiedPoints(points.length / 3, at, TOLERANCE / scale)
  let pressure = points[2] ?? 0
  return points.flatMap((x, i) => {
    if (i % 3 !== 0) return []
    const now = points[i + 2] ?? 0
    if (!indices.has(i / 3) && Math.abs(now - pressure) <= PRESSURE_TOLERANCE) return []
    pressure = now
    return [x, points[i + 1] ?? 0, now]
  })
}

/** The line on the other side of the paper's vertical middle. */
export function mirrored(points: readonly number[], paperWidth: number): number[] {
  return points.map((value, i) => (i % 3 === 0 ? paperWidth - value : value))
}
