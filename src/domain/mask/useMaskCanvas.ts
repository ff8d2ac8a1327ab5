import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { clampTransform, type Point, type Size } from '@/lib/touch/transform'
import { useLatest } from '@/lib/useLatest'
import { tick } from '@/platform/haptics'
import { MaskRenderer, type Scene } from './renderer'
import type { GestureStep } from './gesture'
import type { Line } from './layer'
import { loupeSide } from './loupe'
import { Sight, type Drawn } from './sight'
import { soften } from './soften'
import { brushPx, draws, newLine, type Settings } from './settings'
import { useBox } from './useBox'
import { useGesture } from './useGesture'
import { toUnits, WORKING, type View } from './view'

export interface MaskCanvasOptions {
  id: string
  picture: Size
  settings: Settings
  scene: Scene
  /** A finished line in mask units, made at this scale; false: it was not taken. */
  onLine: (line: Line, scale: number) => boolean
  onTap: (point: Point, view: View) => void
}

const LOUPE_INSET_PX = 16

/** The canvas's hands and pencils: fingers become lines, lines become pixels. */
export function useMaskCanvas(options: MaskCanvasOptions) {
  const { id, picture, settings, scene } = options
  const box = useBox(id)
  const refs = {
    picture: useRef<Drawn>(null),
    layers: useRef<Drawn>(null),
    fill: useRef<Drawn>(null),
    ring: useRef<Drawn>(null),
  }
  const [loupe, setLoupe] = useState<'left' | 'right' | null>(null)
  const line = useRef<Line | null>(null)
  const renderer = useMemo(() => new MaskRenderer(), [])
  const { picture: pictureRef, layers: layersRef } = refs
  const sight = useMemo(
    () => new Sight({ picture: pictureRef, layers: layersRef }),
    [pictureRef, layersRef],
  )
  const viewNow = (): View | null => box && { canvas: box, picture, transform: sight.transform }

  const redraw = useLatest(() => {
    if (!box) return
    sight.transform = clampTransform(sight.transform, picture, box, WORKING)
    sight.redrawn()
    const view = { canvas: box, picture, transform: sight.transform }
    renderer.show(view, scene)
    soften(refs.fill.current, view, scene.value.feather)
    // An answer may arrive in the middle of a line.
    if (line.current) renderer.extend(line.current)
  })
  useLayoutEffect(() => {
    sight.redraw = () => redraw.current()
  }, [sight, redraw])

  function ringAt(point: Point | null): void {
    const ring = refs.ring.current
    if (!ring) return
    ring.style.opacity = point ? '1' : '0'
    if (point) ring.style.transform = `translate(${point.x}px, ${point.y}px)`
  }

  function follow(point: Point): void {
    const view = viewNow()
    if (!view) return
    ringAt(point)
    renderer.magnify(point, brushPx(settings))
    setLoupe(loupeSide(point, view.canvas, LOUPE_INSET_PX))
  }

  function draw(segment: Line, point: Point): void {
    renderer.extend(segment)
    follow(point)
  }

  function finish(completed: boolean, view: View): void {
    const done = line.current
    line.current = null
    setLoupe(null)
    ringAt(null)
    const taken = completed && done && options.onLine(done, view.transform.scale)
    if (!taken) redraw.current()
  }

  function onGesture(step: GestureStep): void {
    const view = viewNow()
    if (!view) return
    switch (step.do) {
      case 'begin':
        line.current = newLine(settings, scene.value, view, toUnits(view, step.point))
        return draw(line.current, step.point)
      case 'extend': {
        if (!line.current) return
        const { points } = line.current
        const { x, y } = toUnits(view, step.point)
        const segment = { ...line.current, points: [...points.slice(-2), x, y] }
        points.push(x, y)
        return draw(segment, step.point)
      }
      case 'tap':
        tick()
        return options.onTap(toUnits(view, step.point), view)
      case 'end':
        return finish(true, view)
      case 'drop':
        return finish(false, view)
    }
  }

  const drawing = draws(settings)
  const gesture = useGesture({ box, picture, sight, draws: drawing, onGesture, onHover: ringAt })
  useEffect(() => redraw.current(), [redraw, box, scene])
  useEffect(
    () => () => {
      renderer.rest()
      sight.stop()
    },
    [renderer, sight],
  )
  return { box, renderer, refs, loupe, gesture, onGesture, follow }
}
