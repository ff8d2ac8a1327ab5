import { useMemo } from 'react'
import { echoGuard, readPoints, type PointerLike } from '@/lib/touch/points'
import { scaledAround, clampTransform, type Point, type Size } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { measure, measureNow, type Box } from '@/platform/measure'
import { readWindowInfo } from '@/platform/windowInfo'
import {
  GESTURE_AT_REST,
  pointerDown,
  pointerLost,
  pointerMove,
  pointerUp,
  type GestureStep,
} from './gesture'
import type { Sight } from './sight'
import { WORKING } from './view'

/** Width of the edge where the phone's back swipe begins. */
const EDGE_PX = 24
const WHEEL_STEP = 1.15

interface Options {
  /** Position of a canvas in a scrolling page: measured with each first finger. */
  id?: string
  box: Box | null
  picture: Size
  draws: boolean
  /** Moved by two fingers, by the wheel and by keys. */
  sight: Sight
  onGesture: (step: GestureStep) => void
  /** A mouse without a pressed button. */
  onHover: (point: Point) => void
}

type WheelLike = PointerLike & { deltaY?: number }

function isOnEdge({ touches }: PointerLike): boolean {
  const x = touches?.[0]?.clientX
  return x !== undefined && (x < EDGE_PX || x > readWindowInfo().width - EDGE_PX)
}

/** Binds the machine of the fingers to the canvas. Points are px from the canvas's centre. */
export function useGesture(options: Options) {
  const latest = useLatest(options)

  return useMemo(() => {
    let gesture = GESTURE_AT_REST
    const isEcho = echoGuard()
    let found: Box | null = null
    let fingers = 0

    function ground() {
      const { box, picture, draws } = latest.current
      return { canvas: box ?? { width: 1, height: 1 }, picture, draws }
    }

    function pointsIn(event: PointerLike): Point[] {
      const { left = 0, top = 0 } = found ?? latest.current.box ?? {}
      return readPoints(event, ground().canvas).map(({ x, y }) => ({ x: x - left, y: y - top }))
    }

    function take([next, steps]: ReturnType<typeof pointerMove>): void {
      const { sight, onGesture } = latest.current
      gesture = next
      for (const step of steps) {
        if (step.do === 'view') sight.follow(gesture.transform)
        else if (step.do === 'settle') sight.settle(gesture.transform)
        else onGesture(step)
      }
    }

    function down(event: PointerLike): void {
      if (!latest.current.box || isEcho(event)) return
      const { id } = latest.current
      fingers += 1
      if (id === undefined || gesture.mode !== 'idle') return begin(event)
      found = measureNow(id)
      if (found) return begin(event)
      const first = fingers
      void measure(id).then((box) => {
        found = box
        // A finger that is gone again pointed at nothing.
        if (first === fingers) begin(event)
      })
    }

    function begin(event: PointerLike): void {
      const from = { ...gesture, transform: latest.current.sight.transform }
      take(pointerDown(from, pointsIn(event), Date.now(), isOnEdge(event)))
    }

    function move(event: PointerLike): void {
      if (isEcho(event)) return
      const looking = !event.touches && gesture.mode === 'idle'
      const { clientX = 0, clientY = 0 } = event
      const [point] = looking ? pointsIn({ clientX, clientY, buttons: 1 }) : []
      if (point) latest.current.onHover(point)
      take(pointerMove(gesture, pointsIn(event), ground()))
    }

    function up(event: PointerLike): void {
      fingers += 1
      if (!isEcho(event)) take(pointerUp(gesture, pointsIn(event), ground()))
    }

    /** The point under `anchor` stays there. */
    function zoom(factor: number, anchor: Point = { x: 0, y: 0 }): void {
      const { picture, canvas } = ground()
      const { sight } = latest.current
      const { transform } = sight
      const wanted = scaledAround(transform, transform.scale * factor, anchor)
      sight.settle(clampTransform(wanted, picture, canvas, WORKING))
    }

    return {
      zoom,
      handlers: {
        onTouchStart: down,
        onTouchMove: move,
        onTouchEnd: up,
        onTouchCancel: () => take(pointerLost(gesture)),
        onMouseDown: down,
        onMouseMove: move,
        onMouseUp: up,
        onMouseLeave: up,
        onWheel: (event: WheelLike) => {
          const { clientX = 0, clientY = 0, deltaY = 0 } = event
          const [anchor] = pointsIn({ clientX, clientY, buttons: 1 })
          zoom(deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, anchor)
        },
      },
    }
  }, [latest])
}
