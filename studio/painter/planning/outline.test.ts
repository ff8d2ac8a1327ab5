import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineCells } from './outline'

const GRID = { width: 40, height: 30 }

function buildCells(isCovered: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: GRID.width * GRID.height }, (_, at) =>
    isCovered(at % GRID.width, Math.floor(at / GRID.width)) ? 1 : 0,
  )
}

test('the outline of a block is its four corners', () => {
  const block = buildCells((x, y) => x >= 5 && x < 15 && y >= 4 && y < 20)
  const corners = [
    [5, 4],
    [15, 4],
    [15, 20],
    [5, 20],
  ]
  const line = outlineCells(block, GRID, 64).map(([x, y]) => [x, y])
  assert.equal(line.length, 4)
  for (const corner of corners) assert.ok(line.some(([x, y]) => x === corner[0] && y === corner[1]))
})

test('a round outline keeps to the number of points and to its cells', () => {
  const disc = buildCells((x, y) => (x - 20) ** 2 + (y - 15) ** 2 < 120)
  const line = outlineCells(disc, GRID, 12)
  assert.ok(line.length >= 6 && line.length <= 12)
  for (const [x, y] of line) assert.ok(Math.abs(Math.hypot(x - 20.5, y - 15.5) - 11) < 2)
})

test('parts far from each other are held by their hull, and nothing has no outline', () => {
  const two = buildCells((x, y) => y > 10 && y < 16 && (x < 6 || x > 33))
  const xs = outlineCells(two, GRID, 64).map(([x]) => x)
  assert.deepEqual([Math.min(...xs), Math.max(...xs)], [0, 40])
  assert.deepEqual(
    outlineCells(
      buildCells(() => false),
      GRID,
      64,
    ),
    [],
  )
})

test('an outline touching every border of the grid closes', () => {
  const line = outlineCells(
    buildCells(() => true),
    GRID,
    64,
  )
  assert.equal(line.length, 4)
})
