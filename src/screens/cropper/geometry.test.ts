import { atRest, cornerMoved, cropRect, filled, outputSize, pictureRect } from './geometry'

const GROUND = { picture: { width: 3000, height: 4000 }, canvas: { width: 360, height: 440 } }

describe('a frame over a picture', () => {
  test('free at rest it holds the whole picture', () => {
    expect(cropRect(atRest(GROUND, 0, null), GROUND)).toEqual({
      left: 0,
      top: 0,
      width: 3000,
      height: 4000,
    })
  })

  test('a square takes the middle', () => {
    const rect = cropRect(atRest(GROUND, 0, 1), GROUND)
    expect(rect.width).toBeCloseTo(3000)
    expect(rect.height).toBeCloseTo(3000)
    expect(rect.top).toBeCloseTo(500)
  })

  test('a quarter turn swaps the sides', () => {
    const rect = cropRect(atRest(GROUND, 1, null), GROUND)
    expect([rect.width, rect.height]).toEqual([4000, 3000])
  })

  test('wherever it is moved, the picture fills the frame', () => {
    for (const ratio of [null, 1, 16 / 9, 9 / 16]) {
      for (const [scale, x, y] of [
        [0.2, 900, 900],
        [3, -900, 900],
        [99, 0, -9999],
      ] as const) {
        const crop = filled({ ...atRest(GROUND, 3, ratio), transform: { scale, x, y } }, GROUND)
        const shown = pictureRect(crop, GROUND)
        const { frame } = crop
        expect(shown.left).toBeLessThanOrEqual(frame.left + 0.001)
        expect(shown.top).toBeLessThanOrEqual(frame.top + 0.001)
        expect(shown.left + shown.width).toBeGreaterThanOrEqual(frame.left + frame.width - 0.001)
        expect(shown.top + shown.height).toBeGreaterThanOrEqual(frame.top + frame.height - 0.001)
      }
    }
  })

  test('a corner stays on the picture and leaves space for a finger', () => {
    const rest = atRest(GROUND, 0, null)
    const far = cornerMoved(rest, 'rightBottom', { x: 999, y: 999 }, GROUND)
    expect(far.frame).toEqual(rest.frame)
    const near = cornerMoved(rest, 'leftTop', { x: 999, y: 999 }, GROUND)
    expect(near.frame.width).toBeCloseTo(56)
    expect(near.frame.left + near.frame.width).toBeCloseTo(rest.frame.left + rest.frame.width)
  })

  test('the result is no larger than requested and never enlarged', () => {
    expect(outputSize({ width: 3000, height: 4000 }, 2048)).toEqual({ width: 1536, height: 2048 })
    expect(outputSize({ width: 100.4, height: 0.2 }, 2048)).toEqual({ width: 100, height: 1 })
  })
})
