import { useDidShow } from '@tarojs/taro'
import { useLayoutEffect, useRef } from 'react'
import { useLatest } from '@/lib/useLatest'
import { openLayer, type Layer } from '@/platform/layers'

interface Options {
  /** Left out: a mode of the page (selecting, looking at what is being made). */
  modal?: boolean
}

/**
 * While `active`, going back closes this layer before anything below it. A layer that cannot close
 * (a question comes first, an update is required) simply stays. Returns whether it is the uppermost
 * layer of its page, for keys.
 */
export function useLayer(
  active: boolean,
  onClose: () => void,
  { modal = false }: Options = {},
): () => boolean {
  const close = useLatest(onClose)
  const layer = useRef<Layer | null>(null)
  useLayoutEffect(() => {
    if (!active) return undefined
    const opened = openLayer({ close: () => close.current(), modal })
    layer.current = opened
    return () => {
      opened.remove()
      layer.current = null
    }
  }, [active, modal, close])
  // It may have been put up while its page was behind another one.
  useDidShow(() => layer.current?.claim())
  return () => layer.current?.isTop() ?? false
}
