/**
 * The viewer's fingers as a pure machine: pinch, pan, swipe to the neighbour, swipe down to close,
 * tap and double tap. It knows no screen; the component hands it points and draws what it says.
 */
import {
  clampScale,
  doubleTapped,
  MIN_SCALE,
  scaledAround,
  settled,
  type Point,
  type Size,
  type Transform,
} from './transform'

export const SLOP_PX = 10
/** Two taps within this time and SLOP_PX * 3 are a double tap. */
export const DOUBLE_TAP_MS = 280
/** px per ms that make a flick, however short its way. */
const FLICK = 0.45
const CLOSE_PART = 0.16
const TURN_PART = 0.28

export type Mode = 'idle' | 'press' | 'pan' | 'pinch' | 'turn' | 'close'

export interface Frame {
  stage: Size
  picture: Size
  hasPrevious: boolean
  hasNext: boolean
}

export interface GestureState {
  mode: Mode
  transform: Transform
  /** Where the strip of pictures is dragged to, px. */
  turnX: number
  /** How far the picture is pulled down, px. */
  closeY: number
  startTransform: Transform
  startPoint: Point
  startSpan: number
  startMs: number
  lastTap: { atMs: number; point: Point } | null
}

export type Outcome = 'none' | 'tap' | 'next' | 'previous' | 'close'

export function atRest(transform: Transform): GestureState {
  return {
    mode: 'idle',
    transform,
    turnX: 0,
    closeY: 0,
    startTransform: transform,
    startPoint: { x: 0, y: 0 },
    startSpan: 0,
    startMs: 0,
    lastTap: null,
  }
}

function centreOf(points: readonly Point[]): Point {
  const count = Math.max(1, points.length)
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / count,
    y: points.reduce((sum, point) => sum + point.y, 0) / count,
  }
}

function spanOf(points: readonly Point[]): number {
  const [one, two] = points
  return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0
}

/** Fingers touched or left: the gesture starts anew from where the picture is. */
export function fingersDown(
  state: GestureState,
  points: readonly Point[],
  nowMs: number,
): GestureState {
  return {
    ...state,
    mode: points.length > 1 ? 'pinch' : 'press',
    turnX: 0,
    closeY: 0,
    startTransform: state.transform,
    startPoint: centreOf(points),
    startSpan: spanOf(points),
    startMs: nowMs,
    // A second finger is no tap.
    lastTap: points.length > 1 ? null : state.lastTap,
  }
}

function modeFor(state: GestureState, dx: number, dy: number): Mode {
  if (Math.hypot(dx, dy) <= SLOP_PX) return 'press'
  if (state.transform.scale > MIN_SCALE + 0.01) return 'pan'
  if (Math.abs(dx) > Math.abs(dy)) return 'turn'
  return dy > 0 ? 'close' : 'idle'
}

/** A drag past the first or last picture follows at a third: there is nothing there. */
function resisted(dx: number, frame: Frame): number {
  const free = dx > 0 ? frame.hasPrevious : frame.hasNext
  return free ? dx : dx / 3
}

/** Points are px from the centre of the stage. */
export function fingersMoved(
  state: GestureState,
  points: readonly Point[],
  frame: Frame,
): GestureState {
  const centre = centreOf(points)
  const dx = centre.x - state.startPoint.x
  const dy = centre.y - state.startPoint.y
  if (state.mode === 'pinch') {
    if (points.length < 2 || state.startSpan === 0) return state
    const scale = clampScale((state.startTransform.scale * spanOf(points)) / state.startSpan)
    const scaled = scaledAround(state.startTransform, scale, state.startPoint)
    return { ...state, transform: { ...scaled, x: scaled.x + dx, y: scaled.y + dy } }
  }
  const mode = state.mode === 'press' ? modeFor(state, dx, dy) : state.mode
  switch (mode) {
    case 'pan': {
      const { scale, x, y } = state.startTransform
      const transform = settled({ scale, x: x + dx, y: y + dy }, frame.picture, frame.stage)
      return { ...state, mode, transform }
    }
    case 'turn':
      return { ...state, mode, turnX: resisted(dx, frame) }
    case 'close':
      return { ...state, mode, closeY: Math.max(0, dy) }
    default:
      return { ...state, mode }
  }
}

function outcomeOf(state: GestureState, nowMs: number, frame: Frame): Outcome {
  const ms = Math.max(1, nowMs - state.startMs)
  if (state.mode === 'close') {
    const far = state.closeY > frame.stage.height * CLOSE_PART
    return far || state.closeY / ms > FLICK ? 'close' : 'none'
  }
  if (state.mode === 'turn') {
    const far = Math.abs(state.turnX) > frame.stage.width * TURN_PART
    if (!far && Math.abs(state.turnX) / ms <= FLICK) return 'none'
    if (state.turnX < 0) return frame.hasNext ? 'next' : 'none'
    return frame.hasPrevious ? 'previous' : 'none'
  }
  return state.mode === 'press' ? 'tap' : 'none'
}

/** All fingers left. The new state is at rest; the outcome says what was meant. */
export function fingersUp(
  state: GestureState,
  nowMs: number,
  frame: Frame,
): { state: GestureState; outcome: Outcome } {
  const outcome = outcomeOf(state, nowMs, frame)
  const rest = atRest(settled(state.transform, frame.picture, frame.stage))
  if (outcome !== 'tap') return { state: rest, outcome }
  const point = state.startPoint
  const last = state.lastTap
  const near = last && Math.hypot(last.point.x - point.x, last.point.y - point.y) < SLOP_PX * 3
  if (last && near && nowMs - last.atMs <= DOUBLE_TAP_MS) {
    const transform = doubleTapped(state.transform, point, frame.picture, frame.stage)
    return { state: atRest(transform), outcome: 'none' }
  }
  return { state: { ...rest, lastTap: { atMs: nowMs, point } }, outcome }
}
