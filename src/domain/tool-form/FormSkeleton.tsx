import { View } from '@tarojs/components'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import './FormSkeleton.scss'

/** Skeleton of the form while its options are loading. */
export function FormSkeleton() {
  return (
    <View className="form-skeleton" aria-hidden>
      <Skeleton width={40} height={20} />
      <View className="form-skeleton__row">
        {[0, 1, 2, 3, 4].map((card) => (
          <Skeleton key={card} width={68} height={84} />
        ))}
      </View>
      <Skeleton width={40} height={20} />
      <View className="form-skeleton__row">
        {[0, 1, 2, 3, 4, 5].map((shape) => (
          <Skeleton key={shape} width={30} height={36} />
        ))}
      </View>
    </View>
  )
}
