import { followPx, detectSwipeSide } from './swipe'

const from = { x: 200, y: 300 }

test('far and sideways decides, anything else does not', () => {
  expect(detectSwipeSide(from, { x: 320, y: 320 })).toBe('right')
  expect(detectSwipeSide(from, { x: 80, y: 260 })).toBe('left')
  expect(detectSwipeSide(from, { x: 250, y: 300 })).toBeNull()
  expect(detectSwipeSide(from, { x: 320, y: 480 })).toBeNull()
})

test('the picture follows sideways moves only', () => {
  expect(followPx(from, { x: 240, y: 305 })).toBe(40)
  expect(followPx(from, { x: 240, y: 360 })).toBe(0)
})
