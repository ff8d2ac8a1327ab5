/** Addresses that deliveries may go to: https on the public internet, or an origin of the operator's. */
import { isPublicName } from '../../platform/lib/outbound/public-network'
import { AppError } from '../../platform/lib/errors'
import { texts } from './texts'

interface Places {
  /** Origins that may be private or without TLS (WEBHOOK_ORIGINS). */
  readonly webhookOrigins: readonly string[]
}

const invalid = (message: string) =>
  new AppError('PARAM_INVALID', { message, details: { key: 'url' } })

export function isOperatorOrigin({ webhookOrigins }: Places, url: string): boolean {
  return webhookOrigins.includes(new URL(url).origin)
}

/**
 * Normalized address. Throws PARAM_INVALID. A name that leads to the internal network is refused here
 * for an immediate answer; every attempt checks again when it connects, see deliver.ts.
 */
export async function readUrl(places: Places, text: string): Promise<string> {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw invalid(texts.badUrl)
  const { protocol, hostname, username, password, hash, href } = new URL(text)
  if (username || password || hash) throw invalid(texts.badUrl)
  if (isOperatorOrigin(places, href)) return href
  if (protocol !== 'https:') throw invalid(texts.badUrl)
  if (!(await isPublicName(hostname))) throw invalid(texts.private)
  return href
}
