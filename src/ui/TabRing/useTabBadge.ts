import Taro from '@tarojs/taro'
import { useEffect } from 'react'

/** Refused while a page without the bar is on top; until it is back, this often. */
const AGAIN_MS = 1500

/** The words of a mini-program's own badge on a tab; empty ones take it away. */
export function useTabBadge(tab: number, text: string): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const mark = () =>
      text === ''
        ? Taro.removeTabBarBadge({ index: tab })
        : Taro.setTabBarBadge({ index: tab, text })
    const applyMark = () => {
      mark().catch(() => {
        if (!gone) timer = setTimeout(applyMark, AGAIN_MS)
      })
    }
    applyMark()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [tab, text])
}
