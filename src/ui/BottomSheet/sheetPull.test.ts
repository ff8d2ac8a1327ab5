import { pullCloses, pulledPx, pullMoved, pullStart, type Pull } from './sheetPull'

const HEIGHT_PX = 500

/** A finger that is at these places, `everyMs` apart. */
function pulled(places: readonly number[], everyMs: number): { pull: Pull; atMs: number } {
  const [start = 0, ...rest] = places
  let pull = pullStart(start, 0)
  rest.forEach((y, index) => (pull = pullMoved(pull, y, (index + 1) * everyMs)))
  return { pull, atMs: rest.length * everyMs }
}

const closes = ({ pull, atMs }: ReturnType<typeof pulled>, heightPx = HEIGHT_PX) =>
  pullCloses(pull, heightPx, atMs)

test('a panel follows the finger down, once it is no tap, and not above its place', () => {
  expect(pulledPx(pulled([300, 305], 16).pull)).toBe(0)
  expect(pulledPx(pulled([300, 320], 16).pull)).toBe(20)
  expect(pulledPx(pulled([300, 200], 16).pull)).toBe(0)
  expect(pulledPx(pulled([300, 340, 302], 16).pull)).toBe(2)
})

test('slowly pulled it closes from a third of its height, 120 px at most', () => {
  const slow = (px: number) => pulled([0, px / 2, px, px, px], 200)
  expect(closes(slow(119))).toBe(false)
  expect(closes(slow(120))).toBe(true)
  expect(closes(slow(90), 240)).toBe(true)
  expect(closes(slow(70), 240)).toBe(false)
})

test('a short fling closes it, a tremble and a finger that rested do not', () => {
  expect(closes(pulled([0, 10, 22, 34], 16))).toBe(true)
  expect(closes(pulled([0, 18], 16))).toBe(false)
  const { pull } = pulled([0, 10, 22, 34], 16)
  expect(pullCloses(pull, HEIGHT_PX, 400)).toBe(false)
})

test('pulled down and flung up again it stays', () => {
  expect(closes(pulled([0, 60, 100, 70, 40], 16))).toBe(false)
})
