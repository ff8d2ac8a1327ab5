import { Text, View } from '@tarojs/components'
import type { CallData } from '@contract/endpoints/all'
import { messageOf } from '@/api/error'
import { text2img } from '@contract/tools/text2img'
import { mediaUrl } from '@/platform/media'
import { Empty } from '@/ui/Empty/Empty'
import { length } from '@/ui/length'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { SectionHead } from './SectionHead'
import { shapeOf } from './shape'
import { startFrom, startWithStyle } from './startFrom'
import { PLAZA } from './texts'
import { usePresets, useStyles } from './useCatalog'
import './Plaza.scss'

type Style = CallData<'GET /api/styles/app'>[number]
type Preset = CallData<'GET /api/preset/list'>[number]

/** Longest side of an idea's shape. */
const THUMB_PX = 76

function StyleTile({ style }: { style: Style }) {
  return (
    <View
      className="mg-press mg-plaza__style"
      {...pressable({
        onPress: () => void startWithStyle(text2img.id, style.id),
        label: PLAZA.useStyle(style.name),
      })}
    >
      <View className="mg-plaza__picture">
        {style.thumbUrl && (
          <Picture src={mediaUrl(style.thumbUrl)} alt="" thumbhash={style.thumbhash} />
        )}
      </View>
      <Text className="mg-plaza__name">{style.name}</Text>
    </View>
  )
}

function Idea({ preset, style }: { preset: Preset; style: Style | undefined }) {
  const { prompt, ratio } = preset.params
  const { width, height } = shapeOf(ratio, THUMB_PX)
  return (
    <View
      className="mg-press mg-plaza__idea"
      {...pressable({
        onPress: () => void startFrom(preset.tool, preset.params),
      })}
    >
      <View className="mg-plaza__thumb">
        <View className="mg-plaza__shape" style={{ width: length(width), height: length(height) }}>
          {style?.thumbUrl && (
            <Picture src={mediaUrl(style.thumbUrl)} alt="" thumbhash={style.thumbhash} />
          )}
        </View>
      </View>
      <View className="mg-plaza__words">
        <View className="mg-plaza__title">{preset.name}</View>
        <View className="mg-plaza__prompt">{typeof prompt === 'string' ? prompt : ''}</View>
        <View className="mg-plaza__params">
          {[style?.name, ratio].filter((word) => typeof word === 'string').join(' · ')}
        </View>
      </View>
      <Text className="mg-plaza__remake">{PLAZA.remake}</Text>
    </View>
  )
}

function Waiting() {
  return (
    <View className="mg-plaza__waiting" aria-hidden>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={88} />
      ))}
    </View>
  )
}

/** 广场 before the community opens: what one can start from, and nothing that is not real. */
export function Plaza() {
  const styles = useStyles()
  const presets = usePresets()
  const painted = styles.data?.filter((style) => style.thumbUrl !== null) ?? []
  const styleOf = (id: unknown) => styles.data?.find((style) => style.id === id)
  const failed = presets.isError && !presets.data
  return (
    <View className="mg-plaza">
      <View className="mg-plaza__head" role="heading" aria-level={1}>
        {PLAZA.title}
      </View>
      {painted.length > 0 && (
        <>
          <SectionHead title={PLAZA.styles} note={PLAZA.stylesNote} />
          <View className="mg-plaza__styles">
            {painted.map((style) => (
              <StyleTile key={style.id} style={style} />
            ))}
          </View>
        </>
      )}
      {failed ? (
        <Empty
          title={PLAZA.failed}
          hint={messageOf(presets.error)}
          action={{ text: PLAZA.retry, onPress: () => void presets.refetch() }}
        />
      ) : (
        <>
          <SectionHead title={PLAZA.ideas} note={PLAZA.ideasNote} />
          {presets.data ? (
            presets.data.map((preset) => (
              <Idea key={preset.id} preset={preset} style={styleOf(preset.params.style)} />
            ))
          ) : (
            <Waiting />
          )}
          <View className="mg-plaza__note">{PLAZA.note}</View>
        </>
      )}
    </View>
  )
}
