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

test('the hull holds the corners of every covered cell', () => {
  let seed = 7
  const next = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 30; round++) {
    // far apart, so that only their hull can hold them
    const spots = new Set(
      Array.from({ length: 5 }, () => `${Math.floor(next() * 40)} ${Math.floor(next() * 30)}`),
    )
    const hull = outlineCells(
      buildCells((x, y) => spots.has(`${x} ${y}`)),
      GRID,
      64,
    )
    const corners = [...spots].flatMap((spot) => {
      const [x, y] = spot.split(' ').map(Number) as [number, number]
      return [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ] as const
    })
    const around = hull.map((point, at) => [point, hull[(at + 1) % hull.length] ?? point] as const)
    for (const [x, y] of corners)
      for (const [[ax, ay], [bx, by]] of around) {
        const beyond = ((x - ax) * (by - ay) - (bx - ax) * (y - ay)) / Math.hypot(bx - ax, by - ay)
        // half a cell is lost where the line is simplified
        assert.ok(beyond <= 0.5, `${x} ${y} is outside by ${beyond}`)
      }
  }
})
