import type { Gesture } from './events'
import type { Files } from './files'
import type { Phone } from './phone'

/**
 * The event by which the client answers a button that opens something of its own. The person shows
 * their number unless `getPhoneNumber` is to fail, and gives the next picked file as their avatar;
 * without one they close the sheet, which is no event.
 */
export function answerOpenType(openType: string, phone: Phone, files: Files): Gesture | null {
  if (openType === 'agreePrivacyAuthorization') {
    phone.agreeButtonPressed = true
    return { type: 'agreeprivacyauthorization', detail: {} }
  }
  if (openType === 'chooseAvatar') {
    const picked = phone.picks.shift()
    return picked
      ? { type: 'chooseavatar', detail: { avatarUrl: files.addFile(picked.path) } }
      : null
  }
  if (openType !== 'getPhoneNumber') return null
  const refused = phone.takeFailure(openType)
  const detail =
    refused === undefined
      ? { errMsg: `${openType}:ok`, code: phone.newCode() }
      : { errMsg: `${openType}:fail ${refused}` }
  return { type: 'getphonenumber', detail }
}
