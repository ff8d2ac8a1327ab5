import { View } from '@tarojs/components'
import type { JobView, PictureView } from '@contract/jobs'
import { DOWNLOADS } from '@/domain/media/openDownload'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { LAYERS } from './texts'
import { useLayers } from './useLayers'
import './LayersSheet.scss'

const MB = 1024 * 1024
/** Styles whose strokes change with everything that is added. */
const RESTLESS = /^(oil|pixel|pencil)$/

interface LayersSheetProps {
  job: JobView
  picture: PictureView
  open: boolean
  onClose: () => void
}

const toMegabytes = (bytes: number): string => Math.max(0.1, bytes / MB).toFixed(1)

/** Explains and prices a layered file, orders it, then offers the files. */
export function LayersSheet({ job, picture, open, onClose }: LayersSheetProps) {
  const { files, progress, failure, credits, short, ...state } = useLayers(picture, job)
  const isOrdered = files.length > 0 || progress !== null
  const isOff = state.isLoading || state.isOrdering || credits === null || short > 0
  return (
    <BottomSheet open={open} onClose={onClose} title={LAYERS.title}>
      <View className="mg-layers">
        <View>{LAYERS.intro}</View>
        <View>{LAYERS.label}</View>
        {RESTLESS.test(picture.style ?? '') && <View>{LAYERS.restless}</View>}
        {files.length > 0 && (
          <View className="mg-layers__files">
            {files.map(({ format, sizeBytes }) => (
              <Cell
                key={format}
                icon="download"
                text={LAYERS.file(format, toMegabytes(sizeBytes))}
                value={DOWNLOADS ? LAYERS.download : LAYERS.copyLink}
                {...(!state.isOpening && { onPress: () => state.open(format) })}
              />
            ))}
          </View>
        )}
        {progress !== null && (
          <View className="mg-layers__state" role="status" aria-live="polite">
            {LAYERS.making(Math.floor(progress * 100))}
          </View>
        )}
        {!isOrdered && (
          <>
            <View>{LAYERS.formats(picture.layers ?? [], picture.width * picture.height)}</View>
            {failure !== null && <View className="mg-layers__state">{failure}</View>}
            {state.isUnserved && <View className="mg-layers__state">{LAYERS.unserved}</View>}
            <Button variant="primary" wide disabled={isOff} onPress={state.start}>
              {short > 0 ? LAYERS.short(short) : LAYERS.order(credits)}
            </Button>
          </>
        )}
      </View>
    </BottomSheet>
  )
}
