import { Text, View } from '@tarojs/components'
import { Button } from '../Button/Button'
import type { Drawing } from './drawing'
import { EMPTY_LIST } from './texts'
import './Empty.scss'
import './drawings.scss'

export interface EmptyProps {
  /** 空空如也~~ by default: lists leave it out, and give the reason as the hint. */
  title?: string
  hint?: string
  /** Empty by default; else failed, or new. */
  drawing?: Drawing
  /** The one thing to do about it. */
  action?: { text: string; onPress: () => void }
}

/** An ink-line drawing, one sentence, one action. */
export function Empty({ title = EMPTY_LIST, hint, drawing = 'empty', action }: EmptyProps) {
  return (
    <View className="mg-empty">
      <View className={`mg-empty__drawing mg-empty__drawing--${drawing}`} aria-hidden />
      <Text className="mg-empty__title">{title}</Text>
      {hint && <Text className="mg-empty__hint">{hint}</Text>}
      {action && (
        <View className="mg-empty__action">
          <Button variant="primary" wide onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
      )}
    </View>
  )
}
