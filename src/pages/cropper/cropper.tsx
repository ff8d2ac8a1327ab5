import { View } from '@tarojs/components'
import { Cropper } from '@/screens/cropper/Cropper'
import { deliverCropped } from '@/domain/navigation/cropping'
import { texts } from '@/screens/cropper/texts'
import { useUpload } from '@/domain/media/useUpload'
import { back } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { usePageParams } from '@/platform/pages'
import type { PickedImage } from '@/platform/pickImage'
import { useSources } from '@/stores/sources'
import { Empty } from '@/ui/Empty/Empty'

const MAX_PX = 2048

/** `?image=` names the picture; the cropped one goes back to the page that opened this one. */
export default function CropperPage() {
  const { image = '' } = usePageParams()
  const source = useSources((state) => state.views[image])
  const { send } = useUpload()
  const done = async (file: PickedImage) => {
    const cropped = await send(file)
    if (!cropped) return
    deliverCropped(cropped)
    await back()
  }
  if (source?.kind === 'image')
    return <Cropper title={texts.title} source={source} maxPx={MAX_PX} onDone={done} />
  return (
    <View>
      <PageHead title={texts.title} />
      <Empty
        drawing="failed"
        title={texts.lost}
        hint={texts.lostHint}
        action={{ text: texts.back, onPress: () => void back() }}
      />
    </View>
  )
}
