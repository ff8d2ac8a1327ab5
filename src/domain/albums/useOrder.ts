import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryClient } from '@/api/query'
import { moveJob } from './actions'
import { findNextId, positionAfter, withMoved } from './order'
import type { Drag } from './useDrag'

interface OrderOptions {
  albumId: string
  /** As the server has them. */
  ids: readonly string[]
}

/** Optimistic order; a refusal rolls it back with a message. */
export function useOrder({ albumId, ids }: OrderOptions) {
  const [shown, setShown] = useState<readonly string[]>(ids)
  const [carried, setCarried] = useState<{ id: string; from: number } | null>(null)
  const { mutate: sendOrder, isPending: working } = useMutation(
    {
      // One after the other: each is said by its follower in the order before.
      scope: { id: `order of ${albumId}` },
      mutationFn: ({ order, id }: { order: readonly string[]; id: string }) =>
        moveJob(albumId, { jobId: id, before: findNextId(order, id) }),
      onError: () => setShown(ids),
    },
    queryClient,
  )
  useEffect(() => {
    if (!carried && !working) setShown(ids)
  }, [ids, carried, working])

  const moveTo = (id: string, to: number) => {
    const order = withMoved(shown, id, Math.min(shown.length - 1, Math.max(0, to)))
    if (order.join() === shown.join()) return
    setShown(order)
    sendOrder({ order, id })
  }
  return {
    shown,
    carried,
    moveTo,
    onMove: ({ id, moved }: Drag) => {
      const from = carried?.id === id ? carried.from : shown.indexOf(id)
      if (!carried) setCarried({ id, from })
      const to = positionAfter(from, moved, shown.length)
      if (shown.indexOf(id) !== to) setShown(withMoved(shown, id, to))
    },
    onDrop: ({ id }: Drag) => {
      setCarried(null)
      if (carried && carried.from !== shown.indexOf(id)) sendOrder({ order: shown, id })
    },
  }
}
