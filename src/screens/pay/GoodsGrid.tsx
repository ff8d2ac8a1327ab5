import { Text, View } from '@tarojs/components'
import { creditsText } from '@/domain/credits/format'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { yuanText } from './money'
import { texts } from './texts'
import type { Goods } from './useGoods'
import './GoodsGrid.scss'

interface GoodsGridProps {
  goods: readonly Goods[]
  chosen: string | null
  onChoose: (id: string) => void
}

/**
 * The packages, three in a row; the chosen one has a paper ring. Each shows all credits it brings,
 * as the receipt says.
 */
export function GoodsGrid({ goods, chosen, onChoose }: GoodsGridProps) {
  return (
    <View className="mg-goods" role="radiogroup" aria-label={texts.packages}>
      {goods.map(({ id, credits, totalCredits, priceFen }) => (
        <View
          key={id}
          className={classes('mg-press mg-goods__one', id === chosen && 'mg-goods__one--on')}
          {...pressable({
            role: 'radio',
            checked: id === chosen,
            onPress: () => onChoose(id),
          })}
        >
          <Text className="mg-goods__credits">{creditsText(totalCredits)}</Text>
          <Text className="mg-goods__unit">{texts.credits}</Text>
          <Text className="mg-goods__price">{yuanText(priceFen)}</Text>
          {totalCredits > credits && (
            <Text className="mg-goods__bonus">{texts.bonus(totalCredits - credits)}</Text>
          )}
        </View>
      ))}
    </View>
  )
}
