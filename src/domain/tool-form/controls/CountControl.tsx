import { Text, View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { length } from '@/ui/length'
import { pressable } from '@/ui/pressable'
import { getMaxCount } from '../offer'
import { texts } from '../texts'
import type { ControlProps, SpecOf } from './control'
import { SettingRow } from './SettingRow'
import './CountControl.scss'

const CELL_PX = 44

/** Numbers in 44 px cells; a paper disc slides to the chosen one. */
export function CountControl({ spec, value, onChange, offer }: ControlProps<SpecOf<'count'>>) {
  const last = getMaxCount(spec, offer.option)
  const counts = Array.from({ length: last - spec.min + 1 }, (_, i) => spec.min + i)
  return (
    <View className="count">
      <SettingRow label={spec.label}>
        <View className="count__cells" role="radiogroup" aria-label={spec.label}>
          <View
            className="count__disc"
            style={{ transform: `translateX(${length((value - spec.min) * CELL_PX)})` }}
            aria-hidden
          />
          {counts.map((count) => (
            <View
              key={count}
              className={classes('mg-press count__cell', count === value && 'count__cell--on')}
              {...pressable({
                role: 'radio',
                checked: count === value,
                label: texts.countLabel(count),
                onPress: () => onChange(count),
              })}
            >
              <Text>{count}</Text>
            </View>
          ))}
        </View>
      </SettingRow>
    </View>
  )
}
