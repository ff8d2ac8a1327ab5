import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { FILM_RATIOS } from '@contract/storyboard'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'
import type { Offer } from '@/domain/tool-form/offer'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { StoryContent } from './content'
import { Options } from './Options'
import { SCRIPT } from './texts'
import './LookRows.scss'

const StylePicker = lazySheet(() => import('./StylePicker').then((m) => m.StylePicker))

const RATIOS = FILM_RATIOS.map((value) => ({ value, text: value }))

interface LookRowsProps {
  content: StoryContent
  /** null: not known yet. */
  offer: Offer | null
  onChange: (part: Pick<StoryContent, 'ratio'> | Pick<StoryContent, 'style'>) => void
}

/** 画幅 and 整片画风. */
export function LookRows({ content, offer, onChange }: LookRowsProps) {
  const [open, setOpen] = useState(false)
  const style = offer?.styles.find(({ id }) => id === content.style) ?? null
  return (
    <>
      <SettingRow label={SCRIPT.ratio}>
        <Options
          label={SCRIPT.ratio}
          options={RATIOS}
          value={content.ratio}
          onChange={(ratio) => onChange({ ratio })}
        />
      </SettingRow>
      {offer && offer.styles.length > 0 && (
        <SettingRow label={SCRIPT.style}>
          <View
            className="mg-press story-look"
            {...pressable({
              label: `${SCRIPT.style}：${style?.name ?? SCRIPT.auto}`,
              onPress: () => setOpen(true),
            })}
          >
            {style?.thumbUrl && (
              <View className="story-look__thumb">
                <Picture src={mediaUrl(style.thumbUrl)} alt="" thumbhash={style.thumbhash} />
              </View>
            )}
            <Text>{style?.name ?? SCRIPT.auto}</Text>
            <Icon name="right" size={18} />
          </View>
          <StylePicker
            open={open}
            onClose={() => setOpen(false)}
            styles={offer.styles}
            value={content.style}
            onChange={(id) => {
              onChange({ style: id })
              setOpen(false)
            }}
          />
        </SettingRow>
      )}
    </>
  )
}
