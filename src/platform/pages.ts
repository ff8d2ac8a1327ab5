/** Taro's page stack. Only domain/navigation moves through it. */
import Taro, { useRouter } from '@tarojs/taro'
import { useMemo } from 'react'
import { formatAddress, parseAddress } from '@/lib/address'
import { IS_H5 } from './env'
import { pushPage } from './fullStack'
import { layersSettled, withoutLayers } from './layers'
import { decodeAll } from './stackPage'

export { popPage as navigateBack, stackAddresses, useIsResumed } from './fullStack'

export async function navigateTo(url: string): Promise<void> {
  await layersSettled()
  await pushPage(url)
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
/** Mini-programs close all other pages under a tab page; H5 can go back to them. */
export function openTabAbove(url: string): Promise<void> {
  return IS_H5 ? navigateTo(url) : switchTab(url)
}

export function stackDepth(): number {
  return Taro.getCurrentPages().length
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

/** The launch address of the app. */
export function launchAddress(options: {
  path?: string
  query?: Record<string, string | undefined>
}): string {
  return formatAddress(parseAddress(options.path ?? '').path, decodeAll(options.query ?? {}))
}
