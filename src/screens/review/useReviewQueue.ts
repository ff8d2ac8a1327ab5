import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { REVIEW } from './texts'

export type ReviewQueue = CallData<'GET /api/works/review'>
export type ReviewItem = ReviewQueue['items'][number]
export type Ruling = { pass: true; featured: boolean } | { pass: false; reason: string }

interface Decision {
  item: ReviewItem
  ruling: Ruling
}

async function send(item: ReviewItem, ruling: Ruling): Promise<ReviewQueue> {
  const { id: itemId, workId, shown } = item
  if (!ruling.pass) {
    const body = { itemId, shown, reason: ruling.reason }
    return call('POST /api/works/audit_reject', { body })
  }
  const queue = await call('POST /api/works/audit_pass', { body: { itemId, shown } })
  if (ruling.featured && workId !== null) {
    await call('POST /api/works/choose', { body: { id: workId, featured: true } })
  }
  return queue
}

function getRulingText(item: ReviewItem, ruling: Ruling): string {
  if (!ruling.pass) return REVIEW.rejected
  if (item.kind === 'report') return REVIEW.dismissed
  return ruling.featured ? REVIEW.featured : REVIEW.passed
}

/** The items this reviewer holds, and what happens to the first of them. */
export function useReviewQueue(enabled: boolean) {
  const query = useQuery({
    queryKey: keys.reviewQueue,
    enabled,
    // Leased to this reviewer: another page's cache may hold an item leased to another one by now.
    staleTime: 0,
    queryFn: () => call('GET /api/works/review', { query: {} }),
  })
  const { run, busy } = useWrite({
    mutationFn: ({ item, ruling }: Decision) => send(item, ruling),
    onSuccess(queue, { item, ruling }) {
      queryClient.setQueryData(keys.reviewQueue, queue)
      tick()
      showToast(getRulingText(item, ruling))
    },
    onError: () => query.refetch(),
  })
  return {
    query,
    isDeciding: busy,
    decide: (item: ReviewItem, ruling: Ruling) => void run({ item, ruling }),
  }
}
