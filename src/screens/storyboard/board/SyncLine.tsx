import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/Button/Button'
import { SYNC } from '../texts'
import type { Story } from '../useStoryboard'

/** Says in one sentence that changes are on this device alone, and why. */
export function SyncLine({ story }: { story: Story }) {
  const { sync } = story
  if (sync === 'stored' || sync === 'saving') return null
  const word = sync === 'offline' ? SYNC.offline : sync === 'failed' ? SYNC.waiting : SYNC.conflict
  return (
    <View className="board__sync" role="status">
      <Text className="board__syncword">{word}</Text>
      {sync === 'failed' && (
        <Button size="medium" onPress={() => void story.flush()}>
          {SYNC.retry}
        </Button>
      )}
      {sync === 'conflict' && (
        <>
          <Button size="medium" onPress={() => story.resolve('mine')}>
            {SYNC.mine}
          </Button>
          <Button size="medium" onPress={() => story.resolve('theirs')}>
            {SYNC.theirs}
          </Button>
        </>
      )}
    </View>
  )
}
