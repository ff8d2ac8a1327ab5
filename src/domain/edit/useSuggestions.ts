import { skipToken, useQuery } from '@tanstack/react-query'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

/** Things found in a picture stay the same: requested once. */
export function useSuggestions(picture: MediaRef | undefined) {
  const { data } = useQuery({
    queryKey: keys.editSuggestions(picture ?? ''),
    queryFn: picture ? () => call('GET /api/edit/suggestions', { query: { picture } }) : skipToken,
    staleTime: Infinity,
    retry: false,
    meta: { errorShown: 'log' },
  })
  return data?.suggestions ?? []
}
