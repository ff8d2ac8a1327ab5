import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** What lies over the page and its bars; mini-programs draw it in the page. Twin: Layer.h5.tsx. */
export function Layer({ children }: { children: ReactNode }) {
  return <View className="mg-layer">{children}</View>
}
