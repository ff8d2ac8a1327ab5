/** 仙鹤图案, 荷花纹样: the pattern itself is the subject, and what is named before it is in it. */
import type { Phrase } from './phrases'
import type { Sentence } from './sentence'
import type { Subject } from './subject'

const PATTERN = 'pattern'
/** Behind the word for a pattern: how it is repeated, or that it is a picture. */
const REPEATED = /^(?:无缝|平铺|重复|连续|循环|背景|设计|素材|底图|壁纸)$/u

/** The pattern that a clause ends with, where nothing wears or carries it. */
export function preferPattern(subject: Subject, { terms, phrases }: Sentence): Subject {
  const at = terms.findIndex(({ things }) => things.includes(PATTERN))
  const head = terms[at]
  if (!head) return subject
  const rest = terms.slice(at + 1).filter(({ text }) => !REPEATED.test(text))
  const before = terms.slice(0, at)
  // 如意云纹，金色线条，对称图案: lines and forms of the pattern that is named
  const isOfPattern =
    subject.kind === 'scenery' &&
    subject.phrase?.head.meanings.every(({ value }) => value === 'abstract') === true &&
    before.some(({ traits }) => traits.some(({ slot }) => slot === PATTERN))
  const isEnd = rest[0] === undefined || /^(?:break|picture)$/.test(rest[0].kind)
  const isCarried = before.some(
    ({ kind, isRole }) => isRole || /^(?:break|wearing|holding|at|not)$/.test(kind),
  )
  // 抽象图案 is a picture of forms, in the weather that is named with it
  const isAbstract = before.some(({ text }) => text.startsWith('抽象'))
  if (!isOfPattern && (!isEnd || isCarried || isAbstract)) return subject
  const own = phrases.find((phrase) => phrase.head === head)
  const plain = { place: false, modifies: false, held: false, worn: false, denied: false }
  const more = { counted: false, joined: false, styled: false }
  const phrase = own ?? { head, from: 0, to: at, clause: 0, ...plain, ...more }
  return { kind: 'thing', phrase }
}

/** The phrases with the one of the subject. */
export const withPhrase = (phrases: readonly Phrase[], main: Phrase): readonly Phrase[] =>
  phrases.includes(main) ? phrases : [...phrases, main]
