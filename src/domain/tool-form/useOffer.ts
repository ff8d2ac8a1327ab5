import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ToolDefinition } from '@contract/tools/define'
import { isMode } from '@contract/tools/modes'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useApp } from '@/stores/app'
import { buildOffer, buildToolOffer, type Offer } from './offer'

export interface OfferState {
  /** null until the server has said what it offers. */
  offer: Offer | null
  /** The call failed, and no earlier answer is cached. */
  unreachable: boolean
  /** The server has said it, and no engine does this now. */
  unserved: boolean
  refetch: () => void
}

/** Refetch interval of prices and capabilities while the page is open. */
const STALE_MS = 60_000

/** Offer of the server for this tool and model (null: its default). */
export function useOffer(tool: ToolDefinition, modelId: string | null): OfferState {
  const config = useQuery({
    queryKey: keys.generateConfig,
    queryFn: () => call('GET /api/app-config/generate'),
    staleTime: STALE_MS,
  })
  const styles = useQuery({
    queryKey: keys.styles,
    queryFn: () => call('GET /api/styles/app'),
    staleTime: STALE_MS,
    // Thumbnails are painted after the server's first start: ask until they are there.
    refetchInterval: ({ state }) =>
      state.data?.some(({ thumbUrl }) => thumbUrl === null) ? 15_000 : false,
  })
  const known = useApp((state) => state.appConfig?.modelList)
  const models = useMemo(
    () => [...(known ?? []), ...(config.data?.ownModels ?? [])],
    [known, config.data],
  )
  const currentOffer = useMemo(
    () =>
      config.data
        ? isMode(tool.id)
          ? buildOffer({
              tool,
              config: config.data,
              styles: styles.data ?? [],
              models,
              modelId,
            })
          : buildToolOffer(tool, {
              config: config.data,
              styles: styles.data ?? [],
              models,
              modelId,
            })
        : null,
    [config.data, styles.data, models, modelId, tool],
  )
  // The last offer stays on screen while it is fetched again (after signing in, say).
  const [lastOffer, setLastOffer] = useState(currentOffer)
  useLayoutEffect(() => {
    if (currentOffer) setLastOffer(currentOffer)
  }, [currentOffer])
  const offer = currentOffer ?? lastOffer
  return {
    offer,
    unreachable: config.isError && !offer,
    unserved: config.data !== undefined && currentOffer === null,
    refetch: () => {
      void config.refetch()
      if (styles.isError) void styles.refetch()
    },
  }
}
