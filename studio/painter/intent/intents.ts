/** Results of reading a prompt: who paints it, and with which words. */
import type { Brief, Family } from '../illustration/family'
import type { Layout } from '../lexicon/uses'
import type { PromptReading, Wish } from '../parse'
import type { WishStretch } from '../reading/reader'
import type { StyleId } from '../slots'
import type { Decline } from './decline'
import type { ReportedWords } from './report'

/** The subject that a prompt leaves open, or that shows a saying. */
export interface ChosenSubject {
  /** In words, as a user would write it. */
  readonly subject: string
  /** The saying that it shows: 年年有余. Absent: the prompt names no subject. */
  readonly word?: string | undefined
  readonly said: string
  /** The prompt with these words: what is painted. */
  readonly prompt: string
}

/** A thing drawn large, by the family that knows it. */
export interface IllustrationIntent {
  readonly kind: 'illustration'
  readonly family: Family
  readonly brief: Brief
  /** The prompt's own word for a style. */
  readonly style: StyleId | null
  /** Words of its surroundings; null: no place, or the family brings its own. */
  readonly setting: readonly Wish[] | null
  /** Use of the picture, where a word says so: 头像, 产品图. */
  readonly layout: Layout | null
  /** The word that names the main thing, as the user wrote it. */
  readonly subject: string
  readonly reading: PromptReading
  /** The words of that reading, for one by what is composed. */
  readonly words: ReportedWords
  /** Its words ask for no ground: 透明背景. */
  readonly clear?: true
  /** Absent: the prompt names its subject. */
  readonly chosen?: ChosenSubject
}

/** A place, or things that stand in one: for the painter of landscapes. */
export interface LandscapeIntent {
  readonly kind: 'landscape'
  /** The word for the place or a thing in it; null: the prompt names nothing visible. */
  readonly subject: string | null
  readonly reading: PromptReading
  /** Things of the families that it shows small. */
  readonly things: readonly WishStretch[]
  /** Absent: it is painted as it was written. */
  readonly chosen?: ChosenSubject
}

/** A subject that cannot be drawn here. */
export interface DeclinedIntent extends Decline {
  readonly kind: 'declined'
  readonly subject: string
  readonly reading: PromptReading
}

export type Intent = IllustrationIntent | LandscapeIntent | DeclinedIntent
