import Taro from '@tarojs/taro'

/** A light tick; where the device has no motor or forbids it, nothing. */
export function tick(): void {
  // Chrome forbids it, with a complaint, before the page was first touched.
  if (navigator.userActivation?.hasBeenActive === false) return
  void Taro.vibrateShort({ type: 'light', fail: () => undefined })
}
