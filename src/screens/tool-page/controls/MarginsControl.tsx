import { View } from '@tarojs/components'
import type { Margins } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Chip } from '@/ui/Chip/Chip'
import { Picture } from '@/ui/Picture/Picture'
import { Slider } from '@/ui/Slider/Slider'
import { texts } from './texts'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { evenMargins, marginsFor, RATIOS, SIDES } from './margins'
import { MarginsCanvas } from './MarginsCanvas'
import { Section } from '@/domain/tool-form/controls/Section'
import './MarginsControl.scss'

/** Margins on each side: a frame to drag, ready ratios, and four sliders. */
export function MarginsControl(props: ControlProps<SpecOf<'margins'>>) {
  const { name, spec, value, onChange, params } = props
  const image = typeof params.image === 'string' ? (params.image as MediaRef) : null
  const source = useSources((state) => (image === null ? undefined : state.views[image]))
  const { width = 1, height = 1 } = source ?? {}
  const is = (other: Margins): boolean =>
    SIDES.every((side) => Math.abs(other[side] - value[side]) < 0.005)
  return (
    <Section title={spec.label}>
      <MarginsCanvas
        id={`frame-${name}`}
        {...{ value, onChange, max: spec.max, size: { width, height } }}
        picture={source && <Picture src={mediaUrl(source.thumbUrl)} alt="" />}
      />
      <View className="margins__chips" role="radiogroup" aria-label={spec.label}>
        <Chip
          text={texts.allSides}
          on={is(evenMargins(0.25))}
          onPress={() => onChange(evenMargins(0.25))}
        />
        {RATIOS.map((ratio) => {
          const margins = marginsFor(ratio, { width, height }, spec.max)
          return (
            margins && (
              <Chip key={ratio} text={ratio} on={is(margins)} onPress={() => onChange(margins)} />
            )
          )
        })}
      </View>
      {SIDES.map((side) => {
        const percent = Math.round(value[side] * 100)
        return (
          <View key={side} className="number">
            <View className="number__label">{texts.sides[side]}</View>
            <View className="number__rail">
              <Slider
                value={percent}
                min={0}
                max={spec.max * 100}
                step={5}
                label={texts.sides[side]}
                valueText={`${percent}%`}
                onChange={(share) => onChange({ ...value, [side]: share / 100 })}
              />
            </View>
            <View className="number__value">{percent}%</View>
          </View>
        )
      })}
    </Section>
  )
}
