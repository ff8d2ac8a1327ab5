/** Features that a platform's store rules exclude there, for all users. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config/config'
import type { ConfigPorts } from './ports'
import { parseClient, parsePlatform } from '../../platform/lib/device'
import { channelFor } from '../../integrations/payment-providers/channels'

/** Whether credits for invitations and gift codes are offered to this client. */
export function hasRewards(
  { config }: { config: Pick<Config, 'rewardsOn'> },
  headers: IncomingHttpHeaders,
): boolean {
  const platform = parsePlatform(headers)
  return config.rewardsOn.some((allowed) => allowed === platform)
}

/** Whether credits are sold to this client. */
export function hasShop(
  { config, payments }: Pick<ConfigPorts, 'config' | 'payments'>,
  headers: IncomingHttpHeaders,
): boolean {
  return channelFor(config.payment.salesClients, payments, parseClient(headers)) !== null
}

/** Whether works have comments on this client. */
export function hasComments(
  { config }: { config: Pick<Config, 'commentsOn'> },
  headers: IncomingHttpHeaders,
): boolean {
  const platform = parsePlatform(headers)
  return config.commentsOn.some((allowed) => allowed === platform)
}
