import { useLayoutEffect } from 'react'
import { useLatest } from '@/lib/useLatest'
import { findSurface } from '@/platform/canvas'
import type { CanvasProps } from './Canvas'

/** The browser's own <canvas>: Taro's brings a component compiler's run time into the page. */
export function Canvas({ id, className, ratio, onReady }: CanvasProps) {
  const ready = useLatest(onReady)
  useLayoutEffect(() => {
    let gone = false
    void findSurface(id, ratio).then((surface) => {
      if (surface && !gone) ready.current(surface)
    })
    return () => {
      gone = true
    }
  }, [id, ratio, ready])
  return <canvas id={id} className={className} aria-hidden />
}
