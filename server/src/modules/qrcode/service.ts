/** Codes that open a page of the app: drawn once, kept while they are asked for. */
import QRCode from 'qrcode'

export interface PageCode {
  readonly link: string
  readonly url: string
}

const KEPT_MAX = 500
/** Four times the size it has on a poster: sharp on any phone. */
const WIDTH_PX = 360

const kept = new Map<string, PageCode>()

/** `origin` without a trailing slash, `path` as the contract has checked it. */
export async function codeOf(origin: string, path: string): Promise<PageCode> {
  const link = `${origin}${path}`
  const known = kept.get(link)
  if (known) {
    kept.delete(link)
    kept.set(link, known)
    return known
  }
  const options = {
    errorCorrectionLevel: 'M' as const,
    margin: 1,
    width: WIDTH_PX,
    color: { dark: '#160a06ff', light: '#ffffffff' },
  }
  const code = { link, url: await QRCode.toDataURL(link, options) }
  const oldest = kept.size >= KEPT_MAX ? kept.keys().next().value : undefined
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(link, code)
  return code
}
