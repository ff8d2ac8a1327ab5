/** Rules for passwords that are guessed first. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_LENGTH } from '@contract/sign-in'
import { passwordTexts } from './texts'

/** A word with a year or a few signs around it is no more than the word. */
const SHORTEST_WORD = 4
const MOST_AROUND = 6
/** Fewer different letters than this are a row of one key. */
const DIFFERENT = 5

let common: ReadonlySet<string> | null = null

/** 49 000 passwords that were found in leaks most often, in small letters. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set([...dictionary['passwords-common'], 'moguang', '墨光'])
  return common
}

/** Without digits and signs before and after it. */
function trimToWord(password: string): string {
  return password.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
}

/** One sentence about a weak password; null for a good one. */
export function describeWeakness(password: string, account: string): string | null {
  const plain = password.normalize('NFKC').toLowerCase()
  const { length } = [...plain]
  if (length < PASSWORD_LENGTH.min) return passwordTexts.short
  if (length > PASSWORD_LENGTH.max) return passwordTexts.long
  if (plain.includes(account) && length - account.length <= MOST_AROUND)
    return passwordTexts.account
  if (new Set(plain).size < DIFFERENT) return passwordTexts.simple
  const word = trimToWord(plain)
  const isWord = word.length >= SHORTEST_WORD && plain.length - word.length <= MOST_AROUND
  const known = commonPasswords()
  return known.has(plain) || (isWord && known.has(word)) ? passwordTexts.common : null
}
