import type { Spelling } from '../reading/normalise'
import type { Phrase } from './phrases'
import type { Quoted } from './quotes'
import type { Term } from './term'

/** A prompt as terms and phrases. */
export interface Sentence {
  readonly prompt: string
  readonly spelling: Spelling
  readonly quoted: Quoted
  readonly terms: readonly Term[]
  readonly phrases: readonly Phrase[]
}
