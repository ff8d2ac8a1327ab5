/** What a person calls the thing they signed in with. */
import type { IncomingHttpHeaders } from 'node:http'

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/, '鸿蒙'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

// Whoever is built on another names it too: the narrower comes first.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/AlipayClient/, '支付宝'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const MINI_PROGRAMS = new Map([
  ['weapp', '微信小程序'],
  ['alipay', '支付宝小程序'],
  ['tt', '抖音小程序'],
  ['qq', 'QQ 小程序'],
])

const UNKNOWN = '未知设备'

/** `iPhone · Safari`: of known words only, whatever the headers say. */
export function deviceOf(headers: IncomingHttpHeaders): string {
  const agent = headers['user-agent'] ?? ''
  const named = (table: typeof SYSTEMS) => table.find(([pattern]) => pattern.test(agent))?.[1]
  const program = MINI_PROGRAMS.get(String(headers['app-sign']))
  return [named(SYSTEMS), program ?? named(BROWSERS)].filter(Boolean).join(' · ') || UNKNOWN
}
