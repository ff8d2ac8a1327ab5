import type { Simulation, WxContext } from './context'

/** Moving between pages; the rules are in Pages. */
export function routes({ pages }: WxContext): Simulation {
  return {
    asynchronous: {
      navigateTo: ({ url }) => {
        pages.navigateTo(url)
        return { eventChannel: {} }
      },
      redirectTo: ({ url }) => pages.redirectTo(url),
      reLaunch: ({ url }) => pages.reLaunch(url),
      switchTab: ({ url }) => pages.switchTab(url),
      navigateBack: ({ delta }) => pages.navigateBack(Number(delta ?? 1)),
      setNavigationBarTitle: ({ title }) => {
        pages.top.title = String(title)
      },
      setNavigationBarColor: () => undefined,
      showNavigationBarLoading: () => undefined,
      hideNavigationBarLoading: () => undefined,
      hideHomeButton: () => undefined,
      pageScrollTo: () => undefined,
      startPullDownRefresh: () => {
        pages.call(pages.top, 'onPullDownRefresh')
      },
      stopPullDownRefresh: () => undefined,
      setBackgroundColor: () => undefined,
      setBackgroundTextStyle: () => undefined,
    },
  }
}
