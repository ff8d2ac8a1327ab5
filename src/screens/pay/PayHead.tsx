import { Text, View } from '@tarojs/components'
import { creditsText } from '@/domain/credits/format'
import { useBalance } from '@/domain/credits/useScore'
import { navigate } from '@/domain/navigation/navigate'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { texts } from './texts'

/** Balance before buying more. */
export function PayHead() {
  const balance = useBalance()
  return (
    <View className="mg-pay__head">
      <View className="mg-pay__have">
        <Text className="mg-pay__label">{texts.balance}</Text>
        {balance === null ? (
          <Skeleton width={72} height={28} />
        ) : (
          <Text className="mg-pay__balance">{creditsText(balance)}</Text>
        )}
      </View>
      <View
        className="mg-press mg-pay__bills"
        {...pressable({ role: 'link', onPress: () => void navigate('pagesC/ucenter/order') })}
      >
        <Text>{texts.bills}</Text>
      </View>
    </View>
  )
}
