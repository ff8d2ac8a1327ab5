/** 收藏: works I remember. */
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { createToggles } from '@/domain/toggle/toggles'

/** Query key of this list among lists of works. */
export const FAVOURITES_NAME = ['favourites'] as const
const FAVOURITES = JSON.stringify(FAVOURITES_NAME)

/** By work: whether I remember it. */
export const favourites = createToggles<boolean>({
  isOn: (favourite) => favourite,
  turned: (_, favourite) => favourite,
  async send(id, favourite) {
    const { favourite: isFavourite } = await call(
      'POST /api/works/favourite',
      { body: { id, favourite } },
      { keepalive: true },
    )
    return isFavourite
  },
  // Every cached list of them; the one on screen keeps its rows until it is left.
  onSettled: () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [first, second, , named] }) =>
        first === keys.worksFeed[0] && second === keys.worksFeed[1] && named === FAVOURITES,
      refetchType: 'none',
    }),
})
