import { useMemo } from 'react'
import { pinched, pinchStart, type PinchStart } from '@/lib/touch/pinch'
import { echoGuard, readPoints, type PointerLike } from '@/lib/touch/points'
import { scaledAround, type Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { measureNow, type Box } from '@/platform/measure'
import {
  CORNERS,
  cornerMoved,
  cornerPoint,
  CROP_LIMITS,
  filled,
  type Corner,
  type Crop,
  type Ground,
} from './geometry'

interface Options {
  /** Of the canvas's element. */
  id: string
  box: Box
  ground: Ground
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** Half of a finger's target. */
const REACH_PX = 26
const WHEEL_STEP = 1.12

type Grip = { corner: Corner } | { start: PinchStart; count: number } | null
type WheelLike = PointerLike & { deltaY?: number }

function cornerNear({ frame, ratio }: Crop, { x, y }: Point): Corner | null {
  if (ratio !== null) return null
  const near = CORNERS.find((corner) => {
    const at = cornerPoint(frame, corner)
    return Math.abs(at.x - x) < REACH_PX && Math.abs(at.y - y) < REACH_PX
  })
  return near ?? null
}

/** Fingers and the mouse on the cropper: one moves the picture or a corner, two zoom. */
export function useCropGesture(options: Options) {
  const latest = useLatest(options)

  return useMemo(() => {
    let grip: Grip = null
    const isEcho = echoGuard()
    let measured: Box | null = null

    /** The page may still have been sliding in when the canvas was measured. */
    function measure(): void {
      measured = measureNow(latest.current.id)
    }

    function pointsIn(event: PointerLike): Point[] {
      const box = measured ?? latest.current.box
      const { left, top } = box
      return readPoints(event, box).map(({ x, y }) => ({ x: x - left, y: y - top }))
    }

    function down(event: PointerLike): void {
      if (isEcho(event)) return
      measure()
      const { crop } = latest.current
      const points = pointsIn(event)
      const [point] = points
      const corner = points.length === 1 && point ? cornerNear(crop, point) : null
      if (corner) grip = { corner }
      else if (point) grip = { start: pinchStart(crop.transform, points), count: points.length }
      else grip = null
    }

    function move(event: PointerLike): void {
      if (!grip || isEcho(event)) return
      const { crop, ground, onCrop } = latest.current
      const points = pointsIn(event)
      const [point] = points
      if (!point) return
      if ('corner' in grip) return onCrop(cornerMoved(crop, grip.corner, point, ground))
      if (grip.count !== points.length) return down(event)
      const { startTransform: from, startPoint } = grip.start
      const moved = {
        scale: from.scale,
        x: from.x + point.x - startPoint.x,
        y: from.y + point.y - startPoint.y,
      }
      const transform = pinched(grip.start, points, CROP_LIMITS) ?? moved
      onCrop(filled({ ...crop, transform }, ground))
    }

    function zoom(factor: number, anchor?: Point): void {
      const { crop, ground, onCrop } = latest.current
      const { left, top, width, height } = crop.frame
      const around = anchor ?? { x: left + width / 2, y: top + height / 2 }
      const scale = Math.min(CROP_LIMITS.maxScale, Math.max(1, crop.transform.scale * factor))
      onCrop(filled({ ...crop, transform: scaledAround(crop.transform, scale, around) }, ground))
    }

    return {
      zoom,
      shift(x: number, y: number): void {
        const { crop, ground, onCrop } = latest.current
        const { transform } = crop
        const moved = { ...transform, x: transform.x + x, y: transform.y + y }
        onCrop(filled({ ...crop, transform: moved }, ground))
      },
      handlers: {
        onTouchStart: down,
        onTouchMove: move,
        onTouchEnd: down,
        onTouchCancel: down,
        onMouseDown: down,
        onMouseMove: move,
        onMouseUp: down,
        onMouseLeave: down,
        onWheel: (event: WheelLike) => {
          const { clientX = 0, clientY = 0, deltaY = 0 } = event
          measure()
          const [anchor] = pointsIn({ clientX, clientY, buttons: 1 })
          zoom(deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, anchor)
        },
      },
    }
  }, [latest])
}
