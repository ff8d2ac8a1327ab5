import { useQuery } from '@tanstack/react-query'
import { splitMediaRef, type MediaRef } from '@contract/tools/media'
import type { ThingView } from '@contract/things'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSources } from '@/stores/sources'

const NONE: readonly ThingView[] = []

/** Known things of a picture of one's own; none in a photograph. */
export function useThings(image: MediaRef | null, wanted: boolean): readonly ThingView[] {
  const jobId = useSources((state) => (image === null ? undefined : state.views[image]?.jobId))
  const picture = image === null ? '' : splitMediaRef(image).id
  const { data } = useQuery({
    queryKey: keys.things(jobId ?? '', picture),
    queryFn: () =>
      call('GET /api/job/{id}/things', { params: { id: jobId ?? '' }, query: { picture } }),
    enabled: wanted && jobId !== undefined,
    staleTime: Infinity,
    // Without it a tap waits for the server, as on a photograph.
    meta: { errorShown: 'log' },
  })
  return data?.things ?? NONE
}
