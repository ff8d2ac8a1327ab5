/** Hides the native tab bar for a dock; tabBar.h5.ts is the twin. */
import Taro from '@tarojs/taro'
import { warn } from './log'

export function setTabBarHidden(hidden: boolean): void {
  const done = hidden
    ? Taro.hideTabBar({ animation: false })
    : Taro.showTabBar({ animation: false })
  done.catch((error: unknown) => warn('the tab bar could not be switched', error))
}
