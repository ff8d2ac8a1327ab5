import type { CastCharacter } from './character/character'
import type { PaintControl } from './control/control'
import type { Variation } from './deciding/vary'
import type { PromptReading } from './parse'
import type { StyleId } from './slots'

export interface PaintRequest {
  readonly prompt: string
  readonly negativePrompt: string
  /** null: the prompt's own word, else the seed decides. */
  readonly style: StyleId | null
  /** Strength of the style, 0..1; default: its designed look. */
  readonly strength?: number
  /** Sources other than words. */
  readonly control?: PaintControl
  /** The composition of this very request, everything else decided by another seed. */
  readonly variation?: Variation
  readonly width: number
  readonly height: number
  readonly seed: number
  /** Mentioned in the prompt by `@` and their name. */
  readonly characters?: readonly CastCharacter[]
  /** The prompt describes a place: what it names is never drawn large. */
  readonly only?: 'landscape'
}

export interface PaintedPicture {
  /** RGBA, row by row. */
  readonly rgba: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly style: StyleId
  readonly reading: PromptReading
}
