import Taro from '@tarojs/taro'

const HIDDEN = 'taro_page_shade'
/** A page's script may be on its way that long; a way back that leads nowhere ends sooner. */
const PATIENCE_MS = 8000
const BACK_PATIENCE_MS = 1000

let turning = false
const turned = new Set<() => void>()

/** The address is that of a page which is not on screen yet. */
export function isTurning(): boolean {
  return turning
}

/** Told after each turn, when the page of the address is on screen. */
export function onTurned(listener: () => void): void {
  turned.add(listener)
}

/**
 * Taro loads a page while the address is already its own. Going back in that time would be done
 * before the page is there, which then stands over the one returned to: so it waits for the page.
 */
function keepTurnsInOrder(): void {
  let held = false
  let back = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    turning = false
    clearTimeout(timer)
    if (held) {
      held = false
      const { state } = window.history as { state: unknown }
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    }
    for (const listener of turned) listener()
  }
  Taro.eventCenter.on('__taroRouterChange', () => {
    turning = true
    clearTimeout(timer)
    timer = setTimeout(settle, back ? BACK_PATIENCE_MS : PATIENCE_MS)
    back = false
  })
  Taro.eventCenter.on('__afterTaroRouterChange', settle)
  // Before the router's own listener, which is added when the app is there.
  window.addEventListener(
    'popstate',
    (event) => {
      if (turning) {
        held = true
        event.stopImmediatePropagation()
      } else {
        back = true
      }
    },
    true,
  )
}

/**
 * Taro hides the page below when a new one has slid in, by a timer that going back at once does
 * not stop: the page on top would vanish a moment after it was returned to.
 */
function showTopPage(): void {
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

/** The page that the address names is the one in sight, however quickly one goes to and fro. */
export function keepTopPageShown(): void {
  keepTurnsInOrder()
  showTopPage()
}
