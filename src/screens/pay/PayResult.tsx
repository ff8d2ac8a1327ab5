import { View } from '@tarojs/components'
import { getErrorMessage } from '@/api/error'
import { write } from '@/api/write'
import { creditsText } from '@/domain/credits/format'
import { ledgerTime } from '@/domain/credits/time'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, openPage, redirect } from '@/domain/navigation/navigate'
import { shopPath } from '@/platform/pay'
import { useSelling } from '@/stores/rules'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { KeyValues } from '@/ui/KeyValues/KeyValues'
import { yuanText } from './money'
import { texts } from './texts'
import { isOpen, useOrder, type Order } from './useOrder'
import { payOrder } from './usePay'
import './PayResult.scss'

const WORDS = texts.result

interface Verdict {
  readonly title: string
  readonly hint: string
  readonly tone: 'done' | 'waiting' | 'ended'
}

/** Message about an order; `silent`: the provider has not answered for a minute. */
export function describeOrder(order: Order, silent: boolean): Verdict {
  switch (order.state) {
    case 'paid':
      return {
        title: WORDS.paid,
        hint: WORDS.gained(creditsText(order.totalCredits)),
        tone: 'done',
      }
    case 'closed':
      return { title: WORDS.closed, hint: WORDS.closedHint, tone: 'ended' }
    case 'refunded':
      return { title: WORDS.refunded, hint: WORDS.refundedHint, tone: 'ended' }
    default:
      return silent || order.state === 'created'
        ? { title: WORDS.silent, hint: WORDS.silentHint, tone: 'waiting' }
        : { title: WORDS.waiting, hint: WORDS.waitingHint, tone: 'waiting' }
  }
}

function Facts({ order }: { order: Order }) {
  const now = new Date()
  const { order: names } = texts
  const rows = [
    { label: names.amount, value: yuanText(order.priceFen) },
    ...(order.provider ? [{ label: names.by, value: texts.by[order.provider] }] : []),
    { label: names.time, value: ledgerTime(order.createdAt, now) },
    ...(order.paidAt ? [{ label: names.paidAt, value: ledgerTime(order.paidAt, now) }] : []),
    { label: names.number, value: order.id, wide: true },
  ]
  return (
    <View className="mg-paid__facts">
      <KeyValues items={rows} />
    </View>
  )
}

const ICONS = { done: 'check', waiting: 'history', ended: 'receipt' } as const

function Actions({ order, onAgain }: { order: Order; onAgain: () => void }) {
  const sells = useSelling()
  const shop = () => void redirect(shopPath())
  const { id, provider } = order
  // The same order is paid with the provider it was begun with; one never begun chooses first. The
  // App Store needs a new purchase, and WeChat takes the number of an order once.
  const needsNewOrder = provider === 'apple' || provider === 'wechat-virtual'
  const goOn = () => {
    if (!isOpen(order) || provider === null || needsNewOrder) return shop()
    void write(() => payOrder(id, provider))
  }
  if (order.state === 'paid') {
    return (
      <Button variant="primary" wide onPress={() => void openPage('pages/index/index')}>
        {WORDS.create}
      </Button>
    )
  }
  return (
    <>
      {isOpen(order) && (
        <Button variant="secondary" wide onPress={onAgain}>
          {WORDS.again}
        </Button>
      )}
      {sells && (
        <Button variant="primary" wide onPress={goOn}>
          {isOpen(order) && !needsNewOrder ? WORDS.goOn : WORDS.newOrder}
        </Button>
      )}
    </>
  )
}

/** 支付结果, and every order looked at again later. */
export function PayResult({ id }: { id: string }) {
  const { data, isLogin, isError, error, refetch, silent, again } = useOrder(id)
  if (!isLogin) {
    const here = `/pagesC/ucenter/pay-result?id=${encodeURIComponent(id)}`
    const login = () => void go('navigate', loginUrlFor(here))
    return <Empty title={texts.anonymousResult} action={{ text: texts.login, onPress: login }} />
  }
  if (data) {
    const { title, hint, tone } = describeOrder(data, silent)
    return (
      <View className="mg-paid">
        <View className={`mg-paid__seal mg-paid__seal--${tone}`}>
          <Icon name={ICONS[tone]} size={32} />
        </View>
        <View className="mg-paid__title" role="heading" aria-level={2} aria-live="polite">
          {title}
        </View>
        <View className={`mg-paid__hint mg-paid__hint--${tone}`}>{hint}</View>
        <Facts order={data} />
        <View className="mg-paid__acts">
          <Actions order={data} onAgain={again} />
        </View>
      </View>
    )
  }
  if (id === '') return <Empty title={WORDS.missing} />
  if (!isError) return <Empty title={WORDS.waiting} hint={WORDS.waitingHint} />
  return (
    <Empty
      drawing="failed"
      title={WORDS.failed}
      hint={getErrorMessage(error)}
      action={{ text: texts.retry, onPress: () => void refetch() }}
    />
  )
}
