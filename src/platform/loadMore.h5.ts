/** Asking for the next page of a list as the end of it comes near; H5. */
import { usePageScroll } from '@tarojs/taro'
import { pxOfRpx } from './rpx'

const LOAD_MORE_RPX = 300

export const loadMorePx = (): number => pxOfRpx(LOAD_MORE_RPX)

interface Scroller {
  scrollHeight: number
  scrollTop: number
  clientHeight: number
}

export function isNearEnd({ scrollHeight, scrollTop, clientHeight }: Scroller): boolean {
  return scrollHeight - scrollTop - clientHeight <= loadMorePx()
}

/** Each page is a scroller of its own; the router's own threshold knows only fixed px. */
export function usePageNearEnd(onNearEnd: () => void): void {
  usePageScroll(() => {
    const shown = [...document.querySelectorAll('.taro_page')]
      .filter((page) => page.getClientRects().length > 0)
      .at(-1)
    if (shown && isNearEnd(shown)) onNearEnd()
  })
}
