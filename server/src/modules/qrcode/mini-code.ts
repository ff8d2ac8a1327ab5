/**
 * Codes of the WeChat mini-program (getUnlimited): a scan opens a page there, with its query in
 * `scene`, which holds 32 plain characters at most.
 */
import type { Logger } from 'pino'
import { type WechatApi, WechatError } from '../../integrations/wechat/api'

const PATH = '/wxa/getwxacodeunlimit'
const SCENE = /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/
const WIDTH_PX = 430
const CACHE_MAX = 200

/** Null: the page does not fit into a code, WeChat is not configured, or it refused. */
export type MiniCodes = (path: string) => Promise<string | null>

/** Target of a code; null: its query is too long for one. */
export function readScene(path: string): { page: string; scene: string } | null {
  const [page = '', query = ''] = path.slice(1).split('?')
  // A code without a scene is refused by WeChat.
  const scene = query === '' ? 'from=code' : decodeURIComponent(query)
  return page !== '' && SCENE.test(scene) ? { page, scene } : null
}

export function createMiniCodes(api: WechatApi | null, log: Pick<Logger, 'warn'>): MiniCodes {
  const cache = new Map<string, string>()
  return async (path) => {
    const target = readScene(path)
    if (api === null || target === null) return null
    const known = cache.get(path)
    if (known !== undefined) return known
    try {
      const { bytes, mime } = await api.postForPicture(PATH, {
        ...target,
        // A page of the next release may be shared before it is out.
        check_path: false,
        width: WIDTH_PX,
      })
      const url = `data:${mime};base64,${bytes.toString('base64')}`
      const oldest = cache.size >= CACHE_MAX ? cache.keys().next().value : undefined
      if (oldest !== undefined) cache.delete(oldest)
      cache.set(path, url)
      return url
    } catch (error) {
      if (!(error instanceof WechatError)) throw error
      log.warn({ errcode: error.errcode, path }, 'no mini-program code: the web code is used')
      return null
    }
  }
}
