import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'

interface TextButtonProps {
  children: string
  label?: string
  onPress: () => void
  tone?: 'plain' | 'danger'
}

/** Words on a 44 px target. */
export function TextButton({ children, label, onPress, tone = 'plain' }: TextButtonProps) {
  return (
    <View
      className={classes('mg-press mg-comment__button', `mg-comment__button--${tone}`)}
      {...pressable({ onPress, label })}
    >
      <Text>{children}</Text>
    </View>
  )
}
