import { Text, View } from '@tarojs/components'
import type { EditPlan } from '@contract/edits'
import { useBalance } from '@/domain/credits/useScore'
import { navigate } from '@/domain/navigation/navigate'
import { useOnline } from '@/platform/network'
import { Button } from '@/ui/Button/Button'
import { SAY, PLAN } from './texts'
import './PlanAct.scss'

interface PlanActProps {
  plan: EditPlan | undefined
  /** A newer plan is on its way. */
  isStale: boolean
  ordering: boolean
  onConfirm: (plan: EditPlan) => void
  /** Next to it where the plan is a card: closes it. */
  onStop?: () => void
}

/** The one place with a price, and the one that spends. */
export function PlanAct({ plan, isStale, ordering, onConfirm, onStop }: PlanActProps) {
  const balance = useBalance()
  const online = useOnline()
  const short = plan && balance !== null ? plan.quote - balance : 0
  const isUndo = plan?.steps[0]?.kind === 'undo'
  const confirm = () => plan && onConfirm(plan)
  const act = !online ? (
    <Button wide disabled>
      {SAY.offline}
    </Button>
  ) : short > 0 ? (
    <Button wide onPress={() => void navigate('pagesC/ucenter/pay')}>
      {PLAN.short(short)}
    </Button>
  ) : isUndo ? (
    <Button wide variant="primary" disabled={ordering} onPress={confirm}>
      {PLAN.undo}
    </Button>
  ) : (
    <Button
      wide
      variant="dawn"
      disabled={!plan || isStale || ordering}
      onPress={confirm}
      note={
        plan && (
          <Text key={plan.quote} className="planact__price">
            {PLAN.price(plan.quote)}
          </Text>
        )
      }
    >
      {ordering ? PLAN.ordering : PLAN.confirm}
    </Button>
  )
  return (
    <View className="planact">
      <View className="planact__row">
        <View className="planact__main">{act}</View>
        {onStop && (
          <Button disabled={ordering} onPress={onStop}>
            {PLAN.stop}
          </Button>
        )}
      </View>
      <View className="planact__promise">{PLAN.promise}</View>
      <View className="planact__spoken" aria-live="polite">
        {plan && !isStale ? PLAN.announced(plan.steps.length, plan.quote) : ''}
      </View>
    </View>
  )
}
