import { Text, View } from '@tarojs/components'
import { TEXT_SCALES } from '@/lib/accessibility'
import { useAccessibility } from '@/stores/accessibility'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Slider } from '@/ui/Slider/Slider'
import { Switch } from '@/ui/Switch/Switch'
import { texts } from './texts'
import './AccessibilitySheet.scss'

const formatPercent = (scale: number): string => texts.percent(Math.round(scale * 100))

function Size() {
  const textScale = useAccessibility((settings) => settings.textScale)
  const step = Math.max(
    0,
    TEXT_SCALES.findIndex((scale) => scale === textScale),
  )
  const choose = (to: number) => useAccessibility.setState({ textScale: TEXT_SCALES[to] ?? 1 })
  return (
    <>
      <View className="mg-accessibility__head">
        <Text>{texts.size}</Text>
        <Text className="mg-accessibility__percent">{formatPercent(textScale)}</Text>
      </View>
      <View className="mg-accessibility__rail">
        <Text className="mg-accessibility__letter" aria-hidden>
          {texts.letter}
        </Text>
        <View className="mg-accessibility__slider">
          <Slider
            label={texts.size}
            value={step}
            min={0}
            max={TEXT_SCALES.length - 1}
            valueText={formatPercent(textScale)}
            onChange={choose}
          />
        </View>
        <Text className="mg-accessibility__letter mg-accessibility__letter--large" aria-hidden>
          {texts.letter}
        </Text>
      </View>
    </>
  )
}

interface ChoiceProps {
  text: string
  note: string
  on: boolean
  onChange: (on: boolean) => void
}

function Choice({ text, note, on, onChange }: ChoiceProps) {
  return (
    <View className="mg-accessibility__choice">
      <View className="mg-accessibility__words">
        <View>{text}</View>
        <View className="mg-accessibility__note">{note}</View>
      </View>
      <Switch on={on} onChange={onChange} label={text} />
    </View>
  )
}

/** 关怀: seen at once, in the sheet itself and on the page behind it. */
export function AccessibilitySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contrast, motion } = useAccessibility()
  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title}>
      <View className="mg-accessibility__sample">
        <View className="mg-accessibility__sentence">{texts.sample}</View>
        <View className="mg-accessibility__note">{texts.sampleNote}</View>
      </View>
      <Size />
      <Choice
        text={texts.contrast}
        note={texts.contrastNote}
        on={contrast === 'high'}
        onChange={(on) => useAccessibility.setState({ contrast: on ? 'high' : 'normal' })}
      />
      <Choice
        text={texts.motion}
        note={texts.motionNote}
        on={motion === 'reduced'}
        onChange={(on) => useAccessibility.setState({ motion: on ? 'reduced' : 'system' })}
      />
    </BottomSheet>
  )
}
