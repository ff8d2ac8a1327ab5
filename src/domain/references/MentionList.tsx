import { Text, View } from '@tarojs/components'
import type { Reference } from '@contract/tools/references'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import './MentionList.scss'

interface MentionListProps {
  open: boolean
  onClose: () => void
  references: readonly Reference[]
  onPick: (number: number) => void
  onAdd: () => void
}

interface MentionProps {
  reference: Reference
  onPress: () => void
}

function Mention({ reference: { number, image, role }, onPress }: MentionProps) {
  const view = useSources(({ views }) => views[image])
  return (
    <View
      className="mg-press mention"
      {...pressable({ label: texts.mentionAs(number, role), onPress })}
    >
      <View className="mention__picture">
        {view ? <Picture src={mediaUrl(view.thumbUrl)} alt="" /> : <Icon name="image" size={18} />}
      </View>
      <Text>
        @{number} {texts.role[role]}
      </Text>
    </View>
  )
}

/** Numbered references after an `@` without a number; one is inserted by a tap. */
export function MentionList({ references, onPick, onAdd }: MentionListProps) {
  return (
    <View className="mentions" role="group" aria-label={texts.mentions}>
      {references.map((reference) => (
        <Mention
          key={reference.number}
          reference={reference}
          onPress={() => onPick(reference.number)}
        />
      ))}
      {references.length === 0 && (
        <View className="mg-press mention" {...pressable({ onPress: onAdd })}>
          <Icon name="plus" size={18} />
          <Text>{texts.addReference}</Text>
        </View>
      )}
    </View>
  )
}
