import { View } from '@tarojs/components'
import { useRef } from 'react'
import { useModal } from '@/ui/BottomSheet/useModal'
import { useSheetPull } from '@/ui/BottomSheet/useSheetPull'
import { classes } from '@/ui/classes'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Layer } from '@/ui/Layer/Layer'
import { usePresence } from '@/ui/usePresence'
import { PlanBody, toggleOnPicture } from './PlanBody'
import { PlanPicture } from './PlanPicture'
import { PLAN } from './texts'
import type { PlanRequest } from './useEditing'
import { useEditOrder } from './useEditOrder'
import { usePlan } from './usePlan'
import './PlanSheet.scss'

interface PlanSheetProps extends PlanRequest {
  open: boolean
}

/** The picture with what changes and what stays, over its plan; before anything is paid. */
function Plan(props: PlanSheetProps & { isLeaving: boolean }) {
  const { onClose, target, sentence, versionId, references, onOrdered, onUndo, isLeaving } = props
  const box = useRef<HTMLElement>(null)
  useModal(box, !isLeaving, onClose)
  const pull = useSheetPull(box, !isLeaving, onClose)
  const state = usePlan(target, { sentence, versionId, references })
  const order = useEditOrder(target, state.said, { onOrdered, onStale: state.refresh })
  const { reading, plan } = state
  return (
    <Layer>
      <View className={classes('plansheet', isLeaving && 'plansheet--leaving')} catchMove>
        <View className="plansheet__stage">
          <PlanPicture
            id="plan-picture"
            target={target}
            plan={plan}
            layoutKey={`${reading === undefined} ${plan?.id ?? ''}`}
            onToggle={(region) => toggleOnPicture(state, region)}
            range={{ box: state.box, onBox: state.setBox }}
          />
        </View>
        <View
          ref={box}
          className="plansheet__panel"
          role={isLeaving ? undefined : 'dialog'}
          aria-modal={!isLeaving}
          aria-hidden={isLeaving}
          aria-label={reading && !plan ? PLAN.cannotTitle : PLAN.title}
          {...{ tabIndex: -1 }}
        >
          <View className="mg-bottom-sheet__grab" onClick={onClose} aria-hidden {...pull} />
          <View className="plansheet__edit">
            <IconButton icon="pencil" label={PLAN.rewrite} onPress={onClose} />
          </View>
          <View className="plansheet__body">
            <PlanBody {...{ target, sentence, state, order, onUndo }} />
          </View>
        </View>
      </View>
    </Layer>
  )
}

export function PlanSheet(props: PlanSheetProps) {
  const presence = usePresence(props.open)
  if (presence === 'gone') return null
  return <Plan {...props} isLeaving={presence === 'leaving'} />
}
