import { AT_REST, type Point } from '@/lib/touch/transform'
import { atRest, fingersDown, fingersMoved, fingersUp, type Frame } from './gesture'

const FRAME: Frame = {
  canvas: { width: 390, height: 844 },
  picture: { width: 768, height: 1024 },
  hasPrevious: true,
  hasNext: true,
}

function drag(to: Point, ms: number, frame = FRAME, from = atRest(AT_REST)) {
  const down = fingersDown(from, [{ x: 0, y: 0 }], 0)
  const half = fingersMoved(down, [{ x: to.x / 2, y: to.y / 2 }], frame)
  return fingersUp(fingersMoved(half, [to], frame), ms, frame)
}

describe('viewer gestures', () => {
  test('a swipe to the left shows the next picture, to the right the one before', () => {
    expect(drag({ x: -150, y: 10 }, 400).outcome).toBe('next')
    expect(drag({ x: 150, y: 10 }, 400).outcome).toBe('previous')
  })

  test('a short quick flick turns too, a short slow drag goes back', () => {
    expect(drag({ x: -60, y: 0 }, 90).outcome).toBe('next')
    expect(drag({ x: -60, y: 0 }, 600).outcome).toBe('none')
  })

  test('past the last picture there is nothing to turn to, and the strip resists', () => {
    const alone = { ...FRAME, hasNext: false }
    const down = fingersDown(atRest(AT_REST), [{ x: 0, y: 0 }], 0)
    expect(fingersMoved(down, [{ x: -150, y: 0 }], alone).turnX).toBe(-50)
    expect(drag({ x: -300, y: 0 }, 300, alone).outcome).toBe('none')
  })

  test('a swipe down closes; a swipe up does not', () => {
    expect(drag({ x: 5, y: 200 }, 400).outcome).toBe('close')
    expect(drag({ x: 5, y: -200 }, 400).outcome).toBe('none')
  })

  test('an enlarged picture is moved, not turned or closed', () => {
    const large = atRest({ scale: 2, x: 0, y: 0 })
    const sideways = drag({ x: -150, y: 0 }, 300, FRAME, large)
    expect(sideways.outcome).toBe('none')
    expect(sideways.state.transform).toEqual({ scale: 2, x: -150, y: 0 })
    expect(drag({ x: 0, y: 300 }, 300, FRAME, large).outcome).toBe('none')
  })

  test('two fingers zoom between 1x and 3x', () => {
    const pinch = (span: number) => {
      const down = fingersDown(
        atRest(AT_REST),
        [
          { x: -50, y: 0 },
          { x: 50, y: 0 },
        ],
        0,
      )
      const moved = fingersMoved(
        down,
        [
          { x: -span / 2, y: 0 },
          { x: span / 2, y: 0 },
        ],
        FRAME,
      )
      return fingersUp(moved, 300, FRAME).state.transform.scale
    }
    expect(pinch(200)).toBe(2)
    expect(pinch(900)).toBe(3)
    expect(pinch(20)).toBe(1)
  })

  test('10 px of trembling are still a tap', () => {
    expect(drag({ x: 6, y: 8 }, 120).outcome).toBe('tap')
    expect(drag({ x: 30, y: 0 }, 900).outcome).toBe('none')
  })

  test('two taps close together double the picture, two slow taps do not', () => {
    const first = drag({ x: 0, y: 0 }, 60)
    const tapAt = (startMs: number) => {
      const down = fingersDown(first.state, [{ x: 0, y: 0 }], startMs)
      return fingersUp(down, startMs + 50, FRAME)
    }
    expect(tapAt(150).state.transform.scale).toBe(2)
    expect(tapAt(150).outcome).toBe('none')
    expect(tapAt(800).state.transform.scale).toBe(1)
    expect(tapAt(800).outcome).toBe('tap')
  })
})
