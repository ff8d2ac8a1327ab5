import Taro from '@tarojs/taro'

/** A light tick; where the device has no motor or forbids it, nothing. Twin: haptics.h5.ts. */
export function tick(): void {
  void Taro.vibrateShort({ type: 'light', fail: () => undefined })
}
