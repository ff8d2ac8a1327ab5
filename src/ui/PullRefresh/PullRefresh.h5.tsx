import { useEffect, useRef, useState } from 'react'
import { useLatest } from '@/lib/useLatest'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import { REFRESHING } from '../texts'
import { pulledPx, REFRESH_PX, refreshes } from './pull'
import type { PullRefreshProps } from './PullRefresh'
import './PullRefresh.scss'

/**
 * Pull down to refresh on H5. (Taro's own takes every page for unscrolled with plain components: it
 * would hold back scrolling up and never call the page.)
 */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const box = useRef<HTMLDivElement>(null)
  const disc = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const latest = useLatest({ onRefresh, busy })

  useEffect(() => {
    const element = box.current
    const page = element?.closest<HTMLElement>('.taro_page')
    if (!element || !page) return undefined
    // The browser's own pull would reload the whole app.
    page.style.overscrollBehaviorY = 'contain'
    let start: { x: number; y: number } | null = null
    let pulled = 0

    const show = (px: number) => {
      pulled = px
      if (!disc.current) return
      disc.current.style.opacity = String(Math.min(1, px / REFRESH_PX))
      disc.current.style.transform = `translate(-50%, ${px}px) rotate(${px * 3}deg)`
    }
    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0]
      const single = event.touches.length === 1 && page.scrollTop <= 0 && !latest.current.busy
      start = touch && single ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0]
      if (!start || !touch) return
      if (page.scrollTop > 0) {
        start = null
        show(0)
        return
      }
      const px = pulledPx(touch.clientX - start.x, touch.clientY - start.y)
      if (px > 0 && event.cancelable) event.preventDefault()
      show(px)
    }
    const onEnd = () => {
      if (!start) return
      start = null
      const triggered = refreshes(pulled)
      show(0)
      if (!triggered) return
      setBusy(true)
      void latest.current.onRefresh().finally(() => setBusy(false))
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  }, [latest])

  return (
    <div ref={box} className="mg-pull">
      <div ref={disc} className={classes('mg-pull__disc', busy && 'mg-pull__disc--busy')}>
        <Icon name="retry" />
      </div>
      <div role="status" className="mg-pull__said">
        {busy ? REFRESHING : ''}
      </div>
      {children}
    </div>
  )
}
