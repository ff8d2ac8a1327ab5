import { useEffect, useMemo, useState } from 'react'
import { moveItem } from '@/domain/media/list'
import { targetAt } from '@/lib/touch/order'
import { echoGuard, type PointerLike, readPoints } from '@/lib/touch/points'
import type { Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { tick } from '@/platform/haptics'
import { type Box, measure } from '@/platform/measure'
import { useOwnMoves } from '@/ui/useOwnMoves'

/** A finger that moves further than this on a handle carries its row. */
const SLACK_PX = 8
const WINDOW = { width: 0, height: 0 }

interface Held {
  from: number
  to: number
}

/**
 * Rows of one column that are carried by their handles; `onMove` once, when the finger is lifted.
 * @param id of the element that has the rows as its children
 */
export function useHandleDrag(
  id: string,
  count: number,
  onMove: (from: number, to: number) => void,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const latest = useLatest({ count, onMove })

  const drag = useMemo(() => {
    const isEcho = echoGuard()
    let start: { at: Point; index: number } | null = null
    let box: Box | null = null
    let now: Held | null = null
    let wasDragged = false

    const show = (next: Held | null) => setHeld((now = next))
    const place = (at: Point, { left, top, width, height }: Box) =>
      targetAt(
        { x: at.x - left, y: at.y - top },
        { width, height },
        { columns: 1, count: latest.current.count },
      )

    return {
      isHeld: () => start !== null,
      /** The tap that ends a drag opens nothing. */
      takeDragged() {
        const dragged = wasDragged
        wasDragged = false
        return dragged
      },
      down(index: number, event: PointerLike) {
        if (isEcho(event)) return
        const [at, second] = readPoints(event, WINDOW)
        if (!at || second) return
        wasDragged = false
        const begun = { at, index }
        start = begun
        box = null
        void measure(id).then((found) => {
          if (start === begun) box = found
        })
      },
      move(event: PointerLike) {
        if (isEcho(event) || !start || !box) return
        const [at] = readPoints(event, WINDOW)
        if (!at) return
        if (!now) {
          if (Math.abs(at.y - start.at.y) < SLACK_PX) return
          tick()
          wasDragged = true
          show({ from: start.index, to: start.index })
        }
        const to = place(at, box)
        if (now && to !== now.to) show({ ...now, to })
      },
      up(event: PointerLike) {
        if (isEcho(event)) return
        start = null
        const done = now
        if (done) show(null)
        if (done && done.from !== done.to) latest.current.onMove(done.from, done.to)
      },
      cancel() {
        start = null
        if (now) show(null)
      },
    }
  }, [id, latest])
  useEffect(() => () => drag.cancel(), [drag])
  useOwnMoves(id, drag.isHeld)

  const positions = Array.from({ length: count }, (_, index) => index)
  const follow = {
    onTouchMove: (event: unknown) => drag.move(event as PointerLike),
    onTouchEnd: (event: unknown) => drag.up(event as PointerLike),
    onTouchCancel: drag.cancel,
  }
  return {
    /** Rows as they would lie if the finger were lifted now. */
    order: held ? moveItem(positions, held.from, held.to) : positions,
    heldAt: held ? held.to : null,
    takeDragged: drag.takeDragged,
    list: {
      onMouseMove: (event: unknown) => drag.move(event as PointerLike),
      onMouseUp: (event: unknown) => drag.up(event as PointerLike),
      onMouseLeave: drag.cancel,
    },
    buildHandle: (index: number) => ({
      onTouchStart: (event: unknown) => drag.down(index, event as PointerLike),
      onMouseDown: (event: unknown) => drag.down(index, event as PointerLike),
      ...follow,
    }),
  }
}
