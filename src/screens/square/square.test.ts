import { hidingAt } from './hiding'
import { detectSwipe } from './swipe'

const WIDE = 390

test('a finger across turns to the neighbour; up, down, short or from the edge it does not', () => {
  const from = { x: 200, y: 300 }
  expect(detectSwipe(from, { x: 100, y: 310 }, WIDE)).toBe(1)
  expect(detectSwipe(from, { x: 300, y: 290 }, WIDE)).toBe(-1)
  expect(detectSwipe(from, { x: 150, y: 300 }, WIDE)).toBe(0)
  expect(detectSwipe(from, { x: 100, y: 380 }, WIDE)).toBe(0)
  expect(detectSwipe({ x: 10, y: 300 }, { x: 200, y: 300 }, WIDE)).toBe(0)
})

test('the header leaves on the way down and is back on the way up and at the top', () => {
  const shown = { hidden: false, top: 200 }
  expect(hidingAt(shown, 203)).toBe(shown)
  const left = hidingAt(shown, 240)
  expect(left.hidden).toBe(true)
  expect(hidingAt(left, 220).hidden).toBe(false)
  expect(hidingAt(left, 40).hidden).toBe(false)
})
