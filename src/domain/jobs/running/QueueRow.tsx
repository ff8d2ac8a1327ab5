import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { thumbhashUrl } from '@/lib/thumbhash'
import { Ring } from '@/ui/Ring/Ring'
import { CancelButton } from './CancelButton'
import { orderLine, progressLine, getJobTitle } from '../format'
import { texts } from '../texts'

/** Another job of mine: its place inside an empty ring, and the credits that are only held. */
export function QueueRow({ job }: { job: JobView }) {
  const preview = thumbhashUrl(job.preview)
  return (
    <View className="running__other">
      <View
        className="running__thumb"
        style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
      >
        <Ring
          size={44}
          state={job.status === 'queued' ? 'queued' : 'running'}
          progress={job.progress}
          place={job.place}
        />
      </View>
      <View className="running__about">
        <View className="running__title">{getJobTitle(job)}</View>
        <View className="running__state">{progressLine(job)}</View>
        <View className="running__order">
          <Text>{`${[orderLine(job), texts.held].filter(Boolean).join(' · ')} `}</Text>
          <Text className="running__credits">{texts.credits(job.costCredits)}</Text>
        </View>
      </View>
      <CancelButton job={job} />
    </View>
  )
}
