import { useEffect, useRef } from 'react'
import type { PagerProps } from './Pager'
import './Pager.scss'

/**
 * The browser's own scroll snapping: no script runs while the finger moves. (Taro's Swiper would
 * bring 40 KB of another library for this.)
 */
export function Pager({ index, onIndex, pages, label }: PagerProps) {
  const strip = useRef<HTMLDivElement>(null)
  const seen = useRef(index)

  useEffect(() => {
    const element = strip.current
    if (!element || seen.current === index) return
    seen.current = index
    element.scrollTo({ left: index * element.clientWidth, behavior: 'smooth' })
  }, [index])

  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    // A turned phone keeps its picture.
    const restoreScroll = () => element.scrollTo({ left: seen.current * element.clientWidth })
    restoreScroll()
    const observer = new ResizeObserver(restoreScroll)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const element = strip.current
    if (!element || element.clientWidth === 0) return
    const position = Math.round(element.scrollLeft / element.clientWidth)
    const settled = Math.abs(element.scrollLeft - position * element.clientWidth) < 2
    if (!settled || position === seen.current) return
    seen.current = position
    onIndex(position)
  }

  return (
    <div ref={strip} className="mg-pager" role="group" aria-label={label} onScroll={onScroll}>
      {pages.map((page, position) => (
        <div key={position} className="mg-pager__page" aria-hidden={position !== index}>
          {page}
        </div>
      ))}
    </div>
  )
}
