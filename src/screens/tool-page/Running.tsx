import type { JobView } from '@contract/jobs'
import { RunningView } from '@/domain/jobs/running/RunningView'
import { useLeave } from '@/domain/jobs/running/useLeave'
import { useJob } from '@/domain/jobs/useJob'
import { useLayer } from '@/ui/useLayer'

interface RunningProps {
  job: JobView
  /** Back to the form; nothing stops. */
  onClose: () => void
  onRetried: (job: JobView) => void
}

/** The order that was just sent, in place of its form. */
export function Running({ job, onClose, onRetried }: RunningProps) {
  const { data = job } = useJob(job.id)
  const { isLeaving, leave } = useLeave(onClose)
  useLayer(!isLeaving, onClose)
  return (
    <RunningView
      job={data}
      onClose={onClose}
      onGoOn={onClose}
      onEdit={onClose}
      onDone={({ id }) => void leave(id)}
      onRetried={onRetried}
    />
  )
}
