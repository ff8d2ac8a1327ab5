import type { Mark, MaskValue } from '@contract/tools/mask'
import {
  changeMask,
  createHistory,
  MAX_STEPS,
  recordStep,
  restoreHistory,
  stepBack,
  stepForward,
} from './history'

const EMPTY: MaskValue = { base: 'none', marks: [], inverted: false, feather: 0 }
const dot = (x: number): Mark => ({ kind: 'stroke', add: true, radius: 9, points: [x, 0] })
const withDots = (count: number) =>
  Array.from({ length: count }, (_, i) => dot(i)).reduce(
    (history, mark) => recordStep(history, { do: 'add', mark }),
    createHistory(EMPTY),
  )

test('sixty lines can be undone one by one and done again', () => {
  let history = withDots(60)
  for (let left = 59; left >= 0; left -= 1) {
    history = stepBack(history)
    expect(history.value.marks).toHaveLength(left)
  }
  expect(stepBack(history)).toBe(history)
  for (let i = 0; i < 60; i += 1) history = stepForward(history)
  expect(history.value).toEqual(withDots(60).value)
  expect(stepForward(history)).toBe(history)
})

test('old steps are forgotten, the marks stay', () => {
  let history = withDots(MAX_STEPS + 20)
  for (let i = 0; i < MAX_STEPS + 20; i += 1) history = stepBack(history)
  expect(history.value.marks).toHaveLength(20)
})

test('clearing and inverting are steps; a new one ends the way forward', () => {
  const painted = withDots(2)
  const cleared = changeMask(painted, { marks: [], inverted: false })
  expect(stepBack(cleared).value).toEqual(painted.value)
  const turned = changeMask(stepBack(cleared), { inverted: true })
  expect(turned.at).toBe(turned.steps.length)
  expect(stepBack(turned).value.inverted).toBe(false)
  expect(changeMask(turned, { inverted: true })).toBe(turned)
})

test('a dragged slider is one step', () => {
  const soft = [5, 12, 30].reduce(
    (history, feather) => changeMask(history, { feather }),
    withDots(1),
  )
  expect(soft.value.feather).toBe(30)
  expect(stepBack(soft).value).toEqual(withDots(1).value)
})

test('a mark that takes the place of another gives it back', () => {
  const [was, now] = [dot(1), dot(2)]
  const history = recordStep(recordStep(createHistory(EMPTY), { do: 'add', mark: was }), {
    do: 'replace' as const,
    now,
    was,
  })
  expect(history.value.marks).toEqual([now])
  expect(stepBack(history).value.marks).toEqual([was])
})

test('a stored history comes back only with the very mask it made', () => {
  const stored: unknown = JSON.parse(JSON.stringify(stepBack(withDots(3))))
  const { value } = stepBack(withDots(3))
  expect(stepForward(restoreHistory(stored, value)).value.marks).toHaveLength(3)
  expect(restoreHistory(stored, EMPTY).steps).toEqual([])
  for (const broken of [null, 7, { value }, { value, steps: [], at: 2 }]) {
    expect(restoreHistory(broken, value)).toEqual(createHistory(value))
  }
})
