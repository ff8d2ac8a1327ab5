import { computeVideoFrame, pictureStyle } from './timelapseFrame'

const WIDE = { width: 1600, height: 900 }

test('the frame has the chosen shape', () => {
  expect(computeVideoFrame('tall', WIDE)).toEqual({ width: 1, height: 16 / 9 })
  expect(computeVideoFrame('square', WIDE)).toEqual({ width: 1, height: 1 })
  expect(computeVideoFrame('original', WIDE)).toEqual({ width: 16 / 9, height: 1 })
})

test('the picture lies whole in its middle, on paper unless the shape is its own', () => {
  const own = computeVideoFrame('original', WIDE)
  expect(pictureStyle('original', own, WIDE)).toEqual({
    left: '0.00%',
    top: '0.00%',
    width: '100.00%',
    height: '100.00%',
  })
  const style = pictureStyle('square', computeVideoFrame('square', WIDE), WIDE)
  expect(style.width).toBe('92.22%')
  expect(style.left).toBe('3.89%')
  expect(parseFloat(style.height)).toBeCloseTo((92.22 * 900) / 1600, 1)
  expect(parseFloat(style.top) * 2 + parseFloat(style.height)).toBeCloseTo(100, 1)
})
