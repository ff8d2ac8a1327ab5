import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { openDownload } from '@/domain/media/openDownload'
import { texts } from './texts'

const POLL_MS = 4000
/** A link lasts ten minutes, and a browser opens no window for one that is only being fetched. */
const LINK_MS = 4 * 60_000

/** The ZIP of the user's data: requested, packed, downloaded. */
export function useExport() {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: keys.dataExport,
    queryFn: () => call('GET /api/user/export'),
    refetchInterval: ({ state }) =>
      state.data?.state === 'queued' ? POLL_MS : state.data?.url ? LINK_MS : false,
    refetchOnWindowFocus: 'always',
  })
  const asking = useWrite({
    mutationFn: () => call('POST /api/user/export'),
    onSuccess: (result) => client.setQueryData(keys.dataExport, result),
  })
  const dataExport = query.data ?? null

  function press(): void {
    if (query.isError) void query.refetch()
    else if (dataExport?.state === 'ready' && dataExport.url)
      void openDownload(dataExport.url, texts)
    else if (dataExport?.state !== 'queued') void asking.run()
  }

  const failed = query.isError && !query.data
  return { dataExport, failed, loading: query.isPending, asking: asking.busy, press }
}
