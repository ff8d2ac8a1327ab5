import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { creditsText } from '@/domain/credits/format'
import { texts } from './texts'

/** Prices of tools, in wide windows. */
export function Uses() {
  const { data } = useQuery({
    queryKey: keys.scoreConfig,
    queryFn: () => call('GET /api/app-config/score'),
  })
  if (!data || data.prices.length === 0) return null
  return (
    <>
      <View className="mg-pay__section" role="heading" aria-level={2}>
        {texts.uses}
      </View>
      <View className="mg-pay__uses">
        {data.prices.map(({ tool, name, credits }) => (
          <View key={tool} className="mg-pay__use">
            <Text>{name}</Text>
            <Text className="mg-pay__price">{texts.price(creditsText(credits))}</Text>
          </View>
        ))}
      </View>
    </>
  )
}
