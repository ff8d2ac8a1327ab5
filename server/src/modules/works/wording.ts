/** Texts of a work, normalised for display next to other texts. */
import type { ToolParams } from '@contract/tools/define'
import type { WorkMaking } from '@contract/endpoints/work-making'
import type { WorkContent } from '@contract/endpoints/works'
import { oneLine } from '@contract/endpoints/words'
import { findJobTool } from '@contract/tools/all'
import { normalise } from './feed/grams'

/** Joiners have a meaning only next to letters and emoji. */
const LOOSE_JOINERS = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d/gu

/** One line without what is not seen; markup stays text and is shown as text. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ')
}

/** The same over several lines. */
export function plainText(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => oneLine(line.replaceAll(LOOSE_JOINERS, '')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** True when there is something to read: joiners and blanks alone are nothing. */
export function isReadable(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
}

export function plainTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => plainLine(tag).replace(/^#+\s*/, '')).filter(isReadable)
  return [...new Set(plain)]
}

/** Content with every text made plain, fields that are added later included. */
export function plainContent(content: WorkContent): WorkContent {
  const plain = Object.entries(content).map(([key, value]) => {
    return [key, typeof value === 'string' ? plainText(value) : value]
  })
  return {
    ...(Object.fromEntries(plain) as WorkContent),
    title: plainLine(content.title),
    tags: plainTags(content.tags),
  }
}

/** Every text of the content that others will read. */
export function listTexts(content: Partial<WorkContent>): string[] {
  return Object.values(content)
    .flat()
    .filter((value) => typeof value === 'string')
    .filter(Boolean)
}

/** Each prompt of a picture, as far as other users may read or see it. */
export function listPublicTexts(tool: string, params: ToolParams): string[] {
  const specs = findJobTool(tool)?.params ?? {}
  return Object.entries(specs)
    .flatMap(([key, spec]): string[] => {
      const value = params[key]
      if (spec.kind === 'text') return typeof value === 'string' && !spec.ownOnly ? [value] : []
      if (spec.kind !== 'shots' || !Array.isArray(value)) return []
      return (value as { text: string; words?: string }[]).flatMap(({ text, words = '' }) => [
        ...new Set([text, words]),
      ])
    })
    .filter(Boolean)
}

/** The same as one text. */
export function getPublicPrompt(tool: string, params: ToolParams): string {
  return listPublicTexts(tool, params).join('\n')
}

/** Words of the steps of a work, as its page shows them. */
export function listMakingTexts(making: WorkMaking | null): string[] {
  if (!making) return []
  const { sentences, first } = making
  const prompts = first ? listPublicTexts(first.tool, first.params as ToolParams) : []
  return [...prompts, ...sentences]
}

/** Everything of a work that search may look in. */
export function buildSearchText(parts: readonly string[]): string {
  return parts.map(normalise).filter(Boolean).join(' ')
}
