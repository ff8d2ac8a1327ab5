import type { Point } from '../../drawing'
import { ellipsePath } from '../build/path'
import type { SetText } from './setting'

/** cos of the turn from which a corner is rounded off. */
const SHARP = 0.86

function direction([ax, ay]: Point, [bx, by]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.sqrt(dx * dx + dy * dy)
  return length > 1e-9 ? [dx / length, dy / length] : [0, 0]
}

/** A band of `width` units along a closed ring, with round corners; to be filled as a union. */
function buildOutsetBand(ring: readonly Point[], width: number): Point[][] {
  const half = width / 2
  const points = ring.filter((point, i) => {
    const [dx, dy] = direction(ring[(i - 1 + ring.length) % ring.length], point)
    return dx !== 0 || dy !== 0
  })
  const out: Point[][] = []
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i], points[(i + 1) % points.length]]
    const [dx, dy] = direction(a, b)
    const [nx, ny] = [-dy * half, dx * half]
    out.push([
      [a[0] + nx, a[1] + ny],
      [b[0] + nx, b[1] + ny],
      [b[0] - nx, b[1] - ny],
      [a[0] - nx, a[1] - ny],
    ])
    const [bx, by] = direction(points[(i - 1 + points.length) % points.length], a)
    const turn = bx * dx + by * dy
    if (turn < SHARP) out.push(ellipsePath(a[0], a[1], half, half))
    else if (turn < 0.9995) {
      // a wedge closes the gap on the outer side
      const [px, py] = [-by * half, bx * half]
      out.push([a, [a[0] + px, a[1] + py], [a[0] + nx, a[1] + ny]])
      out.push([a, [a[0] - nx, a[1] - ny], [a[0] - px, a[1] - py]])
    }
  }
  return out.map(clockwise)
}

/** Every piece turns the same way, so that none takes another away in a union. */
function clockwise(ring: Point[]): Point[] {
  let area = 0
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]]
    area += a[0] * b[1] - b[0] * a[1]
  }
  return area < 0 ? ring.reverse() : ring
}

/** Rings grown by `width` units all round; to be filled as a union. */
export function grown(rings: readonly (readonly Point[])[], width: number): Point[][] {
  const bands = rings.flatMap((ring) => buildOutsetBand(ring, width * 2))
  // outer outlines of TrueType letters turn the same way, their counters the other: none is lost
  return [...bands, ...rings.map((ring) => [...ring])]
}

/** The rings of a whole text, grown. */
export const grownText = ({ glyphs }: SetText, width: number): Point[][] =>
  grown(
    glyphs.flatMap(({ rings }) => rings),
    width,
  )
