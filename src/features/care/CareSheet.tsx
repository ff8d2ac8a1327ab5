import { Text, View } from '@tarojs/components'
import { TEXT_SCALES } from '@/lib/care'
import { useCare } from '@/stores/care'
import { Sheet } from '@/ui/Sheet/Sheet'
import { Slider } from '@/ui/Slider/Slider'
import { Switch } from '@/ui/Switch/Switch'
import { texts } from './texts'
import './CareSheet.scss'

const percentOf = (scale: number): string => texts.percent(Math.round(scale * 100))

function Size() {
  const textScale = useCare((care) => care.textScale)
  const step = Math.max(
    0,
    TEXT_SCALES.findIndex((scale) => scale === textScale),
  )
  const choose = (to: number) => useCare.setState({ textScale: TEXT_SCALES[to] ?? 1 })
  return (
    <>
      <View className="mg-care__head">
        <Text>{texts.size}</Text>
        <Text className="mg-care__percent">{percentOf(textScale)}</Text>
      </View>
      <View className="mg-care__rail">
        <Text className="mg-care__letter" aria-hidden>
          {texts.letter}
        </Text>
        <View className="mg-care__slider">
          <Slider
            label={texts.size}
            value={step}
            min={0}
            max={TEXT_SCALES.length - 1}
            valueText={percentOf(textScale)}
            onChange={choose}
          />
        </View>
        <Text className="mg-care__letter mg-care__letter--large" aria-hidden>
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
    <View className="mg-care__choice">
      <View className="mg-care__words">
        <View>{text}</View>
        <View className="mg-care__note">{note}</View>
      </View>
      <Switch on={on} onChange={onChange} label={text} />
    </View>
  )
}

/** 关怀: seen at once, in the sheet itself and on the page behind it. */
export function CareSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contrast, motion } = useCare()
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <View className="mg-care__sample">
        <View className="mg-care__sentence">{texts.sample}</View>
        <View className="mg-care__note">{texts.sampleNote}</View>
      </View>
      <Size />
      <Choice
        text={texts.contrast}
        note={texts.contrastNote}
        on={contrast === 'high'}
        onChange={(on) => useCare.setState({ contrast: on ? 'high' : 'normal' })}
      />
      <Choice
        text={texts.motion}
        note={texts.motionNote}
        on={motion === 'reduced'}
        onChange={(on) => useCare.setState({ motion: on ? 'reduced' : 'system' })}
      />
    </Sheet>
  )
}
