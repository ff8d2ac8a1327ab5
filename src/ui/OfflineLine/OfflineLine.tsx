import { View } from '@tarojs/components'
import { useEffect, type ReactNode } from 'react'
import { addOwnLine } from '@/platform/offlineLines'
import { usePageShown } from '../usePageShown'

/** A page's own offline message: while it is shown, the notice over all pages is silent. */
export function OfflineLine({ className, children }: { className: string; children: ReactNode }) {
  const shown = usePageShown()
  useEffect(() => (shown ? addOwnLine() : undefined), [shown])
  return (
    <View className={className} role="status">
      {children}
    </View>
  )
}
