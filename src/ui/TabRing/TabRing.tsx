import Taro from '@tarojs/taro'
import { useEffect } from 'react'

export interface TabRingProps {
  /** 0-based place of the tab. */
  tab: number
  /** Running jobs; none: nothing is shown. */
  count: number
  /** 0..1 */
  progress: number
  label: string
}

const nothing = () => undefined

/** A mini-program's own tab bar draws no ring: it shows the count. Twin: TabRing.h5.tsx. */
export function TabRing({ tab, count }: TabRingProps) {
  useEffect(() => {
    // Refused while a page without the bar is on top; the next change sets it right.
    if (count > 0) void Taro.setTabBarBadge({ index: tab, text: String(count), fail: nothing })
    else void Taro.removeTabBarBadge({ index: tab, fail: nothing })
  }, [tab, count])
  return null
}
