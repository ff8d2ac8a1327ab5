/** Target after login: only a page of the table, never out of the app. */
import type { Route } from '@contract/routes'
import { formatAddress, parseAddress } from '@/lib/address'
import { stackAddresses } from '@/platform/pages'
import { findRoute, HOME, LOGIN } from '@/routes'
import { back, go } from './navigate'

/**
 * The page a decoded redirect_url means, or null. Nothing is decoded again, so a path in disguise
 * (scheme, `//`, backslash, nested encoding) is simply no path of the table.
 */
export function redirectTarget(
  redirectUrl: string | undefined,
): { url: string; route: Route } | null {
  if (!redirectUrl) return null
  const { path, query } = parseAddress(redirectUrl)
  const route = findRoute(path)
  if (!route || route.path === LOGIN) return null
  return { url: formatAddress(route.path, route.tab ? {} : query), route }
}

/** Leaves login after success: to the target, else to the page login was opened from, else home. */
export async function leaveLogin(redirectUrl: string | undefined): Promise<void> {
  const target = redirectTarget(redirectUrl)
  const stack = stackAddresses()
  const below = stack[stack.length - 2]
  if (!target) {
    if (redirectUrl || below === undefined) await go('switchTab', `/${HOME}`)
    else await back()
    return
  }
  // The page is still there with all that was typed into it.
  if (below === target.url) await back()
  else await go(target.route.tab ? 'switchTab' : 'redirect', target.url)
}
