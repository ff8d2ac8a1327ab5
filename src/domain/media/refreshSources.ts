/** Chosen pictures are stored with their addresses, over days: those that expired are read again. */
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { useSources } from '@/stores/sources'

/** As many as one call takes. */
const MAX_REFS = 40

export async function refreshSources(urls: ReadonlySet<string>): Promise<void> {
  const expired = Object.values(useSources.getState().views).filter(
    ({ url, thumbUrl }) => urls.has(url) || urls.has(thumbUrl),
  )
  if (expired.length === 0) return
  const refs = expired.slice(-MAX_REFS).map(({ ref }) => ref)
  try {
    useSources
      .getState()
      .remember(await call('GET /api/upload/sources', { query: { refs: refs.join(',') } }))
  } catch (error) {
    warn('addresses of chosen pictures were not read again', error)
  }
}
