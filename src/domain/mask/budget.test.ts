import { MAX_COORDINATES, MAX_MARKS, type Mark } from '@contract/tools/mask'
import { fitToBudget, fullness } from './budget'

const PICTURE = { width: 100, height: 100 }
const tap: Mark = { kind: 'tap', add: true, x: 1, y: 1, level: 0 }

/** A line that trembles by `by` units around a straight one. */
function trembling(points: number, by: number): Mark {
  const line = Array.from({ length: points }, (_, i) => [i * 20, 5000 + (i % 2 ? by : -by)])
  return { kind: 'stroke', add: true, radius: 300, points: line.flat() }
}

test('a line is simplified, closer work less', () => {
  const line = trembling(100, 7)
  expect(fitToBudget([], line, PICTURE, 1)).toEqual({ ...line, points: [0, 4993, 1980, 5007] })
  const close = fitToBudget([], line, PICTURE, 8)
  expect(close?.kind === 'stroke' && close.points.length).toBe(200)
})

test('with little budget left a line becomes coarser before it is refused', () => {
  const points = new Array<number>(MAX_COORDINATES - 20).fill(1)
  const taken: Mark = { kind: 'stroke', add: true, radius: 300, points }
  const coarse = fitToBudget([taken], trembling(100, 40), PICTURE, 1)
  expect(coarse?.kind === 'stroke' && coarse.points.length).toBe(4)
  expect(fitToBudget([taken], trembling(100, 4000), PICTURE, 1)).toBeNull()
})

test('more marks than a mask may have are refused', () => {
  const many = new Array<Mark>(MAX_MARKS).fill(tap)
  expect(fitToBudget(many, tap, PICTURE, 1)).toBeNull()
  expect(fitToBudget(many.slice(1), tap, PICTURE, 1)).toBe(tap)
  expect(fullness(many)).toBe(1)
})
