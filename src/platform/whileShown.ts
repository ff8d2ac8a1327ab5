import { useDidHide, useDidShow } from '@tarojs/taro'
import { useReducer, useRef } from 'react'

/**
 * The value while this page is on screen; behind another page the last one it showed. Hidden tab
 * pages stay alive, and redrawing what nobody sees uses up the updates the page on top needs.
 * For pages only: the hooks must be mounted while the page is shown.
 */
export function useWhileShown<T>(value: T): T {
  const shown = useRef(true)
  const lastShown = useRef(value)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useDidShow(() => {
    if (shown.current) return
    shown.current = true
    redraw()
  })
  useDidHide(() => {
    shown.current = false
  })
  if (shown.current) lastShown.current = value
  return lastShown.current
}
