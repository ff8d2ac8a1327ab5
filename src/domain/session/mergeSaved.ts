/** Merges the data of this device with the account's saved copy: pure. */
import type { CallData } from '@contract/endpoints/all'
import { isMediaRef } from '@contract/tools/media'
import { withRecent } from '@/stores/draft'
import { MAX_PRESETS } from '@/stores/formPresets'

export type AccountSettings = CallData<'GET /api/user/kept'>
type Part<Name extends keyof AccountSettings> = NonNullable<AccountSettings[Name]>['value']
export type Drafts = Part<'drafts'>
export type Presets = Part<'presets'>
export type Accessibility = Part<'accessibility'>

/** A chosen picture, a mask, a list: input that would have to be entered again. */
function isWork(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return isMediaRef(value)
}

/** Nothing in it that a person would miss. */
function isBlank({ params }: Drafts['drafts'][string]): boolean {
  const { prompt, ...rest } = params
  if (typeof prompt !== 'string') return Object.keys(params).length === 0
  return prompt.trim() === '' && !Object.values(rest).some(isWork)
}

/** Text being typed here stays; text from elsewhere fills the rest. */
export function mergeDrafts(mine: Drafts, theirs: Drafts): Drafts {
  const written = Object.entries(mine.drafts).filter(([, draft]) => !isBlank(draft))
  const all = [...mine.recentPrompts, ...theirs.recentPrompts]
  return {
    drafts: { ...theirs.drafts, ...Object.fromEntries(written) },
    keepSeed: mine.keepSeed || theirs.keepSeed,
    recentPrompts: all.reduceRight<string[]>((list, prompt) => withRecent(list, prompt), []),
  }
}

export function mergePresets(mine: Presets, theirs: Presets): Presets {
  const tools = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const both = [...tools].map((tool) => {
    const own = mine[tool] ?? []
    const known = new Set(own.map(({ id }) => id))
    const others = (theirs[tool] ?? []).filter(({ id }) => !known.has(id))
    return [tool, [...own, ...others].slice(0, MAX_PRESETS)] as const
  })
  return Object.fromEntries(both)
}

interface Sides<T> {
  mine: T
  theirs: { value: T; keptAt: string } | null
  /** When the account's was last seen here; undefined: never by this person. */
  knownAt: string | undefined
  /** Changed here, and the account does not know. */
  changed: boolean
  merge: (mine: T, theirs: T) => T
}

/** New data of this device; null: unchanged. */
export function resolveSides<T>({ mine, theirs, knownAt, changed, merge }: Sides<T>): T | null {
  if (theirs === null || theirs.keptAt === knownAt) return null
  return changed || knownAt === undefined ? merge(mine, theirs.value) : theirs.value
}
