import { call } from '../api/call'
import { ReasonButton } from '../ui/ReasonButton'
import { texts } from './texts'
import type { Job } from './view'

/** Cancels a job or puts it back into the queue, with a reason. */
export function Act({ job, what }: { job: Job; what: 'cancel' | 'retry' }) {
  const input = (reason: string) => ({ params: { id: job.id }, body: { reason } })
  return (
    <ReasonButton
      link
      name={what}
      text={texts[what]}
      title={`${texts[what]} · ${job.prompt?.trim() || job.toolName}`}
      okText={texts.confirm}
      cancelText={texts.back}
      danger={what === 'cancel'}
      dangerButton={false}
      reasonLabel={texts.reason[what]}
      act={(reason) =>
        what === 'cancel'
          ? call('POST /api/console/jobs/{id}/cancel', input(reason))
          : call('POST /api/console/jobs/{id}/retry', input(reason))
      }
      done={what === 'cancel' ? texts.cancelDone : texts.retryDone}
    />
  )
}
