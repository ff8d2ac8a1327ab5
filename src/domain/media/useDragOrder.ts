import { useEffect, useMemo, useState } from 'react'
import { cellAt, type Grid, targetAt } from '@/lib/touch/order'
import { echoGuard, type PointerLike, readPoints } from '@/lib/touch/points'
import type { Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { tick } from '@/platform/haptics'
import { type Box, measure } from '@/platform/measure'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { moveItem } from './list'

/** A press this long picks a cell up; a shorter one that moves scrolls the page. */
const HOLD_MS = 260
const SCROLL_SLACK_PX = 10
/** A handle that is moved further carries its row at once. */
const HANDLE_SLACK_PX = 8
const WINDOW = { width: 0, height: 0 }

interface Held {
  from: number
  to: number
}

interface Start {
  readonly at: Point
  /** Of the row whose handle it is; null: the cell below the finger is found after a long press. */
  readonly index: number | null
}

const inBox = ({ x, y }: Point, { left, top }: Box): Point => ({ x: x - left, y: y - top })

/**
 * Cells of a grid, put in another order by a long press anywhere or by a handle of a row; `onMove`
 * once, when the finger is lifted.
 * @param id of the element that has the cells as its children
 */
export function useDragOrder(id: string, grid: Grid, onMove: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null)
  const latest = useLatest({ grid, onMove })

  const drag = useMemo(() => {
    const isEcho = echoGuard()
    let timer: ReturnType<typeof setTimeout> | null = null
    let start: Start | null = null
    let box: Box | null = null
    let now: Held | null = null
    let wasDragged = false

    const show = (next: Held | null) => setHeld((now = next))
    const forget = () => {
      if (timer) clearTimeout(timer)
      timer = null
      start = null
    }
    const pickUp = (index: number) => {
      wasDragged = true
      tick()
      show({ from: index, to: index })
    }

    /** The box stays null if the finger is lifted, or scrolls, while it is measured. */
    async function measureFor(begun: Start): Promise<Box | null> {
      const found = await measure(id)
      if (start !== begun || !found) return null
      box = found
      return found
    }
    async function pickUpCell(begun: Start): Promise<void> {
      const found = await measureFor(begun)
      const cell = found && cellAt(inBox(begun.at, found), found, latest.current.grid)
      if (cell !== null) pickUp(cell)
    }
    /** Whether something is carried after this move. */
    function carries({ at: from, index }: Start, at: Point): boolean {
      if (now) return true
      if (index === null) {
        if (Math.hypot(at.x - from.x, at.y - from.y) > SCROLL_SLACK_PX) forget()
        return false
      }
      if (!box || Math.abs(at.y - from.y) < HANDLE_SLACK_PX) return false
      pickUp(index)
      return true
    }

    return {
      isHeld: () => now !== null || (start !== null && start.index !== null),
      wasDragged: () => wasDragged,
      takeDragged() {
        const dragged = wasDragged
        wasDragged = false
        return dragged
      },
      down(index: number | null, event: PointerLike) {
        if (isEcho(event)) return
        const [at, second] = readPoints(event, WINDOW)
        if (now) return
        forget()
        wasDragged = false
        if (!at || second) return
        const begun = { at, index }
        start = begun
        box = null
        if (index === null) timer = setTimeout(() => void pickUpCell(begun), HOLD_MS)
        else void measureFor(begun)
      },
      move(event: PointerLike) {
        if (isEcho(event)) return
        const [at] = readPoints(event, WINDOW)
        if (!at || !start || !carries(start, at) || !now || !box) return
        const to = targetAt(inBox(at, box), box, latest.current.grid)
        if (to !== now.to) show({ ...now, to })
      },
      up(event: PointerLike) {
        if (isEcho(event)) return
        forget()
        const done = now
        if (done) show(null)
        if (done && done.from !== done.to) latest.current.onMove(done.from, done.to)
      },
      cancel() {
        forget()
        if (now) show(null)
      },
    }
  }, [id, latest])
  useEffect(() => () => drag.cancel(), [drag])
  useOwnMoves(id, drag.isHeld)

  const down = (index: number | null) => ({
    onTouchStart: (event: unknown) => drag.down(index, event as PointerLike),
    onMouseDown: (event: unknown) => drag.down(index, event as PointerLike),
  })
  const touch = {
    onTouchMove: (event: unknown) => drag.move(event as PointerLike),
    onTouchEnd: (event: unknown) => drag.up(event as PointerLike),
    onTouchCancel: drag.cancel,
  }
  const mouse = {
    onMouseMove: (event: unknown) => drag.move(event as PointerLike),
    onMouseUp: (event: unknown) => drag.up(event as PointerLike),
    onMouseLeave: drag.cancel,
  }
  const positions = Array.from({ length: grid.count }, (_, index) => index)
  return {
    /** The cells as they would lie if the finger were lifted now. */
    order: held ? moveItem(positions, held.from, held.to) : positions,
    heldAt: held ? held.to : null,
    /** The last press carried a cell: the tap that follows it is none. */
    wasDragged: drag.wasDragged,
    /** The same, once. */
    takeDragged: drag.takeDragged,
    /** For the grid, where a long press picks up. */
    grid: { ...down(null), ...touch, ...mouse },
    /** For the list, where handles pick up. */
    list: mouse,
    buildHandle: (index: number) => ({ ...down(index), ...touch }),
  }
}
