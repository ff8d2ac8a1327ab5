import { Text, View } from '@tarojs/components'
import { isMade, isTerminal, type JobView } from '@contract/jobs'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { Ring } from '@/ui/Ring/Ring'
import { CancelButton } from './CancelButton'
import { progressLine, promptOf } from './format'
import { texts } from './texts'

function ringState(job: JobView): 'queued' | 'running' | 'failed' {
  if (job.status === 'queued') return 'queued'
  return job.status === 'running' || isMade(job) ? 'running' : 'failed'
}

/** The picture as far as it is: undeveloped while it is painted, developing when it is done. */
export function RunningHero({ job, revealed }: { job: JobView; revealed: boolean }) {
  const preview = thumbhashUrl(job.preview ?? job.pictures[job.pictures.length - 1]?.thumbhash)
  const [first] = job.pictures
  const line = progressLine(job)
  return (
    <View className="running__hero">
      <View
        className="running__preview"
        style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
        aria-hidden
      />
      <View className="running__shade" aria-hidden />
      {revealed && first && (
        <View className="running__picture">
          <Picture
            src={mediaUrl(first.thumbUrl)}
            alt={promptOf(job)}
            thumbhash={first.thumbhash}
            color={first.color}
            develop
          />
        </View>
      )}
      {!revealed && (
        <View className="running__ring">
          <Ring size={96} state={ringState(job)} progress={job.progress} place={job.place} />
        </View>
      )}
      <View className="running__caption">
        <View className="running__prompt">{promptOf(job)}</View>
        <View className="running__row">
          <Text className="running__line" aria-live="polite">
            {job.status === 'succeeded' ? texts.developed : line}
          </Text>
          {!isTerminal(job.status) && <CancelButton job={job} />}
        </View>
      </View>
    </View>
  )
}
