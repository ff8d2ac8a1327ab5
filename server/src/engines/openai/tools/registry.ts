/** The tools this engine maps; all others stay with the embedded engine (docs/ENGINES.md). */
import type { EngineCapabilities } from '../../engine'
import { AROUND } from './around'
import { FILL } from './fill'
import { STYLIZE } from './stylize'
import type { Mapping } from './mapping'

export const MAPPINGS: Readonly<Record<string, Mapping>> = { ...FILL, ...AROUND, ...STYLIZE }

/** Tools a model can do that takes so many pictures at once; 0: it edits nothing. */
export function mappedTools(pictures: number): string[] {
  return Object.keys(MAPPINGS).filter((id) => (MAPPINGS[id]?.pictures ?? 0) <= pictures)
}

/** Values of options that such a model cannot do. */
export function lackingOptions(pictures: number): EngineCapabilities['lacksOptions'] {
  if (pictures >= 2) return {}
  const lacking = mappedTools(pictures).flatMap((id) => {
    const withTwo = MAPPINGS[id]?.withTwo
    return withTwo ? [[id, withTwo] as const] : []
  })
  return Object.fromEntries(lacking)
}
