/** Scrolling the page on screen. */
import Taro from '@tarojs/taro'

/** `topPx` in CSS px from the page's top. */
export function scrollPageTo(topPx: number, durationMs = 320): void {
  void Taro.pageScrollTo({ scrollTop: topPx, duration: durationMs })
}
