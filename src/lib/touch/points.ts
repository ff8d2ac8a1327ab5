/** Fingers and the mouse as points from the centre of the canvas. */
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
export function readPoints(event: PointerLike, canvas: Size): Point[] {
  const { touches, clientX = 0, clientY = 0, buttons = 0 } = event
  const points: ClientPoint[] = touches
    ? Array.from(touches)
    : buttons > 0
      ? [{ clientX, clientY }]
      : []
  return points.map((point) => ({
    x: point.clientX - canvas.width / 2,
    y: point.clientY - canvas.height / 2,
  }))
}

const ECHO_MS = 800

/** Browsers send a mouse after every touch: it is the same finger once more. */
export function echoGuard(): (event: PointerLike) => boolean {
  let lastTouchMs = 0
  return (event) => {
    if (event.touches) lastTouchMs = Date.now()
    return !event.touches && Date.now() - lastTouchMs < ECHO_MS
  }
}
