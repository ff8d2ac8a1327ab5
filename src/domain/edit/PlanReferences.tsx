import { Text, View } from '@tarojs/components'
import type { EditPlan } from '@contract/edits'
import { REFERENCE_ROLE_NAMES, type Reference } from '@contract/tools/references'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { PLAN } from './texts'
import './PlanReferences.scss'

interface PlanReferencesProps {
  plan: EditPlan
  references: readonly Reference[]
}

/** Reference pictures that the plan uses, and the reason of each that it does not. */
export function PlanReferences({ plan, references }: PlanReferencesProps) {
  const views = useSources((state) => state.views)
  const { used, notUsed } = plan.references ?? { used: [], notUsed: [] }
  const shown = references.filter(({ number }) => used.includes(number))
  return (
    <>
      {shown.length > 0 && (
        <View className="plan__row">
          <Text className="plan__label">{PLAN.references}</Text>
          <View className="plan__cells">
            {shown.map(({ number, image, role }) => {
              const view = views[image]
              return (
                <View key={number} className="planref">
                  <View className="planref__picture" aria-hidden>
                    {view ? (
                      <Picture src={mediaUrl(view.thumbUrl)} alt="" />
                    ) : (
                      <Icon name="image" size={18} />
                    )}
                  </View>
                  <Text>{PLAN.uses(number, REFERENCE_ROLE_NAMES[role])}</Text>
                </View>
              )
            })}
          </View>
        </View>
      )}
      {notUsed.map(({ number, reason }) => (
        <View key={number} className="planref__unused">
          {PLAN.notUsed(number, reason)}
        </View>
      ))}
    </>
  )
}
