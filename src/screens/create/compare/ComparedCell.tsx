import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { hasResult, isTerminal, type JobView } from '@contract/jobs'
import { markShown } from '@/domain/jobs/announce'
import { etaText, getJobTitle } from '@/domain/jobs/format'
import { useRetry } from '@/domain/jobs/useRetry'
import { thumbhashUrl } from '@/lib/thumbhash'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { Img } from '@/ui/Picture/Img'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { Ring } from '@/ui/Ring/Ring'
import { texts } from '@/domain/tool-form/compare/texts'

interface ComparedCellProps {
  job: JobView
  /** Its name, or a placeholder while names are hidden. */
  name: string
  hidden: boolean
  /** Height of a picture to its width. */
  shape: number
  picked: boolean
  onPick: () => void
  onEnlarge: () => void
  /** Held down: lay its neighbour over it. */
  onHold: () => void
  /** Current overlay. */
  over: string | null
  onRetried: (job: JobView) => void
}

/** Progress, short enough for half a phone's width. */
function shortLine({ status, place, eta, step }: JobView): string {
  if (status === 'queued') return place === null ? texts.waiting : texts.place(place)
  return eta === null ? (step ?? texts.working) : texts.left(etaText(eta))
}

/** Time and price of a picture, or the refund of a failure. */
function Facts({ job, hidden }: Pick<ComparedCellProps, 'job' | 'hidden'>) {
  if (!isTerminal(job.status)) return <>{shortLine(job)}</>
  if (!hasResult(job)) {
    const returned = job.costCredits - job.spentCredits
    return <>{returned > 0 ? texts.returned(returned) : texts.nothingTaken}</>
  }
  if (hidden) return null
  const { startedAt, finishedAt } = job
  const ms = startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null
  return (
    <>
      {ms !== null && `${texts.took(ms)} · `}
      <Text className="compared__credits">{job.spentCredits}</Text> {texts.unit}
    </>
  )
}

/** Not there yet: its colours so far, its ring, and the last of its stages. */
export function Developing({ job }: { job: JobView }) {
  const preview = thumbhashUrl(job.preview)
  const stage = job.stages.at(-1)
  const waiting = job.status === 'queued'
  return (
    <View
      className="compared__developing"
      style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
    >
      {stage && <Img src={mediaUrl(stage.url)} alt="" fit="cover" className="compared__stage" />}
      <Ring
        size={72}
        state={waiting ? 'queued' : 'running'}
        progress={job.progress}
        place={job.place}
      />
    </View>
  )
}

function Failed({ job, onRetried }: Pick<ComparedCellProps, 'job' | 'onRetried'>) {
  const { busy, retry } = useRetry(job, onRetried)
  return (
    <View className="compared__failed" role="alert">
      <View className="compared__why">{job.error?.message ?? texts.nothingTaken}</View>
      {job.error?.retryable !== false && (
        <Button size="medium" disabled={busy} onPress={retry}>
          {texts.retry}
        </Button>
      )}
    </View>
  )
}

/** One model’s answer among the others; it comes, and fails, in its own time. */
export function ComparedCell(props: ComparedCellProps) {
  const { job, name, shape, picked, over } = props
  useEffect(() => markShown(job.id), [job.id])
  const [picture] = job.pictures
  const result = hasResult(job) ? picture : undefined
  return (
    <View className="compared">
      <View
        className={classes('compared__picture', picked && 'compared__picture--on')}
        style={{ paddingBottom: `${shape * 100}%` }}
      >
        {result && (
          <View
            className="mg-press compared__open"
            {...pressable({
              label: texts.enlarge(name),
              onPress: props.onEnlarge,
              onLongPress: props.onHold,
            })}
          >
            <Picture
              src={mediaUrl(result.thumbUrl)}
              alt={getJobTitle(job)}
              thumbhash={result.thumbhash}
              color={result.color}
              develop
            />
          </View>
        )}
        {!result && !isTerminal(job.status) && <Developing job={job} />}
        {!result && isTerminal(job.status) && <Failed job={job} onRetried={props.onRetried} />}
        {over !== null && (
          <Img src={mediaUrl(over)} alt="" fit="cover" className="compared__over" />
        )}
        {picked && <View className="compared__ring" aria-hidden />}
      </View>
      <View
        className={classes('compared__about', result && 'mg-press')}
        {...pressable({
          role: 'radio',
          checked: picked,
          disabled: !result,
          label: texts.pick(name),
          onPress: props.onPick,
        })}
      >
        <View className="compared__words">
          <View className="compared__name">{name}</View>
          <View className="compared__facts">
            <Facts job={job} hidden={props.hidden} />
          </View>
        </View>
        <View className={classes('compared__tick', picked && 'compared__tick--on')} aria-hidden>
          {picked && <Icon name="check" size={18} />}
        </View>
      </View>
    </View>
  )
}
