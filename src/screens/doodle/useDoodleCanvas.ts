import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Sight, type Drawn } from '@/domain/mask/sight'
import { useBox } from '@/domain/mask/useBox'
import { useGesture } from '@/domain/mask/useGesture'
import { WORKING } from '@/domain/mask/view'
import type { GestureStep as Touch } from '@/domain/mask/gesture'
import type { PointerLike } from '@/lib/touch/points'
import { clampTransform, type Point } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { tick } from '@/platform/haptics'
import { pressureIn, watchPens } from '@/platform/pressure'
import { showToast } from '@/platform/toast'
import type { Board } from './useBoard'
import { toPressure } from './stroke'
import { texts } from './texts'
import { Drawing } from './drawing'
import { isOnPaper, newFill, toUnits, type View } from './settings'

/** The board's hands: fingers become lines and poured colour. */
export function useDoodleCanvas(id: string, board: Board) {
  const { settings, stack, renderer, add } = board
  const box = useBox(id)
  const paper = stack.size
  const refs = { paper: useRef<Drawn>(null), ring: useRef<Drawn>(null) }
  const { paper: paperRef } = refs
  const nothing = useRef<Drawn>(null)
  const sight = useMemo(() => new Sight({ picture: paperRef, layers: nothing }), [paperRef])
  const redraw = useLatest(() => {
    if (!box) return
    sight.transform = clampTransform(sight.transform, paper, box, WORKING)
    sight.redrawn()
  })
  useLayoutEffect(() => {
    sight.redraw = () => redraw.current()
  }, [sight, redraw])
  const force = useRef<number | null>(null)
  const drawing = useRef<Drawing | null>(null)
  const viewNow = (): View | null => box && { canvas: box, paper, transform: sight.transform }

  function ringAt(point: Point | null): void {
    const ring = refs.ring.current
    if (!ring) return
    ring.style.opacity = point ? '1' : '0'
    if (point) ring.style.transform = `translate(${point.x}px, ${point.y}px)`
  }

  function pour(view: View, point: Point): void {
    const at = toUnits(view, point)
    if (!isOnPaper(at, paper)) return
    tick()
    add(newFill(settings, at))
  }

  function onGesture(step: Touch): void {
    const view = viewNow()
    if (!view) return
    const begins = step.do === 'begin' || step.do === 'tap'
    if (begins && stack.hidden.includes(settings.layer)) return showToast(texts.hidden)
    const pressure = toPressure(force.current)
    switch (step.do) {
      case 'begin':
        drawing.current = new Drawing(renderer, settings, view, step.point, pressure)
        return
      case 'extend':
        ringAt(step.point)
        return drawing.current?.extend(step.point, pressure)
      case 'tap':
        return pour(view, step.point)
      case 'end':
      case 'drop': {
        ringAt(null)
        drawing.current?.finish(step.do === 'end', add)
        drawing.current = null
      }
    }
  }

  const draws = settings.tool !== 'fill'
  const gesture = useGesture({ id, box, picture: paper, sight, draws, onGesture, onHover: ringAt })
  const feel = (action: (event: PointerLike) => void) => (event: PointerLike) => {
    force.current = pressureIn(event)
    action(event)
  }
  // A wheel over the board scrolls the page it lies in.
  const {
    onWheel: _wheel,
    onTouchStart,
    onTouchMove,
    onMouseDown,
    onMouseMove,
    ...others
  } = gesture.handlers
  const handlers = {
    ...others,
    onTouchStart: feel(onTouchStart),
    onTouchMove: feel(onTouchMove),
    onMouseDown: feel(onMouseDown),
    onMouseMove: feel(onMouseMove),
  }
  useEffect(() => redraw.current(), [redraw, box, paper.width, paper.height])
  useEffect(() => watchPens(id), [id])
  useEffect(() => () => sight.stop(), [sight])
  return { box, refs, handlers, zoom: gesture.zoom, onGesture, follow: ringAt, draws }
}
