import { Text, View } from '@tarojs/components'
import type { PictureView } from '@contract/jobs'
import { mediaUrl } from '@/platform/media'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import type { PictureBox } from './pictureBox'
import { GRID } from './texts'
import './GridPicture.scss'

interface GridPictureProps {
  pictures: readonly PictureView[]
  box: PictureBox
  develop: boolean
  onPick: (index: number) => void
}

/** Four pictures of one job at once, in their own shape; each opens alone. */
export function GridPicture({ pictures, box, develop, onPick }: GridPictureProps) {
  return (
    <View className="mg-grid" style={{ height: length(box.heightPx) }}>
      {pictures.map((picture, index) => (
        <View
          key={picture.id}
          className="mg-press mg-grid__cell"
          style={{ backgroundColor: picture.color }}
          {...pressable({ onPress: () => onPick(index), label: GRID.one(index + 1) })}
        >
          <Picture
            src={mediaUrl(picture.thumbUrl)}
            alt=""
            thumbhash={picture.thumbhash}
            fit={box.fit}
            develop={develop}
          />
          <Text className="mg-grid__place" aria-hidden>
            {GRID.position(index + 1)}
          </Text>
        </View>
      ))}
    </View>
  )
}
