import { Text, View } from '@tarojs/components'
import './SectionHead.scss'

/** Head of a section: its name, and quietly what it is. */
export function SectionHead({ title, note }: { title: string; note?: string }) {
  return (
    <View className="mg-sectionhead">
      <View className="mg-sectionhead__title" role="heading" aria-level={2}>
        {title}
      </View>
      {note && <Text className="mg-sectionhead__note">{note}</Text>}
    </View>
  )
}
