import { useTabBadge } from '../TabRing/useTabBadge'

export interface TabBadgeProps {
  /** 0-based place of the tab. */
  tab: number
  /** Empty: nothing is shown. */
  text: string
  /** Meaning of the badge, for screen readers. */
  label: string
}

/** A number on a tab. Twin: TabBadge.h5.tsx. */
export function TabBadge({ tab, text }: TabBadgeProps) {
  useTabBadge(tab, text)
  return null
}
