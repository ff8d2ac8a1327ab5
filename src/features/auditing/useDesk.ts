import { useQuery } from '@tanstack/react-query'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { useWrite } from '@/api/useWrite'
import { tick } from '@/platform/haptics'
import { showToast } from '@/platform/toast'
import { AUDITING } from './texts'

export type Desk = CallData<'GET /api/works/review'>
export type ReviewItem = Desk['items'][number]
export type Ruling = { pass: true; featured: boolean } | { pass: false; reason: string }

interface Decision {
  item: ReviewItem
  ruling: Ruling
}

async function send(item: ReviewItem, ruling: Ruling): Promise<Desk> {
  const { id: itemId, workId, shown } = item
  if (!ruling.pass) {
    const body = { itemId, shown, reason: ruling.reason }
    return call('POST /api/works/audit_reject', { body })
  }
  const desk = await call('POST /api/works/audit_pass', { body: { itemId, shown } })
  if (ruling.featured) {
    await call('POST /api/works/choose', { body: { id: workId, featured: true } })
  }
  return desk
}

function wordOf(item: ReviewItem, ruling: Ruling): string {
  if (!ruling.pass) return AUDITING.rejected
  if (item.kind === 'report') return AUDITING.kept
  return ruling.featured ? AUDITING.featured : AUDITING.passed
}

/** The items this reviewer holds, and what happens to the first of them. */
export function useDesk(enabled: boolean) {
  const query = useQuery({
    queryKey: keys.desk,
    enabled,
    // Held for this reviewer: what another page remembers may be somebody else's by now.
    staleTime: 0,
    queryFn: () => call('GET /api/works/review', { query: {} }),
  })
  const { run, busy } = useWrite({
    mutationFn: ({ item, ruling }: Decision) => send(item, ruling),
    onSuccess(desk, { item, ruling }) {
      queryClient.setQueryData(keys.desk, desk)
      tick()
      showToast(wordOf(item, ruling))
    },
    onError: () => query.refetch(),
  })
  return {
    query,
    isDeciding: busy,
    decide: (item: ReviewItem, ruling: Ruling) => void run({ item, ruling }),
  }
}
