import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { InLayer } from './inLayer'

/** Layer over the page and its bars; mini-programs draw it in the page. Twin: Layer.h5.tsx. */
export function Layer({ children }: { children: ReactNode }) {
  return (
    <InLayer.Provider value>
      <View className="mg-layer">{children}</View>
    </InLayer.Provider>
  )
}
