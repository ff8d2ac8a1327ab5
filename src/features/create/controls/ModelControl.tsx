import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { Section } from './Section'
import './ModelControl.scss'

/** Each model with its honest weakness and its own price. */
export function ModelControl(props: ControlProps<SpecOf<'choice'>>) {
  const { spec, value, onChange, offer } = props
  const chosen = value ?? offer.option.modelId
  return (
    <Section title={spec.label}>
      <View role="radiogroup" aria-label={spec.label}>
        {offer.models.map((model) => (
          <View
            key={model.id}
            className="mg-press model"
            {...pressable({
              role: 'radio',
              checked: model.id === chosen,
              label: `${model.name}，${model.note}，${texts.perPicture(model.costCredits)}`,
              onPress: () => onChange(model.id),
            })}
          >
            <View className={classes('model__cover', model.id === chosen && 'model__cover--on')}>
              {model.coverUrl ? (
                <Picture src={mediaUrl(model.coverUrl)} alt="" />
              ) : (
                <Icon name="brush" />
              )}
            </View>
            <View className="model__about">
              <View className="model__name">{model.name}</View>
              <View className="model__note">{model.note}</View>
            </View>
            <View className="model__price">{texts.perPicture(model.costCredits)}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}
