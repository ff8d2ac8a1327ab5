/**
 * The fingers on the stage as a pure machine: one works, two pan and zoom. It knows no screen; the
 * component hands it points (px from the stage's centre) and does what it says.
 */
import { pinched, pinchStart, type PinchStart } from '@/lib/touch/pinch'
import { AT_REST, settled, type Point, type Size, type Transform } from '@/lib/touch/transform'
import { WORKING } from './view'

/** `spent`: the gesture is over, fingers are still down. */
export type Mode = 'idle' | 'press' | 'line' | 'pan' | 'pinch' | 'spent'

export interface Hand extends PinchStart {
  mode: Mode
  transform: Transform
  startMs: number
  /** Last point of the line. */
  point: Point
}

export type Deed =
  | { do: 'begin' | 'extend' | 'tap'; point: Point }
  /** The line is finished; or it never was meant: the first finger of two. */
  | { do: 'end' | 'drop' }

/** What moves the picture. */
export type Shift = { do: 'view' } | { do: 'settle' }

export interface Ground {
  stage: Size
  picture: Size
  /** A line is drawn, or a thing is pointed at. */
  draws: boolean
}

/** Trembling of a finger that only means to touch. */
const SLOP_PX = 8
const LINE_PX = 3
/** A second finger this early says that the first one did not mean to paint. */
const YOUNG_MS = 180

export const HAND_AT_REST: Hand = {
  ...pinchStart(AT_REST, []),
  mode: 'idle',
  transform: AT_REST,
  startMs: 0,
  point: { x: 0, y: 0 },
}

type Result = [hand: Hand, deeds: (Deed | Shift)[]]

/** `onEdge`: where the phone's own back swipe begins nothing is painted. */
export function handDown(
  hand: Hand,
  points: readonly Point[],
  nowMs: number,
  onEdge: boolean,
): Result {
  const point = points[0] ?? hand.point
  if (points.length > 1) {
    const young = nowMs - hand.startMs < YOUNG_MS
    const deeds: Deed[] = hand.mode === 'line' ? [{ do: young ? 'drop' : 'end' }] : []
    return [{ ...hand, ...pinchStart(hand.transform, points), mode: 'pinch' }, deeds]
  }
  const mode = onEdge || hand.mode !== 'idle' ? 'spent' : 'press'
  return [{ ...hand, ...pinchStart(hand.transform, points), mode, startMs: nowMs, point }, []]
}

function panned(hand: Hand, point: Point, { picture, stage }: Ground): Transform {
  const { scale, x, y } = hand.startTransform
  const moved = { scale, x: x + point.x - hand.startPoint.x, y: y + point.y - hand.startPoint.y }
  return settled(moved, picture, stage, WORKING)
}

export function handMove(hand: Hand, points: readonly Point[], ground: Ground): Result {
  const point = points[0]
  if (!point) return [hand, []]
  const way = Math.hypot(point.x - hand.startPoint.x, point.y - hand.startPoint.y)
  switch (hand.mode) {
    case 'pinch': {
      const transform = pinched(hand, points, WORKING)
      return transform ? [{ ...hand, transform }, [{ do: 'view' }]] : [hand, []]
    }
    case 'press':
      if (way < (ground.draws ? LINE_PX : SLOP_PX)) return [hand, []]
      if (!ground.draws) return handMove({ ...hand, mode: 'pan' }, points, ground)
      return [
        { ...hand, mode: 'line', point },
        [
          { do: 'begin', point: hand.startPoint },
          { do: 'extend', point },
        ],
      ]
    case 'line':
      return [{ ...hand, point }, [{ do: 'extend', point }]]
    case 'pan':
      return [{ ...hand, transform: panned(hand, point, ground) }, [{ do: 'view' }]]
    default:
      return [hand, []]
  }
}

/** `left`: the fingers that stay. */
export function handUp(hand: Hand, left: readonly Point[], ground: Ground): Result {
  const mode = left.length > 0 ? 'spent' : 'idle'
  if (hand.mode === 'pinch' && left.length > 1) {
    return [{ ...hand, ...pinchStart(hand.transform, left) }, []]
  }
  if (hand.mode === 'pinch' || hand.mode === 'pan') {
    const transform = settled(hand.transform, ground.picture, ground.stage, WORKING)
    return [{ ...hand, mode, transform }, [{ do: 'settle' }]]
  }
  if (hand.mode === 'line') return [{ ...hand, mode }, [{ do: 'end' }]]
  if (hand.mode !== 'press') return [{ ...hand, mode }, []]
  const point = hand.startPoint
  const deeds: Deed[] = ground.draws
    ? [{ do: 'begin', point }, { do: 'end' }]
    : [{ do: 'tap', point }]
  return [{ ...hand, mode }, deeds]
}

/** The phone took the fingers away: a line stays as far as it came, a tap was none. */
export function handLost(hand: Hand): Result {
  return [{ ...hand, mode: 'idle' }, hand.mode === 'line' ? [{ do: 'end' }] : []]
}
