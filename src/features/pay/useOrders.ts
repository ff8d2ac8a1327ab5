import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import { texts } from './texts'
import type { Order } from './useOrder'

const PAGE_SIZE = 20

export const ORDER_FILTERS = (['paying', 'paid', 'closed', 'refunded'] as const).map((value) => ({
  value,
  text: texts.states[value],
}))

/** My orders, page by page, newest first. */
export function useOrders() {
  const isLogin = useSession((session) => session.isLogin)
  const [filter, setFilter] = useState<string | null>(null)
  const state = ORDER_FILTERS.find(({ value }) => value === filter)?.value
  const query = useInfiniteQuery({
    queryKey: keys.orderList(filter),
    enabled: isLogin,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      call(
        'GET /api/order/getMyOrderList',
        {
          query: {
            pageSize: PAGE_SIZE,
            ...(state && { state }),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { skipErrMsg: true },
      ),
    getNextPageParam: (last) => (last.hasMore ? last.cursor : null),
  })
  const { fetchNextPage } = query
  const mayLoad = query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError
  const onNearEnd = useCallback(() => {
    if (mayLoad) void fetchNextPage()
  }, [mayLoad, fetchNextPage])
  const orders: Order[] = query.data?.pages.flatMap((page) => page.list) ?? []
  return { ...query, isLogin, orders, filter, setFilter, onNearEnd }
}

export type OrdersState = ReturnType<typeof useOrders>
