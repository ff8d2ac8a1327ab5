/** Asking for the next page of a list as the end of it comes near. */
import { useReachBottom } from '@tarojs/taro'
import { pxOfRpx } from './rpx'

/** Specification section 9. */
const LOAD_MORE_RPX = 300

/** Distance from its end at which a list loads more, CSS px. */
export const loadMorePx = (): number => pxOfRpx(LOAD_MORE_RPX)

/**
 * For a page that scrolls as a whole. The page's own configuration says how far from the end
 * (`onReachBottomDistance`); loadMore.h5.ts is the twin.
 */
export function usePageNearEnd(onNearEnd: () => void): void {
  useReachBottom(onNearEnd)
}
