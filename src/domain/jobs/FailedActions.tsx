import { View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { Button } from '@/ui/Button/Button'
import { texts } from './texts'
import { useRetry } from './useRetry'

interface FailedActionsProps {
  job: JobView
  onEdit: () => void
  onRetried: (job: JobView) => void
}

/** Actions for a job that ended without a picture. */
export function FailedActions({ job, onEdit, onRetried }: FailedActionsProps) {
  const { busy, retry } = useRetry(job, onRetried)
  return (
    <View className="running__acts">
      <Button wide onPress={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="primary" wide disabled={busy} onPress={retry}>
        {busy ? texts.queued : texts.retry}
      </Button>
    </View>
  )
}
