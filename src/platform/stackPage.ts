/** A page of Taro's stack and its address. */
import { formatAddress, parseAddress, parseQuery } from '@/lib/address'
import { APP_SIGN } from './env'

export interface StackPage {
  /** Mini-programs: the bare path. */
  route?: string
  /** H5: the path, and of the query only Taro's own mark. */
  path?: string
  /** The query, still encoded. */
  $taroParams?: Record<string, string | undefined>
  /** The same, as a mini-program's client has it. */
  options?: Record<string, string | undefined>
}

/** In the query of a page that is opened again in place of one that was replaced (fullStack.ts). */
export const RESUMED = 'resumed'

/** Whether it is not one of the marks that Taro and the stack put into a page's query. */
function isOurs(name: string): boolean {
  return name !== 'stamp' && name !== RESUMED && !name.startsWith('$')
}

function onlyOurs(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => isOurs(name)))
}

export function decodeAll(query: Record<string, string | undefined>): Record<string, string> {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value ?? ''}`)
  const decoded = onlyOurs(parseQuery(pairs.join('&')))
  const { scene } = decoded
  if (scene === undefined || APP_SIGN === 'h5') return decoded
  // Scanned from a mini-program code, which holds the query of a page in this one word.
  return { ...onlyOurs(parseQuery(scene)), ...decoded }
}

export function formatPageAddress(page: StackPage): string {
  const { path, query } = parseAddress(page.path ?? page.route ?? '')
  const options = { ...page.options, ...page.$taroParams }
  return formatAddress(path, { ...onlyOurs(query), ...decodeAll(options) })
}
