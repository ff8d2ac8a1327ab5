import { useLayoutEffect, useRef } from 'react'
import { findSurface } from '@/platform/canvas'
import type { CanvasProps } from './Canvas'

/** The browser's own <canvas>: Taro's brings a component compiler's run time into the page. */
export function Canvas({ id, className, ratio, onReady }: CanvasProps) {
  const ready = useRef(onReady)
  ready.current = onReady
  useLayoutEffect(() => {
    let gone = false
    void findSurface(id, ratio).then((surface) => {
      if (surface && !gone) ready.current(surface)
    })
    return () => {
      gone = true
    }
  }, [id, ratio])
  return <canvas id={id} className={className} aria-hidden />
}
