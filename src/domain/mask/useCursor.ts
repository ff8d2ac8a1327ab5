import { useRef } from 'react'
import type { Point } from '@/lib/touch/transform'
import type { GestureStep } from './gesture'

const STEP_PX = 12

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

interface KeyLike {
  key?: string
  shiftKey?: boolean
  preventDefault?: () => void
}

interface Options {
  half: Point
  draws: boolean
  onGesture: (step: GestureStep) => void
  onMove: (point: Point) => void
}

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))

/** The canvas by keys: arrows move, with shift they draw, space makes a dot or taps. */
export function useCursor({ half, draws, onGesture, onMove }: Options) {
  const point = useRef<Point>({ x: 0, y: 0 })
  return (event: KeyLike): void => {
    const from = point.current
    const way = WAYS[event.key ?? '']
    if (way) {
      const to = { x: within(from.x + way.x, half.x), y: within(from.y + way.y, half.y) }
      point.current = to
      if (event.shiftKey && draws) {
        onGesture({ do: 'begin', point: from })
        onGesture({ do: 'extend', point: to })
        onGesture({ do: 'end' })
      }
      onMove(to)
    } else if (event.key === ' ' || event.key === 'Enter') {
      onGesture({ do: draws ? 'begin' : 'tap', point: from })
      if (draws) onGesture({ do: 'end' })
    } else return
    event.preventDefault?.()
  }
}
