import { View } from '@tarojs/components'
import { useOnline } from '@/platform/network'
import { useHasOwnLine } from '@/platform/offlineLines'
import { Icon } from '@/ui/Icon/Icon'
import { texts } from './offlineTexts'
import './OfflineBanner.scss'

/** A 40 px line while there is no network; nothing otherwise. */
export function OfflineBanner() {
  const online = useOnline()
  const hasOwnLine = useHasOwnLine()
  return (
    <View role="status">
      {!online && !hasOwnLine && (
        <View className="offline">
          <Icon name="offline" size={18} />
          {texts.offline}
        </View>
      )}
    </View>
  )
}
