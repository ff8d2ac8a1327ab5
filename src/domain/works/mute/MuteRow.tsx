import { View } from '@tarojs/components'
import { Icon } from '@/ui/Icon/Icon'
import type { IconName } from '@/ui/Icon/paths'
import { pressable } from '@/ui/pressable'
import './MuteRow.scss'

interface MuteRowProps {
  icon: IconName
  text: string
  note: string
  onPress: () => void
}

/** An act of a sheet with a line about what follows from it. */
export function MuteRow({ icon, text, note, onPress }: MuteRowProps) {
  return (
    <View className="mg-press mg-muterow" {...pressable({ onPress })}>
      <Icon name={icon} className="mg-muterow__icon" />
      <View className="mg-muterow__words">
        <View className="mg-muterow__text">{text}</View>
        <View className="mg-muterow__note">{note}</View>
      </View>
      <Icon name="right" size={18} className="mg-muterow__chevron" />
    </View>
  )
}
