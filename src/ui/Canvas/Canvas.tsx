import { Canvas as NativeCanvas } from '@tarojs/components'
import { useEffect } from 'react'
import { useLatest } from '@/lib/useLatest'
import { findSurface, type Surface } from '@/platform/canvas'

export interface CanvasProps {
  /** Unique on the page. */
  id: string
  className: string
  /** Device pixels a px; without, as the phone has them. */
  ratio?: number
  /** Drawn and measured. A canvas that changes its size needs a new key. */
  onReady: (surface: Surface) => void
}

/** The node is there only after the page was drawn. */
const TRIES = 10
const WAIT_MS = 50

/** A surface to draw on, which says nothing to a screen reader. Twin: Canvas.h5.tsx. */
export function Canvas({ id, className, ratio, onReady }: CanvasProps) {
  const ready = useLatest(onReady)
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout>
    const waitForSurface = async (tries: number) => {
      const surface = await findSurface(id, ratio)
      if (gone) return
      if (surface) ready.current(surface)
      else if (tries > 1) timer = setTimeout(() => void waitForSurface(tries - 1), WAIT_MS)
    }
    void waitForSurface(TRIES)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, ratio, ready])
  return <NativeCanvas type="2d" id={id} className={className} aria-hidden />
}
