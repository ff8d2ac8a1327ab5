import { cellAt, targetAt } from './order'

const box = { width: 300, height: 120 }
const grid = { columns: 5, count: 8 }

test('the cell under the finger', () => {
  expect(cellAt({ x: 10, y: 10 }, box, grid)).toBe(0)
  expect(cellAt({ x: 290, y: 59 }, box, grid)).toBe(4)
  expect(cellAt({ x: 130, y: 70 }, box, grid)).toBe(7)
  expect(cellAt({ x: 200, y: 70 }, box, grid)).toBeNull()
  expect(cellAt({ x: -1, y: 5 }, box, grid)).toBeNull()
})

test('a finger that has left the grid means its nearest cell', () => {
  expect(targetAt({ x: -50, y: 90 }, box, grid)).toBe(5)
  expect(targetAt({ x: 900, y: -40 }, box, grid)).toBe(4)
  expect(targetAt({ x: 290, y: 400 }, box, grid)).toBe(7)
})
