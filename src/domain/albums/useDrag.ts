import { useMemo, useRef, useState } from 'react'
import { useLatest } from '@/lib/useLatest'
import { trackPress, type Point } from '@/ui/gallery/press'
import { tick } from '@/platform/haptics'
import { readPageSize } from '@/platform/pageSize'

/** A square under the finger, and how far it is from its own place, at 375 px width. */
export interface Drag {
  id: string
  moved: Point
}

interface DragOptions {
  /** While it moves. */
  onMove: (drag: Drag) => void
  onDrop: (drag: Drag) => void
}

interface Touched {
  touches?: ArrayLike<{ clientX: number; clientY: number }>
}

interface Moused {
  clientX: number
  clientY: number
}

const ECHO_MS = 800

function touchPoint(event: unknown): Point {
  const touch = (event as Touched).touches?.[0]
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 }
}

const mousePoint = (event: unknown): Point => {
  const { clientX, clientY } = event as Moused
  return { x: clientX, y: clientY }
}

/** Squares that are taken up by a long press and carried, by finger and by mouse. */
export function useDrag(options: DragOptions) {
  const latest = useLatest(options)
  const [drag, setDrag] = useState<Drag | null>(null)
  const lastTouchMs = useRef(0)

  const hands = useMemo(() => {
    let held: { id: string; from: Point; drag: Drag | null } | null = null
    const press = trackPress(() => {
      if (!held) return
      tick()
      held.drag = { id: held.id, moved: { x: 0, y: 0 } }
      setDrag(held.drag)
    })
    const down = (id: string, at: Point) => {
      held = { id, from: at, drag: null }
      press.down(at)
    }
    const move = (at: Point) => {
      press.move(at)
      if (!held?.drag) return
      const { scale } = readPageSize()
      const moved = { x: (at.x - held.from.x) / scale, y: (at.y - held.from.y) / scale }
      held.drag = { id: held.id, moved }
      setDrag(held.drag)
      latest.current.onMove(held.drag)
    }
    const end = () => {
      press.end()
      const carried = held?.drag
      held = null
      setDrag(null)
      if (carried) latest.current.onDrop(carried)
    }
    return { press, down, move, end, isCarrying: () => held?.drag != null }
  }, [latest])

  const buildHandlers = (id: string) => ({
    onTouchStart: (event: unknown) => {
      lastTouchMs.current = Date.now()
      hands.down(id, touchPoint(event))
    },
    onTouchMove: (event: unknown) => hands.move(touchPoint(event)),
    onTouchEnd: () => {
      lastTouchMs.current = Date.now()
      hands.end()
    },
    onTouchCancel: hands.end,
    // Browsers send a mouse after every touch: it is the same finger once more.
    onMouseDown: (event: unknown) => {
      if (Date.now() - lastTouchMs.current > ECHO_MS) hands.down(id, mousePoint(event))
    },
    onMouseMove: (event: unknown) => hands.move(mousePoint(event)),
    onMouseUp: hands.end,
    onMouseLeave: hands.end,
    onContextMenu: (event: unknown) => (event as Event).preventDefault(),
  })
  return {
    drag,
    buildHandlers,
    isCarrying: hands.isCarrying,
    wasLong: () => hands.press.wasLong(),
  }
}
