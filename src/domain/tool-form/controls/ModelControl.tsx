import { View } from '@tarojs/components'
import type { ControlProps, SpecOf } from './control'
import { Section } from './Section'
import './ModelControl.scss'

/** The only model there is, with its honest weakness; several are chosen from above (ModelPicker). */
export function ModelControl({ spec, offer }: ControlProps<SpecOf<'choice'>>) {
  const [model] = offer.models
  if (!model) return null
  return (
    <Section title={spec.label} more={model.name}>
      <View className="only-model">{model.note}</View>
    </Section>
  )
}
