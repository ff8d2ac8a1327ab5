import { createPortal } from 'react-dom'
import { useTabBar } from '../TabRing/useTabBar'
import type { TabBadgeProps } from './TabBadge'
import './TabBadge.scss'

/** A number on a tab of the bar. */
export function TabBadge({ tab, text, label }: TabBadgeProps) {
  const bar = useTabBar()
  if (!bar || text === '') return null
  return createPortal(
    <div className="mg-tabbadge" style={{ left: `${(tab + 0.5) * 20}%` }} role="status">
      <span aria-hidden>{text}</span>
      <span className="mg-tabbadge__label">{label}</span>
    </div>,
    bar,
  )
}
