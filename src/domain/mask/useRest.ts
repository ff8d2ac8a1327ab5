import { useEffect, useState } from 'react'
import { asksForRest, type MaskValue } from '@contract/tools/mask'
import { useLatest } from '@/lib/useLatest'

/**
 * Closed lines in mask units around what the last stroke left of a thing; none: no offer. Undefined
 * where it failed, which has been logged.
 */
export type RequestRest = (mask: MaskValue) => Promise<{ outlines: number[][] } | undefined>

/** So long after a stroke the hand is expected to rest. */
const PAUSE_MS = 500
const NONE: readonly number[][] = []

/**
 * Outlines that may be added after a stroke. The next change of the mask takes the offer away; without a
 * network there is none.
 */
export function useRest(value: MaskValue, request: RequestRest | null): readonly number[][] {
  const [found, setFound] = useState<{ value: MaskValue; outlines: number[][] } | null>(null)
  const latest = useLatest(request)
  const asks = request !== null && asksForRest(value)

  useEffect(() => {
    if (!asks) return undefined
    let stale = false
    const find = async () => {
      const answer = await latest.current?.(value)
      if (!stale && answer) setFound({ value, outlines: answer.outlines })
    }
    const timer = setTimeout(() => void find(), PAUSE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [asks, value, latest])

  return found?.value === value ? found.outlines : NONE
}
