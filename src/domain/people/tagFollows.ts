/** Tags I follow. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { createToggles } from '@/domain/toggle/toggles'

/** By tag: whether I follow it. */
export const tagFollows = createToggles<boolean>({
  isOn: (following) => following,
  turned: (_, following) => following,
  async send(tag, following) {
    const body = { tag, following }
    return (await call('POST /api/follow/tag', { body }, { keepalive: true })).following
  },
  // The list on screen keeps its rows until it is left.
  onSettled() {
    for (const queryKey of [keys.tagFollows, keys.worksFeed])
      void queryClient.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })
  },
})
