/** When the phone runs out of memory; memory.h5.ts is the twin. */
import Taro from '@tarojs/taro'

export function onMemoryShort(release: () => void): void {
  // Clients from before the call lack it.
  if (Taro.canIUse('onMemoryWarning')) Taro.onMemoryWarning(release)
}
