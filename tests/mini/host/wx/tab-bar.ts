import { ApiFailure } from '../pages'
import type { Options, Simulation, WxContext } from './context'

/** The native tab bar. As in the client, it can be changed only while a tab page is on top. */
export function tabBar({ bundle, pages, phone }: WxContext): Simulation {
  const requireTab = (options: Options): number => {
    if (!bundle.isTab(pages.top.route)) throw new ApiFailure('not TabBar page')
    const index = Number(options.index)
    if (!(index >= 0 && index < bundle.tabs.length)) throw new ApiFailure('tabbar item not found')
    return index
  }
  const requireTabPage = () => {
    if (!bundle.isTab(pages.top.route)) throw new ApiFailure('not TabBar page')
  }
  return {
    asynchronous: {
      setTabBarBadge: (options) => void phone.badges.set(requireTab(options), String(options.text)),
      removeTabBarBadge: (options) => void phone.badges.delete(requireTab(options)),
      showTabBarRedDot: (options) => void phone.badges.set(requireTab(options), ''),
      hideTabBarRedDot: (options) => void phone.badges.delete(requireTab(options)),
      setTabBarItem: (options) => void requireTab(options),
      setTabBarStyle: requireTabPage,
      showTabBar: () => {
        requireTabPage()
        phone.tabBarHidden = false
      },
      hideTabBar: () => {
        requireTabPage()
        phone.tabBarHidden = true
      },
    },
  }
}
