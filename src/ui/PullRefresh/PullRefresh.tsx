import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'

export interface PullRefreshProps {
  /** Resolves when the page is fresh; reports its errors itself. */
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

/**
 * Pull down to refresh: mini-programs have their own (the page's configuration must enable it, on
 * these platforms only). Twin: PullRefresh.h5.tsx.
 */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  usePullDownRefresh(() => void onRefresh().finally(() => stopPullDownRefresh()))
  return <>{children}</>
}
