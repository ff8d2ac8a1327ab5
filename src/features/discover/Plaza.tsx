import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { text2img } from '@contract/tools/text2img'
import { messageOf } from '@/api/error'
import { mediaUrl } from '@/platform/media'
import { Empty } from '@/ui/Empty/Empty'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Gallery, type Preset } from './Gallery'
import { PresetSheet } from './PresetSheet'
import { SectionHead } from './SectionHead'
import { startFrom, startWithStyle } from './startFrom'
import { PLAZA } from './texts'
import { usePresets, useStyles } from './useCatalog'
import './Plaza.scss'

type Style = CallData<'GET /api/styles/app'>[number]

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

function StyleRow({ styles }: { styles: readonly Style[] }) {
  const painted = styles.filter((style) => style.thumbUrl !== null)
  if (painted.length === 0) return null
  return (
    <>
      <SectionHead title={PLAZA.styles} note={PLAZA.stylesNote} />
      <View className="mg-plaza__styles">
        {painted.map((style) => (
          <StyleTile key={style.id} style={style} />
        ))}
      </View>
    </>
  )
}

/** 广场 before the community opens: what this installation paints itself, and says so. */
export function Plaza() {
  const styles = useStyles()
  const presets = usePresets()
  const [shown, setShown] = useState<Preset | null>(null)
  const [open, setOpen] = useState(false)
  // The newest of it: its picture may have been painted meanwhile.
  const preset = presets.data?.find(({ id }) => id === shown?.id) ?? shown
  const painters = [...new Set(presets.data?.map(({ engineName }) => engineName))]
  const show = (chosen: Preset) => {
    setShown(chosen)
    setOpen(true)
  }
  const remake = ({ tool, params }: Preset) => {
    setOpen(false)
    void startFrom(tool, params)
  }
  return (
    <View className="mg-plaza">
      <View className="mg-plaza__head">
        <View className="mg-plaza__title" role="heading" aria-level={1}>
          {PLAZA.title}
        </View>
        {painters.length > 0 && <Text className="mg-plaza__honest">{PLAZA.samples(painters)}</Text>}
      </View>
      {presets.isError && !presets.data ? (
        <Empty
          title={PLAZA.failed}
          hint={messageOf(presets.error)}
          action={{ text: PLAZA.retry, onPress: () => void presets.refetch() }}
        />
      ) : (
        <Gallery presets={presets.data} onOpen={show} />
      )}
      <StyleRow styles={styles.data ?? []} />
      <View className="mg-plaza__note">{PLAZA.note}</View>
      <PresetSheet
        open={open}
        preset={preset}
        styleName={styles.data?.find(({ id }) => id === preset?.params.style)?.name}
        onClose={() => setOpen(false)}
        onRemake={remake}
      />
    </View>
  )
}
