/** Initial values of a publish sheet, from the picture's parameters. */

export const TITLE_MAX = 30
export const WORDS_MAX = 300
export const TAG_MAX = 12
export const TAGS_MAX = 5

/** Longer than this a first clause is a description, no name. */
const NAME_MAX = 12

/** At most `max` letters, none cut in half. */
export function cut(text: string, max: number): string {
  return [...text].slice(0, max).join('')
}

/** The first clause of a prompt; '' when there is none. */
export function titleFrom(prompt: string): string {
  const [clause = ''] = prompt.trim().split(/[，。、；：！？,.;:!?\n]/)
  return cut(clause.trim(), NAME_MAX)
}

/** Words the engine understood that are short enough for a tag, each once. */
export function tagsFrom(understood: readonly string[]): string[] {
  const short = understood
    .map((word) => word.trim())
    .filter((word) => {
      const length = [...word].length
      return length > 0 && length <= TAG_MAX
    })
  return [...new Set(short)].slice(0, 8)
}

/** The tags with one more or one fewer; never more than are allowed. */
export function toggledTag(tags: readonly string[], tag: string): string[] {
  if (tags.includes(tag)) return tags.filter((other) => other !== tag)
  return tags.length >= TAGS_MAX || tag === '' ? [...tags] : [...tags, tag]
}
