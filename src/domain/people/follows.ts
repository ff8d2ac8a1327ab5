/** Whom I follow. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { createToggles } from '@/domain/toggle/toggles'

/** By person: whether I follow them. */
export const follows = createToggles<boolean>({
  isOn: (following) => following,
  turned: (_, following) => following,
  async send(id, following) {
    const path = following ? 'POST /api/follow/follow' : 'POST /api/follow/unfollow'
    return (await call(path, { body: { user_id: id } }, { keepalive: true })).following
  },
  // Lists that hold whom I follow; the one on screen keeps its rows until it is left.
  onSettled: () =>
    void queryClient.invalidateQueries({ queryKey: keys.users, refetchType: 'none' }),
})
