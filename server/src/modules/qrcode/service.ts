/** Codes that open a page of the app: drawn once, cached while they are requested. */
import QRCode from 'qrcode'

export interface PageCode {
  readonly link: string
  readonly url: string
}

const CACHE_MAX = 500
/** Four times the size it has on a poster: sharp on any phone. */
const WIDTH_PX = 360

const cache = new Map<string, PageCode>()

/** `origin` without a trailing slash, `path` as the contract has checked it. */
export async function createPageCode(origin: string, path: string): Promise<PageCode> {
  const link = `${origin}${path}`
  const known = cache.get(link)
  if (known) {
    cache.delete(link)
    cache.set(link, known)
    return known
  }
  const options = {
    errorCorrectionLevel: 'M' as const,
    margin: 1,
    width: WIDTH_PX,
    color: { dark: '#160a06ff', light: '#ffffffff' },
  }
  const code = { link, url: await QRCode.toDataURL(link, options) }
  const oldest = cache.size >= CACHE_MAX ? cache.keys().next().value : undefined
  if (oldest !== undefined) cache.delete(oldest)
  cache.set(link, code)
  return code
}
