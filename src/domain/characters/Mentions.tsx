import { Text, View } from '@tarojs/components'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { type Character, splitMentions } from './mentions'
import './Mentions.scss'

interface MentionsProps {
  text: string
  cards: readonly Character[]
}

/** A text with its mentioned cards as chips, for reading. */
export function Mentions({ text, cards }: MentionsProps) {
  return (
    <>
      {splitMentions(text, cards).map((part, place) =>
        typeof part === 'string' ? (
          <Text key={place}>{part}</Text>
        ) : (
          <View key={place} className="mention-word">
            {part.pictures[0] && (
              <View className="mention-word__picture">
                <Picture src={mediaUrl(part.pictures[0].thumbUrl)} alt="" />
              </View>
            )}
            <Text>{part.name}</Text>
          </View>
        ),
      )}
    </>
  )
}
