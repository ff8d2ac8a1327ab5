import { View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { Consent } from '@/domain/agreements/Consent'
import { creditsText } from '@/domain/credits/format'
import { getErrorMessage } from '@/api/error'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { shopPath } from '@/platform/pay'
import { usePageSize } from '@/platform/usePageSize'
import { UNLINKED_CLIENT } from '@/platform/signIn'
import { useSession } from '@/stores/session'
import { useSelling } from '@/stores/rules'
import { Button } from '@/ui/Button/Button'
import { Empty } from '@/ui/Empty/Empty'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { GoodsGrid } from './GoodsGrid'
import { computeWorth, yuanText } from './money'
import { PayHead } from './PayHead'
import { texts } from './texts'
import { Uses } from './Uses'
import { useGoods, usePrices, type Goods, type GoodsList } from './useGoods'
import './Shop.scss'

const CONSENT = {
  agree: texts.agree,
  agreeLabel: texts.agreeLabel,
  agreements: [{ path: 'pagesB/agreement/pay', name: texts.agreement }],
} as const

/** The second smallest package: the mock's, and what most people take. */
const USUAL = 1

function Worth({ credits }: { credits: number }) {
  const { pictures, videos } = computeWorth(credits, usePrices())
  if (pictures === 0) return null
  return (
    <View className="mg-pay__worth">{texts.worth(creditsText(credits), pictures, videos)}</View>
  )
}

interface OfferProps {
  list: GoodsList
  busy: boolean
  busyWords: string
  /** Between the packages and the terms. */
  children?: ReactNode
  onPay: (goods: Goods) => void
}

function Offer({ list, busy, busyWords, children, onPay }: OfferProps) {
  const usual = list.goods[USUAL] ?? list.goods[0]
  const [chosen, setChosen] = useState(usual?.id ?? null)
  const [agreed, setAgreed] = useState(false)
  const [missed, setMissed] = useState(0)
  const { wide } = usePageSize()
  const goods = list.goods.find(({ id }) => id === chosen) ?? usual
  if (!goods) return <Empty hint={texts.noGoods} />
  const press = () => {
    if (agreed) onPay(goods)
    else setMissed((times) => times + 1)
  }
  return (
    <>
      <View className="mg-pay__main">
        <PayHead />
        {list.firstBonusCredits > 0 && (
          <View className="mg-pay__first">{texts.first(creditsText(list.firstBonusCredits))}</View>
        )}
        <GoodsGrid goods={list.goods} chosen={goods.id} onChoose={setChosen} />
        <Worth credits={goods.totalCredits} />
        {wide && <Uses />}
      </View>
      <View className="mg-pay__side">
        {children}
        <View className="mg-pay__terms">{texts.terms}</View>
        <View className="mg-pay__dock">
          <Consent agreed={agreed} onChange={setAgreed} missed={missed} words={CONSENT} />
          <Button variant="primary" wide disabled={busy} onPress={press}>
            {busy ? busyWords : texts.pay(yuanText(goods.priceFen))}
          </Button>
        </View>
      </View>
    </>
  )
}

function Waiting() {
  return (
    <View className="mg-pay__waiting" aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((cell) => (
        <Skeleton key={cell} width={108} height={124} />
      ))}
    </View>
  )
}

interface ShopProps {
  /** Route this page has, to come back to after signing in. */
  here: string
  busy: boolean
  busyWords: string
  onPay: (goods: Goods, list: GoodsList) => void
  extra?: (list: GoodsList) => ReactNode
}

function hiddenTitle(): string {
  if (UNLINKED_CLIENT !== null) return texts.hiddenIn(UNLINKED_CLIENT)
  return shopPath() === 'pagesC/ucenter/pay' ? texts.hidden : texts.ios.hidden
}

/** Common part of both shops: permission, goods, and the button. */
export function Shop({ here, busy, busyWords, onPay, extra }: ShopProps) {
  const isLogin = useSession((session) => session.isLogin)
  const sells = useSelling()
  const query = useGoods()
  if (!sells) {
    const quests = () => void navigate('pagesC/ucenter/quest')
    return (
      <Empty
        title={hiddenTitle()}
        hint={texts.hiddenHint}
        action={{ text: texts.quests, onPress: quests }}
      />
    )
  }
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor(here))
    return <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
  }
  if (query.data) {
    const list = query.data
    return (
      <View className="mg-pay">
        <Offer list={list} busy={busy} busyWords={busyWords} onPay={(goods) => onPay(goods, list)}>
          {extra?.(list)}
        </Offer>
      </View>
    )
  }
  if (!query.isError) return <Waiting />
  return (
    <Empty
      drawing="failed"
      title={texts.failed}
      hint={getErrorMessage(query.error)}
      action={{ text: texts.retry, onPress: () => void query.refetch() }}
    />
  )
}
