import { View } from '@tarojs/components'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { StyleInfo } from '../offer'
import { texts } from '../texts'
import './StyleCard.scss'

interface StyleCardProps {
  /** null: 自动, the engine chooses. */
  style: StyleInfo | null
  on: boolean
  onPress: () => void
}

/** 68 × 84 picture in the style itself, its name below. */
export function StyleCard({ style, on, onPress }: StyleCardProps) {
  const name = style?.name ?? texts.auto
  return (
    <View
      className={classes('mg-press style', on && 'style--on')}
      {...pressable({ role: 'radio', checked: on, label: name, onPress })}
    >
      <View className={classes('style__thumb', on && 'style__thumb--on')}>
        {style?.thumbUrl ? (
          <Picture src={mediaUrl(style.thumbUrl)} alt="" thumbhash={style.thumbhash} />
        ) : (
          <Icon name={style ? 'image' : 'spark'} />
        )}
      </View>
      <View className="style__name">{name}</View>
    </View>
  )
}
