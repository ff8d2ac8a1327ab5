/** Checks of a built mini-program before it is submitted for review. */
import { Bundle } from '../../tests/mini/host/bundle'
import { checkBundle } from '../../tests/mini/host/limits'
import type { Target } from '../../tests/mini/host/dialect'
import { Problems } from '../../tests/mini/host/problems'

export interface ProjectConfig {
  appid?: string
  libVersion?: string
}

export interface Finding {
  ok: boolean
  what: string
}

/** `<image webp>`, `getWindowInfo` and what else the app counts on. */
const OLDEST_LIBRARY = '3.0.2'
/** Calls that the guide of privacy must name, by what the console calls them. */
const PRIVATE_CALLS: Readonly<Record<string, string>> = {
  chooseMedia: '选中的照片或视频',
  chooseImage: '选中的照片或视频',
  chooseVideo: '选中的照片或视频',
  chooseMessageFile: '选中的文件',
  saveImageToPhotosAlbum: '相册（仅写入）',
  saveVideoToPhotosAlbum: '相册（仅写入）',
  setClipboardData: '剪切板',
  getClipboardData: '剪切板',
  getPhoneNumber: '手机号',
}
/** Names of vocabularies, not addresses to fetch. */
const NAMESPACE_URL = /^http:\/\/(www\.)?(w3\.org|ns\.adobe\.com)/

function atLeast(version: string, oldest: string): boolean {
  const [a, b] = [version, oldest].map((text) => text.split('.').map(Number))
  for (const [index, part] of (b ?? []).entries()) {
    const own = a?.[index] ?? 0
    if (own !== part) return own > part
  }
  return true
}

/** Plain, numbered and local addresses in the scripts: a client refuses them all. */
function refusedAddresses(scripts: string): string[] {
  const found = scripts.match(/https?:\/\/[\w.-]+(:\d+)?/g) ?? []
  const isRefused = (url: string) =>
    url.startsWith('http://') || /^https:\/\/(\d+\.){3}\d+|^https:\/\/localhost/.test(url)
  return [...new Set(found)].filter((url) => isRefused(url) && !NAMESPACE_URL.test(url))
}

/** Calls of places: only they want an entry of requiredPrivateInfos, and the app asks for none. */
const PLACES = [
  ...['getLocation', 'getFuzzyLocation', 'onLocationChange', 'startLocationUpdate'],
  ...['startLocationUpdateBackground', 'chooseLocation', 'choosePoi', 'chooseAddress'],
]

/** Taro lists the names of all calls it knows as text: only what is read of an object is a call. */
function isCalled(scripts: string, name: string): boolean {
  return new RegExp(`\\.\\s*${name}\\b(?!["'])`).test(scripts)
}

/** The app's own sheet of consent: who listens, and the button whose press counts. */
const CONSENT = ['onNeedPrivacyAuthorization', 'agreePrivacyAuthorization'] as const

interface AppPrivacy {
  __usePrivacyCheck__?: boolean
  requiredPrivateInfos?: string[]
}

function privacyFindings(bundle: Bundle, scripts: string): Finding[] {
  const { __usePrivacyCheck__: isDeclared, requiredPrivateInfos: declared = [] } =
    bundle.readJson<AppPrivacy>('app')
  const places = PLACES.filter((name) => isCalled(scripts, name) && !declared.includes(name))
  const missing = CONSENT.filter((name) => !scripts.includes(name))
  return [
    { ok: isDeclared === true, what: 'app.json 的 __usePrivacyCheck__' },
    { ok: bundle.has('sitemap.json'), what: 'sitemap.json' },
    { ok: missing.length === 0, what: `自己的隐私同意弹窗 ${missing.join('、')}`.trim() },
    {
      ok: places.length === 0,
      what: `requiredPrivateInfos 里没有漏掉的 ${places.join('、')}`.trim(),
    },
  ]
}

/** Name of a client's own payment; not allowed for credits, which are virtual goods. */
const PLAIN_PAYMENT: Readonly<Record<Target, readonly string[]>> = {
  weapp: ['requestPayment'],
  qq: ['requestPayment', 'requestMidasPayment'],
  tt: ['requestOrder', 'getOrderPayment', 'requestGamePayment'],
  alipay: ['tradePay', 'paySignCenter'],
}

/** WeChat's virtual payment alone, signed by the server; elsewhere none. */
function paymentFindings(target: Target, scripts: string): Finding[] {
  const called = PLAIN_PAYMENT[target].filter((name) => isCalled(scripts, name))
  return [
    { ok: called.length === 0, what: `积分不走 ${PLAIN_PAYMENT[target].join('、')}` },
    ...(target === 'weapp'
      ? [{ ok: scripts.includes('requestVirtualPayment'), what: '积分走 requestVirtualPayment' }]
      : []),
  ]
}

/** Format of each vendor's app id; Alipay's is chosen in its tool. */
const APP_ID: Readonly<Record<Target, { file: string; pattern: RegExp } | null>> = {
  weapp: { file: 'project.config.json', pattern: /^wx[0-9a-f]{16}$/ },
  qq: { file: 'project.qq.json', pattern: /^\d{9,10}$/ },
  tt: { file: 'project.tt.json', pattern: /^tt[0-9a-f]{16,18}$/ },
  alipay: null,
}

function projectFindings(
  target: Target,
  { appid = '', libVersion = '' }: ProjectConfig,
): Finding[] {
  const wanted = APP_ID[target]
  return [
    ...(wanted
      ? [{ ok: wanted.pattern.test(appid), what: `${wanted.file} 的 appid：${appid}` }]
      : []),
    ...(target === 'weapp'
      ? [
          {
            ok: atLeast(libVersion, OLDEST_LIBRARY),
            what: `基础库 ${libVersion || '没有写'}，至少 ${OLDEST_LIBRARY}`,
          },
        ]
      : []),
  ]
}

function consentFindings(target: Target, bundle: Bundle, scripts: string): Finding[] {
  if (target === 'weapp') return privacyFindings(bundle, scripts)
  const places = PLACES.filter((name) => isCalled(scripts, name))
  const undeclared = { ok: places.length === 0, what: `不用位置 ${places.join('、')}`.trim() }
  if (target !== 'tt') return [undeclared]
  const isDeclared = bundle.readJson<{ usePrivacyCheck?: boolean }>('app').usePrivacyCheck === true
  return [{ ok: isDeclared, what: 'app.json 的 usePrivacyCheck' }, undeclared]
}

function readScripts(bundle: Bundle): string {
  const files = bundle.files.filter(({ path }) => path.endsWith('.js'))
  return files.map(({ path }) => bundle.read(path)).join('\n')
}

/** Every finding, good ones too. @throws Error when nothing is built there */
export function checkPackage(dist: string, project: ProjectConfig): Finding[] {
  const bundle = new Bundle(dist)
  const { target } = bundle.dialect
  const problems = new Problems()
  checkBundle(bundle, problems)
  const scripts = readScripts(bundle)
  const addresses = refusedAddresses(scripts)
  const maps = bundle.files.filter(({ path }) => path.endsWith('.map')).length
  return [
    ...problems.list().map(({ message }) => ({ ok: false, what: `包：${message}` })),
    { ok: problems.list().length === 0, what: '包的大小、页面和标签栏' },
    ...projectFindings(target, project),
    ...consentFindings(target, bundle, scripts),
    ...paymentFindings(target, scripts),
    { ok: maps === 0, what: `没有源码映射（${maps} 个）` },
    {
      ok: addresses.length === 0,
      what: `只有 https 域名（构建时设 TARO_APP_API）${addresses.map((url) => ` ${url}`).join('')}`,
    },
  ]
}

/** Personal information that the package's calls touch, as the guide of privacy has to name it. */
export function listPrivateData(dist: string): string[] {
  const scripts = readScripts(new Bundle(dist))
  // A button asks for the number by a name, not by a call.
  const isUsed = (name: string) =>
    name === 'getPhoneNumber' ? scripts.includes(name) : isCalled(scripts, name)
  const used = Object.entries(PRIVATE_CALLS).filter(([name]) => isUsed(name))
  return [...new Set(used.map(([, information]) => information))]
}
