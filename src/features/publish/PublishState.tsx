import { Text, View } from '@tarojs/components'
import type { JobView, PictureView } from '@contract/jobs'
import { withdraw } from '@/features/works/withdraw'
import { pressable } from '@/ui/pressable'
import { PUBLISH, STATE } from './texts'
import { useWorksOfJob, type OwnWork } from './useWorksOfJob'
import './PublishState.scss'

function wordOf({ state, reason }: OwnWork): string {
  return state === 'rejected' ? STATE.rejected(reason) : STATE[state]
}

/** How it stands with a published picture; nothing for one that never was. */
export function PublishState({ job, picture }: { job: JobView; picture: PictureView }) {
  const { data } = useWorksOfJob(job.id)
  const work = data?.find(({ pictureId }) => pictureId === picture.id)
  if (!work) return null
  const open = work.state === 'pending' || work.state === 'public'
  return (
    <View className={`mg-publishstate mg-publishstate--${work.state}`}>
      <View className="mg-publishstate__dot" aria-hidden />
      <Text className="mg-publishstate__word">{wordOf(work)}</Text>
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
