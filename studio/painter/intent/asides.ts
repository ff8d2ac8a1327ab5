/** Words of a sentence that ask for nothing to be seen. */
import { findWordLayout } from '../lexicon/uses'
import { isAside } from '../reading/aside'
import { PICTURES } from './grammar'
import type { Term } from './term'

/** Sheets that are drawn by themselves. */
const SHEETS = /poster$|cover$|^wallpaper$|card$|sticker/
/** Of these, what has words and a layout of its own. */
const LAID_OUT = /poster$|cover$|card$/

const isUse = ({ text, things }: Term): boolean =>
  PICTURES.has(text) || findWordLayout(text) !== null || things.some((id) => SHEETS.test(id))

/** 城市天际线，适合作为书封面: the sheet is for later, and its subject is named. */
const namesSubject = ({ things, meanings }: Term): boolean =>
  things.length > 0 || meanings.some(({ slot }) => /^(?:scene|subject)$/.test(slot))

/** Between a denial and its word. */
const BETWEEN = /^(?:count|article|tint|size|trait|noun|other|and|verb)$/

/**
 * 无文字, 不要水印: an unknown thing that is not to be there is rightly not there. Of 没有门的汽车 the
 * door is missed: it would have to be left out of a drawing that has it.
 */
function isRightlyAbsent(terms: readonly Term[], at: number): boolean {
  const { kind, things, meanings, traits, strange } = terms[at] as Term
  const isUnknown =
    strange || (kind === 'trait' && things.length + meanings.length + traits.length === 0)
  if (!isUnknown || terms[at + 1]?.kind === 'of') return false
  let first = at - 1
  while (BETWEEN.test(terms[first]?.kind ?? 'break')) first -= 1
  return terms[first]?.kind === 'not'
}

const LOOKS_AT = /(?:对着|直视着?|面对着?|面向着?|[看望]向?着?|注视着?|凝视着?|朝向?着?)$/

/** 对着观众微笑, 让人感受到自然: those who look at the picture. */
const isViewer = (text: string, { text: word, start }: Term): boolean => {
  const before = text.slice(Math.max(0, start - 3), start)
  return (
    (word === '观众' && LOOKS_AT.test(before)) ||
    (/^(?:观众|观者|读者|人|人们)$/u.test(word) && /(?:让|使|令|带给|给)$/u.test(before))
  )
}

/** 画布纹理, 宣纸的纹理: of what it is painted on. */
const GROUNDS = /(?:画布|布面|帆布|纸张|宣纸|纸面|颗粒|皮肤|布料|材质)$/u
/** With the 的 behind it. */
const LONGEST_GROUND = 3

function isTexture({ text, start }: Term, sentence: string): boolean {
  if (!text.endsWith('纹理')) return false
  const before = `${sentence.slice(Math.max(0, start - LONGEST_GROUND), start)}${text.slice(0, -2)}`
  return GROUNDS.test(before.replace(/的$/u, ''))
}

/** 适合女童睡衣, 中国园林, 无文字: such words are neither shown nor left out. */
export const silenceAsides = (terms: readonly Term[], text: string): Term[] =>
  terms.map((term, at) => {
    const { kind, start, end } = term
    if (kind === 'break' || kind === 'not') return term
    const isLaidOut = term.things.some((id) => LAID_OUT.test(id))
    const isForLater = isLaidOut && terms.slice(0, at).some(namesSubject)
    const isOfPaper = isTexture(term, text)
    if (isUse(term) && !isForLater && !isOfPaper) return term
    const isSilent = isOfPaper || isAside(text, start, end) || isViewer(text, term)
    if (!isSilent && !isRightlyAbsent(terms, at)) return term
    const silent = { kind: 'other', things: [], traits: [], meanings: [], strange: false } as const
    const plain = { standIn: null, count: null, name: false, isAnimal: false, isRole: false }
    return Object.assign({}, term, silent, plain)
  })
