import { usePageScroll, useResize, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { StartHere } from '@/screens/discover/StartHere'
import { createScrollSignal } from '@/ui/gallery/scroll'
import { Square } from '@/screens/square/Square'
import { useFeed } from '@/screens/square/useFeed'
import { useSquareView } from '@/domain/works/squareView'
import { showErrorToast } from '@/platform/toast'
import { PullRefresh } from '@/ui/PullRefresh/PullRefresh'

/** 广场: public works; while there are none, starting points. */
export default function PlaygroundPage() {
  const client = useQueryClient()
  const { feed, narrowing } = useSquareView()
  const pages = useFeed(feed, narrowing)
  const [scroll] = useState(createScrollSignal)
  usePageScroll(({ scrollTop }) => scroll.moved(scrollTop))
  useResize(() => scroll.resized())
  useDidShow(() => scroll.resized())

  const refresh = async () => {
    if (pages.visitor) return
    const samples = [keys.styles, keys.presets, keys.banners]
    for (const queryKey of samples) void client.invalidateQueries({ queryKey })
    await pages.refresh().catch((error: unknown) => showErrorToast(getErrorMessage(error)))
  }
  return (
    <PullRefresh onRefresh={refresh}>
      <Square pages={pages} scroll={scroll} start={<StartHere />} />
    </PullRefresh>
  )
}
