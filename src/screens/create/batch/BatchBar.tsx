import { Text, View } from '@tarojs/components'
import type { Offer, Params } from '@/domain/tool-form/offer'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import { useBatchOrder } from './useBatchOrder'
import './BatchPanel.scss'

interface BatchBarProps {
  template: string
  params: Params
  offer: Offer
  /** Something else of the form must be settled first; null or undefined: nothing. */
  block: string | null | undefined
  onLogin: () => void
  onClose: () => void
}

/** In place of 生成: all ticked cells with their sum, or the first one alone. */
export function BatchBar(props: BatchBarProps) {
  const { orders, busy, send } = useBatchOrder(props)
  const { chosen, credits, each, firstReason } = orders
  const reason = props.block ?? orders.reason
  const [first] = chosen
  const canSend = !busy && reason === null
  return (
    <View className="generate">
      <Button
        wide
        variant={canSend ? 'dawn' : 'secondary'}
        disabled={!canSend}
        onPress={() => send(chosen.length)}
        note={canSend ? texts.price(credits) : undefined}
      >
        {busy ? texts.ordering : (reason ?? texts.paint(chosen.length))}
      </Button>
      {first && chosen.length > 1 && !props.block && firstReason === null && !busy && (
        <View className="mg-press batch-first" {...pressable({ onPress: () => send(1) })}>
          <Text>{texts.first(first.index + 1)}</Text>
          <Text className="batch-first__price">{texts.onlyPrice(each)}</Text>
        </View>
      )}
    </View>
  )
}
