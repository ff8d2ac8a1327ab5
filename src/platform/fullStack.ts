/**
 * Clients keep ten pages at most and refuse the eleventh. At that limit an address that is already
 * open is returned to; any other replaces the page on screen, whose address is remembered as if it
 * lay below, so that the app's own way back leads to it. fullStack.h5.ts is the twin.
 */
import Taro, { useRouter } from '@tarojs/taro'
import { formatAddress, parseAddress } from '@/lib/address'
import { withoutLayers } from './layers'
import { formatPageAddress, RESUMED, type StackPage } from './stackPage'

/** Documented by WeChat, QQ, Douyin and Alipay alike. */
const MAX_PAGES = 10

/** Addresses of replaced pages, the lowest first; all lie below the page on screen. */
let replaced: string[] = []

function openPages(): StackPage[] {
  return Taro.getCurrentPages() as StackPage[]
}

function isFull(): boolean {
  return openPages().length >= MAX_PAGES
}

/** The system's own way back has left the full stack, and with it what was replaced there. */
function forgetWhenLeft(): void {
  if (!isFull()) replaced = []
}

/** Addresses of the open pages, the one on screen last. */
export function stackAddresses(): string[] {
  forgetWhenLeft()
  const open = openPages().map(formatPageAddress)
  return [...open.slice(0, -1), ...replaced, ...open.slice(-1)]
}

function redirect(url: string): Promise<void> {
  return withoutLayers(() => Taro.redirectTo({ url }))
}

function resume(url: string): Promise<void> {
  const { path, query } = parseAddress(url)
  return redirect(formatAddress(path, { ...query, [RESUMED]: 1 }))
}

async function pushOntoFull(url: string): Promise<void> {
  const open = openPages().map(formatPageAddress)
  const here = open.pop()
  const again = replaced.lastIndexOf(url)
  if (again >= 0) {
    await resume(url)
    replaced = replaced.slice(0, again)
    return
  }
  const below = open.lastIndexOf(url)
  if (below >= 0) {
    await withoutLayers(() => Taro.navigateBack({ delta: open.length - below }))
    replaced = []
    return
  }
  await redirect(url)
  if (here !== undefined && here !== url) replaced = [...replaced, here]
}

/** @throws what the client refuses with, other than that too many pages are open */
export async function pushPage(url: string): Promise<void> {
  forgetWhenLeft()
  if (isFull()) return pushOntoFull(url)
  try {
    await Taro.navigateTo({ url })
  } catch (error) {
    // Another page was on its way when this one was counted.
    if (!/limit/i.test((error as { errMsg?: string } | null)?.errMsg ?? '')) throw error
    await pushOntoFull(url)
  }
}

/** To the page below, or to the replaced one in its place. */
export async function popPage(): Promise<void> {
  forgetWhenLeft()
  const url = replaced.at(-1)
  if (url === undefined) {
    await withoutLayers(() => Taro.navigateBack({ delta: 1 }))
    return
  }
  await resume(url)
  replaced = replaced.slice(0, -1)
}

/** Whether this page was open before with the same address: what it was opened with is done. */
export function useIsResumed(): boolean {
  return RESUMED in useRouter().params
}
