import { useTabBadge } from './useTabBadge'

export interface TabRingProps {
  /** 0-based place of the tab. */
  tab: number
  /** Running jobs; none: nothing is shown. */
  count: number
  /** 0..1 */
  progress: number
  label: string
}

/** A mini-program's own tab bar draws no ring: it shows the count. Twin: TabRing.h5.tsx. */
export function TabRing({ tab, count }: TabRingProps) {
  useTabBadge(tab, count > 0 ? String(count) : '')
  return null
}
