/** The only ways from page to page. Each asks the guard first. */
import type { RoutePath, TabPath } from '@contract/routes'
import { formatAddress, parseAddress } from '@/lib/address'
import { warn } from '@/platform/log'
import { onNavigationFailed } from '@/platform/navigationEvents'
import { isNewerBuild, openNewerBuild } from '@/platform/newerBuild'
import * as pages from '@/platform/pages'
import { showToast } from '@/platform/toast'
import { findRoute, HOME } from '@/routes'
import { useSession } from '@/stores/session'
import { attempt } from './attempt'
import { decide, type Action } from './decide'
import { promptLogin } from './loginPrompt'
import { texts } from './texts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>
type Move = Exclude<Action, 'arrive'>

type Mover = (url: string) => Promise<void>

const move: Record<Move, Mover> = {
  navigate: pages.navigateTo,
  redirect: pages.redirectTo,
  relaunch: pages.reLaunch,
  switchTab: pages.switchTab,
}

function isTab(path: RoutePath): path is TabPath {
  return findRoute(path)?.tab === true
}

/**
 * Resolves to true when the page was opened. A page that needs a session prompts for login; a
 * refused target is a programming error: it is logged and reported, and nothing moves.
 */
export async function go(action: Move, url: string, mover = move[action]): Promise<boolean> {
  const decision = decide(action, url, { isLogin: useSession.getState().isLogin })
  if (decision.kind === 'modal') {
    await promptLogin(decision.loginUrl)
    return false
  }
  if (decision.kind === 'refuse') {
    warn(`${action} ${url} refused`, decision.reason)
    showToast(texts.failed)
    return false
  }
  return attempt(`${action} ${url}`, () => mover(decision.url))
}

/** A sentence is read before the page goes. */
const READING_MS = 1000

/** Call once: a page whose script cannot be loaded leaves the one before on screen. */
export function watchFailedNavigations(): void {
  onNavigationFailed(({ address, error }) => {
    showToast(isNewerBuild(error) ? texts.newerBuild : texts.failed)
    if (isNewerBuild(error)) setTimeout(() => void openNewerBuild(address), READING_MS)
  })
}

export type InnerPath = Exclude<RoutePath, TabPath>

export function navigate(path: InnerPath, query?: Query): Promise<boolean> {
  return go('navigate', formatAddress(path, query))
}

export function redirect(path: InnerPath, query?: Query): Promise<boolean> {
  return go('redirect', formatAddress(path, query))
}

/** @public Part of the navigation's four actions; the first page to need it is still to come. */
export function relaunch(path: RoutePath, query?: Query): Promise<boolean> {
  return go('relaunch', formatAddress(path, query))
}

/** A tab page in place of the pages on screen: there is no way back to them. */
export function switchTab(path: TabPath): Promise<boolean> {
  return go('switchTab', formatAddress(path))
}

/** A tab page that was linked to: going back returns to the page with the link. */
export function openTab(path: TabPath): Promise<boolean> {
  const { path: top } = parseAddress(pages.stackAddresses().at(-1) ?? '')
  const isBetweenTabs = findRoute(top)?.tab === true
  const mover = isBetweenTabs ? pages.switchTab : pages.openTabAbove
  return go('switchTab', formatAddress(path), mover)
}

/** Any page of the table, in the way that fits it; a tab page loses the query. */
export function openPage(path: RoutePath, query?: Query): Promise<boolean> {
  return isTab(path) ? openTab(path) : go('navigate', formatAddress(path, query))
}

/** To the page before; from the first page of the stack, home. */
export async function back(): Promise<void> {
  if (pages.stackDepth() > 1) await attempt('back', pages.navigateBack)
  else await switchTab(HOME)
}
