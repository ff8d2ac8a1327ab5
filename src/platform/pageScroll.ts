/** Scrolling the page on top to a place; mini-programs. pageScroll.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'

/** `top` in CSS px, at once. */
export function scrollPageTo(top: number): void {
  Taro.pageScrollTo({ scrollTop: top, duration: 0 }).catch((error: unknown) => {
    warn('the page did not scroll', error)
  })
}
