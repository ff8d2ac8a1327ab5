import { layoutComparison, pickSteps, STEPS_MAX, WIDTH } from './layout'

test('both versions have one box, as wide as the poster', () => {
  const { cells, height } = layoutComparison({ mode: 'sides', ratio: 0.75, count: 2, lines: 1 })
  expect(cells).toEqual([
    { x: 0, y: 0, width: WIDTH, height: 480 },
    { x: 0, y: 0, width: WIDTH, height: 480 },
  ])
  expect(height).toBeGreaterThan(480)
})

test('a second line of words makes the poster higher', () => {
  const one = layoutComparison({ mode: 'sides', ratio: 1, count: 2, lines: 1 })
  const two = layoutComparison({ mode: 'sides', ratio: 1, count: 2, lines: 2 })
  expect(two.height - one.height).toBe(two.words.line)
})

test.each([2, 3, 4, 5, 6])('%i steps are side by side and never overlap', (count) => {
  const { cells, seal } = layoutComparison({ mode: 'steps', ratio: 0.75, count, lines: 1 })
  expect(cells).toHaveLength(count)
  for (const [at, a] of cells.entries()) {
    expect(a.x + a.width).toBeLessThanOrEqual(WIDTH + 0.01)
    expect(a.y + a.height).toBeLessThan(seal.y)
    for (const b of cells.slice(at + 1)) {
      const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y
      expect(apart).toBe(true)
    }
  }
})

test('of a long branch the first picture and the last ones are shown', () => {
  const branch = Array.from({ length: 10 }, (_, at) => at)
  expect(pickSteps(branch)).toEqual([0, 5, 6, 7, 8, 9])
  expect(pickSteps(branch)).toHaveLength(STEPS_MAX)
  expect(pickSteps([1, 2])).toEqual([1, 2])
})
