/** Works in what was loaded already. */
import type { InfiniteData } from '@tanstack/react-query'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import type { WorkPage } from './types'

/** The work is not public any more: no list of this visit shows it. */
export function dropWork(id: string): void {
  queryClient.setQueriesData<InfiniteData<WorkPage, string | null>>(
    { queryKey: keys.worksFeed },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.filter((work) => work.id !== id),
        })),
      },
  )
}
