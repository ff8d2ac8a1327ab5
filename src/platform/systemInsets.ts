/** Areas covered by the system and the client; mini-programs only, on H5 CSS knows them. */
import Taro from '@tarojs/taro'
import type { SystemInsets } from '@/lib/systemInsets'
import { warn } from './log'
import { readWindowInfo } from './windowInfo'

/** Defaults of clients whose answer is missing or empty, as at some starts. */
const USUAL = { width: 87, height: 32, right: 7, belowStatusBar: 6 }

function readCapsule(): SystemInsets['capsule'] | null {
  try {
    const rect = Taro.getMenuButtonBoundingClientRect()
    return rect.width > 0 && rect.height > 0 ? rect : null
  } catch (error) {
    warn('the client does not say where its menu is', error)
    return null
  }
}

export function readSystemInsets(): SystemInsets {
  const { width, statusBarHeight: statusBar, safeBottom: bottom } = readWindowInfo()
  const usual = {
    left: width - USUAL.right - USUAL.width,
    top: statusBar + USUAL.belowStatusBar,
    width: USUAL.width,
    height: USUAL.height,
  }
  return { windowWidth: width, statusBar, bottom, capsule: readCapsule() ?? usual }
}
