import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Seen } from './seen'
import { echoGuard, readPoints, type PointerLike } from '@/lib/touch/points'
import { AT_REST, KEY_STEP, scaledAround, clampTransform, type Size } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { prefersReducedMotion } from '@/platform/motion'
import { readWindowInfo } from '@/platform/windowInfo'
import {
  atRest,
  fingersDown,
  fingersMoved,
  fingersUp,
  type Frame,
  type GestureState,
} from './gesture'

/** Drawing surface of an element: no state, no render while the finger moves. */
interface Drawn {
  style: { transform: string; transition: string; opacity: string }
}

interface Options {
  pictures: readonly Seen[]
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

const TURN_MS = 240
const CLOSE_MS = 160
const EASE = 'cubic-bezier(.05,.7,.1,1)'

/** Binds the gesture machine to the viewer's elements. */
export function useViewerGestures(options: Options) {
  const strip = useRef<Drawn>(null)
  const picture = useRef<Drawn>(null)
  const scrim = useRef<Drawn>(null)
  const latest = useLatest(options)

  const control = useMemo(() => {
    let state: GestureState = atRest(AT_REST)
    let busy: ReturnType<typeof setTimeout> | null = null
    const isEcho = echoGuard()

    function canvas(): Size {
      const { width, height } = readWindowInfo()
      return { width, height }
    }

    function frame(): Frame {
      const { pictures, index } = latest.current
      const { width = 1, height = 1 } = pictures[index] ?? {}
      return {
        canvas: canvas(),
        picture: { width, height },
        hasPrevious: index > 0,
        hasNext: index < pictures.length - 1,
      }
    }

    function draw(element: Drawn | null, transform: string, ms: number): void {
      if (!element) return
      element.style.transition = ms > 0 ? `transform ${ms}ms ${EASE}` : 'none'
      element.style.transform = transform
    }

    /** `ms` 0 follows the finger. */
    function show(ms: number): void {
      const time = prefersReducedMotion() ? 0 : ms
      const { transform, turnX, closeY } = state
      draw(strip.current, `translateX(${turnX}px)`, time)
      const { scale, x, y } = transform
      const shrink = 1 - Math.min(0.2, closeY / 2000)
      draw(picture.current, `translate(${x}px, ${y + closeY}px) scale(${scale * shrink})`, time)
      if (scrim.current) {
        scrim.current.style.transition = time > 0 ? `opacity ${time}ms` : 'none'
        scrim.current.style.opacity = String(1 - Math.min(0.8, closeY / 400))
      }
    }

    function after(ms: number, run: () => void): void {
      busy = setTimeout(
        () => {
          busy = null
          run()
        },
        prefersReducedMotion() ? 0 : ms,
      )
    }

    function turn(step: 1 | -1): boolean {
      const { pictures, index, onIndex } = latest.current
      if (busy !== null || !pictures[index + step]) return false
      state = { ...atRest(AT_REST), turnX: -step * canvas().width }
      show(TURN_MS)
      after(TURN_MS, () => onIndex(index + step))
      return true
    }

    function close(): void {
      state = { ...state, closeY: canvas().height }
      show(CLOSE_MS)
      after(CLOSE_MS, () => latest.current.onClose())
    }

    function zoom(way: 'in' | 'out'): boolean {
      const { picture: size, canvas: area } = frame()
      const scale = state.transform.scale * (way === 'in' ? KEY_STEP : 1 / KEY_STEP)
      const centre = { x: 0, y: 0 }
      state = atRest(clampTransform(scaledAround(state.transform, scale, centre), size, area))
      show(TURN_MS)
      return true
    }

    function down(event: PointerLike): void {
      if (busy !== null || isEcho(event)) return
      state = fingersDown(state, readPoints(event, canvas()), Date.now())
    }

    function move(event: PointerLike): void {
      if (busy !== null || state.mode === 'idle' || isEcho(event)) return
      state = fingersMoved(state, readPoints(event, canvas()), frame())
      show(0)
    }

    function up(event: PointerLike): void {
      if (busy !== null || isEcho(event)) return
      const left = readPoints(event, canvas())
      if (left.length > 0) {
        state = fingersDown(state, left, Date.now())
        return
      }
      if (state.mode === 'idle') return
      const result = fingersUp(state, Date.now(), frame())
      if (result.outcome === 'close') return close()
      if (result.outcome === 'next' && turn(1)) return
      if (result.outcome === 'previous' && turn(-1)) return
      state = result.state
      show(TURN_MS)
    }

    return {
      turn,
      zoom,
      /** Another picture is in the middle now. */
      settle() {
        state = atRest(AT_REST)
        show(0)
      },
      stop() {
        if (busy !== null) clearTimeout(busy)
      },
      handlers: {
        onTouchStart: down,
        onTouchMove: move,
        onTouchEnd: up,
        onTouchCancel: up,
        onMouseDown: down,
        onMouseMove: move,
        onMouseUp: up,
        onMouseLeave: up,
        onWheel: (event: { deltaY?: number }) => void zoom((event.deltaY ?? 0) < 0 ? 'in' : 'out'),
      },
    }
  }, [latest])

  // Before the browser paints: the new middle picture and the strip's jump back are one frame.
  useLayoutEffect(() => control.settle(), [control, options.index])
  useEffect(() => control.stop, [control])

  return {
    refs: { strip, picture, scrim },
    handlers: control.handlers,
    zoom: control.zoom,
    turn: control.turn,
  }
}
