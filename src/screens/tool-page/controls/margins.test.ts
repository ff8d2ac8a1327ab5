import {
  draggedMargins,
  evenMargins,
  frameStyle,
  grownFrame,
  marginsFor,
  pictureOnCanvas,
  sidesAt,
  canvasSize,
} from './margins'

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

  test('the old picture leaves space to grow to the full, and the frame grows by its shares', () => {
    const picture = pictureOnCanvas(0.5)
    expect(picture).toEqual({ left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 })
    expect(canvasSize(LANDSCAPE, 300)).toEqual({ width: 300, height: 200 })
    const full = grownFrame(picture, evenMargins(0.5))
    expect([full.left, full.right]).toEqual([0, 1])
    expect([full.top, full.bottom]).toEqual([0, 1])
    expect(frameStyle(full)).toMatchObject({ left: '0.00%', width: '100.00%' })
  })

  test('a finger at an edge means it, at a corner both, in the middle none', () => {
    const reach = { x: 0.1, y: 0.1 }
    const frame = { left: 0.2, right: 0.8, top: 0.3, bottom: 0.7 }
    expect(sidesAt({ x: 0.82, y: 0.5 }, frame, reach)).toEqual(['right'])
    expect(sidesAt({ x: 0.21, y: 0.28 }, frame, reach)).toEqual(['left', 'top'])
    expect(sidesAt({ x: 0.5, y: 0.5 }, frame, reach)).toEqual([])
    expect(sidesAt({ x: 0.5, y: 0.95 }, frame, reach)).toEqual([])
  })

  test('a dragged edge follows the finger, between nothing and the most', () => {
    const picture = pictureOnCanvas(0.5)
    const drag = (moved: { x: number; y: number }) =>
      draggedMargins(evenMargins(0.1), ['right', 'bottom'], moved, { picture, max: 0.5 })
    expect(drag({ x: 0.1, y: 0 })).toEqual({ left: 0.1, top: 0.1, right: 0.3, bottom: 0.1 })
    expect(drag({ x: 9, y: -9 })).toEqual({ left: 0.1, top: 0.1, right: 0.5, bottom: 0 })
  })
})
