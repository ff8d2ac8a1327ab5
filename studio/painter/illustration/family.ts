import type { Random } from '../../lib/random'
import type { MoodId, SceneId, SeasonId, StyleId, TimeId, TintId, WeatherId, Trait } from '../slots'
import type { Frame, Illustration } from './node'

export type { Random, Trait }

/** A thing that the prompt asks for, with what is said of it. */
export interface ThingWish {
  /** A key of one family's `things`. */
  readonly id: string
  /** Null: not said. */
  readonly count: number | null
  /** The colour of the thing as a whole: 红色的汽车. */
  readonly tint?: TintId
  readonly traits: readonly Trait[]
  /** Key of the character it is: chance decides its looks by this key alone, in every picture. */
  readonly character?: string
}

/** Everything an illustration is to show. */
export interface Brief {
  /** Subject of the picture. */
  readonly main: ThingWish
  /** A place of the family of places that lies behind it: 教室里的女孩. */
  readonly place?: ThingWish
  /** Other named things, in the order of the prompt; of any family. */
  readonly others: readonly ThingWish[]
  /** Texts to be written in the picture, letter by letter, in the order of the prompt. */
  readonly texts: readonly string[]
  /** Traits that belong to the picture, not to one thing: `backdrop:moon`. */
  readonly traits: readonly Trait[]
  readonly time: TimeId | null
  readonly season: SeasonId | null
  readonly weather: ReadonlySet<WeatherId>
  readonly moods: ReadonlySet<MoodId>
  /** The colour of the picture as a whole. */
  readonly tint: TintId | null
}

export interface Composing {
  readonly brief: Brief
  readonly frame: Frame
  readonly random: Random
  /** The style it will be drawn in; most families need not ask. */
  readonly style: StyleId
  /** A painted place lies behind it already: no ground, no backdrop of its own. */
  readonly standsInSetting: boolean
  /** That place fills the frame: its ground is at the foot of it. */
  readonly inPlace?: boolean
  /** Of a place: feet of the subject in front of it, units; its sights are to keep clear of them. */
  readonly subjectAt?: number
  /**
   * The composed subject before one thing of it was edited: colours that are chosen to
   * go with the main thing go with that one.
   */
  readonly planned?: Brief
  /** A few dozen pixels high: fine texture would not be seen. */
  readonly isSmall?: boolean
  /** Whether another thing of the brief is a place. */
  readonly isPlace?: (thing: string) => boolean
  /** Composes another thing of the brief by itself, for a design that carries it. */
  readonly other?: (wish: ThingWish, frame: Frame) => Illustration | null
}

export type FramedSetting = 'places' | 'all'

/** Things that are built alike: people, animals, food. One folder and one row in the registry. */
export interface Family {
  readonly id: string
  /**
   * Things it draws → the words that ask for them, parted by white space (`_` is a space inside a
   * word). The first word is the thing's name for people.
   */
  readonly things: Readonly<Record<string, string>>
  /** `slot:value` → the words that give a thing of this family that property. */
  readonly traits: Readonly<Record<string, string>>
  /** Suitable styles, the best first: one of the first three is the default. */
  readonly styles: readonly StyleId[]
  /** Whether its things can stand in a painted place (海边, 雪地). */
  readonly takesSetting: boolean
  /** Most of a thing that are drawn in one picture; default: as many as are said. */
  readonly most?: (thing: string) => number
  /** Whether this thing has its feet on the ground of that place; default: it does. */
  readonly isGrounded?: (main: ThingWish) => boolean
  /** The place its things stand in where only an hour or a storm is named: 夕阳下的女孩. */
  readonly openAir?: SceneId
  /** The place of this thing where only what is around it is named, 帆船，海鸥; null or absent: `openAir`. */
  readonly openAirFor?: (main: ThingWish) => SceneId | null
  /**
   * Of a thing that is a sheet with a window: which words of a landscape are shown in it. `places`:
   * when a place is named, or something that grows or rests in one; `all`: also an hour, a season or weather
   * alone. Null: this one has no window.
   */
  readonly framesSetting?: (main: ThingWish) => FramedSetting | null
  /** Its things are shown so close up that a drawn place would be out of scale. */
  readonly closeUp?: true
  /** Its things are places: with another subject they are its surroundings. */
  readonly arePlaces?: true
  /** Of places: whether a person can be drawn in this one. */
  readonly holdsSubjects?: (thing: string) => boolean
  /** Of places: whether a word names what this one always has. */
  readonly has?: (thing: string, word: string) => boolean
  /** Subjects that yield to a landscape which shows all of the words, if this would leave some out. */
  readonly yields?: (thing: string) => boolean
  /** Use of a picture, not its content: other words say that, where there are any. */
  readonly isUse?: (brief: Brief, word: string) => boolean
  /** A look and no content, 科技感: whatever else the prompt names comes before it. */
  readonly isManner?: true
  /** Whether a word of use (头像, 横幅) lays out a subject of this family; default: it does. */
  readonly usesLayouts?: false
  /** A colour said of the picture as a whole is the thing's own: 耳机，黑色. */
  readonly takesPictureTint?: true
  /** Whether this thing shows traits of a slot; default: it does. */
  readonly takes?: (slot: string, thing: string) => boolean
  /** Whether another thing of the brief is shown with one of its own; default: none is. */
  readonly shows?: (other: ThingWish, main: ThingWish) => boolean
  /** Whether this style may be chosen automatically; default: it may. */
  readonly suits?: (style: StyleId, brief: Brief) => boolean
  /** Whether it writes the texts of a brief: one that no typeface has is declined. */
  readonly writes?: boolean
  compose(composing: Composing): Illustration
}

/** A thing of which nothing is said. */
export const bare = (id: string): ThingWish => ({ id, count: null, traits: [] })

/** The slot of a wish's relation to the main thing (together.ts). */
export const RELATION = 'relation'

/** The value of a wish's trait, or null. */
export const traitOf = (wish: Pick<ThingWish, 'traits'>, slot: string): Trait | null =>
  wish.traits.find((trait) => trait.slot === slot) ?? null
