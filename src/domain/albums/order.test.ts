import { findNextId, layoutOrder, positionAfter, withMoved } from './order'

test('squares in rows of three', () => {
  const { tiles, heightPx } = layoutOrder(['a', 'b', 'c', 'd'])
  expect(tiles.map(({ topPx, leftPx }) => [Math.round(topPx), Math.round(leftPx)])).toEqual([
    [0, 0],
    [0, 126],
    [0, 253],
    [126, 0],
  ])
  expect(Math.round(heightPx)).toBe(253)
})

test('a finger of less than half a square moves nothing; further it does, within the list', () => {
  expect(positionAfter(4, { x: 50, y: -50 }, 9)).toBe(4)
  expect(positionAfter(4, { x: 100, y: 0 }, 9)).toBe(5)
  expect(positionAfter(4, { x: 0, y: -120 }, 9)).toBe(1)
  expect(positionAfter(4, { x: -900, y: -900 }, 9)).toBe(0)
  expect(positionAfter(4, { x: 900, y: 900 }, 8)).toBe(7)
})

test('moves to its place, and reports the next neighbour', () => {
  const moved = withMoved(['a', 'b', 'c'], 'c', 0)
  expect(moved).toEqual(['c', 'a', 'b'])
  expect(findNextId(moved, 'c')).toBe('a')
  expect(findNextId(moved, 'b')).toBe(null)
})
