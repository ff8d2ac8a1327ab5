import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './Dock.scss'

/** Black bar at the bottom of detail and select pages: actions left, one pill right. */
export function Dock({ children }: { children: ReactNode }) {
  return (
    <View className="mg-dock">
      <View className="mg-dock__bar">{children}</View>
    </View>
  )
}
