import { Text, View } from '@tarojs/components'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { presetShape, type Preset } from './Samples'
import { START } from './texts'
import './PresetSheet.scss'

/** Maximum share of a window's height for a sheet, and the space around the picture in this one. */
const SHEET_VH = 86
const AROUND_PX = 256

interface PresetSheetProps {
  open: boolean
  /** Retained during the closing animation; null before the first one. */
  preset: Preset | null
  styleName: string | undefined
  onClose: () => void
  onRemake: (preset: Preset) => void
}

/** One sample large, with the words it was painted from and the way to one of one's own. */
export function PresetSheet({ open, preset, styleName, onClose, onRemake }: PresetSheetProps) {
  if (!preset) return null
  const { picture, name, params, engineName } = preset
  const { width, height } = presetShape(preset)
  const facts = [START.sampleBy(engineName), styleName, params.ratio]
  return (
    <BottomSheet open={open} onClose={onClose} title={name}>
      <View
        className="mg-presetsheet__picture"
        style={{
          width: `calc((${SHEET_VH}vh - ${length(AROUND_PX)}) * ${(width / height).toFixed(3)})`,
        }}
      >
        {picture ? (
          <Picture
            key={picture.url}
            src={mediaUrl(picture.url)}
            alt={String(params.prompt ?? name)}
            width={width}
            height={height}
            thumbhash={picture.thumbhash}
          />
        ) : (
          <View
            className="mg-presetsheet__unpainted"
            style={{ paddingBottom: `${(height / width) * 100}%` }}
          >
            <View className="mg-presetsheet__soon">{START.unpainted}</View>
          </View>
        )}
      </View>
      {typeof params.prompt === 'string' && (
        <Text className="mg-presetsheet__prompt" userSelect>
          {params.prompt}
        </Text>
      )}
      <View className="mg-presetsheet__facts">
        {facts.filter((fact) => typeof fact === 'string').join(' · ')}
      </View>
      <Button variant="primary" wide onPress={() => onRemake(preset)}>
        {START.remake}
      </Button>
    </BottomSheet>
  )
}
