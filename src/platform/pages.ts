/** Taro's page stack. Only features/navigation moves through it. */
import Taro, { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { formatAddress, parseAddress, parseQuery } from '@/lib/address'

export async function navigateTo(url: string): Promise<void> {
  await Taro.navigateTo({ url })
}
export async function redirectTo(url: string): Promise<void> {
  await Taro.redirectTo({ url })
}
export async function reLaunch(url: string): Promise<void> {
  await Taro.reLaunch({ url })
}
export async function switchTab(url: string): Promise<void> {
  await Taro.switchTab({ url })
}
export async function navigateBack(): Promise<void> {
  await Taro.navigateBack({ delta: 1 })
}

export function stackDepth(): number {
  return Taro.getCurrentPages().length
}

interface StackPage {
  /** Mini-programs: the bare path. */
  route?: string
  /** H5: path and query. */
  path?: string
  /** Mini-programs: the query, still encoded. */
  options?: Record<string, string | undefined>
}

/** Taro's own marks in a page's query. */
function isOurs(name: string): boolean {
  return name !== 'stamp' && !name.startsWith('$')
}

function onlyOurs(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => isOurs(name)))
}

function decodeAll(query: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value ?? ''}`)
  return onlyOurs(parseQuery(pairs.join('&')))
}

/** Addresses of the open pages, the one on screen last. */
export function stackAddresses(): string[] {
  return Taro.getCurrentPages().map((page: StackPage) => {
    const { path, query } = parseAddress(page.path ?? page.route ?? '')
    return formatAddress(path, { ...onlyOurs(query), ...decodeAll(page.options ?? {}) })
  })
}

/** The query of the page, decoded once. (Taro hands it over encoded on every platform.) */
export function usePageParams(): Record<string, string> {
  const { params } = useRouter()
  return useMemo(() => decodeAll(params), [params])
}

/** Where the platform starts the app. */
export function launchAddress(options: {
  path?: string
  query?: Record<string, string | undefined>
}): string {
  return formatAddress(parseAddress(options.path ?? '').path, decodeAll(options.query ?? {}))
}
