import fc from 'fast-check'
import { mirrored, toPressure, simplified, Smoother, widthAt } from './stroke'

const touch = (x: number, y: number, pressure = 100) => ({ x, y, pressure })

function drawn(...touches: ReturnType<typeof touch>[]): number[] {
  const [first = touch(0, 0), ...others] = touches
  const smoother = new Smoother(first)
  return [...smoother.first(), ...others.flatMap((one) => smoother.push(one)), ...smoother.end()]
}

test('a line begins and ends where the finger did', () => {
  const points = drawn(touch(0, 0), touch(1000, 0), touch(1000, 1000))
  expect(points.slice(0, 3)).toEqual([0, 0, 100])
  expect(points.slice(-3)).toEqual([1000, 1000, 100])
})

test('corners between far touches are rounded: no turn is sharp', () => {
  const points = drawn(touch(0, 0), touch(1000, 0), touch(1000, 1000), touch(2000, 1000))
  for (let i = 6; i < points.length; i += 3) {
    const [ax = 0, ay = 0, , bx = 0, by = 0, , cx = 0, cy = 0] = points.slice(i - 6, i + 2)
    const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
    const bend = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
    if (Math.hypot(cx - bx, cy - by) > 10) expect(bend).toBeLessThan(0.5)
  }
})

test('a touch alone is a dot', () => {
  expect(drawn(touch(5, 6))).toEqual([5, 6, 100])
})

test('a straight line needs two points, and a change of pressure some more', () => {
  const straight = Array.from({ length: 40 }, (_, i) => [i * 100, 0, 100]).flat()
  expect(simplified(straight, 1)).toEqual([0, 0, 100, 3900, 0, 100])
  const fading = straight.map((value, i) => (i % 3 === 2 ? 100 - Math.floor(i / 3) * 2 : value))
  expect(simplified(fading, 1).length).toBeGreaterThan(12)
})

test('both ends stay whatever is left out between', () => {
  const points = fc.array(fc.tuple(fc.nat(10_000), fc.nat(10_000), fc.nat(100)), { minLength: 1 })
  fc.assert(
    fc.property(points, (touches) => {
      const flat = touches.flat()
      const short = simplified(flat, 1)
      expect(short.length % 3).toBe(0)
      expect(short.slice(0, 3)).toEqual(flat.slice(0, 3))
      expect(short.slice(-3)).toEqual(flat.slice(-3))
    }),
  )
})

test('no sensor means full width; a light hand still draws', () => {
  expect(widthAt(80, toPressure(null))).toBe(80)
  expect(widthAt(80, toPressure(0))).toBe(20)
  expect(toPressure(0.3)).toBeLessThan(toPressure(0.6))
})

test('mirrored twice is the line itself', () => {
  const points = [0, 10, 100, 2500, 20, 50]
  expect(mirrored(points, 10_000)).toEqual([10_000, 10, 100, 7500, 20, 50])
  expect(mirrored(mirrored(points, 10_000), 10_000)).toEqual(points)
})
