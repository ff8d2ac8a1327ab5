import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import type { Media } from './useMedia'
import { texts } from './texts'
import './UploadNote.scss'

/** How far the upload is, or that it failed and can be tried again; nothing otherwise. */
export function UploadNote({ media }: { media: Media }) {
  const { state, cancel } = media.upload
  if (state.phase === 'idle') return null
  const failed = state.phase === 'failed'
  return (
    <View className="upload-note" role="status">
      {state.phase === 'sending' && (
        <View className="upload-note__bar" style={{ width: `${state.percent}%` }} aria-hidden />
      )}
      <Text className="upload-note__text">
        {state.phase === 'sending' ? texts.uploading(state.percent) : texts.failed}
      </Text>
      <Button size="medium" onPress={failed ? media.retry : cancel}>
        {failed ? texts.retry : texts.cancel}
      </Button>
    </View>
  )
}
