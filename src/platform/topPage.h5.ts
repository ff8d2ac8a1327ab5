import Taro from '@tarojs/taro'

const HIDDEN = 'taro_page_shade'

/**
 * Taro hides the page below when a new one has slid in, by a timer that going back at once does
 * not stop: the page on top would vanish a moment after it was returned to.
 */
export function keepTopPageShown(): void {
  let watch: MutationObserver | undefined
  Taro.eventCenter.on('__afterTaroRouterChange', () => {
    watch?.disconnect()
    const path = Taro.getCurrentInstance().page?.path ?? ''
    const page = document.getElementById(path)
    if (!page) return
    const show = () => {
      // Taking away what is not there would be a change again, and no end of them.
      if (!page.classList.contains(HIDDEN)) return
      if (Taro.getCurrentInstance().page?.path === path) page.classList.remove(HIDDEN)
    }
    // On a busy phone the timer has run out before this.
    show()
    watch = new MutationObserver(show)
    watch.observe(page, { attributeFilter: ['class'] })
  })
}
