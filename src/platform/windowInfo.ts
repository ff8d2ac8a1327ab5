/** Sizes of the window in CSS px. */
import Taro from '@tarojs/taro'

export interface WindowInfo {
  width: number
  height: number
  /** Of the phone's status bar; 0 on H5, where env(safe-area-inset-top) does it. */
  statusBarHeight: number
  safeBottom: number
  pixelRatio: number
}

export function readWindowInfo(): WindowInfo {
  const info = Taro.getWindowInfo?.() ?? Taro.getSystemInfoSync()
  const { windowWidth, windowHeight, statusBarHeight, safeArea, screenHeight, pixelRatio } = info
  return {
    width: windowWidth,
    height: windowHeight,
    // On H5 neither has a figure (NaN, an empty area): CSS knows them there.
    statusBarHeight: statusBarHeight || 0,
    safeBottom: safeArea && safeArea.height > 0 ? Math.max(0, screenHeight - safeArea.bottom) : 0,
    pixelRatio,
  }
}

/** The window changed its size: a turned phone, a dragged edge. Returns how to stop. */
export function onWindowResize(listener: () => void): () => void {
  Taro.onWindowResize?.(listener)
  return () => Taro.offWindowResize?.(listener)
}
