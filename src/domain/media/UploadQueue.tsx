import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import type { QueueItem } from './queue'
import { sendingText } from './sendingText'
import { texts } from './texts'
import type { Uploads } from './useUploads'
import './UploadQueue.scss'

function formatUploadState({ phase, percent, pace, message }: QueueItem): string {
  if (phase === 'failed') return message ?? texts.failed
  if (phase === 'waiting') return texts.waiting
  return sendingText({ percent, pace: pace ?? null })
}

/** Pictures on their way, each with how far it is; what failed can be sent again or left out. */
export function UploadQueue({ uploads }: { uploads: Uploads }) {
  const { queue, retry, remove } = uploads
  const failed = queue.filter(({ phase }) => phase === 'failed').length
  if (queue.length === 0) return null
  return (
    <View className="upload-queue" role="status">
      {queue.map((item, index) => (
        <View key={item.id} className="upload-queue__row">
          <View className="upload-queue__thumb">
            {item.file.path !== '' && <Picture src={item.file.path} alt="" />}
          </View>
          <Text
            className={
              item.phase === 'failed'
                ? 'upload-queue__state upload-queue__state--failed'
                : 'upload-queue__state'
            }
          >
            {formatUploadState(item)}
          </Text>
          <IconButton
            icon="close"
            label={`${texts.picked(index + 1)}，${texts.remove}`}
            onPress={() => remove(item.id)}
          />
          {item.phase === 'sending' && (
            <View className="upload-queue__bar" style={{ width: `${item.percent}%` }} aria-hidden />
          )}
        </View>
      ))}
      {failed > 0 && (
        <Button size="medium" onPress={retry}>
          {texts.retryAll(failed)}
        </Button>
      )}
    </View>
  )
}
