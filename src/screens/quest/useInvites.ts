import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'

/** My invitation code and whom I brought, page by page. */
export function useInvites() {
  return usePages({
    queryKey: keys.invites,
    pageSize: 20,
    fetchPage: (page) => call('GET /api/user/inviteLog', { query: page }),
  })
}

export type InvitesState = ReturnType<typeof useInvites>
