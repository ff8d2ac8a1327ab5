import { useEffect, useMemo, useState } from 'react'
import { cellAt, type Grid, targetAt } from '@/lib/touch/order'
import { echoGuard, type PointerLike, readPoints } from '@/lib/touch/points'
import type { Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { tick } from '@/platform/haptics'
import { type Box, measure } from '@/platform/measure'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { moveItem } from './list'

/** A finger that stays so long means the cell, not the page. */
const HOLD_MS = 260
/** One that moves further before scrolls. */
const SLACK_PX = 10
const WINDOW = { width: 0, height: 0 }

interface Held {
  from: number
  to: number
}

/** Long press and drag in a grid of cells; `onMove` once, when the finger is lifted. */
export function useGridDrag(id: string, grid: Grid, onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  const latest = useLatest({ grid, onMove })

  const drag = useMemo(() => {
    const isEcho = echoGuard()
    let timer: ReturnType<typeof setTimeout> | null = null
    let start: Point | null = null
    let box: Box | null = null
    let now: Held | null = null
    let isPickedUp = false

    const show = (next: Held | null) => setHeld((now = next))
    const forget = () => {
      if (timer) clearTimeout(timer)
      timer = null
      start = null
    }
    const inBox = ({ x, y }: Point, { left, top }: Box): Point => ({ x: x - left, y: y - top })

    async function pickUp(at: Point): Promise<void> {
      const found = await measure(id)
      // Lifted, or gone to scroll, while it was measured.
      if (!found || start !== at) return
      const cell = cellAt(inBox(at, found), found, latest.current.grid)
      if (cell === null) return
      box = found
      isPickedUp = true
      tick()
      show({ from: cell, to: cell })
    }

    return {
      isHeld: () => now !== null,
      wasHeld: () => isPickedUp,
      down(event: PointerLike) {
        if (isEcho(event)) return
        forget()
        isPickedUp = false
        const [at, second] = readPoints(event, WINDOW)
        if (!at || second) return
        start = at
        timer = setTimeout(() => void pickUp(at), HOLD_MS)
      },
      move(event: PointerLike) {
        if (isEcho(event)) return
        const [at] = readPoints(event, WINDOW)
        if (!at) return
        if (!now || !box) {
          if (start && Math.hypot(at.x - start.x, at.y - start.y) > SLACK_PX) forget()
          return
        }
        const to = targetAt(inBox(at, box), box, latest.current.grid)
        if (to !== now.to) show({ ...now, to })
      },
      up(event: PointerLike) {
        if (isEcho(event)) return
        forget()
        const done = now
        show(null)
        if (done && done.from !== done.to) latest.current.onMove(done.from, done.to)
      },
      cancel() {
        forget()
        show(null)
      },
    }
  }, [id, latest])
  useEffect(() => () => drag.cancel(), [drag])
  useOwnMoves(id, drag.isHeld)

  const positions = Array.from({ length: grid.count }, (_, index) => index)
  return {
    /** The cells as they would lie if the finger were lifted now. */
    order: held ? moveItem(positions, held.from, held.to) : positions,
    heldAt: held ? held.to : null,
    /** The last press picked a cell up: the tap that follows it is none. */
    wasHeld: drag.wasHeld,
    handlers: {
      onTouchStart: (event: unknown) => drag.down(event as PointerLike),
      onTouchMove: (event: unknown) => drag.move(event as PointerLike),
      onTouchEnd: (event: unknown) => drag.up(event as PointerLike),
      onTouchCancel: drag.cancel,
      onMouseDown: (event: unknown) => drag.down(event as PointerLike),
      onMouseMove: (event: unknown) => drag.move(event as PointerLike),
      onMouseUp: (event: unknown) => drag.up(event as PointerLike),
      onMouseLeave: drag.cancel,
    },
  }
}
