import { computeFrame, type PhoneShape } from '../shape'
import type { Simulation, WxContext } from './context'

function getDevice({ platform, system }: PhoneShape) {
  return { ...DEVICE_INFO, platform, system }
}

/** The window is what the client's own bars leave of the screen: it differs from page to page. */
function computeWindow({ bundle, pages, phone, shape }: WxContext) {
  const { width, height, pixelRatio, statusBarHeight, safeBottom } = shape
  const route = pages.stack[pages.stack.length - 1]?.route ?? bundle.entryPage
  const tabs = bundle.isTab(route) && !phone.tabBarHidden
  const frame = computeFrame(shape, { own: bundle.hasOwnHeader(route), tabs })
  const bottom = height - safeBottom
  return {
    pixelRatio,
    screenWidth: width,
    screenHeight: height,
    statusBarHeight,
    windowWidth: width,
    windowHeight: frame.height,
    screenTop: frame.top,
    safeArea: {
      left: 0,
      right: width,
      top: statusBarHeight,
      bottom,
      width,
      height: bottom - statusBarHeight,
    },
  }
}

const DEVICE_INFO = {
  abi: 'arm64-v8a',
  brand: 'Scripted',
  model: 'Scripted phone',
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

/** System info of the phone and the client. */
export function system(context: WxContext): Simulation {
  const { realm, names, phone, clock, shape } = context
  const device = getDevice(shape)
  const everything = () => ({
    ...device,
    ...computeWindow(context),
    ...APP_BASE_INFO,
    ...SYSTEM_SETTING,
  })
  return {
    asynchronous: {
      getSystemInfo: everything,
      getSystemInfoAsync: everything,
      getNetworkType: () => ({ networkType: phone.networkType, hasSystemProxy: false }),
      authorize: () => undefined,
      loadFontFace: () => ({ status: 'loaded' }),
    },
    plain: {
      getSystemInfoSync: () => realm.adopt(everything()),
      getWindowInfo: () => realm.adopt(computeWindow(context)),
      getDeviceInfo: () => realm.adopt(device),
      getAppBaseInfo: () => realm.adopt(APP_BASE_INFO),
      getSystemSetting: () => realm.adopt(SYSTEM_SETTING),
      getAppAuthorizeSetting: () => realm.adopt({ albumAuthorized: 'authorized' }),
      getMenuButtonBoundingClientRect: () => realm.adopt(shape.capsule),
      canIUse: (schema: string) => names.has(String(schema).split('.')[0] ?? ''),
      nextTick: (callback: () => void) => clock.soon(callback),
      getPerformance: () => realm.hostObject({ now: () => performance.now() }),
    },
  }
}
