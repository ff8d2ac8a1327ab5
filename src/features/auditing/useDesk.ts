import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { messageOf } from '@/api/error'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { tick } from '@/platform/haptics'
import { showErrorToast, showToast } from '@/platform/toast'
import { AUDITING } from './texts'

export type Desk = CallData<'GET /api/works/review'>
export type ReviewItem = Desk['items'][number]
export type Ruling = { pass: true; featured: boolean } | { pass: false; reason: string }

const SILENT = { skipErrMsg: true }

async function send(item: ReviewItem, ruling: Ruling): Promise<Desk> {
  const { id: itemId, workId } = item
  if (!ruling.pass) {
    const body = { itemId, reason: ruling.reason }
    return call('POST /api/works/audit_reject', { body }, SILENT)
  }
  const desk = await call('POST /api/works/audit_pass', { body: { itemId } }, SILENT)
  if (ruling.featured) {
    await call('POST /api/works/choose', { body: { id: workId, featured: true } }, SILENT)
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
    queryFn: () => call('GET /api/works/review', { query: {} }, SILENT),
  })
  const [isDeciding, setDeciding] = useState(false)
  const decide = async (item: ReviewItem, ruling: Ruling): Promise<void> => {
    if (isDeciding) return
    setDeciding(true)
    try {
      queryClient.setQueryData(keys.desk, await send(item, ruling))
      tick()
      showToast(wordOf(item, ruling))
    } catch (error) {
      showErrorToast(messageOf(error))
      await query.refetch()
    }
    setDeciding(false)
  }
  return { query, isDeciding, decide }
}
