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

/** Refused while a page without the bar is on top; until it is back, this often. */
const AGAIN_MS = 1500

/** A mini-program's own tab bar draws no ring: it shows the count. Twin: TabRing.h5.tsx. */
export function TabRing({ tab, count }: TabRingProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const mark = () =>
      count > 0
        ? Taro.setTabBarBadge({ index: tab, text: String(count) })
        : Taro.removeTabBarBadge({ index: tab })
    const tell = () => {
      mark().catch(() => {
        if (!gone) timer = setTimeout(tell, AGAIN_MS)
      })
    }
    tell()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [tab, count])
  return null
}
