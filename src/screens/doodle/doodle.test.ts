import fc from 'fast-check'
import {
  getApplied,
  doodleOn,
  isBlank,
  listVisible,
  buildLayerStack,
  stepBack,
  stepForward,
} from './doodle'
import type { Operation, Doodle } from './doodle'
import { MIN_STEPS, restored, withOperation } from './record'

const EMPTY = doodleOn({ width: 3, height: 4 })

const line = (layer = 0, more: Partial<Extract<Operation, { kind: 'line' }>> = {}): Operation => ({
  kind: 'line',
  layer,
  erase: false,
  colour: '#1c1c1e',
  width: 100,
  mirror: false,
  points: [0, 0, 100, 500, 500, 100],
  ...more,
})

function after(...operations: Operation[]): Doodle {
  return operations.reduce((doodle, operation) => withOperation(doodle, operation) ?? doodle, EMPTY)
}

const buildStack = (doodle: Doodle) => buildLayerStack(doodle.paper, getApplied(doodle))

test('the longer side of the paper is 10000 units', () => {
  expect(buildStack(EMPTY).size).toEqual({ width: 7500, height: 10_000 })
})

test('a board is blank until something on it would be seen', () => {
  expect(isBlank(buildStack(EMPTY))).toBe(true)
  expect(isBlank(buildStack(after(line(1, { erase: true }))))).toBe(true)
  expect(isBlank(buildStack(after(line(1))))).toBe(false)
  expect(isBlank(buildStack(after(line(1), { kind: 'show', layer: 1, visible: false })))).toBe(true)
  expect(isBlank(buildStack(after(line(1), line(2), { kind: 'clear', layer: 1 })))).toBe(false)
  expect(isBlank(buildStack(after(line(1), line(2), { kind: 'clear', layer: null })))).toBe(true)
})

test('layers are raised and lowered, and hidden ones are left out', () => {
  const moved = after({ kind: 'move', layer: 0, place: 2 })
  expect(buildStack(moved).order).toEqual([1, 2, 0])
  const shown = buildStack(after(...getApplied(moved), { kind: 'show', layer: 2, visible: false }))
  expect(listVisible(shown)).toEqual([1, 0])
})

test('a picture to draw on gives the paper its shape and takes everything else away', () => {
  const doodle = after(line(2), { kind: 'picture', ref: 'upload:a', width: 768, height: 384 })
  expect(buildStack(doodle)).toEqual({
    size: { width: 10_000, height: 5000 },
    order: [0, 1, 2],
    hidden: [],
    used: [0],
  })
  expect(buildStack(stepBack(doodle)).used).toEqual([2])
})

test('every step can be undone and done again, and a new operation ends what was undone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), fc.nat(80), (count, back) => {
      const full = after(...Array.from({ length: count }, (_, i) => line(i % 3, { width: i + 1 })))
      let doodle = full
      for (let i = 0; i < back; i += 1) doodle = stepBack(doodle)
      expect(doodle.at).toBe(Math.max(0, count - back))
      const other = withOperation(doodle, line())
      expect(other?.deeds).toHaveLength(doodle.at + 1)
      for (let i = 0; i < back; i += 1) doodle = stepForward(doodle)
      expect(doodle).toEqual(full)
    }),
  )
})

test('lines wiped away long ago are forgotten, layers stay as they are, and 50 steps go back', () => {
  const start = [line(), { kind: 'move', layer: 0, place: 2 } as Operation, line()]
  const later = Array.from({ length: MIN_STEPS + 5 }, () => line(1))
  const doodle = after(...start, { kind: 'clear', layer: null }, ...later)
  expect(doodle.deeds.slice(0, 2).map(({ kind }) => kind)).toEqual(['move', 'clear'])
  expect(buildStack(doodle)).toMatchObject({ order: [1, 2, 0], used: [1] })
  expect(doodle.at).toBeGreaterThanOrEqual(MIN_STEPS)
})

test('a full board takes no more', () => {
  const long = line(0, { points: Array.from({ length: 30_000 }, () => 1) })
  const doodle = after(long, long)
  expect(withOperation(doodle, long)).toBeNull()
  expect(withOperation(doodle, line())).not.toBeNull()
})

test('storage is believed only when it holds a whole doodle', () => {
  const doodle = after(line(), {
    kind: 'fill',
    layer: 1,
    colour: '#ffffff',
    mirror: false,
    x: 1,
    y: 2,
  })
  expect(restored(JSON.parse(JSON.stringify(doodle)), EMPTY)).toEqual(doodle)
  const broken: unknown[] = [
    null,
    {},
    { ...doodle, at: 3 },
    { ...doodle, deeds: [{ ...line(), layer: 7 }] },
    { ...doodle, deeds: [line(0, { points: [1, 2] })], at: 1 },
    { ...doodle, deeds: [{ kind: 'explode' }], at: 1 },
  ]
  for (const stored of broken) expect(restored(stored, EMPTY)).toBe(EMPTY)
})
