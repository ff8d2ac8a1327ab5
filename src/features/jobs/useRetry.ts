import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { retryJob } from './retry'

/** 重试 as a button needs it: `asked` while the server is asked; errors are told by their toast. */
export function useRetry(job: JobView, onRetried: (job: JobView) => void) {
  const [asked, setAsked] = useState(false)
  const ask = async () => {
    setAsked(true)
    const again = await retryJob(job)
    setAsked(false)
    if (again) onRetried(again)
  }
  return { asked, retry: () => void ask() }
}
