import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { sendingText } from './sendingText'
import type { Media } from './useMedia'
import { texts } from './texts'
import './UploadNote.scss'

/** Progress of an upload, or its failure with a retry; nothing otherwise. */
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
        {state.phase === 'sending' ? sendingText(state) : texts.failed}
      </Text>
      {failed && (
        <Button size="medium" onPress={media.retry}>
          {texts.retry}
        </Button>
      )}
      <Button size="medium" onPress={cancel}>
        {failed ? texts.giveUp : texts.cancel}
      </Button>
    </View>
  )
}
