import { type Point, computeSignedArea } from '../geometry'
import { sin } from '../../lib/maths'

/**
 * Points along a closed outline, at most `step` apart: long edges need places to swell at.
 * @param most points of one edge
 */
export function resample(points: readonly Point[], step: number, most = Infinity): Point[] {
  const out: Point[] = []
  for (let i = 0; i < points.length; i++) {
    const [ax, ay] = points[i]
    const [bx, by] = points[(i + 1) % points.length]
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    const parts = Math.max(1, Math.min(most, Math.ceil(length / step)))
    for (let k = 0; k < parts; k++)
      out.push([ax + ((bx - ax) * k) / parts, ay + ((by - ay) * k) / parts])
  }
  return out
}

/**
 * A hand-drawn outline as a ring: it swells and thins like a brush line, and is heavier below,
 * where weight lies. Returns the outer and the inner edge (opposite directions: fill nonzero).
 */
export function traceContour(
  points: readonly Point[],
  width: number,
  unit: number,
  phase: number,
): readonly [Point[], Point[]] {
  const line = resample(points, 7 * unit, 60)
  const count = line.length
  const outer: Point[] = []
  const inner: Point[] = []
  const outward = computeSignedArea(line) >= 0 ? 1 : -1
  for (let i = 0; i < count; i++) {
    const [x, y] = line[i]
    const [px, py] = line[(i - 1 + count) % count]
    const [nx, ny] = line[(i + 1) % count]
    const dx = nx - px
    const dy = ny - py
    const length = Math.sqrt(dx * dx + dy * dy) || 1
    const normalX = (dy / length) * outward
    const normalY = (-dx / length) * outward
    const swell = 0.5 + 0.5 * sin(phase * 1.7 + i * 0.23 + 1.3 * sin(i * 0.071 + phase))
    const half = (width * (0.45 + 0.5 * swell) * (1 + 0.3 * normalY)) / 2
    outer.push([x + normalX * half, y + normalY * half])
    inner.push([x - normalX * half, y - normalY * half])
  }
  return [outer, inner.reverse()]
}
