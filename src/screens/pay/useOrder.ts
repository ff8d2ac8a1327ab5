import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CallData } from '@contract/endpoints/all'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'

export type Order = CallData<'GET /api/order/getOrder'>

const POLL_INTERVAL_MS = 2500
/** After this long without an answer the page says so; the server goes on asking. */
const MAX_POLLS = 24

export const isOpen = ({ state }: Pick<Order, 'state'>) => state === 'created' || state === 'paying'

/** An order, polled until it has ended or for a minute. */
export function useOrder(id: string) {
  const client = useQueryClient()
  const isLogin = useSession((session) => session.isLogin)
  const [from, setFrom] = useState(0)
  const query = useQuery({
    queryKey: keys.order(id),
    enabled: isLogin && id !== '',
    staleTime: 0,
    queryFn: () => call('GET /api/order/getOrder', { query: { id } }),
    refetchInterval: ({ state }) => {
      const waits = state.data?.state === 'paying' && state.dataUpdateCount - from < MAX_POLLS
      return waits ? POLL_INTERVAL_MS : false
    },
  })
  const { data } = query
  const updates = client.getQueryState(keys.order(id))?.dataUpdateCount ?? 0
  const state = data?.state
  useEffect(() => {
    if (state !== 'paid' && state !== 'refunded') return
    void client.invalidateQueries({ queryKey: keys.score })
    void client.invalidateQueries({ queryKey: keys.goods })
    void client.invalidateQueries({ queryKey: ['orders', 'list'] })
  }, [client, state])
  return {
    ...query,
    isLogin,
    /** Nothing was heard for a minute. */
    silent: updates - from >= MAX_POLLS,
    again: () => {
      setFrom(updates)
      void query.refetch()
    },
  }
}
