/**
 * The native tab bar of H5, as the router asks for it: a custom element `taro-tabbar` fed by
 * app.config's tabBar. It takes the place of Taro's own (config/h5.ts), which brings a whole
 * component compiler's run time (13 KB gzip) into the first load, links of `javascript:` that a
 * content security policy refuses, and no roles for a screen reader.
 */
import Taro from '@tarojs/taro'
import { switchTab } from './pages'

interface TabItem {
  pagePath: string
  text: string
  iconPath: string
  selectedIconPath: string
}

interface TabBarConfig {
  list: TabItem[]
  color: string
  selectedColor: string
  backgroundColor: string
  homePage: string
  customRoutes: Record<string, string | string[]>
}

/** Events of Taro's calls and the router; each fills its own part. */
interface TabBarEvent {
  index?: number
  text?: string
  toLocation?: { path?: string }
  successHandler?: (result: { errMsg: string }) => void
  errorHandler?: (result: { errMsg: string }) => void
}

const HIDDEN = 'taro-tabbar__tabbar-hide'

const withSlash = (path: string) => (path.startsWith('/') ? path : `/${path}`)

/** The page behind an address: `/` is the home page, custom routes lead back to their pages. */
function resolvePage(address: string, conf: TabBarConfig): string {
  const path = withSlash(decodeURI(address.split(/[?#]/)[0] ?? ''))
  for (const [page, aliases] of Object.entries(conf.customRoutes)) {
    if ([aliases].flat().map(withSlash).includes(path)) return withSlash(page)
  }
  return path === '/' ? withSlash(conf.homePage) : path
}

class TabBarElement extends HTMLElement {
  /** Set by the router before the element enters the document. */
  conf!: TabBarConfig
  private items: HTMLElement[] = []
  private hiddenByPage = false
  private selected = -1

  connectedCallback() {
    if (this.items.length === 0) this.build()
    for (const [event, handler] of this.handlers) Taro.eventCenter.on(event, handler)
    this.select(location.pathname)
  }

  disconnectedCallback() {
    for (const [event, handler] of this.handlers) Taro.eventCenter.off(event, handler)
  }

  private build() {
    this.className = 'taro-tabbar__tabbar taro-tabbar__tabbar-bottom'
    const bar = document.createElement('div')
    bar.className = 'weui-tabbar'
    bar.setAttribute('role', 'tablist')
    bar.style.backgroundColor = this.conf.backgroundColor
    this.items = this.conf.list.map((tab, index) => this.buildItem(tab, index))
    bar.append(...this.items)
    this.append(bar)
  }

  private buildItem(tab: TabItem, index: number): HTMLElement {
    const item = document.createElement('button')
    item.type = 'button'
    item.className = 'weui-tabbar__item'
    item.setAttribute('role', 'tab')
    const icon = document.createElement('img')
    icon.className = 'weui-tabbar__icon'
    icon.alt = ''
    const badge = document.createElement('span')
    badge.className = 'taro-tabbar-badge'
    badge.hidden = true
    const label = document.createElement('span')
    label.className = 'weui-tabbar__label'
    label.textContent = tab.text
    item.append(icon, badge, label)
    item.addEventListener('click', () => {
      if (index !== this.selected) void switchTab(withSlash(tab.pagePath))
    })
    return item
  }

  private select(address: string) {
    const page = resolvePage(address, this.conf)
    this.dataset.page = page
    this.selected = this.conf.list.findIndex(({ pagePath }) => withSlash(pagePath) === page)
    this.items.forEach((item, index) => {
      const tab = this.conf.list[index]
      if (!tab) return
      const on = index === this.selected
      item.setAttribute('aria-selected', String(on))
      item.style.color = on ? this.conf.selectedColor : this.conf.color
      const icon = item.querySelector('img')
      if (icon) icon.src = on ? tab.selectedIconPath : tab.iconPath
    })
    this.show()
  }

  private show() {
    this.classList.toggle(HIDDEN, this.hiddenByPage || this.selected < 0)
  }

  private setBadge(event: TabBarEvent, text: string, name: string) {
    const badge = this.items[event.index ?? -1]?.querySelector<HTMLElement>('.taro-tabbar-badge')
    if (!badge) return event.errorHandler?.({ errMsg: `${name}:fail tabbar item not found` })
    badge.textContent = text
    badge.hidden = text === ''
    return event.successHandler?.({ errMsg: `${name}:ok` })
  }

  private readonly handlers: [string, (event?: TabBarEvent) => void][] = [
    ['__taroRouterChange', (event) => this.select(event?.toLocation?.path ?? location.pathname)],
    [
      '__taroSetTabBarBadge',
      (event = {}) => this.setBadge(event, event.text ?? '', 'setTabBarBadge'),
    ],
    ['__taroRemoveTabBarBadge', (event = {}) => this.setBadge(event, '', 'removeTabBarBadge')],
    ['__taroHideTabBar', (event) => this.setHidden(true, event, 'hideTabBar')],
    ['__taroShowTabBar', (event) => this.setHidden(false, event, 'showTabBar')],
  ]

  private setHidden(hidden: boolean, event: TabBarEvent | undefined, name: string) {
    this.hiddenByPage = hidden
    this.show()
    event?.successHandler?.({ errMsg: `${name}:ok` })
  }
}

/** The name under which the router asks for its tab bar. */
export function defineCustomElementTaroTabbar() {
  if (!customElements.get('taro-tabbar')) customElements.define('taro-tabbar', TabBarElement)
}
