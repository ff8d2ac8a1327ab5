import { View } from '@tarojs/components'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { CompareFoot } from './compare/CompareFoot'
import { texts as compareTexts } from './compare/texts'
import { useCompare } from './compare/useCompare'
import { ModelRow } from './ModelRow'
import { modelTexts } from './modelTexts'
import type { Offer } from './offer'
import { texts } from './texts'
import { useModelsHere } from './useModelsHere'
import './ModelSheet.scss'

export interface ModelSheetProps {
  open: boolean
  offer: Offer
  chosen: string
  onClose: () => void
  onChoose: (modelId: string) => void
  /** Of what can be compared: the person must sign in first. */
  onLogin?: (() => void) | undefined
}

/** Each model with its honest weakness, its own price and what it has made here. */
export function ModelSheet(props: ModelSheetProps) {
  const { open, offer, chosen, onClose, onChoose, onLogin } = props
  const here = useModelsHere(open)
  const compare = useCompare({ offer, onLogin: onLogin ?? onClose, onDone: onClose })
  const { modelIds } = compare
  const comparing = modelIds !== null
  const title = comparing ? compareTexts.title : texts.models
  return (
    <BottomSheet
      open={open}
      onClose={() => {
        compare.stop()
        onClose()
      }}
      title={title}
    >
      <View className="models__hint">{comparing ? compareTexts.hint : modelTexts.samples}</View>
      <View role={comparing ? 'group' : 'radiogroup'} aria-label={title}>
        {offer.models.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            here={here(model.id)}
            many={comparing}
            on={comparing ? modelIds.includes(model.id) : model.id === chosen}
            onPress={() => (comparing ? compare.toggle(model.id) : onChoose(model.id))}
          />
        ))}
      </View>
      {onLogin && <CompareFoot compare={compare} />}
    </BottomSheet>
  )
}
