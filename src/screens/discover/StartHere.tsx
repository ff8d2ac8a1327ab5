import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { text2img } from '@contract/tools/text2img'
import { getErrorMessage } from '@/api/error'
import { mediaUrl } from '@/platform/media'
import { Empty } from '@/ui/Empty/Empty'
import { Picture } from '@/ui/Picture/Picture'
import { lazySheet } from '@/ui/later'
import { pressable } from '@/ui/pressable'
import { Samples, type Preset } from './Samples'
import { SectionHead } from './SectionHead'
import { startFrom, startWithStyle } from '@/domain/works/startFrom'
import { START } from './texts'
import { usePresets, useStyles } from './useCatalog'
import './StartHere.scss'

const PresetSheet = lazySheet(() => import('./PresetSheet').then((m) => m.PresetSheet))

type Style = CallData<'GET /api/styles/app'>[number]

function StyleTile({ style }: { style: Style }) {
  return (
    <View
      className="mg-press mg-starthere__style"
      {...pressable({
        onPress: () => void startWithStyle(text2img.id, style.id),
        label: START.useStyle(style.name),
      })}
    >
      <View className="mg-starthere__picture">
        {style.thumbUrl && (
          <Picture src={mediaUrl(style.thumbUrl)} alt="" thumbhash={style.thumbhash} />
        )}
      </View>
      <Text className="mg-starthere__name">{style.name}</Text>
    </View>
  )
}

function StyleRow({ styles }: { styles: readonly Style[] }) {
  const painted = styles.filter((style) => style.thumbUrl !== null)
  if (painted.length === 0) return null
  return (
    <>
      <SectionHead title={START.styles} note={START.stylesNote} />
      <View className="mg-starthere__styles">
        {painted.map((style) => (
          <StyleTile key={style.id} style={style} />
        ))}
      </View>
    </>
  )
}

/** 从这里开始: before the first public work, the installation's own samples, labelled as such. */
export function StartHere() {
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
    <View className="mg-starthere">
      <View className="mg-starthere__head">
        <View className="mg-starthere__title" role="heading" aria-level={2}>
          {START.title}
        </View>
        {painters.length > 0 && (
          <Text className="mg-starthere__honest">{START.samples(painters)}</Text>
        )}
      </View>
      {presets.isError && !presets.data ? (
        <Empty
          drawing="failed"
          title={START.failed}
          hint={getErrorMessage(presets.error)}
          action={{ text: START.retry, onPress: () => void presets.refetch() }}
        />
      ) : (
        <Samples presets={presets.data} onOpen={show} />
      )}
      <StyleRow styles={styles.data ?? []} />
      <View className="mg-starthere__note">{START.note}</View>
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
