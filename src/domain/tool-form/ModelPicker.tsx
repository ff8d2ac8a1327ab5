import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import type { Offer } from './offer'
import { texts } from './texts'
import './ModelPicker.scss'

const ModelSheet = lazySheet(() => import('./ModelSheet').then((m) => m.ModelSheet))

interface ModelPickerProps {
  offer: Offer | null
  onChoose: (modelId: string) => void
  /** For pages that can compare models: the user must sign in first. */
  onLogin?: (() => void) | undefined
}

/** The model with its price, and the link to others; of the only one, its kind. */
export function ModelPicker({ offer, onChoose, onLogin }: ModelPickerProps) {
  const [open, setOpen] = useState(false)
  const models = offer?.models ?? []
  const now = models.find(({ id }) => id === offer?.option.modelId)
  if (!offer || !now) return null
  if (models.length < 2)
    return now.note ? <View className="model-picker__only">{texts.alone(now)}</View> : null
  const { costCredits, unit } = now
  const bySecond = unit === 'second' && costCredits > 0
  const credits = bySecond ? texts.perSecond(costCredits) : texts.perPicture(costCredits)
  const price = now.paused ? texts.paused : credits
  return (
    <>
      <View
        className="mg-press model-picker"
        {...pressable({ onPress: () => setOpen(true), label: texts.modelNow(now.name, price) })}
      >
        <View className="model-picker__cover">
          {now.coverUrl ? (
            <Picture src={mediaUrl(now.coverUrl)} alt="" />
          ) : (
            <Icon name="brush" size={20} />
          )}
        </View>
        <View className="model-picker__about">
          <View className="model-picker__name">{now.name}</View>
          <View className={now.paused ? 'model-picker__paused' : 'model-picker__price'}>
            {price}
          </View>
        </View>
        <Text className="model-picker__change">{texts.changeModel}</Text>
        <Icon name="right" size={18} />
      </View>
      <ModelSheet
        open={open}
        offer={offer}
        chosen={now.id}
        onLogin={onLogin}
        onClose={() => setOpen(false)}
        onChoose={(id) => {
          setOpen(false)
          onChoose(id)
        }}
      />
    </>
  )
}
