import type { Gesture } from './events'
import type { Phone } from './phone'

/**
 * What the client tells a button that opens something of its own. The person shows their number
 * unless `getPhoneNumber` was told to fail.
 */
export function answerOpenType(openType: string, phone: Phone): Gesture | null {
  if (openType === 'agreePrivacyAuthorization') {
    phone.agreeButtonPressed = true
    return { type: 'agreeprivacyauthorization', detail: {} }
  }
  if (openType !== 'getPhoneNumber') return null
  const refused = phone.takeFailure(openType)
  const detail =
    refused === undefined
      ? { errMsg: `${openType}:ok`, code: phone.newCode() }
      : { errMsg: `${openType}:fail ${refused}` }
  return { type: 'getphonenumber', detail }
}
