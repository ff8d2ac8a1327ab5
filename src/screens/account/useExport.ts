import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useWrite } from '@/api/useWrite'
import { copyText } from '@/platform/clipboard'
import { canDownload } from '@/platform/saveFile'
import { IS_H5 } from '@/platform/env'
import { mediaUrl } from '@/platform/media'
import { openOutside, siteOrigin } from '@/platform/site'
import { showToast } from '@/platform/toast'
import { texts } from './texts'

/** Whether a link of this page is saved as a file. */
export const DOWNLOADS = IS_H5 && canDownload()

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

  async function fetchZip(url: string): Promise<void> {
    if (DOWNLOADS) return void openOutside(mediaUrl(url))
    // Mini-programs and browsers inside other apps save no ZIP.
    const link = IS_H5 ? new URL(mediaUrl(url), siteOrigin()).href : mediaUrl(url)
    if (!(await copyText(link))) showToast(texts.copyFailed)
    // Mini-programs say by themselves that something was copied.
    else if (IS_H5) showToast(texts.copied)
  }

  function press(): void {
    if (query.isError) void query.refetch()
    else if (dataExport?.state === 'ready' && dataExport.url) void fetchZip(dataExport.url)
    else if (dataExport?.state !== 'queued') void asking.run()
  }

  const failed = query.isError && !query.data
  return { dataExport, failed, loading: query.isPending, asking: asking.busy, press }
}
