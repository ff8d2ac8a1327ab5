/** Signatures of virtual payment: hexadecimal HMAC-SHA256 over exactly the text that is sent. */
import { createHmac } from 'node:crypto'

/** Path under which the client's call is signed. */
export const CLIENT_CALL = 'requestVirtualPayment'

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/** By the app key: `uri` is the path of the server's call, or the name of the client's. */
export function paySignature(appKey: string, uri: string, text: string): string {
  return hmac(appKey, `${uri}&${text}`)
}

/** By the key of the payer's session: that this order is theirs. */
export function userSignature(sessionKey: string, text: string): string {
  return hmac(sessionKey, text)
}
