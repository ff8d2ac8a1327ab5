import { WINDOW } from '../dom'
import type { Simulation, WxContext } from './context'

const SAFE_BOTTOM = 34

const WINDOW_INFO = {
  pixelRatio: WINDOW.pixelRatio,
  screenWidth: WINDOW.width,
  screenHeight: WINDOW.height,
  windowWidth: WINDOW.width,
  windowHeight: WINDOW.height,
  statusBarHeight: WINDOW.statusBarHeight,
  screenTop: 0,
  safeArea: {
    left: 0,
    right: WINDOW.width,
    top: WINDOW.statusBarHeight,
    bottom: WINDOW.height - SAFE_BOTTOM,
    width: WINDOW.width,
    height: WINDOW.height - SAFE_BOTTOM - WINDOW.statusBarHeight,
  },
}
const DEVICE_INFO = {
  abi: 'arm64-v8a',
  brand: 'Scripted',
  model: 'Scripted phone',
  system: 'Android 14',
  platform: 'android',
  benchmarkLevel: 30,
  memorySize: 6144,
}
const APP_BASE_INFO = {
  SDKVersion: '3.8.0',
  enableDebug: false,
  host: { env: 'WeChat', version: 671_106_873 },
  language: 'zh_CN',
  version: '8.0.50',
  theme: 'dark',
  fontSizeSetting: 16,
}
const SYSTEM_SETTING = {
  bluetoothEnabled: true,
  locationEnabled: true,
  wifiEnabled: true,
  deviceOrientation: 'portrait',
}
const MENU_BUTTON = { width: 87, height: 32, left: 296, right: 383, top: 51, bottom: 83 }

/** What the phone and the client say about themselves. */
export function system({ realm, names, phone, clock }: WxContext): Simulation {
  const everything = { ...DEVICE_INFO, ...WINDOW_INFO, ...APP_BASE_INFO, ...SYSTEM_SETTING }
  return {
    asynchronous: {
      getSystemInfo: () => everything,
      getSystemInfoAsync: () => everything,
      getNetworkType: () => ({ networkType: phone.networkType, hasSystemProxy: false }),
      getSetting: () => ({ authSetting: { 'scope.writePhotosAlbum': true } }),
      openSetting: () => ({ authSetting: { 'scope.writePhotosAlbum': true } }),
      authorize: () => undefined,
      loadFontFace: () => ({ status: 'loaded' }),
    },
    plain: {
      getSystemInfoSync: () => realm.adopt(everything),
      getWindowInfo: () => realm.adopt(WINDOW_INFO),
      getDeviceInfo: () => realm.adopt(DEVICE_INFO),
      getAppBaseInfo: () => realm.adopt(APP_BASE_INFO),
      getSystemSetting: () => realm.adopt(SYSTEM_SETTING),
      getAppAuthorizeSetting: () => realm.adopt({ albumAuthorized: 'authorized' }),
      getMenuButtonBoundingClientRect: () => realm.adopt(MENU_BUTTON),
      canIUse: (schema: string) => names.has(String(schema).split('.')[0] ?? ''),
      nextTick: (callback: () => void) => clock.soon(callback),
      getPerformance: () => realm.hostObject({ now: () => performance.now() }),
    },
  }
}
