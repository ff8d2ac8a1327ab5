import { evenMargins, frameOf, marginsFor } from './margins'

const LANDSCAPE = { width: 600, height: 400 }

const ratioWith = (margins: { left: number; right: number; top: number; bottom: number }) =>
  (LANDSCAPE.width * (1 + margins.left + margins.right)) /
  (LANDSCAPE.height * (1 + margins.top + margins.bottom))

describe('growing a picture', () => {
  test('a ratio is reached by adding on one pair of sides only', () => {
    const square = marginsFor('1:1', LANDSCAPE, 0.5)
    expect(square && ratioWith(square)).toBeCloseTo(1, 2)
    expect(square).toMatchObject({ left: 0, right: 0 })
    const wide = marginsFor('16:9', LANDSCAPE, 0.5)
    expect(wide && ratioWith(wide)).toBeCloseTo(16 / 9, 2)
    expect(wide).toMatchObject({ top: 0, bottom: 0 })
  })

  test('a ratio that would need more than is allowed, or nothing, is not offered', () => {
    expect(marginsFor('9:16', LANDSCAPE, 0.5)).toBeNull()
    expect(marginsFor('4:3', { width: 400, height: 300 }, 0.5)).toBeNull()
  })

  test('the drawing shows the old picture where it lies in the new frame', () => {
    const { outer, inner } = frameOf(evenMargins(0.5), LANDSCAPE)
    expect(outer).toEqual({ width: '100.00%', height: '66.67%' })
    expect(inner).toEqual({ left: '25.00%', top: '25.00%', width: '50.00%', height: '50.00%' })
  })
})
