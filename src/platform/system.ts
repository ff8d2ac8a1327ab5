/** The phone's system, as the client names it; system.h5.ts is the twin. */
import Taro from '@tarojs/taro'

/** `ios`, `android`, `ohos` …: what is sold where depends on it. */
export function clientSystem(): string | undefined {
  const { platform } = Taro.getDeviceInfo?.() ?? Taro.getSystemInfoSync()
  return platform?.toLowerCase()
}
