import { Text, View } from '@tarojs/components'
import type { CallData } from '@contract/endpoints/all'
import { mediaUrl } from '@/platform/media'
import { usePageSize } from '@/platform/usePageSize'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { splitIntoColumns, type Shape } from './columns'
import { parseShape } from './shape'
import { START } from './texts'
import './Samples.scss'

export type Preset = CallData<'GET /api/preset/list'>[number]

/** Ratios are exact enough at this size. */
const SHAPE_PX = 1000
/** Heights of skeleton tiles, column by column. */
const WAITING = [
  [330, 190, 250],
  [250, 140, 260],
]

/** The picture's own shape; before it is painted, the shape it will have. */
export function presetShape({ picture, params }: Preset): Shape {
  return picture ?? parseShape(params.ratio, SHAPE_PX)
}

function Tile({ preset, onOpen }: { preset: Preset; onOpen: () => void }) {
  const { picture, name } = preset
  const { width, height } = presetShape(preset)
  return (
    <View
      className="mg-press mg-samples__tile"
      {...pressable({ onPress: onOpen, label: START.open(name, picture !== null) })}
    >
      {picture ? (
        <Picture
          src={mediaUrl(picture.thumbUrl)}
          alt=""
          width={width}
          height={height}
          thumbhash={picture.thumbhash}
        />
      ) : (
        <View
          className="mg-samples__unpainted"
          style={{ paddingBottom: `${(height / width) * 100}%` }}
        >
          <View className="mg-samples__name">
            <Text>{name}</Text>
            <Text className="mg-samples__soon">{START.unpainted}</Text>
          </View>
        </View>
      )}
    </View>
  )
}

interface SamplesProps {
  /** Undefined while they are loading. */
  presets: readonly Preset[] | undefined
  onOpen: (preset: Preset) => void
}

/** Columns of pictures, edge to edge, each in its true shape. */
export function Samples({ presets, onOpen }: SamplesProps) {
  const { columns } = usePageSize()
  if (!presets) {
    return (
      <View className="mg-samples" aria-hidden>
        {WAITING.map((heights, column) => (
          <View key={column} className="mg-samples__column">
            {heights.map((height) => (
              <View key={height} className="mg-samples__tile">
                <Skeleton height={height} />
              </View>
            ))}
          </View>
        ))}
      </View>
    )
  }
  return (
    <View className="mg-samples">
      {splitIntoColumns(presets, columns, presetShape).map((column, index) => (
        <View key={index} className="mg-samples__column">
          {column.map((preset) => (
            <Tile key={preset.id} preset={preset} onOpen={() => onOpen(preset)} />
          ))}
        </View>
      ))}
    </View>
  )
}
