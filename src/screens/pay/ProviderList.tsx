import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import type { IconName } from '@/ui/Icon/paths'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { GoodsList } from './useGoods'
import './ProviderList.scss'

type Provider = GoodsList['providers'][number]

const ICONS: Readonly<Record<Provider['id'], IconName>> = {
  sandbox: 'credits',
  wechat: 'chat',
  'wechat-virtual': 'chat',
  alipay: 'shield',
  apple: 'credits',
}

interface ProviderListProps {
  providers: readonly Provider[]
  chosen: Provider['id'] | null
  onChoose: (id: Provider['id']) => void
}

/** Payment provider: one of few, the first by default. */
export function ProviderList({ providers, chosen, onChoose }: ProviderListProps) {
  if (providers.length === 0) return <View className="mg-provider__none">{texts.noProvider}</View>
  return (
    <View role="radiogroup" aria-label={texts.providers}>
      {providers.map(({ id, name, note }) => (
        <View
          key={id}
          className="mg-press mg-provider"
          {...pressable({ role: 'radio', checked: id === chosen, onPress: () => onChoose(id) })}
        >
          <Icon name={ICONS[id]} />
          <View className="mg-provider__words">
            <Text className="mg-provider__name">{name}</Text>
            {note && <Text className="mg-provider__note">{note}</Text>}
          </View>
          <View className={classes('mg-provider__dot', id === chosen && 'mg-provider__dot--on')}>
            {id === chosen && <Icon name="check" size={14} />}
          </View>
        </View>
      ))}
    </View>
  )
}
