/**
 * Client capabilities the app uses, and the calls of each client they need, by the client's own
 * names; none: this client cannot, and the feature is left out. Checked against the vendors' type
 * packages by tests/mini/support.test.ts; QQ publishes none and takes WeChat's names.
 */
import type { Platform } from '@contract/platforms'
import { APP_SIGN } from './env'

type Target = Exclude<Platform, 'h5'>
type Calls = Readonly<Record<Target, readonly string[]>>

const everywhere = (...names: string[]): Calls => ({
  weapp: names,
  qq: names,
  tt: names,
  alipay: names,
})

const pickMedia: Calls = {
  weapp: ['chooseMedia'],
  qq: ['chooseImage'],
  tt: ['chooseMedia'],
  alipay: ['chooseImage'],
}

export const CLIENT_CALLS = {
  request: everywhere('request'),
  uploadFile: everywhere('uploadFile'),
  downloadFile: everywhere('downloadFile'),
  storage: everywhere(
    ...['getStorageSync', 'setStorageSync', 'removeStorageSync', 'clearStorageSync'],
  ),
  navigate: everywhere(...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack']),
  tabBadge: everywhere('setTabBarBadge', 'removeTabBarBadge'),
  hideTabBar: everywhere('hideTabBar', 'showTabBar'),
  pageScroll: everywhere('pageScrollTo'),
  toast: everywhere('showToast', 'showLoading', 'hideLoading'),
  modal: {
    weapp: ['showModal'],
    qq: ['showModal'],
    tt: ['showModal'],
    alipay: ['confirm', 'alert'],
  },
  clipboard: {
    weapp: ['setClipboardData'],
    qq: ['setClipboardData'],
    tt: ['setClipboardData'],
    alipay: ['setClipboard'],
  },
  network: everywhere(...['getNetworkType', 'onNetworkStatusChange', 'offNetworkStatusChange']),
  menuButton: everywhere('getMenuButtonBoundingClientRect'),
  windowInfo: {
    weapp: ['getWindowInfo'],
    qq: ['getSystemInfoSync'],
    tt: ['getSystemInfoSync'],
    alipay: ['getWindowInfo'],
  },
  vibrate: everywhere('vibrateShort'),
  login: { weapp: ['login'], qq: ['login'], tt: ['login'], alipay: ['getAuthCode'] },
  pickImages: pickMedia,
  pickVideo: {
    weapp: ['chooseMedia'],
    qq: ['chooseVideo'],
    tt: ['chooseMedia'],
    alipay: ['chooseVideo'],
  },
  /** A file as it is: albums may change what they hand out. */
  pickFile: { weapp: ['chooseMessageFile'], qq: ['chooseMessageFile'], tt: [], alipay: [] },
  playSound: everywhere('createInnerAudioContext'),
  imageInfo: everywhere('getImageInfo'),
  compressImage: everywhere('compressImage'),
  previewImage: everywhere('previewImage'),
  saveImage: everywhere('saveImageToPhotosAlbum'),
  saveVideo: {
    weapp: ['saveVideoToPhotosAlbum'],
    qq: ['saveVideoToPhotosAlbum'],
    tt: [],
    alipay: ['saveVideoToPhotosAlbum'],
  },
  settings: everywhere('openSetting', 'getSetting'),
  canvas: everywhere('createSelectorQuery'),
  hiddenCanvas: everywhere('createOffscreenCanvas'),
  canvasFile: everywhere('canvasToTempFilePath'),
  files: everywhere('getFileSystemManager'),
  lifecycle: everywhere('onAppShow', 'offAppShow', 'onAppHide', 'offAppHide'),
  /** A window that changes its size; Alipay notifies pages only. */
  resize: {
    weapp: ['onWindowResize', 'offWindowResize'],
    qq: ['onWindowResize', 'offWindowResize'],
    tt: ['onWindowResize', 'offWindowResize'],
    alipay: [],
  },
  device: {
    weapp: ['getDeviceInfo'],
    qq: ['getSystemInfoSync'],
    tt: ['getSystemInfoSync'],
    alipay: ['getSystemInfoSync'],
  },
  updates: everywhere('getUpdateManager'),
  memory: everywhere('onMemoryWarning'),
  /** Credits: the others' rules leave no way to sell them here, or none that is open to us. */
  virtualPayment: { weapp: ['requestVirtualPayment'], qq: [], tt: [], alipay: [] },
  /** The server sends by WeChat alone. */
  subscribeMessages: { weapp: ['requestSubscribeMessage'], qq: [], tt: [], alipay: [] },
} as const satisfies Record<string, Calls>

type Ability = keyof typeof CLIENT_CALLS

/** Whether the client of this build has a call for it. */
export function can(ability: Ability): boolean {
  return APP_SIGN === 'h5' || CLIENT_CALLS[ability][APP_SIGN].length > 0
}

/** The client's own name of the call, where several do it the first. */
export function getCallName(ability: Ability): string | undefined {
  return APP_SIGN === 'h5' ? undefined : CLIENT_CALLS[ability][APP_SIGN][0]
}
