import { View } from '@tarojs/components'
import { navigate } from '@/domain/navigation/navigate'
import { useApp } from '@/stores/app'
import { Cell } from '@/ui/Cell/Cell'
import { texts } from './texts'

/** 接口密钥: for programs of one's own; not the keys of vendors above it. */
export function OpenApiCell() {
  const isOn = useApp(({ appConfig }) => appConfig?.openApi === true)
  if (!isOn) return null
  return (
    <View className="mg-account__part">
      <View className="mg-account__head" role="heading" aria-level={2}>
        {texts.openApi}
      </View>
      <Cell
        icon="document"
        text={texts.apiKeys}
        value={texts.apiKeysNote}
        onPress={() => void navigate('pagesC/ucenter/acc-setting', { view: 'keys' })}
      />
    </View>
  )
}
