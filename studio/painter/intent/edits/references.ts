/** 用@1的颜色, 画成@2那样: what the sentence of an edit asks for of reference pictures. */
import type { EditStep } from '@contract/edits'
import { listMentions, type Reference } from '@contract/tools/references'

export interface ReferenceWish {
  readonly number: number
  /**
   * Colours or style of the whole picture; part: its colour for one thing; other: a thing of it, or
   * what the reference shows.
   */
  readonly what: 'colour' | 'style' | 'part' | 'other'
}

interface ReferenceReading {
  readonly wishes: readonly ReferenceWish[]
  /**
   * The sentence, or the steps, without them; empty: they ask for nothing else. Of a part it has
   * the thing with the place of the colour (`colourPlace`).
   */
  readonly rest: string
  readonly restSteps?: readonly EditStep[] | undefined
}

const HEAD =
  '(?:请|帮我|麻烦|把|让|给|再|也)*(?:这张|这幅|整张|整幅|整个|全)?(?:画面|画|整体|图片?|照片)?的?'
const REF = '(?:[@＠图]([1-4])(?:张|号)?(?:图片?|参考图片?)?|参考图片?|参考的图片?)'
const COLOUR = '颜色|配色|色调|色彩|用色|调子'
const STYLE = '画风|风格|画法|笔触|质感'
const WHAT = `(${COLOUR}|${STYLE}|样子|感觉)`
const LIKE =
  '(?:像|跟|和|同|与|照着?|按照?|依照?|用|学|参考|参照|模仿|仿照?|套用?|借用?|换成|改成|变成|调成|画成|做成|弄成|换|改)'
const SAME = '(?:的|里|中|上|那样子?|这样子?|那种|那个|那张|一样|来|画|一下|吧|呗|调|改|上色|重)*'
const PATTERNS: readonly RegExp[] = [
  new RegExp(`^${HEAD}(?<what>${WHAT})(?:也|要|再|改|换|变)*${LIKE}${REF}${SAME}${WHAT}?${SAME}$`),
  new RegExp(`^${HEAD}${LIKE}{0,2}${REF}${SAME}(?<what>${WHAT})${SAME}$`),
  new RegExp(`^${HEAD}${LIKE}{1,2}${REF}${SAME}$`),
]
const INTO = '(?:换|改|变|染|涂|刷|调|弄)(?:成|为)|换|改|像|跟|和|同|用|照着?|按照?|参照?|参考'
const COLOURED = '(颜色|配色|主色|色彩|色调|色)'
/** 把小船换成@1的颜色, 用@1的颜色给小船上色. */
const PARTS: readonly RegExp[] = [
  new RegExp(
    `^(?:请|帮我|麻烦)?(?:把|让|给|将)?(?<thing>[^@＠图，]{1,12}?)(?:的${COLOURED})?(?:也|都|要|就)?(?:${INTO})(?:跟|和|成)?${REF}(?:里|中|上)?面?的?(?:那种|那个|主要)?(?<colour>${COLOURED})?(?:一样|来|吧|呗|的)*$`,
  ),
  new RegExp(
    `^(?:用|拿|照)${REF}(?:里|中|上)?的?(?<colour>${COLOURED})(?:来|去)?(?:给|涂|染|画|刷)(?<thing>[^@＠图，]{1,12}?)(?:上色|换色|涂色)?$`,
  ),
]
const ALL_OF_IT = /^(?:它|这|那|整|全|画面|图|照片)?(?:张|幅|个|体|部)?(?:画面|图片?|照片)?$/

/** Placeholder in the rest of the sentence for a colour that is not measured yet. */
export const colourPlace = (number: number): string => `〔${number}〕`

const CLAUSES = /[，,。．；;！!？?～~\n]+|然后|并且|同时|接着/
const NAMED = /参考的?图|[图@＠][1-4](?!\d)/
const OF_STEP = /^图([1-4])的(颜色|画风)$/

/** By the words, else by the role of the reference. */
function readWhat(words: string | undefined, { role }: Reference): ReferenceWish['what'] {
  if (words !== undefined && new RegExp(COLOUR).test(words)) return 'colour'
  if (words !== undefined && new RegExp(STYLE).test(words)) return 'style'
  return role === 'colour' || role === 'style' ? role : 'other'
}

/** Null: it is not about the whole picture. */
function readClause(clause: string, references: readonly Reference[]): ReferenceWish | null {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(clause)
    if (!found) continue
    const digit = found.slice(1).find((part) => part !== undefined && /^[1-4]$/.test(part))
    const reference =
      digit === undefined
        ? references.length === 1 && references[0]
        : references.find(({ number }) => number === Number(digit))
    if (!reference) return null
    return { number: reference.number, what: readWhat(found.groups?.what, reference) }
  }
  return null
}

interface PartWish extends ReferenceWish {
  readonly what: 'part'
  readonly thing: string
}

/** The colour of a reference for one thing. */
function readPart(clause: string, references: readonly Reference[]): PartWish | null {
  for (const pattern of PARTS) {
    const found = pattern.exec(clause)
    const { thing = '', colour } = found?.groups ?? {}
    if (!found || ALL_OF_IT.test(thing)) continue
    const digit = found.slice(1).find((part) => part !== undefined && /^[1-4]$/.test(part))
    const reference =
      digit === undefined
        ? references.length === 1 && references[0]
        : references.find(({ number }) => number === Number(digit))
    if (!reference || (colour === undefined && reference.role !== 'colour')) return null
    return { number: reference.number, what: 'part', thing }
  }
  return null
}

/** Numbers of the references whose colour one thing gets. */
export function listParts(sentence: string, references: readonly Reference[]): number[] {
  const found = splitClauses(sentence).flatMap((clause) =>
    readClause(clause, references) ? [] : (readPart(clause, references)?.number ?? []),
  )
  return [...new Set(found)]
}

const splitClauses = (sentence: string): string[] =>
  sentence
    .split(CLAUSES)
    .map((clause) => clause.replaceAll(/\s+/g, '').replace(/^(?:再|还|也)(?=把|让|给|用)/, ''))
    .filter((clause) => clause !== '')

function readMentioned(clause: string, references: readonly Reference[]): ReferenceWish[] {
  const whole = readClause(clause, references)
  if (whole) return [whole]
  const parts = clause.split(/和(?=[@＠图][1-4])/).map((part) => readClause(part, references))
  if (parts.length > 1 && parts.every((part) => part !== null))
    return parts.flatMap((part) => part ?? [])
  const numbers = [...clause.matchAll(/[图@＠]([1-4])(?!\d)/g)].map(([, digit]) => Number(digit))
  const meant = references.filter(
    ({ number }) => numbers.includes(number) || (numbers.length === 0 && references.length === 1),
  )
  return meant.map(({ number }) => ({ number, what: 'other' }))
}

/**
 * Of a sentence, or of the steps of its plan once they were corrected.
 *
 * @param references at least one; mentions of other numbers are no wishes
 */
export function readReferences(
  sentence: string,
  steps: readonly EditStep[] | undefined,
  references: readonly Reference[],
): ReferenceReading {
  const isThere = (number: number) => references.some((one) => one.number === number)
  if (steps) {
    const read = steps.map((step) => ({ step, found: OF_STEP.exec(step.value ?? '') }))
    const wishes = read.flatMap(({ found }): ReferenceWish[] => {
      const number = Number(found?.[1])
      return found && isThere(number)
        ? [{ number, what: found[2] === '颜色' ? 'colour' : 'style' }]
        : []
    })
    const restSteps = read.filter(({ found }) => !found).map(({ step }) => step)
    return { wishes, rest: restSteps.length > 0 ? sentence : '', restSteps }
  }
  const clauses = splitClauses(sentence)
  const wishes: ReferenceWish[] = []
  const rest: string[] = []
  for (const clause of clauses) {
    const isNamed = NAMED.test(clause)
    const part = isNamed && !readClause(clause, references) && readPart(clause, references)
    const read = part ? [part] : isNamed ? readMentioned(clause, references) : []
    if (part) rest.push(`把${part.thing}改成${colourPlace(part.number)}`)
    else if (read.length === 0) rest.push(clause)
    wishes.push(...read)
  }
  return { wishes, rest: wishes.length === 0 ? sentence : rest.join('，') }
}

/** 图1 of a reference as @1: models know other places. */
export const writeMentions = (sentence: string, references: readonly Reference[]): string =>
  sentence.replaceAll(/图\s?([1-4])(?!\d)/g, (words, digit: string) =>
    references.some(({ number }) => number === Number(digit)) ? `@${digit}` : words,
  )

/** The first number that is mentioned and has no picture; null: all have one. */
export function findUnknownMention(
  sentence: string,
  references: readonly Pick<Reference, 'number'>[],
): number | null {
  const unknown = listMentions(sentence).find(
    (number) => !references.some((one) => one.number === number),
  )
  return unknown ?? null
}
