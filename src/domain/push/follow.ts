/**
 * After the start: taps on messages open their page, and the server gets this browser's present
 * subscription, which browsers change without notice.
 */
import { call } from '@/api/call'
import { write } from '@/api/write'
import { openPage } from '@/domain/navigation/navigate'
import { parseAddress } from '@/lib/address'
import { listenForOpens, readBrowserSubscription } from '@/platform/push'
import { findRoute } from '@/routes'
import { isOwner } from './owner'

function open(address: string): void {
  const { path, query } = parseAddress(address)
  const route = findRoute(path)
  if (route) void openPage(route.path as Parameters<typeof openPage>[0], query)
}

async function refresh(): Promise<void> {
  if (!isOwner()) return
  const body = await readBrowserSubscription()
  if (body) await write(() => call('POST /api/push/subscriptions', { body }), { errorShown: 'log' })
}

export async function followPushes(): Promise<void> {
  listenForOpens(open)
  await refresh()
}
