import { Text, View } from '@tarojs/components'
import { hasResult, isTerminal, type JobView, type StageView } from '@contract/jobs'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { Picture } from '@/ui/Picture/Picture'
import { Ring } from '@/ui/Ring/Ring'
import { StageImg } from '@/ui/StageImg/StageImg'
import { CancelButton } from './CancelButton'
import { progressLine, getJobTitle } from '../format'
import { texts } from '../texts'

function ringState(job: JobView): 'queued' | 'running' | 'failed' {
  if (job.status === 'queued') return 'queued'
  return job.status === 'running' || hasResult(job) ? 'running' : 'failed'
}

interface RunningHeroProps {
  job: JobView
  /** Stages that have been on screen, the newest last. */
  shown: readonly StageView[]
  /** Every stage that is known has been on screen. */
  caughtUp: boolean
  /** The finished picture may come up. */
  revealed: boolean
}

/** The newest stage over the one before it, which it fades into. */
function Stages({ shown }: Pick<RunningHeroProps, 'shown'>) {
  const newest = shown.at(-1)
  if (!newest) return null
  return (
    <View
      className="running__stages"
      {...(newest.name !== null && { role: 'img', 'aria-label': texts.stage(newest.name) })}
    >
      {shown.slice(-2).map(({ url }) => (
        <View key={url} className="running__stage">
          <StageImg url={url} className="running__stage-img" />
        </View>
      ))}
    </View>
  )
}

/** The picture as far as it is: undeveloped, then by its stages, then itself. */
export function RunningHero({ job, shown, caughtUp, revealed }: RunningHeroProps) {
  const preview = thumbhashUrl(job.preview ?? job.pictures[job.pictures.length - 1]?.thumbhash)
  const picture = job.pictures[job.pictureIndex] ?? job.pictures[0]
  const newest = shown.at(-1)
  // The input of a tool is known from the start: it is shown instead of ink.
  const source = job.sources.find(({ kind }) => kind !== 'sound')
  return (
    <View className="running__hero">
      <View
        className="running__preview"
        style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
        aria-hidden
      />
      {source && (
        <View className="running__source" role="img" aria-label={texts.source}>
          <StageImg url={source.thumbUrl} className="running__source-img" />
        </View>
      )}
      <View className="running__shade" aria-hidden />
      <Stages shown={shown} />
      {revealed && picture && (
        <View className="running__picture">
          <Picture
            src={mediaUrl(picture.thumbUrl)}
            alt={getJobTitle(job)}
            thumbhash={newest ? null : picture.thumbhash}
            color={newest ? null : picture.color}
            develop={!newest}
          />
        </View>
      )}
      {!revealed && !newest && (
        <View className="running__ring">
          <Ring size={96} state={ringState(job)} progress={job.progress} place={job.place} />
        </View>
      )}
      <View className="running__caption">
        <View className="running__prompt">{getJobTitle(job)}</View>
        <View className="running__row">
          <Text className="running__line" aria-live="polite">
            {job.status === 'succeeded' ? texts.made(caughtUp) : progressLine(job)}
          </Text>
          {!isTerminal(job.status) && <CancelButton job={job} />}
        </View>
      </View>
    </View>
  )
}
