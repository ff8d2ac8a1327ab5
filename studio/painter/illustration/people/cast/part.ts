import type { ActionId } from '../action/poses'
import type { Age, Beard, Expression, Look, Sex } from '../person'
import type { HairColourId, SkinId } from '../colours'

export type PaletteKind = 'light' | 'dark' | 'ancient' | 'night' | 'neon' | 'feast'

/** Properties of a word such as 医生 or 将军; the rest is drawn from the seed. */
export interface Part {
  /** Absent: either. */
  readonly sex?: Sex
  readonly age?: Age
  readonly look?: Look
  /** Of each list one is taken. */
  readonly hair?: readonly string[]
  readonly hairColour?: readonly HairColourId[]
  readonly clothes?: readonly string[]
  /** Garment colours, `#rrggbb`; otherwise of the palette. */
  readonly cloth?: readonly string[]
  readonly trim?: string
  readonly sash?: string
  readonly inner?: string
  readonly accent?: string
  /** Each entry is one set, its things parted by spaces; empty for nothing. */
  readonly worn?: readonly string[]
  readonly held?: readonly string[]
  readonly beard?: readonly Beard[]
  readonly expression?: readonly Expression[]
  readonly backdrop?: readonly string[]
  readonly palette?: PaletteKind
  readonly skin?: readonly SkinId[]
  /** Seen from head to foot, doing this, unless the words say otherwise. */
  readonly acts?: ActionId
  /** No accessory of chance. */
  readonly plain?: boolean
}
