/**
 * The viewer's fingers as a pure machine: pinch, pan, swipe to the neighbour, swipe down to close,
 * tap and double tap. It knows no screen; the component hands it points and draws what it says.
 */
import { computeCentre, pinched, pinchStart, type PinchStart } from '@/lib/touch/pinch'
import {
  doubleTapped,
  MIN_SCALE,
  clampTransform,
  type Point,
  type Size,
  type Transform,
} from '@/lib/touch/transform'

export const SLOP_PX = 10
/** Two taps within this time and SLOP_PX * 3 are a double tap. */
export const DOUBLE_TAP_MS = 280
/** px per ms that make a flick, however short its way. */
const FLICK = 0.45
const CLOSE_PART = 0.16
const TURN_PART = 0.28

export type Mode = 'idle' | 'press' | 'pan' | 'pinch' | 'turn' | 'close'

export interface Frame {
  canvas: Size
  picture: Size
  hasPrevious: boolean
  hasNext: boolean
}

export interface GestureState extends PinchStart {
  mode: Mode
  transform: Transform
  /** Offset of the strip of pictures, px. */
  turnX: number
  /** Offset of the picture downwards, px. */
  closeY: number
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
    ...pinchStart(transform, []),
    startMs: 0,
    lastTap: null,
  }
}

/** Fingers touched or left: the gesture restarts from the current position. */
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
    ...pinchStart(state.transform, points),
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

/** Points are px from the centre of the screen. */
export function fingersMoved(
  state: GestureState,
  points: readonly Point[],
  frame: Frame,
): GestureState {
  const centre = computeCentre(points)
  const dx = centre.x - state.startPoint.x
  const dy = centre.y - state.startPoint.y
  if (state.mode === 'pinch') {
    return { ...state, transform: pinched(state, points) ?? state.transform }
  }
  const mode = state.mode === 'press' ? modeFor(state, dx, dy) : state.mode
  switch (mode) {
    case 'pan': {
      const { scale, x, y } = state.startTransform
      const transform = clampTransform({ scale, x: x + dx, y: y + dy }, frame.picture, frame.canvas)
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

function decideOutcome(state: GestureState, nowMs: number, frame: Frame): Outcome {
  const ms = Math.max(1, nowMs - state.startMs)
  if (state.mode === 'close') {
    const far = state.closeY > frame.canvas.height * CLOSE_PART
    return far || state.closeY / ms > FLICK ? 'close' : 'none'
  }
  if (state.mode === 'turn') {
    const far = Math.abs(state.turnX) > frame.canvas.width * TURN_PART
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
  const outcome = decideOutcome(state, nowMs, frame)
  const rest = atRest(clampTransform(state.transform, frame.picture, frame.canvas))
  if (outcome !== 'tap') return { state: rest, outcome }
  const point = state.startPoint
  const last = state.lastTap
  const near = last && Math.hypot(last.point.x - point.x, last.point.y - point.y) < SLOP_PX * 3
  if (last && near && nowMs - last.atMs <= DOUBLE_TAP_MS) {
    const transform = doubleTapped(state.transform, point, frame.picture, frame.canvas)
    return { state: atRest(transform), outcome: 'none' }
  }
  return { state: { ...rest, lastTap: { atMs: nowMs, point } }, outcome }
}
