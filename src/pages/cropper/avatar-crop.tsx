import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { uploadSmall } from '@/api/upload'
import { write } from '@/api/write'
import { Cropper } from '@/screens/cropper/Cropper'
import { texts } from '@/screens/cropper/texts'
import { UploadNote } from '@/domain/media/UploadNote'
import { useMedia } from '@/domain/media/useMedia'
import { back } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { HAS_AVATAR_BUTTON } from '@/platform/env'
import { usePageParams } from '@/platform/pages'
import { releaseFile, type PickedImage } from '@/platform/pickImage'
import { showToast } from '@/platform/toast'
import { useSession } from '@/stores/session'
import { AvatarButton } from '@/ui/AvatarButton/AvatarButton'
import { Empty } from '@/ui/Empty/Empty'

/** Larger than an avatar is ever shown. */
const MAX_PX = 640

/**
 * A picture of the phone or of 画夹, its round middle as the new avatar, or on WeChat the person's
 * avatar there, which is square already. `?choose=1` opens the choice at once, for a page reached in
 * order to change it, where there is no second way to choose.
 */
export default function AvatarCropPage() {
  const [image, setImage] = useState<MediaRef | null>(null)
  const media = useMedia('image', image, setImage)
  const { choose } = usePageParams()
  const isLogin = useSession((session) => session.isLogin)
  const opened = useRef(false)
  useEffect(() => {
    if (HAS_AVATAR_BUTTON || choose === undefined || !isLogin || opened.current) return
    opened.current = true
    media.choose()
  }, [choose, isLogin, media])
  const done = async (file: PickedImage) => {
    const upload = await write(() => uploadSmall(file))
    // A retry draws it again.
    releaseFile(file)
    if (!upload) return
    const body = { avatarUploadId: upload.id }
    const user = await write(() => call('PUT /api/user', { body }))
    // The frame stays for another try.
    if (!user) return
    useSession.getState().setUserInfo(user)
    showToast(user.reviewing.includes('avatarUrl') ? texts.avatarWaiting : texts.avatarDone)
    await back()
  }
  if (media.source)
    return (
      <Cropper
        title={texts.avatarTitle}
        source={media.source}
        round
        straight
        maxPx={MAX_PX}
        onDone={done}
      />
    )
  return (
    <View>
      <PageHead title={texts.avatarTitle} />
      <Empty title={texts.avatarHint} action={{ text: texts.choose, onPress: media.choose }} />
      {HAS_AVATAR_BUTTON && isLogin && (
        <AvatarButton onFile={(file) => void done(file)}>{texts.wechatAvatar}</AvatarButton>
      )}
      <UploadNote media={media} />
      {media.sheet}
    </View>
  )
}
