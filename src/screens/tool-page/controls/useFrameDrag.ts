import { useMemo, useState } from 'react'
import type { Margins } from '@contract/tools/define'
import { echoGuard, type PointerLike, readPoints } from '@/lib/touch/points'
import type { Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { type Box, measure, measureNow } from '@/platform/measure'
import { useOwnMoves } from '@/ui/useOwnMoves'
import { draggedMargins, type Frame, grownFrame, type Side, sidesAt } from './margins'

/** Half of what a finger hits. */
const REACH_PX = 28
const WINDOW = { width: 0, height: 0 }

interface FrameDrag {
  value: Margins
  max: number
  /** The old picture on the canvas. */
  picture: Frame
  onChange: (value: Margins) => void
}

interface Held {
  at: Point
  box: Box
  sides: readonly Side[]
  start: Margins
}

/** Dragging the edges and corners of a frame on the canvas with this id. */
export function useFrameDrag(id: string, options: FrameDrag) {
  const [isHeld, setIsHeld] = useState(false)
  const latest = useLatest(options)

  const drag = useMemo(() => {
    const isEcho = echoGuard()
    let down: Point | null = null
    let held: Held | null = null

    function hold(at: Point, box: Box | null): void {
      // Lifted while it was measured.
      if (!box || down !== at) return
      const { value, picture } = latest.current
      const point = { x: (at.x - box.left) / box.width, y: (at.y - box.top) / box.height }
      const reach = { x: REACH_PX / box.width, y: REACH_PX / box.height }
      const sides = sidesAt(point, grownFrame(picture, value), reach)
      if (sides.length === 0) return
      held = { at, box, sides, start: value }
      setIsHeld(true)
    }
    const end = () => {
      down = null
      held = null
      setIsHeld(false)
    }
    return {
      isHeld: () => held !== null,
      down(event: PointerLike) {
        if (isEcho(event)) return
        const [at, second] = readPoints(event, WINDOW)
        if (!at || second) return end()
        down = at
        const box = measureNow(id)
        if (box) hold(at, box)
        else void measure(id).then((found) => hold(at, found))
      },
      move(event: PointerLike) {
        const [at] = readPoints(event, WINDOW)
        if (isEcho(event) || !at || !held) return
        const { box, sides, start } = held
        const moved = { x: (at.x - held.at.x) / box.width, y: (at.y - held.at.y) / box.height }
        const { picture, max, onChange } = latest.current
        onChange(draggedMargins(start, sides, moved, { picture, max }))
      },
      end,
    }
  }, [id, latest])
  useOwnMoves(id, drag.isHeld)

  return {
    held: isHeld,
    handlers: {
      onTouchStart: (event: unknown) => drag.down(event as PointerLike),
      onTouchMove: (event: unknown) => drag.move(event as PointerLike),
      onTouchEnd: drag.end,
      onTouchCancel: drag.end,
      onMouseDown: (event: unknown) => drag.down(event as PointerLike),
      onMouseMove: (event: unknown) => drag.move(event as PointerLike),
      onMouseUp: drag.end,
      onMouseLeave: drag.end,
    },
  }
}
