import { skipToken, useQuery } from '@tanstack/react-query'
import type { MediaRef } from '@contract/tools/media'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

/** Things found in a picture stay the same: requested once. */
function useFound(picture: MediaRef | undefined) {
  return useQuery({
    queryKey: keys.editSuggestions(picture ?? ''),
    queryFn: picture ? () => call('GET /api/edit/suggestions', { query: { picture } }) : skipToken,
    staleTime: Infinity,
    retry: false,
    meta: { errorShown: 'log' },
  })
}

/** Undefined: not known yet. */
export function useSuggestions(picture: MediaRef | undefined) {
  const { data, isError } = useFound(picture)
  return isError ? [] : data?.suggestions
}

/** Uses that an edit of the picture makes of reference pictures; undefined: not known yet. */
export const useEditUses = (picture: MediaRef | undefined) => useFound(picture).data?.references
