import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** False while the page lies behind another one; it stays in the document meanwhile. H5. */
export function usePageShown(): boolean {
  const [shown, setShown] = useState(true)
  useDidShow(() => setShown(true))
  useDidHide(() => setShown(false))
  return shown
}
