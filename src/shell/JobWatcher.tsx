import { useEffect } from 'react'
import { useRunningJobs } from '@/domain/jobs/useJob'
import { overallProgress } from '@/domain/jobs/format'
import { TabRing } from '@/ui/TabRing/TabRing'
import { texts } from '@/domain/jobs/texts'
import { startWatching } from '@/domain/jobs/watch'
import { startLive } from '@/domain/live/live'

/** In app.tsx, once: watches the jobs and shows on the tab bar that something is being made. */
export function JobsWatcher() {
  useEffect(startWatching, [])
  useEffect(startLive, [])
  const jobs = useRunningJobs()
  return (
    <TabRing
      tab={3}
      count={jobs.length}
      progress={overallProgress(jobs)}
      label={texts.tabRunning(jobs.length)}
    />
  )
}
