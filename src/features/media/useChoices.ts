import { useInfiniteQuery } from '@tanstack/react-query'
import type { SourceView } from '@contract/jobs'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { sourceOfPicture } from '@/stores/sources'

export type Kind = 'image' | 'video'

/** A picture or film that may be chosen. */
export interface Choice {
  source: SourceView
  thumbhash: string
}

const PAGE_SIZE = 30

const pageQuery = (cursor: string | null) => ({
  pageSize: PAGE_SIZE,
  ...(cursor ? { cursor } : {}),
})

/** My finished pictures (or films), page by page. */
export function useMine(kind: Kind, enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: keys.jobList({ state: 'succeeded', for: kind }),
    enabled,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/job/myJobList',
        { query: { state: 'succeeded', ...pageQuery(pageParam) } },
        { skipErrMsg: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })
  const jobs = query.data?.pages.flatMap(({ list }) => list) ?? []
  const choices: Choice[] = jobs
    .flatMap((job) => job.pictures)
    .filter((picture) => picture.kind === kind)
    .map((picture) => ({ source: sourceOfPicture(picture), thumbhash: picture.thumbhash }))
  return { ...query, choices }
}

/** What I uploaded before, page by page. */
export function useUploaded(kind: Kind, enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: keys.uploads(kind),
    enabled,
    // One may have been added by the upload before.
    staleTime: 0,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/userUpload/appPage',
        { query: { kind, ...pageQuery(pageParam) } },
        { skipErrMsg: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.cursor,
  })
  const rows = query.data?.pages.flatMap(({ list }) => list) ?? []
  const choices: Choice[] = rows.map(({ ref, url, thumbUrl, width, height, thumbhash }) => ({
    source: { ref, kind, url, thumbUrl, width, height },
    thumbhash,
  }))
  return { ...query, choices }
}

export type Choices = ReturnType<typeof useMine> | ReturnType<typeof useUploaded>
