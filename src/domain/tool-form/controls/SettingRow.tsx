import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './SettingRow.scss'

/** 48 px line: label left, control right. */
export function SettingRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className="setting">
      <View className="setting__label">{label}</View>
      {children}
    </View>
  )
}
