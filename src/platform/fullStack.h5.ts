/** A browser keeps as many pages as are opened. Twin: fullStack.ts. */
import Taro from '@tarojs/taro'
import { withoutLayers } from './layers'
import { formatPageAddress, type StackPage } from './stackPage'

export function stackAddresses(): string[] {
  return Taro.getCurrentPages().map((page: StackPage) => formatPageAddress(page))
}

export async function pushPage(url: string): Promise<void> {
  await Taro.navigateTo({ url })
}

export function popPage(): Promise<void> {
  return withoutLayers(() => Taro.navigateBack({ delta: 1 }))
}

export const useIsResumed = () => false
