import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import './Hint.scss'

interface HintProps {
  text: string
  /** Goes by itself after a moment. */
  passing: boolean
  action?: { word: string; onPress: () => void } | undefined
}

/** One sentence at the picture's foot, and what can be done about it. */
export function Hint({ text, passing, action }: HintProps) {
  return (
    <View className={classes('mg-hint', passing && 'mg-hint--passing')} role="status">
      <Text key={text} className="mg-hint__text">
        {text}
      </Text>
      {action && (
        <View
          className="mg-press mg-hint__action"
          {...pressable({ onPress: action.onPress, label: action.word })}
        >
          <Text>{action.word}</Text>
        </View>
      )}
    </View>
  )
}
