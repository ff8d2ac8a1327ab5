import { View } from '@tarojs/components'
import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { Button } from '@/ui/Button/Button'
import { retryJob } from './retry'
import { texts } from './texts'

interface FailedActsProps {
  job: JobView
  onEdit: () => void
  onRetried: (job: JobView) => void
}

/** What can be done about a job that ended without a picture. */
export function FailedActs({ job, onEdit, onRetried }: FailedActsProps) {
  const [asked, setAsked] = useState(false)
  const retry = async () => {
    setAsked(true)
    const again = await retryJob(job)
    setAsked(false)
    if (again) onRetried(again)
  }
  return (
    <View className="running__acts">
      <Button wide onPress={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="primary" wide disabled={asked} onPress={() => void retry()}>
        {asked ? texts.queued : texts.retry}
      </Button>
    </View>
  )
}
