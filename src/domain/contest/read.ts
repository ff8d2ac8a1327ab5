/** A contest as the signed-in user, or a visitor, sees it. */
import type { CallData } from '@contract/endpoints/all'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import { learnEntered } from './entered'

export type ContestView = CallData<'GET /api/contest/{id}'>

const FRESH_MS = 60_000

export const useViewerId = () => useSession((session) => session.userInfo?.id ?? '')

export function learnContest(contest: ContestView): ContestView {
  if (contest.mine) learnEntered(contest.id, contest.mine.entries.length > 0)
  return contest
}

async function readCurrent(): Promise<ContestView | null> {
  const { contest } = await call('GET /api/contest/current')
  return contest && learnContest(contest)
}

/** '' = the one of this week; null data: there is none. */
export function useContest(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  const viewer = useViewerId()
  return useQuery({
    queryKey: keys.contest(id, viewer),
    queryFn: async () =>
      id === ''
        ? await readCurrent()
        : learnContest(await call('GET /api/contest/{id}', { params: { id } })),
    staleTime: FRESH_MS,
    enabled,
  })
}
