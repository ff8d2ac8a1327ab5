/** react-query's client: what may be retried, and how it learns of network and foreground. */
import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { onAppHide, onAppShow } from '@/platform/appLifecycle'
import { onNetworkChange } from '@/platform/network'
import { ApiError } from './error'

const STALE_MS = 30_000
const MAX_RETRIES = 2

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && error instanceof ApiError && error.retryable
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_MS, retry: shouldRetry },
    mutations: { retry: false },
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
