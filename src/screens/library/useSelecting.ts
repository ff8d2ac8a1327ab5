import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { setTabBarHidden } from '@/platform/tabBar'
import { useKeys } from '@/ui/useKeys'
import { useLayer } from '@/ui/useLayer'
import { createSelection, NO_SELECTION, pruned } from './selection'

/** Multi-select of a page of creations: what is gone is picked no more, Escape and the way back end it. */
export function useSelectionMode(ids: readonly string[], { tabBar }: { tabBar: boolean }) {
  const [selection] = useState(createSelection)
  const selecting = useStore(selection, (value) => value.on)
  useEffect(() => selection.setState((value) => pruned(value, ids), true), [selection, ids])
  useEffect(() => {
    if (!tabBar) return undefined
    setTabBarHidden(selecting)
    return () => {
      if (selecting) setTabBarHidden(false)
    }
  }, [selecting, tabBar])
  const stop = () => selection.setState(NO_SELECTION)
  const isTop = useLayer(selecting, stop)
  useKeys(selecting, (key) => {
    if (key !== 'Escape' || !isTop()) return false
    stop()
    return true
  })
  return { selection, selecting, start: () => selection.setState({ on: true, ids: new Set() }) }
}
