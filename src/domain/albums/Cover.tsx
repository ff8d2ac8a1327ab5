import { View } from '@tarojs/components'
import { mediaUrl } from '@/platform/media'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import type { Album } from './types'
import './Cover.scss'

/** One large picture and up to three small ones at its side; a folder when there is none. */
export function Cover({ covers, small = false }: Pick<Album, 'covers'> & { small?: boolean }) {
  const [first, ...rest] = small ? covers.slice(0, 1) : covers
  return (
    <View className={classes('mg-albumcover', small && 'mg-albumcover--small')} aria-hidden>
      <View className="mg-albumcover__main">
        {first ? (
          <Picture src={mediaUrl(first.thumbUrl)} alt="" thumbhash={first.thumbhash} />
        ) : (
          <Icon name="image" />
        )}
      </View>
      {rest.length > 0 && (
        <View className="mg-albumcover__rest">
          {rest.map((cover) => (
            <View key={cover.thumbUrl} className="mg-albumcover__bit">
              <Picture src={mediaUrl(cover.thumbUrl)} alt="" thumbhash={cover.thumbhash} />
            </View>
          ))}
        </View>
      )}
    </View>
  )
}
