/** Chosen pictures are stored with their addresses, over days: those that expired are read again. */
import { call } from '@/api/call'
import { warn } from '@/platform/log'
import { useSources } from '@/stores/sources'

/** As many as one call takes. */
const MAX_REFS = 40

async function readSources(refs: readonly string[]): Promise<void> {
  try {
    useSources
      .getState()
      .remember(
        await call('GET /api/upload/sources', { query: { refs: refs.slice(-MAX_REFS).join(',') } }),
      )
  } catch (error) {
    warn('addresses of chosen pictures were not read again', error)
  }
}

/** A draft of another device names pictures that were never shown on this one. */
export async function readUnknownSources(refs: readonly string[]): Promise<void> {
  const { views } = useSources.getState()
  const unknown = refs.filter((ref) => views[ref] === undefined)
  if (unknown.length > 0) await readSources(unknown)
}

export async function refreshSources(urls: ReadonlySet<string>): Promise<void> {
  const expired = Object.values(useSources.getState().views).filter(
    ({ url, thumbUrl }) => urls.has(url) || urls.has(thumbUrl),
  )
  if (expired.length > 0) await readSources(expired.map(({ ref }) => ref))
}
