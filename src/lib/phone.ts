/** Mainland mobile numbers as people type them. */

const MOBILE = /^1[3-9]\d{9}$/
const CODE = /^\d{6}$/

/** Only the 11 digits of the number; blanks, dashes and +86 go. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const local = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits
  return local.slice(0, 11)
}

/** 138 0013 6021 */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')
}

export function isPhone(digits: string): boolean {
  return MOBILE.test(digits)
}

export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, 6)
}

export function isCode(digits: string): boolean {
  return CODE.test(digits)
}
