import { View } from '@tarojs/components'
import type { WorkView } from '@/domain/works/types'
import { StepList } from '@/ui/StepList/StepList'
import { DETAIL } from './texts'
import './WorkSteps.scss'

interface WorkStepsProps {
  open: boolean
  onClose: () => void
  work: WorkView
}

/** The sentences that led from the first picture to this one. */
export function WorkSteps({ work }: WorkStepsProps) {
  if (!work.making) return null
  const { sentences } = work.making
  return (
    <View className="mg-worksteps">
      <View className="mg-worksteps__title" role="heading" aria-level={2}>
        {DETAIL.steps(sentences.length)}
      </View>
      <StepList sentences={sentences} />
    </View>
  )
}
