import { useMemo } from 'react'
import { useLatest } from '@/lib/useLatest'
import { trackPress, type Point } from './press'

const ECHO_MS = 800

interface TouchLike {
  touches?: ArrayLike<{ clientX: number; clientY: number }>
}
interface MouseLike {
  clientX: number
  clientY: number
  button: number
}

function touchPoint(event: unknown): Point {
  const touch = (event as TouchLike).touches?.[0]
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
}

function mousePoint(event: unknown): Point {
  const { clientX, clientY } = event as MouseLike
  return { x: clientX, y: clientY }
}

/** Handlers of a thing that is tapped or pressed long, by finger and by mouse. */
export function usePress({ onTap, onLongPress }: { onTap: () => void; onLongPress: () => void }) {
  const latest = useLatest({ onTap, onLongPress })
  const handlers = useMemo(() => {
    const press = trackPress(() => latest.current.onLongPress())
    let lastTouchMs = 0
    const touched = () => {
      lastTouchMs = Date.now()
    }
    /** Browsers send a mouse after every touch: it is the same finger once more. */
    const isEcho = () => Date.now() - lastTouchMs < ECHO_MS
    return {
      onTouchStart: (event: unknown) => {
        touched()
        press.down(touchPoint(event))
      },
      onTouchMove: (event: unknown) => press.move(touchPoint(event)),
      onTouchEnd: (event: unknown) => {
        touched()
        press.end()
        // Browsers would send a click to what a long press has opened under the finger.
        if (press.wasLong()) (event as Partial<Event>).preventDefault?.()
      },
      onTouchCancel: () => press.end(),
      onMouseDown: (event: unknown) => {
        if ((event as MouseLike).button === 0 && !isEcho()) press.down(mousePoint(event))
      },
      onMouseMove: (event: unknown) => press.move(mousePoint(event)),
      onMouseUp: () => press.end(),
      onMouseLeave: () => press.end(),
      /** The browser's own menu would open under a resting finger. */
      onContextMenu: (event: unknown) => (event as Event).preventDefault(),
      onClick: () => {
        if (!press.wasLong()) latest.current.onTap()
      },
    }
  }, [latest])
  return handlers
}
