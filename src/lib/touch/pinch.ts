/** Two fingers on a picture. */
import { clampScale, scaledAround, type Limits, type Point, type Transform } from './transform'

export interface PinchStart {
  startTransform: Transform
  startPoint: Point
  startSpan: number
}

export function computeCentre(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  }
}

function computeSpan(points: readonly Point[]): number {
  const [one, two] = points
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}

/** The fingers as they are put down on a picture shown at `transform`. */
export function pinchStart(transform: Transform, points: readonly Point[]): PinchStart {
  return {
    startTransform: transform,
    startPoint: computeCentre(points),
    startSpan: computeSpan(points),
  }
}

/** Transform by the fingers; null while they are fewer than two. */
export function pinched(
  start: PinchStart,
  points: readonly Point[],
  limits?: Limits,
): Transform | null {
  if (points.length < 2 || start.startSpan === 0) return null
  const { startTransform, startPoint } = start
  const centre = computeCentre(points)
  const wanted = (startTransform.scale * computeSpan(points)) / start.startSpan
  const scaled = scaledAround(startTransform, clampScale(wanted, limits), startPoint)
  return {
    scale: scaled.scale,
    x: scaled.x + centre.x - startPoint.x,
    y: scaled.y + centre.y - startPoint.y,
  }
}
