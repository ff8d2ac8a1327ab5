import { View } from '@tarojs/components'
import type { EditRegion } from '@contract/edits'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Cannot } from './Cannot'
import { toggleRegion } from './corrections'
import { PlanAct } from './PlanAct'
import { MarkedSentence, PlanRows, PlanSkeleton } from './PlanPane'
import { PlanWait } from './PlanWait'
import { PLAN } from './texts'
import type { EditTarget } from './types'
import type { useEditOrder } from './useEditOrder'
import type { PlanState } from './usePlan'

/** Taps on the picture of a plan. */
export function toggleOnPicture({ plan, correct }: PlanState, region: EditRegion): void {
  const next = plan && toggleRegion(plan, region)
  if (next) correct(next)
  else showToast(PLAN.lastStep)
}

interface PlanBodyProps {
  target: EditTarget
  sentence: string
  state: PlanState
  order: ReturnType<typeof useEditOrder>
  onUndo: () => void
  onStop?: () => void
}

/** The plan read from a sentence, to be corrected and confirmed; or the reason there is none. */
export function PlanBody({ target, sentence, state, order, onUndo, onStop }: PlanBodyProps) {
  const { reading, plan, others, failure } = state
  if (failure !== null) {
    return (
      <View className="plan__failed" role="alert">
        <MarkedSentence sentence={sentence} />
        <View>{failure}</View>
        <View className="plan__note">{PLAN.failed}</View>
        <Button wide onPress={state.refresh}>
          {PLAN.retry}
        </Button>
      </View>
    )
  }
  const isUndo = plan?.steps[0]?.kind === 'undo'
  // Of the plan on screen: an alternative that was tapped may be read from fewer of the words.
  const shown = reading && plan ? { ...reading, plans: [plan] } : reading
  return (
    <>
      <MarkedSentence sentence={sentence} reading={shown} />
      {!reading && <PlanSkeleton />}
      {reading && !plan && (
        <Cannot reading={reading} target={target} onChoose={({ id }) => state.choose(id)} />
      )}
      {reading && !plan && onStop && (
        <Button wide onPress={onStop}>
          {PLAN.stop}
        </Button>
      )}
      {shown && plan && (
        <PlanRows
          plan={plan}
          sentence={sentence}
          reading={shown}
          others={others}
          references={state.references}
          onCorrect={state.correct}
          onChoose={state.choose}
        />
      )}
      {(!reading || state.isStale) && <PlanWait />}
      {(plan || !reading) && (
        <PlanAct
          plan={plan}
          isStale={state.isStale}
          ordering={order.busy}
          onConfirm={(confirmed) => (isUndo ? onUndo() : void order.run(confirmed))}
          onStop={onStop}
        />
      )}
    </>
  )
}
