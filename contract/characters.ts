/** 角色卡: a character with a name, words and pictures, mentioned in a prompt by `@小夏`. Free of zod. */

export const CHARACTERS_MAX = 20
export const CHARACTER_PICTURES_MAX = 4
export const CHARACTER_WORDS_MAX = 200
/** Cards of one prompt. */
export const CHARACTERS_IN_PROMPT = 4

/** Latin, kana, Chinese, hangul; property escapes would become tables in the app. */
export const NAME_LETTERS = 'A-Za-z\u00c0-\u024f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3'
/** Begins with a letter: `@1` is a reference picture. */
const NAME = new RegExp(`^[${NAME_LETTERS}][${NAME_LETTERS}0-9·]{0,7}$`)
export const CHARACTER_NAME_RULE = '名字用 1 到 8 个字，以字开头，不要空格和 @'

export const isCharacterName = (name: unknown): name is string =>
  typeof name === 'string' && NAME.test(name)

/** Looks for the painter of the installation: a thing of its vocabulary and properties of it. */
export interface CharacterLooks {
  readonly thing: string
  readonly tint?: string | undefined
  readonly traits: readonly {
    readonly slot: string
    readonly value: string
    readonly tint?: string | undefined
  }[]
}

/** A card that a prompt mentions, by the name written in it. */
export interface CharacterMention {
  readonly id: string
  readonly name: string
}

/** One Chinese sentence; null: they are as they should be. */
export function findCharactersIssue(label: string, value: unknown, max: number): string | null {
  if (!Array.isArray(value)) return `${label}不对，请重新选择`
  if (value.length > max) return `一次最多用 ${max} 张${label}`
  const seen = new Set<unknown>()
  for (const one of value as Partial<Record<keyof CharacterMention, unknown>>[]) {
    const { id, name, ...more } = one ?? {}
    const isKnown = typeof id === 'string' && id !== '' && id.length <= 40 && isCharacterName(name)
    if (!isKnown || Object.keys(more).length > 0 || seen.has(id) || seen.has(name))
      return `${label}不对，请重新选择`
    seen.add(id).add(name)
  }
  return null
}

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches mentions of these names, the longest first: 小夏天 is not 小夏. */
function matchMentions(names: readonly string[]): RegExp {
  const longest = [...names].sort((a, b) => b.length - a.length).map(escape)
  return new RegExp(`[@＠](${longest.join('|')})`, 'g')
}

/** The cards that a text mentions, in the order of their first mention. */
export function listMentioned<T extends Pick<CharacterMention, 'name'>>(
  text: string,
  cards: readonly T[],
): T[] {
  if (cards.length === 0) return []
  const names = [...text.matchAll(matchMentions(cards.map(({ name }) => name)))].map(
    ([, name]) => name,
  )
  return [...new Set(names)].flatMap((name) => cards.find((card) => card.name === name) ?? [])
}

/** The text with each mention replaced. */
export function replaceMentions(
  text: string,
  names: readonly string[],
  by: (name: string) => string,
): string {
  return names.length === 0
    ? text
    : text.replace(matchMentions(names), (_, name: string) => by(name))
}
