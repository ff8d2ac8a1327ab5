/** Passkeys of this browser; the package that speaks to it is fetched with the first press. */
import type { CallData } from '@contract/endpoints/all'

type Request = CallData<'POST /api/console/passkey/start'>['options']

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: '没有完成：取消了，或者这台设备上没有能用的通行密钥',
  AbortError: '没有完成：取消了，或者这台设备上没有能用的通行密钥',
  SecurityError: '请用 PUBLIC_URL 的网址打开操作台，再用通行密钥',
}
const FAILED = '这台设备的通行密钥没有反应，请换一种方式登录'

export const canPasskey = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** Signs with a passkey that the person chooses; rejects with one Chinese sentence. */
export async function signWithPasskey(optionsJSON: Request) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const signed = await startAuthentication({ optionsJSON }).catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : ''
    throw new Error(SENTENCES[name] ?? FAILED, { cause })
  })
  const { id, rawId, type, response } = signed
  return { id, rawId, type, response }
}
