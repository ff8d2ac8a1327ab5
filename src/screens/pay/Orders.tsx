import { Text, View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { creditsText } from '@/domain/credits/format'
import { ledgerTime } from '@/domain/credits/time'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { shopPath } from '@/platform/pay'
import { useSelling } from '@/stores/rules'
import { Chips } from '@/ui/Chips/Chips'
import { Empty } from '@/ui/Empty/Empty'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { yuanText } from './money'
import { texts } from './texts'
import { ORDER_FILTERS, type OrdersState } from './useOrders'
import type { Order } from './useOrder'
import './Orders.scss'

const WORDS = texts.orders

function Row({ order }: { order: Order }) {
  const { id, name, state, priceFen, createdAt } = order
  const open = () => void navigate('pagesC/ucenter/pay-result', { id })
  return (
    <View className="mg-press mg-order" {...pressable({ role: 'link', onPress: open })}>
      <View className="mg-order__what">
        <Text className="mg-order__name">{name}</Text>
        <Text className="mg-order__note">{ledgerTime(createdAt, new Date())}</Text>
      </View>
      <View className="mg-order__much">
        <Text className="mg-order__price">{yuanText(priceFen)}</Text>
        <Text className={`mg-order__state mg-order__state--${state}`}>
          {state === 'paid' ? `+${creditsText(order.totalCredits)}` : texts.states[state]}
        </Text>
      </View>
    </View>
  )
}

function NoOrders() {
  const sells = useSelling()
  const shop = { text: WORDS.go, onPress: () => void navigate(shopPath()) }
  return <Empty hint={WORDS.empty} action={sells ? shop : undefined} />
}

function List({ state }: { state: OrdersState }) {
  const { orders, isPending, isError, error, refetch } = state
  if (orders.length > 0) {
    return (
      <>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
        <MoreFoot state={state} />
      </>
    )
  }
  if (isError) {
    const retry = { text: texts.retry, onPress: () => void refetch() }
    return (
      <Empty drawing="failed" title={WORDS.failed} hint={getErrorMessage(error)} action={retry} />
    )
  }
  if (isPending) {
    return (
      <View className="mg-orders__waiting" aria-hidden>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} width={320} height={44} />
        ))}
      </View>
    )
  }
  return <NoOrders />
}

/** 充值账单 */
export function Orders({ state }: { state: OrdersState }) {
  if (!state.isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/order'))
    return <Empty title={texts.anonymousBills} action={{ text: texts.login, onPress: login }} />
  }
  return (
    <View className="mg-orders">
      <Chips
        label={WORDS.filter}
        all={WORDS.all}
        options={ORDER_FILTERS}
        value={state.filter}
        onChange={state.setFilter}
      />
      <List state={state} />
    </View>
  )
}
