import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'

const PAGE_SIZE = 20

/** My invitation code and whom I brought, page by page. */
export function useInvites() {
  return useInfiniteQuery({
    queryKey: keys.invites,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/user/inviteLog',
        { query: { pageSize: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
}

export type InvitesState = ReturnType<typeof useInvites>
