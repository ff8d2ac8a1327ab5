/** The guard for addresses from outside: deep links, typed by hand, reload, back. */
import { parseAddress } from '@/lib/address'
import { guardAddresses } from '@/platform/arrival'
import { reLaunch } from '@/platform/pages'
import { findRoute, HOME, NOT_FOUND } from '@/routes'
import { useSession } from '@/stores/session'
import { decide, loginUrlFor } from './decide'
import { promptLogin } from './loginPrompt'

/** Pages outside the table are left to the platform: it reports them unknown. */
function mayOpen(url: string): boolean {
  if (!findRoute(parseAddress(url).path)) return true
  return decide('arrive', url, { isLogin: useSession.getState().isLogin }).kind !== 'modal'
}

/** Home first, so that there is a page under the prompt. */
async function leadToLogin(url: string): Promise<void> {
  await reLaunch(`/${HOME}`)
  await promptLogin(loginUrlFor(url))
}

let refusedAtLoad: string | null = null

/** Call while the app module loads, before the router exists. */
export function watchAddresses(): void {
  refusedAtLoad = guardAddresses(mayOpen, (url) => void leadToLogin(url))
}

/** Call at launch. `url` is where the platform starts the app. */
export async function meetLaunch(url: string): Promise<void> {
  const refused = refusedAtLoad ?? (mayOpen(url) ? null : url)
  if (refused === null) return
  const alreadyHome = refusedAtLoad !== null
  refusedAtLoad = null
  if (alreadyHome) await promptLogin(loginUrlFor(refused))
  else await leadToLogin(refused)
}

/** An address outside the app's pages. */
export function openNotFound(): Promise<void> {
  return reLaunch(`/${NOT_FOUND}`)
}
