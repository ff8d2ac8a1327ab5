import { Text, View } from '@tarojs/components'
import type { JobView, PictureView } from '@contract/jobs'
import { withdraw } from '@/domain/works/withdraw'
import { pressable } from '@/ui/pressable'
import { stateWord } from './stateWord'
import { PUBLISH } from './texts'
import { useWorksOfJob } from './useWorksOfJob'
import './PublishState.scss'

/** State of a submitted picture; nothing for one that never was. */
export function PublishState({ job, picture }: { job: JobView; picture: PictureView }) {
  const { data } = useWorksOfJob(job.id)
  const work = data?.find(({ pictureId }) => pictureId === picture.id)
  if (!work) return null
  const open = work.state === 'pending' || work.state === 'public'
  return (
    <View className={`mg-publishstate mg-publishstate--${work.state}`}>
      <View className="mg-publishstate__dot" aria-hidden />
      <Text className="mg-publishstate__word">{stateWord(work)}</Text>
      {open && (
        <View
          className="mg-press mg-publishstate__act"
          {...pressable({ onPress: () => void withdraw(work.id) })}
        >
          <Text>{PUBLISH.withdraw}</Text>
        </View>
      )}
    </View>
  )
}
