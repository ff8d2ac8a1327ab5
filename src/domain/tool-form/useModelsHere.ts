import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

export type ModelHere = CallData<'GET /api/app-config/models'>[number]

/** Samples and speed of models here; by model id, null while loading. */
export function useModelsHere(open: boolean): (modelId: string) => ModelHere | null {
  const { data } = useQuery({
    queryKey: keys.modelsHere,
    queryFn: () => call('GET /api/app-config/models'),
    enabled: open,
    // A recent painting is included the next time.
    staleTime: 10_000,
  })
  return (modelId) => data?.find((model) => model.modelId === modelId) ?? null
}
