/**
 * Saving files by download links. Browsers inside other apps ignore such a link without an error,
 * and an installed app on iOS opens the file with no way back.
 */
import type { SaveOutcome } from './image'
import type { PickedImage } from './pickImage'

export interface SaveEnvironment {
  userAgent: string
  /** Started from the home screen of an iPhone or iPad. */
  iosInstalled: boolean
}

/** QQ and QQ 浏览器 share MQQBrowser; only the app itself adds QQ/8.9. */
const APPS = [
  /MicroMessenger|wxwork/i,
  /\bQQ\/\d|\bTIM\/\d|Qzone/,
  /Weibo/i,
  /aweme|BytedanceWebview|NewsArticle|TTWebView|musical_ly|TikTok/i,
  /AlipayClient|AliApp|DingTalk/i,
  /xhsdiscover|discover\/[\d.]+/i,
  /Kwai|ksNebula/i,
  /BiliApp|baiduboxapp|ZhihuHybrid|Lark\/|Feishu\//i,
  /FBAN|FBAV|Instagram|\bLine\/|Twitter|Snapchat|WhatsApp/,
]

/** Android marks every embedded web view; on iOS only browsers add Safari to their name. */
const ANDROID_WEB_VIEW = /Android.*;\s*wv\)/
const IOS = /iPhone|iPad|iPod/
const IOS_BROWSER = /Safari\//

export function downloadsWork({ userAgent, iosInstalled }: SaveEnvironment): boolean {
  if (iosInstalled) return false
  if (APPS.some((app) => app.test(userAgent))) return false
  if (ANDROID_WEB_VIEW.test(userAgent)) return false
  return !IOS.test(userAgent) || IOS_BROWSER.test(userAgent)
}

export function canDownload(): boolean {
  // Safari alone has this property, on phones and tablets alone true in an installed app.
  const { standalone } = navigator as { standalone?: boolean }
  return downloadsWork({ userAgent: navigator.userAgent, iosInstalled: standalone === true })
}

/** A picture that was drawn here, as a download. */
export function saveFile({ file }: PickedImage, name: string): Promise<SaveOutcome> {
  if (!file) return Promise.resolve('failed')
  const object = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = object
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the blob after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(object), 60_000)
  return Promise.resolve('saved')
}
