import { shapeOf, shuffled } from './cells'

test('cells have the shape that was asked for', () => {
  expect(shapeOf([{ params: { ratio: '3:4' } }])).toBeCloseTo(4 / 3)
  expect(shapeOf([{ params: { ratio: '16:9' } }])).toBeCloseTo(9 / 16)
  expect(shapeOf([{ params: {} }])).toBe(1)
  expect(shapeOf([])).toBe(1)
})

test('shuffling loses nothing and follows its dice', () => {
  expect(shuffled([0, 1, 2, 3], () => 0)).toEqual([0, 1, 2, 3])
  expect(shuffled([0, 1, 2, 3], () => 0.99)).toEqual([3, 2, 1, 0])
})
