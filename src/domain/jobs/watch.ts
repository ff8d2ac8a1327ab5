/** The one watcher of the app, bound to the API, the stores and the platform. */
import { isTerminal, type JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { onAppHide, onAppShow } from '@/platform/appLifecycle'
import { warn } from '@/platform/log'
import { isOnline, onNetworkChange } from '@/platform/network'
import { useJobs } from '@/stores/jobs'
import { useSession } from '@/stores/session'
import { announceEnd } from './announce'
import { cachedJob, dropJobs, writeJobs } from './cache'
import { createWatcher } from './watcher'

/** Takes in views from anywhere (submit, cancel, poll); true when something was news. */
export function takeJobs(jobs: readonly JobView[]): boolean {
  const before = jobs.map(({ id }) => cachedJob(id)?.seq)
  const newest = writeJobs(jobs)
  for (const job of useJobs.getState().follow(newest)) announceEnd(job)
  return newest.some(({ seq }, at) => seq !== before[at])
}

const watcher = createWatcher({
  readIds: () => useJobs.getState().ids,
  poll: (ids) => call('GET /api/job/jobCompleted', { query: { ids: ids.join(',') } }),
  apply: takeJobs,
  onGone: (ids) => {
    useJobs.getState().drop(ids)
    dropJobs(ids)
  },
  // Out of reach is nothing to tell of; anything else is a mistake of ours.
  onError(error) {
    if (!(error instanceof ApiError)) warn('an answer about jobs was not taken in', error)
  },
  setTimer: (run, delayMs) => setTimeout(run, delayMs),
  clearTimer: (timer) => clearTimeout(timer),
})

/** A job that was just submitted, or found running. */
export function watchJob(job: JobView): void {
  takeJobs([job])
  if (!isTerminal(job.status)) watcher.poke()
}

/** While live events bring the views, polls are rare. */
export const setPollingLive = (isLive: boolean): void => watcher.setLive(isLive)

/** Everything of mine that still runs, also what another device started. */
async function findRunning(): Promise<void> {
  try {
    const { jobs } = await call('GET /api/job/jobCompleted')
    takeJobs(jobs)
    watcher.poke()
  } catch (error) {
    // The ids stored at the last visit are polled anyway.
    warn('running jobs were not found', error)
    watcher.poke()
  }
}

function followSession(isLogin: boolean): void {
  if (isLogin) {
    watcher.wake('anonymous')
    void findRunning()
    return
  }
  watcher.rest('anonymous')
  useJobs.getState().clear()
}

/** Once, at launch. Returns how to stop. */
export function startWatching(): () => void {
  watcher.rest('anonymous')
  const followNetwork = (online: boolean) =>
    online ? watcher.wake('offline') : watcher.rest('offline')
  void isOnline().then(followNetwork)
  followSession(useSession.getState().isLogin)
  const stops = [
    onAppHide(() => watcher.rest('hidden')),
    onAppShow(() => watcher.wake('hidden')),
    onNetworkChange(followNetwork),
    useSession.subscribe((now, before) => {
      if (now.isLogin !== before.isLogin) followSession(now.isLogin)
    }),
  ]
  return () => {
    watcher.rest('hidden')
    stops.forEach((stop) => stop())
  }
}
