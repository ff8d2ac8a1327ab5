import { useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { useSession } from '@/stores/session'
import { texts } from './texts'

export const ORDER_FILTERS = (['paying', 'paid', 'closed', 'refunded'] as const).map((value) => ({
  value,
  text: texts.states[value],
}))

/** My orders, page by page, newest first. */
export function useOrders() {
  const isLogin = useSession((session) => session.isLogin)
  const [filter, setFilter] = useState<string | null>(null)
  const state = ORDER_FILTERS.find(({ value }) => value === filter)?.value
  const { rows, ...query } = usePages({
    queryKey: keys.orderList(filter),
    pageSize: 20,
    enabled: isLogin,
    fetchPage: (page) => {
      const query = { ...page, state }
      return call('GET /api/order/getMyOrderList', { query })
    },
  })
  return { ...query, isLogin, orders: rows, filter, setFilter }
}

export type OrdersState = ReturnType<typeof useOrders>
