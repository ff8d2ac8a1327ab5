/** The tools that are edits; all others stay with other engines (docs/ENGINES.md). */
import type { EngineCapabilities } from '../../engine'
import { AROUND } from './around'
import { CUT_OUT } from './cut-out'
import { FILL } from './fill'
import { INSTRUCT } from './instruct'
import { STYLIZE } from './stylize'
import type { Mapping } from './mapping'

export const MAPPINGS: Readonly<Record<string, Mapping>> = {
  ...FILL,
  ...AROUND,
  ...STYLIZE,
  ...CUT_OUT,
  ...INSTRUCT,
}

/** Properties of a model that decide which tools it can do. */
export interface EditFacts {
  /** Pictures an edit takes; 0: it has no edits. */
  readonly editPictures: number
  /** An edit takes a mask. */
  readonly mask: boolean
  readonly transparent: boolean
}

/** Tools a model can do. */
export function mappedTools(facts: EditFacts): string[] {
  return Object.entries(MAPPINGS)
    .filter(([, { pictures, needs }]) => pictures <= facts.editPictures && (!needs || facts[needs]))
    .map(([id]) => id)
}

/** Values of options that such a model cannot do. */
export function lackingOptions(facts: EditFacts): EngineCapabilities['lacksOptions'] {
  if (facts.editPictures >= 2) return {}
  const lacking = mappedTools(facts).flatMap((id) => {
    const withTwo = MAPPINGS[id]?.withTwo
    return withTwo ? [[id, withTwo] as const] : []
  })
  return Object.fromEntries(lacking)
}
