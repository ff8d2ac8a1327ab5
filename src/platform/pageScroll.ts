/** Scrolling the page on top to a place; mini-programs. pageScroll.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'

/** `top` in CSS px, at once. */
export function scrollPageTo(top: number): void {
  Taro.pageScrollTo({ scrollTop: top, duration: 0 }).catch((error: unknown) => {
    warn('the page did not scroll', error)
  })
}

/** CSS px left above an element that was scrolled to. */
const SPACE_ABOVE = -160

/** The element with this id, below the page's bar. */
export function scrollToElement(id: string): void {
  const options = { selector: `#${id}`, offsetTop: SPACE_ABOVE, duration: 0 }
  Taro.pageScrollTo(options).catch((error: unknown) => {
    warn('the page did not scroll', error)
  })
}
