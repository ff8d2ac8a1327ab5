import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { useRetry } from '@/domain/jobs/useRetry'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { Icon } from '@/ui/Icon/Icon'
import { ParamsSection } from './ParamsSection'
import { DETAIL, FAILED } from './texts'
import './FailedView.scss'

export interface FailedViewProps {
  job: JobView
  onEdit: () => void
  onRetried: (job: JobView) => void
  onRemove: () => void
  /** For ui/later, which fetches it. */
  open: boolean
  onClose: () => void
}

/** A job that ended without a picture: why, what it cost (nothing), and what can be done. */
export function FailedView({ job, onEdit, onRetried, onRemove }: FailedViewProps) {
  const { busy, retry } = useRetry(job, onRetried)
  const cancelled = job.status === 'cancelled'
  // A refused prompt would be refused again: its words must change first.
  const mayRetry = cancelled || job.error?.retryable !== false
  return (
    <View className="mg-failed">
      <View className="mg-failed__head" role="status">
        <View className={cancelled ? 'mg-failed__glyph' : 'mg-failed__glyph mg-failed__glyph--bad'}>
          <Icon name={cancelled ? 'close' : 'alert'} size={32} />
        </View>
        <View className="mg-failed__title" role="heading" aria-level={1}>
          {cancelled ? FAILED.cancelled : FAILED.title}
        </View>
        {!cancelled && job.error && <Text className="mg-failed__why">{job.error.message}</Text>}
        {job.costCredits > 0 && job.error?.code !== 'PROMPT_BLOCKED' && (
          <Text className="mg-failed__back">{FAILED.returned(job.costCredits)}</Text>
        )}
      </View>
      <View className="mg-failed__params">
        <ParamsSection job={job} pictureIndex={0} />
      </View>
      <Dock>
        <Action icon="trash" word={DETAIL.remove} onPress={onRemove} />
        {mayRetry && <Action icon="pencil" word={FAILED.edit} onPress={onEdit} />}
        <View className="mg-failed__pill">
          {mayRetry ? (
            <Button variant="primary" wide disabled={busy} onPress={retry}>
              {busy ? FAILED.queueing : DETAIL.retry}
            </Button>
          ) : (
            <Button variant="primary" wide onPress={onEdit}>
              {FAILED.edit}
            </Button>
          )}
        </View>
      </Dock>
    </View>
  )
}
