import { useMemo, useState } from 'react'
import { echoGuard, type PointerLike, readPoints } from '@/lib/touch/points'
import { useLatest } from '@/lib/useLatest'
import { measure, type Box } from '@/platform/measure'
import { buildBox, type EditBox } from './box'

interface Spot {
  x: number
  y: number
}

/** A finger or the mouse drags a box over an element. */
export function useBoxGesture(id: string, onBox: (box: EditBox) => void) {
  const latest = useLatest({ id, onBox })
  const [drawn, setDrawn] = useState<EditBox | null>(null)
  const handlers = useMemo(() => {
    const isEcho = echoGuard()
    let ground: Box | null = null
    let first: PointerLike | null = null
    let from: Spot | null = null
    let last: EditBox | null = null

    const spotIn = (event: PointerLike, { left, top, width, height }: Box): Spot | null => {
      const [point] = readPoints(event, { width, height })
      return point ? { x: point.x + width / 2 - left, y: point.y + height / 2 - top } : null
    }

    /** The place of the element is known a moment after the first touch. */
    function down(event: PointerLike): void {
      if (isEcho(event)) return
      const { touches, clientX = 0, clientY = 0, buttons = 0 } = event
      first = touches ? { touches: Array.from(touches) } : { clientX, clientY, buttons }
      from = null
      last = null
      void measure(latest.current.id).then((box) => {
        ground = box
        from = box && first ? spotIn(first, box) : null
      })
    }

    function move(event: PointerLike): void {
      if (!ground || !from || isEcho(event)) return
      const to = spotIn(event, ground)
      if (!to) return
      last = buildBox(from, to, ground)
      setDrawn(last)
    }

    function up(): void {
      first = null
      from = null
      setDrawn(null)
      if (last) latest.current.onBox(last)
      last = null
    }

    const cancel = (): void => {
      first = null
      from = null
      last = null
      setDrawn(null)
    }
    return {
      onTouchStart: down,
      onTouchMove: move,
      onTouchEnd: up,
      onTouchCancel: cancel,
      onMouseDown: down,
      onMouseMove: move,
      onMouseUp: up,
      onMouseLeave: up,
    }
  }, [latest])
  return { drawn, handlers }
}
