import { View } from '@tarojs/components'
import { switchTab } from '@/domain/navigation/navigate'
import { HOME } from '@/routes'
import { Empty } from '@/ui/Empty/Empty'
import { texts } from './texts'
import './not-found.scss'

export default function NotFound() {
  return (
    <View className="not-found">
      <Empty
        drawing="failed"
        title={texts.title}
        hint={texts.hint}
        action={{ text: texts.home, onPress: () => void switchTab(HOME) }}
      />
    </View>
  )
}
