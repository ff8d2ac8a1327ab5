import { View } from '@tarojs/components'
import { texts as mediaTexts } from '@/domain/media/texts'
import { Picture } from '@/ui/Picture/Picture'
import './Hero.scss'

/** The file that is on its way, in the place of the picture it replaces. */
export function Coming({ kind, path }: { kind: 'image' | 'video'; path: string }) {
  if (kind === 'video') return null
  return (
    <View className="hero">
      <View className="hero__coming">
        <Picture src={path} alt={mediaTexts.coming} fit="contain" />
      </View>
    </View>
  )
}
