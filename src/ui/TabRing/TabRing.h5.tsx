import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Arc } from '../Ring/Arc'
import type { TabRingProps } from './TabRing'
import { useTabBar } from './useTabBar'
import './TabRing.scss'

/** A 2 px dawn arc around the tab's icon, which shrinks for it. */
export function TabRing({ tab, count, progress, label }: TabRingProps) {
  const bar = useTabBar()
  const running = count > 0
  useEffect(() => {
    bar?.classList.toggle('mg-tabring-on', running)
  }, [bar, running])
  if (!bar || !running) return null
  return createPortal(
    <div className="mg-tabring" style={{ left: `${(tab + 0.5) * 20}%` }} role="status">
      <Arc size={32} progress={progress} />
      <span className="mg-tabring__label">{label}</span>
    </div>,
    bar,
  )
}
