import type { Point } from '@/lib/touch/transform'
import {
  GESTURE_AT_REST,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type Ground,
} from './gesture'

const PAINT: Ground = {
  canvas: { width: 390, height: 600 },
  picture: { width: 300, height: 400 },
  draws: true,
}
const TAP: Ground = { ...PAINT, draws: false }
const at = (x: number, y: number): Point => ({ x, y })

function run(ground: Ground, steps: (readonly Point[])[], gapMs = 300, onEdge = false) {
  let gesture = GESTURE_AT_REST
  const said: string[] = []
  let fingers = 0
  steps.forEach((points, i) => {
    const [next, steps] =
      points.length > fingers
        ? pointerDown(gesture, points, i * gapMs, onEdge)
        : points.length < fingers
          ? pointerUp(gesture, points, ground)
          : pointerMove(gesture, points, ground)
    fingers = points.length
    gesture = next
    said.push(...steps.map((step) => step.do))
  })
  return { gesture, said }
}

test('one finger draws a line from where it was put down', () => {
  const { said, gesture } = run(PAINT, [[at(0, 0)], [at(1, 1)], [at(9, 0)], [at(20, 0)], []])
  expect(said).toEqual(['begin', 'extend', 'extend', 'end'])
  expect(gesture.mode).toBe('idle')
})

test('a touch is a dot, and a tap where things are pointed at', () => {
  expect(run(PAINT, [[at(0, 0)], []]).said).toEqual(['begin', 'end'])
  expect(run(TAP, [[at(0, 0)], [at(5, 5)], []]).said).toEqual(['tap'])
})

test('where the back swipe begins nothing is painted', () => {
  expect(run(PAINT, [[at(-190, 0)], [at(0, 0)], []], 300, true).said).toEqual([])
})

test('two fingers zoom around what lies between them', () => {
  const { said, gesture } = run(PAINT, [
    [at(-50, 0)],
    [at(-50, 0), at(50, 0)],
    [at(-100, 0), at(100, 0)],
    [],
  ])
  expect(said).toEqual(['view', 'settle'])
  expect(gesture.transform).toEqual({ scale: 2, x: 0, y: 0 })
})

test('a second finger soon after the first takes the line back, a late one keeps it', () => {
  const steps = [[at(0, 0)], [at(30, 0)], [at(30, 0), at(90, 0)]]
  expect(run(PAINT, steps, 50).said).toEqual(['begin', 'extend', 'drop'])
  expect(run(PAINT, steps, 400).said).toEqual(['begin', 'extend', 'end'])
})

test('the finger that stays after a pinch does not paint', () => {
  const { said } = run(PAINT, [[at(0, 0), at(90, 0)], [at(0, 0)], [at(60, 0)], []])
  expect(said).toEqual(['settle'])
})

test('where nothing is drawn one finger moves the enlarged picture', () => {
  const [enlarged] = pointerDown(
    { ...GESTURE_AT_REST, transform: { scale: 3, x: 0, y: 0 } },
    [at(0, 0)],
    0,
    false,
  )
  const [moved, steps] = pointerMove(enlarged, [at(40, 0)], TAP)
  expect(steps).toEqual([{ do: 'view' }])
  expect(moved.transform.x).toBe(40)
})

test('a call that comes in ends the line and makes no tap', () => {
  const [pressed] = pointerDown(GESTURE_AT_REST, [at(0, 0)], 0, false)
  expect(pointerLost(pressed)[1]).toEqual([])
  expect(pointerLost(pointerMove(pressed, [at(30, 0)], PAINT)[0])[1]).toEqual([{ do: 'end' }])
})
