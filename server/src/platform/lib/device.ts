/** Name of a device, as its user would call it. */
import type { IncomingHttpHeaders } from 'node:http'
import { DEFAULT_PLATFORM, MINI_PROGRAMS } from '@contract/platforms'
import { DEVICES } from './texts'

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS/, DEVICES.harmony],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

// A browser built on another one names both: the more specific comes first.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, DEVICES.wechat],
  [/AlipayClient/, DEVICES.alipay],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const programs = new Map<string, string>(Object.entries(MINI_PROGRAMS))

/** The value of `app-sign`, known or not. */
export function parsePlatform(headers: IncomingHttpHeaders): string {
  return String(headers['app-sign'] ?? DEFAULT_PLATFORM)
}

/** Which client asks, as it says itself. */
export interface AskingClient {
  readonly platform: string
  /** Of a mini-program its phone's, `ios` also of the App Store's app; null: it does not say. */
  readonly system: string | null
}

export function parseClient(headers: IncomingHttpHeaders): AskingClient {
  const system = headers['app-system']
  return { platform: parsePlatform(headers), system: typeof system === 'string' ? system : null }
}

/** `iPhone · Safari`: of known words only, whatever the headers say. */
export function parseDevice(headers: IncomingHttpHeaders): string {
  const agent = headers['user-agent'] ?? ''
  const named = (table: typeof SYSTEMS) => table.find(([pattern]) => pattern.test(agent))?.[1]
  const program = programs.get(parsePlatform(headers))
  return [named(SYSTEMS), program ?? named(BROWSERS)].filter(Boolean).join(' · ') || DEVICES.unknown
}
