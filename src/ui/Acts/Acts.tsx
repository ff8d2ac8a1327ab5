import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Acts.scss'

/** A bar of `Act`s that shares its width among them. */
export function Acts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="mg-acts" role="toolbar" aria-label={label}>
      {children}
    </View>
  )
}

/** Between what one works with and what takes it back. */
export function ActsLine() {
  return <View className="mg-acts__line" aria-hidden />
}
