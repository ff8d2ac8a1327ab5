/** Channels of credits: by client and system, as the platforms' rules require. */
import type { PayChannel } from '@contract/payment'
import type { AskingClient } from '../../platform/lib/device'

/** `ios`: the App Store's app; the others' names are those of `app-sign`. */
export const SALES_CLIENTS = ['h5', 'ios', 'weapp', 'weapp-ios'] as const
export type SalesClient = (typeof SALES_CLIENTS)[number]

const CHANNELS: Readonly<Record<SalesClient, PayChannel>> = {
  h5: 'h5',
  ios: 'ios',
  weapp: 'mini',
  'weapp-ios': 'mini',
}

/** Systems on which WeChat's virtual payment is open; Apple's are enabled separately. */
const OPEN_SYSTEMS = new Set(['android', 'ohos', 'windows', 'devtools'])

/** Null: platforms whose rules let nothing virtual be sold by a program like this. */
function findSalesClient({ platform, system }: AskingClient): SalesClient | null {
  if (platform === 'h5') return system === 'ios' ? 'ios' : 'h5'
  // A client that does not say is treated under the stricter rules.
  if (platform === 'weapp') return OPEN_SYSTEMS.has(system ?? '') ? 'weapp' : 'weapp-ios'
  return null
}

/** Channel of this client; null: nothing is sold to it. */
export function channelFor(
  salesClients: readonly SalesClient[],
  providers: readonly { readonly channels: readonly PayChannel[] }[],
  client: AskingClient,
): PayChannel | null {
  const salesClient = findSalesClient(client)
  if (salesClient === null || !salesClients.includes(salesClient)) return null
  const channel = CHANNELS[salesClient]
  return providers.some(({ channels }) => channels.includes(channel)) ? channel : null
}
