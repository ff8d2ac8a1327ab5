import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { SourceView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { PageHead } from '@/domain/navigation/PageHead'
import { useBox } from '@/domain/mask/useBox'
import { mediaUrl } from '@/platform/media'
import type { PickedImage } from '@/platform/pickImage'
import { showErrorToast } from '@/platform/toast'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { CropArea } from './CropArea'
import { atRest, type Crop, type Ground } from './geometry'
import { cropToFile } from './output'
import { RATIOS, texts } from './texts'
import './Cropper.scss'

interface CropperProps {
  title: string
  source: SourceView
  /** A round mask over a square, for an avatar; otherwise the shapes are chosen. */
  round?: boolean
  /** A square picture needs no frame: it is taken as it is, without another tap. */
  straight?: boolean
  /** Longest side of the result. */
  maxPx: number
  /** The result is still to be sent; resolves when it is, and never rejects. */
  onDone: (file: PickedImage) => Promise<void>
}

const ID = 'mg-crop-ground'

/** Cuts a part out of a picture: moved and zoomed under a frame, turned by quarters. */
export function Cropper(props: CropperProps) {
  const { title, source, round = false, straight = false, maxPx, onDone } = props
  const box = useBox(ID)
  const [crop, setCrop] = useState<Crop | null>(null)
  const { width, height } = source
  const src = mediaUrl(source.url)
  const ground: Ground | null = box && { picture: { width, height }, canvas: box }
  const first = round ? 1 : null
  const rest = (turns: number, ratio: number | null) =>
    ground && setCrop(atRest(ground, turns, ratio))
  // A rotated phone is another canvas: the frame starts over, the quarter turns stay.
  useEffect(() => {
    if (!box) return
    const canvas = { picture: { width, height }, canvas: box }
    setCrop((old) => atRest(canvas, old?.turns ?? 0, old ? old.ratio : first))
  }, [box, width, height, first])

  const { run: save, busy: saving } = useWrite({
    async mutationFn() {
      if (!crop || !ground) return
      const file = await cropToFile(src, crop, ground, maxPx)
      if (file) await onDone(file)
      else showErrorToast(texts.failed)
    },
  })

  const taken = useRef(false)
  const asItIs = straight && width === height && crop !== null
  useEffect(() => {
    if (!asItIs || taken.current) return
    taken.current = true
    void save()
  }, [asItIs, save])

  return (
    <View className="mg-cropper">
      <PageHead title={title} />
      <View className="mg-cropper__middle">
        <View id={ID} className="mg-cropper__ground" aria-hidden />
        {box && ground && crop && (
          <CropArea {...{ src, box, ground, crop, round }} onCrop={setCrop} />
        )}
      </View>
      {!round && (
        <View className="mg-cropper__ratios" role="radiogroup" aria-label={texts.ratios}>
          {RATIOS.map(({ name, ratio }) => (
            <Chip
              key={name}
              text={name}
              on={crop?.ratio === ratio}
              onPress={() => rest(crop?.turns ?? 0, ratio)}
            />
          ))}
        </View>
      )}
      <View className="mg-cropper__dock">
        <Action
          icon="redo"
          word={texts.turn}
          onPress={() => crop && rest((crop.turns + 1) % 4, crop.ratio)}
        />
        <Action icon="undo" word={texts.reset} onPress={() => rest(0, first)} />
        <View className="mg-cropper__pill">
          <Button variant="primary" wide disabled={saving} onPress={() => void save()}>
            {saving ? texts.saving : texts.done}
          </Button>
        </View>
      </View>
    </View>
  )
}
