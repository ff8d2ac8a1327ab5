import { parseHeightRatio, shuffled } from './cells'

test('cells have the requested ratio', () => {
  expect(parseHeightRatio([{ params: { ratio: '3:4' } }])).toBeCloseTo(4 / 3)
  expect(parseHeightRatio([{ params: { ratio: '16:9' } }])).toBeCloseTo(9 / 16)
  expect(parseHeightRatio([{ params: {} }])).toBe(1)
  expect(parseHeightRatio([])).toBe(1)
})

test('shuffling loses nothing and follows its dice', () => {
  expect(shuffled([0, 1, 2, 3], () => 0)).toEqual([0, 1, 2, 3])
  expect(shuffled([0, 1, 2, 3], () => 0.99)).toEqual([3, 2, 1, 0])
})
