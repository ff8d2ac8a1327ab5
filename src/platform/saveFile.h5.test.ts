import { canDownload, downloadsWork } from './saveFile.h5'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0'
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

const works = (userAgent: string, iosInstalled = false) =>
  downloadsWork({ userAgent, iosInstalled })

test.each([
  [
    'WeChat on iOS',
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  ],
  [
    'WeChat on Android',
    `${ANDROID} MQQBrowser/6.2 TBS/046291 Mobile Safari/537.36 XWEB/1160065 MicroMessenger/8.0.49`,
  ],
  [
    'WeChat on a computer',
    `${DESKTOP} Chrome/116.0 Safari/537.36 MicroMessenger/7.0.20 WindowsWechat`,
  ],
  ['企业微信', `${PHONE} Chrome/116.0 Mobile Safari/537.36 wxwork/4.1.20`],
  ['QQ on iOS', `${IPHONE} Mobile/15E148 QQ/9.0.60.618 V1_IPH_SQ_9.0.60_1_APP_A Pixel/1170`],
  [
    'QQ on Android',
    `${PHONE} Version/4.0 Chrome/109.0 MQQBrowser/6.2 TBS/046247 Mobile Safari/537.36 V1_AND_SQ_8.9.71 QQ/8.9.71.11735`,
  ],
  ['Weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone14,5__weibo__14.6.0__iphone__os17.5)`],
  [
    'Douyin on iOS',
    `${IPHONE} Mobile/15E148 aweme_30.3.0 JsSdk/2.0 NetType/WIFI Channel/App Store`,
  ],
  [
    'Douyin on Android',
    `${PHONE} Chrome/99.0 Mobile Safari/537.36 aweme_300300 BytedanceWebview/d8a21c6`,
  ],
  ['Alipay', `${PHONE} Chrome/105.0 Mobile Safari/537.36 AlipayClient/10.5.90`],
  ['小红书', `${IPHONE} Mobile/15E148 discover/8.40 xhsdiscover/8.40`],
  ['any web view of Android', `${ANDROID} Mobile Safari/537.36`],
  ['any web view of iOS', `${IPHONE} Mobile/15E148`],
])('a page inside %s saves nothing by a download link', (_, userAgent) => {
  expect(works(userAgent)).toBe(false)
})

test.each([
  ['Safari on iOS', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${PHONE} Chrome/126.0 Mobile Safari/537.36`],
  [
    'QQ 浏览器 on Android',
    `${PHONE} Version/4.0 Chrome/109.0 MQQBrowser/14.9 Mobile Safari/537.36`,
  ],
  [
    'QQ 浏览器 on iOS',
    `${IPHONE} Version/17.0 MQQBrowser/14.9 Mobile/15E148 Safari/604.1 QBWebViewType/1`,
  ],
  ['Chrome on a computer', `${DESKTOP} Chrome/126.0 Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
])('%s saves by a download link', (_, userAgent) => {
  expect(works(userAgent)).toBe(true)
})

test('an installed app on iOS saves nothing by a download link, an iPad included', () => {
  const safari = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`
  const ipad =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect([works(safari, true), works(ipad, true)]).toEqual([false, false])
  const own = navigator as { standalone?: boolean }
  own.standalone = true
  expect(canDownload()).toBe(false)
  delete own.standalone
  expect(canDownload()).toBe(true)
})
