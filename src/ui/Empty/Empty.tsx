import { Text, View } from '@tarojs/components'
import { Button } from '../Button/Button'
import { LANDSCAPE } from './drawing'
import './Empty.scss'

export interface EmptyProps {
  /** 空空如也~~ unless told. */
  title?: string
  hint?: string
  /** The one thing to do about it. */
  action?: { text: string; onPress: () => void }
}

/** An ink-line drawing, one sentence, one action. */
export function Empty({ title = '空空如也~~', hint, action }: EmptyProps) {
  return (
    <View className="mg-empty">
      <View
        className="mg-empty__drawing"
        style={{ backgroundImage: `url("${LANDSCAPE}")` }}
        aria-hidden
      />
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
