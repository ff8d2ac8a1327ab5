/**
 * Reports the scrolling of a page to that page. Taro's own `bindPageScroll` keeps the element of one
 * page for all of them: while a page slides away, the one below would receive its position.
 */
import type { PageInstance } from '@tarojs/runtime'

/** Binds once per element; `reachBottomPx` is the distance from the end that counts as the end. */
export function reportPageScroll(
  page: Pick<PageInstance, 'onPageScroll' | 'onReachBottom'>,
  element: HTMLElement,
  reachBottomPx: number,
): void {
  let isAtBottom = false
  element.addEventListener('scroll', () => {
    const { scrollTop, scrollHeight, clientHeight } = element
    page.onPageScroll?.({ scrollTop })
    const isNear = scrollHeight - scrollTop - clientHeight < reachBottomPx
    if (isNear && !isAtBottom) page.onReachBottom?.()
    isAtBottom = isNear
  })
}
