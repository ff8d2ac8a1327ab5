/** Reference pictures of a prompt: numbered, mentioned by `@1`, each with a role. Free of zod. */
import { isMediaRef, type MediaRef } from './media'

export const REFERENCES_MAX = 4

/** Uses of a reference picture. */
export const REFERENCE_ROLES = ['person', 'object', 'style', 'layout', 'colour'] as const
export type ReferenceRole = (typeof REFERENCE_ROLES)[number]

export const REFERENCE_ROLE_NAMES: Readonly<Record<ReferenceRole, string>> = {
  person: '人物',
  object: '物品',
  style: '画风',
  layout: '构图',
  colour: '颜色',
}

export interface Reference {
  /** 1 … 4, stable: taking another one away does not change it. */
  readonly number: number
  readonly image: MediaRef
  readonly role: ReferenceRole
  /** 0 … 100: how much is borrowed, where the engine can tell degrees. */
  readonly strength: number
}

/** Use that an engine makes of reference pictures. */
export interface ReferenceAbility {
  /** Pictures that one order takes. */
  readonly max: number
  readonly roles: readonly ReferenceRole[]
  /** `strength` changes the result. */
  readonly degrees: boolean
  /** It edits pictures: without a reference it paints nothing. */
  readonly needed?: boolean | undefined
}

export const INITIAL_STRENGTH = 70

const isBetween = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** One Chinese sentence; null: they are as they should be. */
export function findReferenceIssue(label: string, value: unknown, max: number): string | null {
  if (!Array.isArray(value)) return `${label}不对，请重新选择`
  if (value.length > max) return `${label}最多 ${max} 张`
  const numbers = new Set<unknown>()
  for (const one of value as Partial<Record<keyof Reference, unknown>>[]) {
    const { number, image, role, strength, ...more } = one ?? {}
    const known = REFERENCE_ROLES.some((name) => name === role) && Object.keys(more).length === 0
    if (!known || !isMediaRef(image) || !isBetween(strength, 0, 100))
      return `${label}不对，请重新选择`
    if (!isBetween(number, 1, REFERENCES_MAX) || numbers.has(number)) return `${label}的编号不对`
    numbers.add(number)
  }
  return null
}

const MENTION = /[@＠]([1-9])(?!\d)/g

/** Numbers that a prompt mentions, each once. */
export function listMentions(prompt: string): number[] {
  return [...new Set([...prompt.matchAll(MENTION)].map(([, digit]) => Number(digit)))]
}

/** The text with other numbers after `@` and 图, so that each mention follows its picture. */
export function renumberMentions(text: string, renumber: (number: number) => number): string {
  return text.replace(
    /([@＠]|图\s?)([1-9])(?!\d)/g,
    (_, mark: string, digit: string) => `${mark}${renumber(Number(digit))}`,
  )
}

/** References that an engine cannot use: their role, or more pictures than it takes. */
export function findUnusable(
  references: readonly Reference[],
  ability: ReferenceAbility | null,
): Reference[] {
  return references.filter(
    ({ role }, at) => !ability || at >= ability.max || !ability.roles.includes(role),
  )
}

const USES: Readonly<Record<ReferenceRole, string>> = {
  person: '里的人物，长相和穿着照它画',
  object: '里的物品，样子照它画',
  style: '的画风，不要它的内容',
  layout: '的构图，不要它的内容',
  colour: '的颜色，不要它的内容',
}

/**
 * The prompt as a model with pictures reads it: numbers are places among the pictures sent, and
 * the use of each picture is said.
 * @param before pictures that are sent before the references
 */
export function writeReferencePrompt(
  prompt: string,
  references: readonly Reference[],
  before = 0,
): string {
  const text = prompt.replace(MENTION, (mention, digit: string) => {
    const at = references.findIndex(({ number }) => number === Number(digit))
    return at >= 0 ? `图${at + before + 1}` : mention
  })
  const uses = references.map(({ role }, at) => `用图${at + before + 1}${USES[role]}`)
  return [text, ...uses].join('。')
}

/**
 * The sentence of an edit as a model with pictures reads it: the first picture is the one that
 * changes, references follow in their order. Without references the sentence as it is.
 */
export function writeEditPrompt(sentence: string, references: readonly Reference[]): string {
  if (references.length === 0) return sentence
  return `图1是要改的图。${writeReferencePrompt(sentence, references, 1)}`
}

/** The prompt as a painter without pictures reads it. */
export function dropMentions(prompt: string): string {
  return prompt.replace(MENTION, '')
}
