import { Text, View } from '@tarojs/components'
import { useContest } from '@/domain/contest/read'
import { startFrom } from '@/domain/works/startFrom'
import { mediaUrl } from '@/platform/media'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { BANNERS } from './texts'
import type { Banner } from './useBanners'
import './ThemeActs.scss'

/** Foot of 本周主题: the newest entries, their number, and a picture of one's own. */
export function ThemeActs({ banner }: { banner: Banner; onClose: () => void }) {
  const { entry, words } = banner
  const isLogin = useSession((session) => session.isLogin)
  // A user who takes part by another device: the answer turns the block into a row.
  useContest(entry?.contestId ?? '', { enabled: isLogin && entry !== undefined })
  if (!entry) return null
  const { prompt, contestId, newest } = entry
  return (
    <View className="mg-weekly__acts">
      <View className="mg-weekly__newest" aria-hidden>
        {newest.map((url) => (
          <View key={url} className="mg-weekly__thumb">
            <Picture src={mediaUrl(url)} alt="" />
          </View>
        ))}
      </View>
      <Text className="mg-weekly__count">{words}</Text>
      <Button
        variant="primary"
        size="medium"
        onPress={() => void startFrom('text2img', { prompt }, contestId)}
      >
        {BANNERS.start}
      </Button>
    </View>
  )
}
