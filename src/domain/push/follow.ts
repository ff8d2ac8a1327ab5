/**
 * After the start: taps on messages open their page, the server gets this browser's present
 * subscription, which browsers change without notice, and messages of another person end.
 */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { openPage } from '@/domain/navigation/navigate'
import { parseAddress } from '@/lib/address'
import { listenForOpens, readBrowserSubscription, unsubscribeBrowser } from '@/platform/push'
import { findRoute } from '@/routes'
import { hasLeft, useSession } from '@/stores/session'
import { forgetOwner, hasOtherOwner, isOwner } from './owner'
import { readZoneMinutes } from './zone'

function open(address: string): void {
  const { path, query } = parseAddress(address)
  const route = findRoute(path)
  if (route) void openPage(route.path as Parameters<typeof openPage>[0], query)
}

async function refresh(): Promise<void> {
  const subscription = await readBrowserSubscription()
  if (!subscription) return
  const body = { ...subscription, zoneMinutes: readZoneMinutes() }
  await write(() => call('POST /api/push/subscriptions', { body }), { errorShown: 'log' })
}

/**
 * The browser itself ends the subscription: the server may not have heard that its owner left.
 * A session that ran out is no reason, for the same person comes back to it.
 */
async function follow(): Promise<void> {
  if (isOwner()) return refresh()
  const { isLogin } = useSession.getState()
  if (!hasOtherOwner() || !(isLogin || hasLeft())) return
  forgetOwner()
  await unsubscribeBrowser()
}

export async function followPushes(): Promise<void> {
  listenForOpens(open)
  useSession.subscribe((now, before) => {
    if (now.isLogin !== before.isLogin || now.userInfo?.id !== before.userInfo?.id) void follow()
  })
  await follow()
}
