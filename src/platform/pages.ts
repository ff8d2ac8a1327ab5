/** Taro's page stack. Only features/navigation moves through it. */
import Taro, { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { formatAddress, parseAddress, parseQuery } from '@/lib/address'
import { layersSettled, withoutLayers } from './layers'

export async function navigateTo(url: string): Promise<void> {
  await layersSettled()
  await Taro.navigateTo({ url })
}
export function redirectTo(url: string): Promise<void> {
  return withoutLayers(() => Taro.redirectTo({ url }))
}
export function reLaunch(url: string): Promise<void> {
  return withoutLayers(() => Taro.reLaunch({ url }))
}
export function switchTab(url: string): Promise<void> {
  return withoutLayers(() => Taro.switchTab({ url }))
}
export function navigateBack(): Promise<void> {
  return withoutLayers(() => Taro.navigateBack({ delta: 1 }))
}

export function stackDepth(): number {
  return Taro.getCurrentPages().length
}

interface StackPage {
  /** Mini-programs: the bare path. */
  route?: string
  /** H5: the path, and of the query only Taro's own mark. */
  path?: string
  /** The query, still encoded. */
  $taroParams?: Record<string, string | undefined>
  /** The same, as a mini-program's client has it. */
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
    const given = { ...page.options, ...page.$taroParams }
    return formatAddress(path, { ...onlyOurs(query), ...decodeAll(given) })
  })
}

/** The query of the page, decoded once. (Taro hands it over encoded on every platform.) */
export function usePageParams(): Record<string, string> {
  const { params } = useRouter()
  return useMemo(() => decodeAll(params), [params])
}

/** The page's own path, as the list of pages has it. */
export function usePagePath(): string {
  return parseAddress(useRouter().path).path
}

/** Where the platform starts the app. */
export function launchAddress(options: {
  path?: string
  query?: Record<string, string | undefined>
}): string {
  return formatAddress(parseAddress(options.path ?? '').path, decodeAll(options.query ?? {}))
}
