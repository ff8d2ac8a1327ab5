import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { Icon } from '@/ui/Icon/Icon'
import { pressable } from '@/ui/pressable'
import { paintWith } from './paintWith'
import { texts } from './texts'

interface TrayProps {
  words: readonly string[]
  onRemove: (word: string) => void
  /** The page has another pill that comes first. */
  second: boolean
}

/** Chosen words, each removable, and the button to paint with them. */
export function Tray({ words, onRemove, second }: TrayProps) {
  return (
    <Dock>
      <View className="mg-book__tray">
        <View className="mg-book__chosen" role="group" aria-label={texts.chosen}>
          {words.map((word) => (
            <View
              key={word}
              className="mg-press mg-word"
              {...pressable({ label: texts.remove(word), onPress: () => onRemove(word) })}
            >
              <View className="mg-word__face">
                <Text>{word}</Text>
                <Icon name="close" size={16} />
              </View>
            </View>
          ))}
        </View>
        <Button
          variant={second ? 'secondary' : 'primary'}
          wide
          onPress={() => void paintWith(words)}
        >
          {texts.paint}
        </Button>
      </View>
    </Dock>
  )
}
