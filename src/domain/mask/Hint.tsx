import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './Hint.scss'

interface HintProps {
  text: string
  /** Goes by itself after a moment. */
  passing: boolean
  onRetry?: (() => void) | undefined
}

/** One sentence at the picture's foot. */
export function Hint({ text, passing, onRetry }: HintProps) {
  return (
    <View className={classes('mg-hint', passing && 'mg-hint--passing')} role="status">
      <Text key={text} className="mg-hint__text">
        {text}
      </Text>
      {onRetry && (
        <View className="mg-press mg-hint__retry" {...pressable({ onPress: onRetry })}>
          <Text>{texts.retry}</Text>
        </View>
      )}
    </View>
  )
}
