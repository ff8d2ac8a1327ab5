/** The guard as one pure decision, for every way to move and for addresses typed by hand. */
import type { Route } from '@contract/routes'
import { parseAddress, formatAddress } from '@/lib/address'
import { findRoute, HOME, LOGIN } from '@/routes'

/** `arrive`: the page is already the target of the platform (deep link, typed address, reload). */
export type Action = 'navigate' | 'redirect' | 'relaunch' | 'switchTab' | 'arrive'

export type Refusal = 'unknown-page' | 'tab-page' | 'not-a-tab'

export type Decision =
  | { kind: 'go'; url: string; route: Route }
  /** Show the login prompt; its confirm leads to loginUrl. */
  | { kind: 'modal'; loginUrl: string }
  | { kind: 'refuse'; reason: Refusal }

/** Login, with the target for afterwards. */
export function loginUrlFor(targetUrl: string): string {
  return `/${LOGIN}?redirect_url=${encodeURIComponent(targetUrl)}`
}

function findRefusal(action: Action, route: Route | null): Refusal | null {
  if (!route) return 'unknown-page'
  if ((action === 'navigate' || action === 'redirect') && route.tab) return 'tab-page'
  if (action === 'switchTab' && !route.tab) return 'not-a-tab'
  return null
}

/** Tab pages take no query on mini-programs; it is dropped with switchTab. */
export function decide(action: Action, targetUrl: string, session: { isLogin: boolean }): Decision {
  const { path, query } = parseAddress(targetUrl)
  const route = findRoute(path === '' ? HOME : path)
  const reason = findRefusal(action, route)
  if (!route || reason) return { kind: 'refuse', reason: reason ?? 'unknown-page' }
  const url = formatAddress(route.path, action === 'switchTab' ? {} : query)
  if (!session.isLogin && !route.open) return { kind: 'modal', loginUrl: loginUrlFor(url) }
  return { kind: 'go', url, route }
}
