import { Text, View } from '@tarojs/components'
import { mediaUrl } from '@/platform/media'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { openBanner } from './Banners'
import type { Banner } from './useBanners'
import './ThemeActs.scss'

/** 本周主题 for a user who takes part, and while it is judged or has its result. */
export function ThemeRow({ banner }: { banner: Banner; onClose: () => void }) {
  const { title, words, contest = '', thumbUrl, thumbhash, color } = banner
  return (
    <View
      className="mg-press mg-weekly__row"
      {...pressable({ role: 'link', onPress: () => openBanner(banner) })}
    >
      <View className="mg-weekly__cover">
        <Picture src={mediaUrl(thumbUrl)} alt="" thumbhash={thumbhash} color={color} />
      </View>
      <View className="mg-weekly__text">
        <Text className="mg-weekly__title">{title}</Text>
        <Text className="mg-weekly__note">{[contest, words].join(' · ')}</Text>
      </View>
      <Icon name="right" size={18} />
    </View>
  )
}
