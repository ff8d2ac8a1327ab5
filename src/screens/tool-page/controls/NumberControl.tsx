import { Text, View } from '@tarojs/components'
import { Slider } from '@/ui/Slider/Slider'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import './NumberControl.scss'

/** Label, rail and the number itself on one line. */
export function NumberControl({ spec, value, onChange }: ControlProps<SpecOf<'number'>>) {
  const { label, min, max, step, unit } = spec
  // 0.1 + 0.2 is not shown as 0.30000000000000004.
  const shown = `${Number(value.toFixed(4))}${unit}`
  return (
    <View className="number">
      <Text className="number__label">{label}</Text>
      <View className="number__rail">
        <Slider {...{ value, min, max, step, label, onChange }} valueText={shown} />
      </View>
      <Text className="number__value">{shown}</Text>
    </View>
  )
}
