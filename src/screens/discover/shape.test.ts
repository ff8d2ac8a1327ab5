import { parseShape } from './shape'

test('a shape has the given ratio and longest side', () => {
  expect(parseShape('3:4', 80)).toEqual({ width: 60, height: 80 })
  expect(parseShape('16:9', 80)).toEqual({ width: 80, height: 45 })
  expect(parseShape('1:1', 80)).toEqual({ width: 80, height: 80 })
})

test('what is not a ratio is a square, not an error', () => {
  expect(parseShape(undefined, 80)).toEqual({ width: 80, height: 80 })
  expect(parseShape('0:4', 80)).toEqual({ width: 80, height: 80 })
})
