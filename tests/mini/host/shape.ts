/** Shapes of phones, in px: where the system and the client draw over a page. */

export interface Capsule {
  top: number
  right: number
  bottom: number
  left: number
  width: number
  height: number
}

export interface PhoneShape {
  name: 'android' | 'iphone'
  platform: 'android' | 'ios'
  system: string
  width: number
  height: number
  pixelRatio: number
  statusBarHeight: number
  /** Height of the home indicator. */
  safeBottom: number
  /** Of the client's own bar, below the status bar. */
  navigationHeight: number
  tabBarHeight: number
  keyboardHeight: number
  /** The client's menu button, from the window's corner. */
  capsule: Capsule
}

const SIZE = { width: 390, height: 844 }

function capsuleAt(top: number): Capsule {
  const [width, height, right] = [87, 32, 383]
  return { top, right, bottom: top + height, left: right - width, width, height }
}

/** A status bar, no home indicator; CSS knows of no inset. */
export const ANDROID: PhoneShape = {
  name: 'android',
  platform: 'android',
  system: 'Android 14',
  ...SIZE,
  pixelRatio: 3,
  statusBarHeight: 32,
  safeBottom: 0,
  navigationHeight: 48,
  tabBarHeight: 50,
  keyboardHeight: 280,
  capsule: capsuleAt(40),
}

/** A notch, and a home indicator below. */
export const IPHONE: PhoneShape = {
  name: 'iphone',
  platform: 'ios',
  system: 'iOS 17.5',
  ...SIZE,
  pixelRatio: 3,
  statusBarHeight: 47,
  safeBottom: 34,
  navigationHeight: 44,
  tabBarHeight: 50,
  keyboardHeight: 336,
  capsule: capsuleAt(51),
}

/** Position of a page's own window on the screen. */
export interface PageFrame {
  top: number
  height: number
  /** CSS insets within this window. */
  insetTop: number
  insetBottom: number
}

/** `own`: the page draws its own header; `tabs`: the tab bar is below it. */
export function computeFrame(
  shape: PhoneShape,
  { own, tabs }: { own: boolean; tabs: boolean },
): PageFrame {
  const top = own ? 0 : shape.statusBarHeight + shape.navigationHeight
  const below = tabs ? shape.tabBarHeight + shape.safeBottom : 0
  return {
    top,
    height: shape.height - top - below,
    // Engines of Android phones know no inset at all.
    insetTop: own && shape.platform === 'ios' ? shape.statusBarHeight : 0,
    insetBottom: tabs ? 0 : shape.safeBottom,
  }
}
