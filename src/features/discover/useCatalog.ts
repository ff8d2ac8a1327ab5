import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

/** Catalogues change with the installation, not with the minute. */
const FRESH_MS = 600_000

export function useStyles() {
  return useQuery({
    queryKey: keys.styles,
    queryFn: () => call('GET /api/styles/app', {}, { skipErrMsg: true }),
    // Thumbnails are painted after the first start: ask again until each has one.
    staleTime: (query) =>
      query.state.data?.every((style) => style.thumbUrl !== null) ? FRESH_MS : 0,
  })
}

export function usePresets() {
  return useQuery({
    queryKey: keys.presets,
    queryFn: () => call('GET /api/preset/list', {}, { skipErrMsg: true }),
    staleTime: FRESH_MS,
  })
}

export function usePrices() {
  return useQuery({
    queryKey: keys.scoreConfig,
    queryFn: () => call('GET /api/app-config/score', {}, { skipErrMsg: true }),
    staleTime: FRESH_MS,
  })
}
