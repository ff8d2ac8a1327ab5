import { View } from '@tarojs/components'
import { useState } from 'react'
import { splitMediaRef, type MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { write } from '@/api/write'
import { Cropper } from '@/features/cropper/Cropper'
import { texts } from '@/features/cropper/texts'
import { UploadNote } from '@/features/media/UploadNote'
import { useMedia } from '@/features/media/useMedia'
import { useUpload } from '@/features/media/useUpload'
import { back } from '@/features/navigation/navigate'
import { PageHead } from '@/features/navigation/PageHead'
import type { PickedImage } from '@/platform/pickImage'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { Empty } from '@/ui/Empty/Empty'

/** Larger than an avatar is ever shown. */
const MAX_PX = 640

/** A picture of the phone or of 画夹, its round middle as the new avatar. */
export default function AvatarCropPage() {
  const [image, setImage] = useState<MediaRef | null>(null)
  const media = useMedia('image', image, setImage)
  const { send } = useUpload()
  const done = async (file: PickedImage) => {
    const upload = await send(file)
    if (!upload) return
    const { id } = splitMediaRef(upload.ref as MediaRef)
    const user = await write(() => call('PUT /api/user', { body: { avatarUploadId: id } }))
    // The frame stays for another try.
    if (!user) return
    useSession.getState().setUserInfo(user)
    showToast(user.reviewing.includes('avatarUrl') ? texts.avatarWaiting : texts.avatarDone)
    await back()
  }
  if (media.source)
    return (
      <Cropper title={texts.avatarTitle} source={media.source} round maxPx={MAX_PX} onDone={done} />
    )
  return (
    <View>
      <PageHead title={texts.avatarTitle} />
      <Empty title={texts.avatarHint} action={{ text: texts.choose, onPress: media.choose }} />
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
