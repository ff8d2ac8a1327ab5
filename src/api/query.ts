/**
 * react-query's client: retries, error reports, and its sources of network and foreground state.
 */
import {
  focusManager,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query'
import { onAppHide, onAppShow } from '@/platform/appLifecycle'
import { warn } from '@/platform/log'
import { onNetworkChange } from '@/platform/network'
import { showErrorToast } from '@/platform/toast'
import { ApiError, getErrorMessage } from './error'
import { isTimeout, readAtTap, wasShown } from './tryAgain'

/** Place of an error message: a toast, in place by the page itself, or only the log. */
type ErrorShown = 'toast' | 'inline' | 'log'
// A type, not an interface: react-query takes what fits a record.
export type Meta = { errorShown?: ErrorShown }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}

const STALE_MS = 30_000
const MAX_RETRIES = 2

/** A time-out has lasted two minutes: it is said, and a tap tries again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || isTimeout(error)) return false
  return error instanceof ApiError && error.retryable
}

/** An abort is no error, and a lost session already has its prompt. */
function speaks(error: Error): boolean {
  return !(error instanceof ApiError && ['ABORTED', 'UNAUTHORIZED'].includes(error.code))
}

/** Once for each error. An error that is no answer of the API is a bug of ours, shown and logged. */
export function reportError(error: Error, shown: ErrorShown): void {
  if (shown === 'log' || !(error instanceof ApiError)) warn('a call went wrong', error)
  if (shown === 'toast' && speaks(error) && !wasShown(error)) showErrorToast(getErrorMessage(error))
}

function readTimedOut(): void {
  const predicate = ({ state }: { state: { error: unknown } }) => isTimeout(state.error)
  void queryClient.refetchQueries({ type: 'active', predicate })
}

export const queryClient = new QueryClient({
  // A page that reads says in place what it could not read; a press that failed has a toast.
  queryCache: new QueryCache({
    onError(error, { meta }) {
      reportError(error, meta?.errorShown ?? 'inline')
      if (isTimeout(error)) readAtTap(readTimedOut)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, { meta }) =>
      reportError(error, meta?.errorShown ?? 'toast'),
  }),
  defaultOptions: {
    // Offline a page says what it could not read instead of waiting in grey, and reads it once the
    // network is back.
    queries: {
      staleTime: STALE_MS,
      retry: shouldRetry,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Offline a press says so at once: nothing waits to be sent behind one's back.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Once, at launch. */
export function wireQueryClient(): void {
  onlineManager.setEventListener((setOnline) => onNetworkChange(setOnline))
  focusManager.setEventListener((setFocused) => {
    const stops = [onAppShow(() => setFocused(true)), onAppHide(() => setFocused(false))]
    return () => stops.forEach((stop) => stop())
  })
}
