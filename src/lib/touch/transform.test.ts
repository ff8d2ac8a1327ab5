import {
  AT_REST,
  doubleTapped,
  fitInside,
  panLimit,
  scaledAround,
  clampTransform,
} from './transform'

const CANVAS = { width: 390, height: 844 }
const PORTRAIT = { width: 768, height: 1024 }

describe('a picture under fingers', () => {
  test('a picture is shown whole, touching the nearer pair of edges', () => {
    expect(fitInside(PORTRAIT, CANVAS)).toEqual({ width: 390, height: 520 })
    expect(fitInside({ width: 100, height: 1000 }, CANVAS).height).toBe(844)
  })

  test('zoom stays between 1 and 3', () => {
    expect(clampTransform({ scale: 0.4, x: 0, y: 0 }, PORTRAIT, CANVAS).scale).toBe(1)
    expect(clampTransform({ scale: 9, x: 0, y: 0 }, PORTRAIT, CANVAS).scale).toBe(3)
  })

  test('the point under the fingers stays under the fingers', () => {
    const before = { scale: 1.5, x: 20, y: -30 }
    const anchor = { x: 60, y: 90 }
    const after = scaledAround(before, 2.5, anchor)
    const inPicture = (transform: typeof before) => ({
      x: (anchor.x - transform.x) / transform.scale,
      y: (anchor.y - transform.y) / transform.scale,
    })
    expect(inPicture(after).x).toBeCloseTo(inPicture(before).x)
    expect(inPicture(after).y).toBeCloseTo(inPicture(before).y)
  })

  test('an enlarged picture never leaves a gap it could fill', () => {
    const limit = panLimit(2, PORTRAIT, CANVAS)
    expect(limit).toEqual({ x: 195, y: 98 })
    expect(clampTransform({ scale: 2, x: 900, y: -900 }, PORTRAIT, CANVAS)).toEqual({
      scale: 2,
      x: 195,
      y: -98,
    })
  })

  test('at rest nothing can be moved', () => {
    expect(clampTransform({ scale: 1, x: 50, y: 50 }, PORTRAIT, CANVAS)).toEqual(AT_REST)
  })

  test('a double tap doubles around the finger, the next one brings it back', () => {
    const near = doubleTapped(AT_REST, { x: 40, y: 0 }, PORTRAIT, CANVAS)
    expect(near).toEqual({ scale: 2, x: -40, y: 0 })
    expect(doubleTapped(near, { x: 0, y: 0 }, PORTRAIT, CANVAS)).toEqual(AT_REST)
  })

  test('where it is worked on, an enlarged picture goes further and past its edge', () => {
    const limits = { maxScale: 6, slack: 40 }
    const far = clampTransform({ scale: 9, x: 9999, y: 0 }, PORTRAIT, CANVAS, limits)
    expect(far).toEqual({ scale: 6, x: 975 + 40, y: 0 })
    expect(clampTransform({ scale: 1, x: 40, y: 0 }, PORTRAIT, CANVAS, limits)).toEqual(AT_REST)
  })
})
