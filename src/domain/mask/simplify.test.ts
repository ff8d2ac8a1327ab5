import fc from 'fast-check'
import { simplifyLine, TOLERANCE } from './simplify'

const PICTURE = { width: 400, height: 300 }

/** Distance of a point from the simplified line, in 1/10000 of the short side. */
function off(points: readonly number[], x: number, y: number): number {
  const [px, py] = [(x * 4) / 3, y]
  let best = Infinity
  for (let i = 0; i + 1 < points.length; i += 2) {
    const from = Math.max(0, i - 2)
    const [ax, ay] = [((points[from] ?? 0) * 4) / 3, points[from + 1] ?? 0]
    const [dx, dy] = [((points[i] ?? 0) * 4) / 3 - ax, (points[i + 1] ?? 0) - ay]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / length
    const t = Math.min(1, Math.max(0, along))
    best = Math.min(best, Math.hypot(px - ax - t * dx, py - ay - t * dy))
  }
  return best
}

test('points on one line are two points', () => {
  expect(simplifyLine([0, 0, 100, 100, 200, 200, 5000, 5000], PICTURE)).toEqual([0, 0, 5000, 5000])
  expect(simplifyLine([10, 20], PICTURE)).toEqual([10, 20])
})

test('a finger circle of 200 points keeps its shape with a few dozen', () => {
  const circle = Array.from({ length: 200 }, (_, i) => {
    const angle = (i / 199) * Math.PI * 2
    return [5000 + Math.round(2000 * Math.cos(angle)), 5000 + Math.round(2000 * Math.sin(angle))]
  }).flat()
  const result = simplifyLine(circle, PICTURE)
  expect(result.length / 2).toBeLessThan(40)
  expect(result.slice(0, 2)).toEqual(circle.slice(0, 2))
})

test('no dropped point lies further off than the tolerance', () => {
  const coordinate = fc.integer({ min: -10_000, max: 20_000 })
  const lines = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(lines, (line) => {
      const result = simplifyLine(line.flat(), PICTURE)
      for (const [x, y] of line) expect(off(result, x, y)).toBeLessThanOrEqual(TOLERANCE + 1e-6)
    }),
  )
})
