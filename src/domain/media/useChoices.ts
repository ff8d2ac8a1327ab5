import type { SourceView } from '@contract/jobs'
import type { MediaKind } from '@contract/tools/define'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { sourceOfPicture } from '@/stores/sources'

export type Kind = MediaKind

/** A picture or video that may be chosen. */
export interface Choice {
  source: SourceView
  thumbhash: string
}

const PAGE_SIZE = 30

/** My finished pictures (or videos), page by page. */
export function useMine(kind: Kind, enabled: boolean) {
  const { rows, ...query } = usePages({
    queryKey: keys.jobList({ state: 'succeeded', for: kind }),
    pageSize: PAGE_SIZE,
    enabled,
    fetchPage: (page) => {
      const query = { ...page, state: 'succeeded' as const }
      return call('GET /api/job/myJobList', { query })
    },
  })
  const choices: Choice[] = rows
    .flatMap((job) => job.pictures.map((picture) => ({ picture, jobId: job.id })))
    .filter(({ picture }) => picture.kind === kind)
    .map(({ picture, jobId }) => ({
      source: sourceOfPicture(picture, jobId),
      thumbhash: picture.thumbhash,
    }))
  return { ...query, choices }
}

/** Earlier uploads, page by page. */
export function useUploaded(kind: Kind, enabled: boolean) {
  const { rows, ...query } = usePages({
    queryKey: keys.uploads(kind),
    pageSize: PAGE_SIZE,
    enabled,
    // One may have been added by the upload before.
    staleTime: 0,
    fetchPage: (page) => call('GET /api/userUpload/appPage', { query: { ...page, kind } }),
  })
  const choices: Choice[] = rows.map(({ ref, url, thumbUrl, thumbhash, ...size }) => {
    const { width, height, durationMs, name } = size
    const source = { ref, kind, url, thumbUrl, width, height, durationMs }
    return { source: { ...source, ...(name !== undefined && { name }) }, thumbhash }
  })
  return { ...query, choices }
}

export type Choices = ReturnType<typeof useMine> | ReturnType<typeof useUploaded>
