import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys } from '@/api/keys'
import { scrollToElement } from '@/platform/pageScroll'
import { elementId } from './elementId'

/** Scrolls to a comment once, when the works above it have their place. null: to none. */
export function useScrollTo(workId: string, id: string | null): void {
  const [scrolledTo, setScrolledTo] = useState<string | null>(null)
  const isMoving = useIsFetching({ queryKey: keys.relatedWorks(workId) }) > 0
  const isDue = id !== null && id !== scrolledTo && !isMoving
  useEffect(() => {
    if (!isDue) return
    scrollToElement(elementId(id))
    setScrolledTo(id)
  }, [isDue, id])
}
