import { useQueryClient } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { keys } from '@/api/keys'
import { PageHead } from '@/domain/navigation/PageHead'
import { Quests } from '@/screens/quest/Quests'
import { texts } from '@/screens/quest/texts'

/** 任务: what was done meanwhile counts as soon as the page is looked at again. */
export default function QuestPage() {
  const client = useQueryClient()
  useDidShow(() => void client.invalidateQueries({ queryKey: keys.quests }))
  return (
    <View>
      <PageHead title={texts.title} />
      <Quests />
    </View>
  )
}
