import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { creditsText } from '@/domain/credits/format'
import { switchTab } from '@/domain/navigation/navigate'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { ME } from './texts'
import './Counts.scss'

/** Figures of own creations; each leads to 画夹. */
export function Counts() {
  const query = useQuery({
    queryKey: keys.jobCount,
    queryFn: () => call('GET /api/user/jobCount'),
  })
  const counts = query.data
  const figures = [
    { word: ME.pictures, count: counts?.pictures },
    { word: ME.total, count: counts?.total },
    { word: ME.running, count: counts?.running },
  ]
  return (
    <View className="mg-counts">
      {figures.map(({ word, count }) => (
        <View
          key={word}
          className="mg-press mg-counts__item"
          {...pressable({
            onPress: () => void switchTab('pages/folder/folder'),
            role: 'link',
          })}
        >
          {count === undefined ? (
            query.isError ? (
              <View className="mg-counts__number">–</View>
            ) : (
              <Skeleton width={28} height={24} />
            )
          ) : (
            <View className="mg-counts__number">{creditsText(count)}</View>
          )}
          <View className="mg-counts__word">{word}</View>
        </View>
      ))}
    </View>
  )
}
