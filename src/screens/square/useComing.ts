import { useEffect } from 'react'
import { warn } from '@/platform/log'
import type { FeedPages } from './useFeed'

/** A picture takes about that long. */
const LOOK_AGAIN_MS = 2500

/** Refetches the list while placeholders in it wait for a picture. */
export function useComing({ coming, dataUpdatedAt, refresh }: FeedPages): void {
  const waits = coming !== undefined && coming.length > 0
  useEffect(() => {
    if (!waits) return undefined
    const look = () => refresh().catch((error: unknown) => warn('no news of the square', error))
    const timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [waits, dataUpdatedAt, refresh])
}
