import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon, type IconName } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import './Composer.scss'

interface ComposerToolProps {
  text: string
  icon?: IconName
  busy?: boolean
  /** Without its word, where the foot would wrap. */
  compact?: boolean
  onPress: () => void
}

/** Icon and word in the foot of a composer, 44 px high. */
export function ComposerTool({ text, icon, busy, compact, onPress }: ComposerToolProps) {
  return (
    <View
      className={classes(
        'mg-press composer__tool',
        busy && 'composer__tool--busy',
        compact && 'composer__tool--compact',
      )}
      {...pressable({ onPress, label: text, disabled: busy })}
    >
      {icon && <Icon name={icon} />}
      <Text>{text}</Text>
    </View>
  )
}
