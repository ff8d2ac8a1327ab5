import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { copyText } from '@/platform/clipboard'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { openOutside } from '@/platform/openOutside'
import { showToast } from '@/platform/toast'
import { texts } from './texts'

const POLL_MS = 4000
/** A link lasts ten minutes, and a browser opens no window for one that is only being fetched. */
const LINK_MS = 4 * 60_000

/** The ZIP of my data: asked for, packed, fetched. */
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
    onSuccess: (made) => client.setQueryData(keys.dataExport, made),
  })
  const made = query.data ?? null

  async function fetchZip(url: string): Promise<void> {
    if (IS_H5) openOutside(mediaUrl(url))
    // Mini-programs save no ZIP; they say themselves that the address was copied.
    else if (!(await copyText(mediaUrl(url)))) showToast(texts.copyFailed)
  }

  function press(): void {
    if (query.isError) void query.refetch()
    else if (made?.state === 'ready' && made.url) void fetchZip(made.url)
    else if (made?.state !== 'queued') void asking.run()
  }

  const failed = query.isError && !query.data
  return { made, failed, loading: query.isPending, asking: asking.busy, press }
}
