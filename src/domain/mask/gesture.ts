/**
 * The fingers on the canvas as a pure machine: one works, two pan and zoom. It knows no screen; the
 * component hands it points (px from the canvas's centre) and does what it says.
 */
import { pinched, pinchStart, type PinchStart } from '@/lib/touch/pinch'
import {
  AT_REST,
  clampTransform,
  type Point,
  type Size,
  type Transform,
} from '@/lib/touch/transform'
import { WORKING } from './view'

/** `spent`: the gesture is over, fingers are still down. */
export type Mode = 'idle' | 'press' | 'line' | 'pan' | 'pinch' | 'spent'

export interface Gesture extends PinchStart {
  mode: Mode
  transform: Transform
  startMs: number
  /** Last point of the line. */
  point: Point
}

export type GestureStep =
  | { do: 'begin' | 'extend' | 'tap'; point: Point }
  /** The line is finished; or it never was meant: the first finger of two. */
  | { do: 'end' | 'drop' }

/** Gestures that move the picture. */
export type Shift = { do: 'view' } | { do: 'settle' }

export interface Ground {
  canvas: Size
  picture: Size
  /** A line is drawn, or a thing is pointed at. */
  draws: boolean
}

/** Trembling of a finger that only means to touch. */
const SLOP_PX = 8
const LINE_PX = 3
/** A second finger this early says that the first one did not mean to paint. */
const YOUNG_MS = 180

export const GESTURE_AT_REST: Gesture = {
  ...pinchStart(AT_REST, []),
  mode: 'idle',
  transform: AT_REST,
  startMs: 0,
  point: { x: 0, y: 0 },
}

type Result = [gesture: Gesture, steps: (GestureStep | Shift)[]]

/** `onEdge`: where the phone's own back swipe begins nothing is painted. */
export function pointerDown(
  gesture: Gesture,
  points: readonly Point[],
  nowMs: number,
  onEdge: boolean,
): Result {
  const point = points[0] ?? gesture.point
  if (points.length > 1) {
    const young = nowMs - gesture.startMs < YOUNG_MS
    const steps: GestureStep[] = gesture.mode === 'line' ? [{ do: young ? 'drop' : 'end' }] : []
    return [{ ...gesture, ...pinchStart(gesture.transform, points), mode: 'pinch' }, steps]
  }
  const mode = onEdge || gesture.mode !== 'idle' ? 'spent' : 'press'
  return [{ ...gesture, ...pinchStart(gesture.transform, points), mode, startMs: nowMs, point }, []]
}

function panned(gesture: Gesture, point: Point, { picture, canvas }: Ground): Transform {
  const { scale, x, y } = gesture.startTransform
  const moved = {
    scale,
    x: x + point.x - gesture.startPoint.x,
    y: y + point.y - gesture.startPoint.y,
  }
  return clampTransform(moved, picture, canvas, WORKING)
}

export function pointerMove(gesture: Gesture, points: readonly Point[], ground: Ground): Result {
  const point = points[0]
  if (!point) return [gesture, []]
  const way = Math.hypot(point.x - gesture.startPoint.x, point.y - gesture.startPoint.y)
  switch (gesture.mode) {
    case 'pinch': {
      const transform = pinched(gesture, points, WORKING)
      return transform ? [{ ...gesture, transform }, [{ do: 'view' }]] : [gesture, []]
    }
    case 'press':
      if (way < (ground.draws ? LINE_PX : SLOP_PX)) return [gesture, []]
      if (!ground.draws) return pointerMove({ ...gesture, mode: 'pan' }, points, ground)
      return [
        { ...gesture, mode: 'line', point },
        [
          { do: 'begin', point: gesture.startPoint },
          { do: 'extend', point },
        ],
      ]
    case 'line':
      return [{ ...gesture, point }, [{ do: 'extend', point }]]
    case 'pan':
      return [{ ...gesture, transform: panned(gesture, point, ground) }, [{ do: 'view' }]]
    default:
      return [gesture, []]
  }
}

/** `left`: the fingers that stay. */
export function pointerUp(gesture: Gesture, left: readonly Point[], ground: Ground): Result {
  const mode = left.length > 0 ? 'spent' : 'idle'
  if (gesture.mode === 'pinch' && left.length > 1) {
    return [{ ...gesture, ...pinchStart(gesture.transform, left) }, []]
  }
  if (gesture.mode === 'pinch' || gesture.mode === 'pan') {
    const transform = clampTransform(gesture.transform, ground.picture, ground.canvas, WORKING)
    return [{ ...gesture, mode, transform }, [{ do: 'settle' }]]
  }
  if (gesture.mode === 'line') return [{ ...gesture, mode }, [{ do: 'end' }]]
  if (gesture.mode !== 'press') return [{ ...gesture, mode }, []]
  const point = gesture.startPoint
  const steps: GestureStep[] = ground.draws
    ? [{ do: 'begin', point }, { do: 'end' }]
    : [{ do: 'tap', point }]
  return [{ ...gesture, mode }, steps]
}

/** The phone took the fingers away: a line stays as far as it came, a tap was none. */
export function pointerLost(gesture: Gesture): Result {
  return [{ ...gesture, mode: 'idle' }, gesture.mode === 'line' ? [{ do: 'end' }] : []]
}
