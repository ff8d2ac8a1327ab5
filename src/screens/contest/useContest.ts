import { useEffect, useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { usePages } from '@/api/usePages'
import { useWrite } from '@/api/useWrite'
import { learnContest, useViewerId, type ContestView } from '@/domain/contest/read'
import { showToast } from '@/platform/toast'
import { CONTEST, ENTER } from './texts'

export type Entry = CallData<'GET /api/contest/{id}/entries'>['list'][number]
export type Order = 'random' | 'newest' | 'place'

const PAGE_SIZE = 20
export function useEntries(contestId: string, order: Order) {
  const viewer = useViewerId()
  const { rows, ...query } = usePages({
    queryKey: keys.contestEntries(contestId, order, viewer),
    pageSize: PAGE_SIZE,
    staleTime: Infinity,
    fetchPage: (page) =>
      call('GET /api/contest/{id}/entries', {
        params: { id: contestId },
        query: { ...page, order },
      }),
  })
  return { ...query, entries: query.data && rows }
}

const refetch = () => queryClient.invalidateQueries({ queryKey: keys.contests })

export function useEnter(contestId: string, onDone: () => void) {
  return useWrite({
    mutationFn: (workId: string) =>
      call('POST /api/contest/enter', { body: { contestId, workId } }),
    async onSuccess(contest) {
      learnContest(contest)
      showToast(ENTER.done)
      onDone()
      await refetch()
    },
  })
}

export function useLeave() {
  return useWrite({
    mutationFn: (entryId: string) => call('POST /api/contest/leave', { body: { entryId } }),
    async onSuccess(contest) {
      learnContest(contest)
      showToast(CONTEST.left)
      await refetch()
    },
  })
}

const SECOND_MS = 1_000

/** Milliseconds until a time by the server's clock; ticks each second during the last three days. */
export function useRemaining(view: ContestView): number {
  const until = new Date(view.state === 'open' ? view.endsAt : view.resultAt).getTime()
  // The device's clock only measures the time since the answer.
  const [offset] = useState(() => new Date(view.now).getTime() - Date.now())
  const [now, setNow] = useState(() => Date.now() + offset)
  const isNear = until - now < 3 * 86_400_000 && until > now
  useEffect(() => {
    if (!isNear) return undefined
    const timer = setInterval(() => setNow(Date.now() + offset), SECOND_MS)
    return () => clearInterval(timer)
  }, [isNear, offset])
  return Math.max(0, until - now)
}
