import { View } from '@tarojs/components'
import { startFrom } from '@/domain/works/startFrom'
import { mediaUrl } from '@/platform/media'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { presetShape } from './Samples'
import { START } from './texts'
import { usePresets } from './useCatalog'
import './StartTiles.scss'

/** Height of a row before its pictures grow to fill the width, px of the design. */
const ROW_PX = 176

export interface StartsProps {
  /** Left out: all of them. */
  most?: number
}

/** Samples of starting prompts, in rows; one tap fills the form with one. */
export function StartTiles({ most }: StartsProps & { onClose: () => void }) {
  const presets = usePresets()
  const painted = (presets.data ?? []).filter(({ picture }) => picture !== null).slice(0, most)
  if (painted.length === 0) return null
  const painters = [...new Set(painted.map(({ engineName }) => engineName))]
  return (
    <View className="mg-starts">
      <View className="mg-starts__head">
        <View className="mg-starts__title" role="heading" aria-level={2}>
          {START.title}
        </View>
        <View className="mg-starts__note">{START.samples(painters)}</View>
      </View>
      <View className="mg-starts__rows">
        {painted.map((preset) => {
          const { width, height } = presetShape(preset)
          const ratio = width / height
          return (
            <View
              key={preset.id}
              className="mg-press mg-starts__tile"
              style={{ flexGrow: ratio, flexBasis: length(ROW_PX * ratio), height: length(ROW_PX) }}
              {...pressable({
                label: START.startWith(preset.name),
                onPress: () => void startFrom(preset.tool, preset.params),
              })}
            >
              <Picture
                src={mediaUrl(preset.picture?.thumbUrl ?? '')}
                alt=""
                thumbhash={preset.picture?.thumbhash ?? ''}
              />
            </View>
          )
        })}
      </View>
    </View>
  )
}
