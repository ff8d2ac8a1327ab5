import { View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { texts } from './texts'

interface ListPendingProps {
  /** Loading failed: a tap retries. */
  failed: boolean
  onRetry: () => void
}

/** In the place of a list's rows until they are there. */
export function ListPending({ failed, onRetry }: ListPendingProps) {
  return failed ? (
    <View className="mg-press mg-account__retry" {...pressable({ onPress: onRetry })}>
      {texts.failed}
    </View>
  ) : (
    <View className="mg-account__device">
      <Skeleton width={180} height={40} />
    </View>
  )
}
