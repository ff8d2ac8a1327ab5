import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Actions.scss'

/** A bar of `Action`s that shares its width among them. */
export function Actions({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="mg-actions" role="toolbar" aria-label={label}>
      {children}
    </View>
  )
}

/** Between what one works with and what takes it back. */
export function ActionsLine() {
  return <View className="mg-actions__line" aria-hidden />
}
