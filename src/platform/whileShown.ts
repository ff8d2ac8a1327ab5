import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { useLatest } from '@/lib/useLatest'

/**
 * The value while this page is on screen; behind another page its last visible value. Hidden tab
 * pages stay alive, and rerendering hidden pages uses up the updates the page on top needs. For
 * pages only: the hooks must be mounted while the page is shown.
 */
export function useWhileShown<T>(value: T): T {
  const latest = useLatest(value)
  const [lastShown, setLastShown] = useState<{ value: T } | null>(null)
  useDidShow(() => setLastShown(null))
  useDidHide(() => setLastShown({ value: latest.current }))
  return lastShown ? lastShown.value : value
}
