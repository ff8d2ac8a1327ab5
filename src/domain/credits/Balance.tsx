import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { navigate } from '@/domain/navigation/navigate'
import { shopPath } from '@/platform/pay'
import { useSelling } from '@/stores/rules'
import { Button } from '@/ui/Button/Button'
import { pressable } from '@/ui/pressable'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { creditsText } from './format'
import { Ledger } from './Ledger'
import { CREDITS } from './texts'
import { useRolling } from './useRolling'
import type { Score } from './useScore'
import './Balance.scss'

function topUp(): void {
  void navigate(shopPath())
}

/** Available credits in gold, held credits, and the link to the ledger. */
export function Balance({ score }: { score: Score | undefined }) {
  const [open, setOpen] = useState(false)
  const sells = useSelling()
  return (
    <View className="mg-balance">
      <View>
        <View className="mg-balance__label">{CREDITS.title}</View>
        {score ? (
          <Amount balance={score.balance} />
        ) : (
          <Skeleton width={72} height={28} className="mg-balance__wait" />
        )}
        {score && score.held > 0 && (
          <View className="mg-balance__held">{CREDITS.held(creditsText(score.held))}</View>
        )}
        {score && score.debt > 0 && (
          <View className="mg-balance__held">{CREDITS.debt(creditsText(score.debt))}</View>
        )}
      </View>
      <View
        className="mg-press mg-balance__log"
        {...pressable({ onPress: () => setOpen(true), label: CREDITS.logTitle })}
      >
        <Text>{CREDITS.log}</Text>
      </View>
      {sells && (
        <View className="mg-balance__pay">
          <Button variant="primary" size="medium" onPress={topUp}>
            {CREDITS.topUp}
          </Button>
        </View>
      )}
      <BottomSheet open={open} onClose={() => setOpen(false)} title={CREDITS.logTitle}>
        <Ledger onLeave={() => setOpen(false)} />
      </BottomSheet>
    </View>
  )
}

function Amount({ balance }: { balance: number }) {
  const shown = useRolling(balance)
  return (
    <View className="mg-balance__amount" aria-label={`${CREDITS.title} ${balance}`}>
      {creditsText(shown)}
    </View>
  )
}
