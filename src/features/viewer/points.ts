/** Fingers and the mouse as points from the centre of the stage. */
import type { Point, Size } from './transform'

interface ClientPoint {
  clientX: number
  clientY: number
}

/** A touch or mouse event, as far as it matters here. */
export interface PointerLike {
  type?: string
  touches?: ArrayLike<ClientPoint>
  clientX?: number
  clientY?: number
  /** Pressed mouse buttons. */
  buttons?: number
}

/** A mouse without a pressed button is no finger. */
export function pointsOf(event: PointerLike, stage: Size): Point[] {
  const { touches, clientX = 0, clientY = 0, buttons = 0 } = event
  const points: ClientPoint[] = touches
    ? Array.from(touches)
    : buttons > 0
      ? [{ clientX, clientY }]
      : []
  return points.map((point) => ({
    x: point.clientX - stage.width / 2,
    y: point.clientY - stage.height / 2,
  }))
}
