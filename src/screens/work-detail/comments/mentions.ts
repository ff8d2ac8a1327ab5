/** `@nickname` in the words of a comment. */
import type { Person } from './types'

export const MAX_MENTIONS = 5
const SUGGESTED = 6
const OPEN_MENTION = /@([^\s@]{0,20})$/

/** The name that is being typed before the caret; null when none is. */
export function findTyped(words: string, caret: number): string | null {
  return OPEN_MENTION.exec(words.slice(0, caret))?.[1] ?? null
}

export function suggest(people: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLowerCase()
  return people
    .filter(({ nickname }) => nickname.toLowerCase().includes(wanted))
    .slice(0, SUGGESTED)
}

/** The words with the name completed at the caret, and the place after it. */
export function completeMention(words: string, caret: number, nickname: string) {
  const before = words.slice(0, caret).replace(OPEN_MENTION, '')
  const completed = `${before}@${nickname} `
  return { words: completed + words.slice(caret).replace(/^ /, ''), caret: completed.length }
}

/** Ids of the users named in the words; of one nickname the user who was picked counts. */
export function listMentioned(
  words: string,
  picked: readonly Person[],
  people: readonly Person[],
): string[] {
  const byName = new Map<string, string>()
  for (const { id, nickname } of [...picked, ...people])
    if (words.includes(`@${nickname}`) && !byName.has(nickname)) byName.set(nickname, id)
  return [...new Set(byName.values())].slice(0, MAX_MENTIONS)
}

/** The words in pieces, the names of mentioned users marked. */
export function splitMentions(
  words: string,
  mentions: readonly Person[],
): { text: string; isName: boolean }[] {
  const names = mentions.map(({ nickname }) => `@${nickname}`).sort((a, b) => b.length - a.length)
  const pieces: { text: string; isName: boolean }[] = []
  let plain = ''
  for (let at = 0; at < words.length;) {
    const name = names.find((one) => words.startsWith(one, at))
    if (name === undefined) {
      plain += words.charAt(at)
      at += 1
      continue
    }
    if (plain !== '') pieces.push({ text: plain, isName: false })
    pieces.push({ text: name, isName: true })
    plain = ''
    at += name.length
  }
  return plain === '' ? pieces : [...pieces, { text: plain, isName: false }]
}
