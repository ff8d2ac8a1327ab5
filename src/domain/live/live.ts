/** Live events of the signed-in user, bound to the API, the caches and the platform. */
import { EVENTS_PATH, type LiveEvents } from '@contract/live-events'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { onAppHide, onAppShow } from '@/platform/appLifecycle'
import { deviceId } from '@/platform/deviceId'
import { openEventStream } from '@/platform/eventStream'
import { warn } from '@/platform/log'
import { isOnline, onNetworkChange } from '@/platform/network'
import type { ServerSentEvent } from '@/platform/serverSentEvents'
import { useSession } from '@/stores/session'
import { setBadge } from '../notifications/badge'
import { setPollingLive, takeJobs } from '../jobs/watch'
import { createLiveConnection } from './connection'

async function requestUrl(since: string | null): Promise<string> {
  const { ticket } = await call('POST /api/events/ticket')
  const query = [`ticket=${ticket}`, `client=${deviceId()}`, ...(since ? [`since=${since}`] : [])]
  return `${API_ORIGIN}${EVENTS_PATH}?${query.join('&')}`
}

function setCredits(credits: LiveEvents['credits']): void {
  queryClient.setQueryData(
    keys.score,
    (score: object | undefined) => score && { ...score, ...credits },
  )
}

function takeEvent({ name, data }: ServerSentEvent): void {
  try {
    const parsed: unknown = JSON.parse(data)
    if (name === 'jobs') takeJobs((parsed as LiveEvents['jobs']).jobs)
    if (name === 'badge') setBadge(parsed as LiveEvents['badge'])
    if (name === 'credits') setCredits(parsed as LiveEvents['credits'])
  } catch (error) {
    warn('a live event was not taken in', error)
  }
}

const connection = createLiveConnection({
  requestUrl,
  open: openEventStream,
  onEvent: takeEvent,
  onChange: setPollingLive,
  setTimer: (run, delayMs) => setTimeout(run, delayMs),
  clearTimer: (timer) => clearTimeout(timer),
})

/** Once, at launch. Streams while a signed-in user looks at the app with a network. Returns how to stop. */
export function startLive(): () => void {
  const state = { isVisible: true, isConnected: false, isLogin: useSession.getState().isLogin }
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next)
    if (state.isVisible && state.isConnected && state.isLogin) connection.start()
    else connection.stop()
  }
  void isOnline().then((isConnected) => change({ isConnected }))
  const stops = [
    onAppHide(() => change({ isVisible: false })),
    onAppShow(() => change({ isVisible: true })),
    onNetworkChange((isConnected) => change({ isConnected })),
    useSession.subscribe(({ isLogin }) => change({ isLogin })),
  ]
  return () => {
    connection.stop()
    stops.forEach((stop) => stop())
  }
}
