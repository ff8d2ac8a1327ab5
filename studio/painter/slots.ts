/** Possible requests of a prompt to the painter. */
import type { SubjectId } from './subjects/ids'
import { wordList } from '../lib/words'

export type { SubjectId }

export const SCENES = wordList(`
  sea coast mountains cloud-sea lake river waterfall forest bamboo-grove desert grassland
  snow-field village city garden interior night-sky underwater abstract
`)
export type SceneId = (typeof SCENES)[number]

export const LIGHTS = ['sun', 'moon', 'crescent', 'stars'] as const
export type LightId = (typeof LIGHTS)[number]

export const TIMES = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const
export type TimeId = (typeof TIMES)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type SeasonId = (typeof SEASONS)[number]

export const WEATHERS = ['rain', 'snow', 'fog', 'storm', 'clear', 'clouds', 'wind'] as const
export type WeatherId = (typeof WEATHERS)[number]

/** Styles that one is taken of where a prompt for a landscape names none. */
export const LANDSCAPE_STYLES = wordList(`ink watercolour ukiyoe blue-green oil papercut minimal
  pencil pixel neon`)
export const STYLES = [...LANDSCAPE_STYLES, 'flat', 'soft'] as const
export type StyleId = (typeof STYLES)[number]

export const TINTS = wordList('red orange gold green teal blue purple pink brown white black grey')
export type TintId = (typeof TINTS)[number]

/** Parts of a landscape that can have a colour of their own. */
export type DyedPart = 'sky' | 'water' | 'land' | 'clouds' | 'disc'
type Dyed = { readonly [part in DyedPart]?: TintId | undefined }

export const SHADES = ['light', 'dark'] as const
export type ShadeId = (typeof SHADES)[number]

export const MOODS = wordList('calm lonely warm grand dreamy mysterious gloomy lively fresh')
export type MoodId = (typeof MOODS)[number]

/** A landform that picks a composition: Fuji wants its cone, Guilin its towers. */
export const LANDFORMS = wordList('cone karst bluff alpine islands cliff waterfall')
export type LandformId = (typeof LANDFORMS)[number]

/** Framing of the picture; templates name theirs. */
export const FRAMINGS = wordList(`
  close wide above below symmetry diagonal empty low-horizon high-horizon path framed
`)
export type FramingId = (typeof FRAMINGS)[number]

/** A place that one composition of a scene shows: 梯田, a skyline. Templates say which they are. */
export const MOTIFS = wordList(`
  deep-space terraces flower-field skyline waterfront street old-street roofs moon-gate pond
  corridor flower-bed rock-garden oasis mesas cliff bay dunes gorge meander brook canal harbour
  clearing birches reef kelp firs frozen-lake single-fall broad-fall tiered-fall round-window desk
  tea-room bookshelf shelf café windowsill open-sky volcano great-wave range beach
  traffic crossing market wet neon-signs cloud-city road rime summit great-disc
`)
export type MotifId = (typeof MOTIFS)[number]

/** Apparent material of everything. */
export const MATERIALS = ['porcelain', 'jade', 'silk', 'gilt', 'glass', 'stone', 'paper'] as const
export type MaterialId = (typeof MATERIALS)[number]

export const SIZES = ['small', 'large'] as const
export type SizeId = (typeof SIZES)[number]

export const PLACES = ['left', 'right', 'middle', 'far', 'near', 'top', 'bottom'] as const
export type PlaceId = (typeof PLACES)[number]

/** Words for a whole kind: 花, animals. Requested, the seed picks one; denied, all go. */
export const KINDS = wordList(`boat bird fish person animal tree flower building home lamp
  still-life bridge`)
export type KindId = (typeof KINDS)[number]

/** One property that the prompt gives a thing: `hair:long` of 长发, with its own colour. */
export interface Trait {
  readonly slot: string
  /** Empty where only the part is named: 粉色的头发. */
  readonly value: string
  readonly tint?: TintId
  /** 浅蓝色, 深蓝色: much lighter or darker than that colour is by itself. */
  readonly shade?: ShadeId
}

/** A place of an added thing: of its foot, shares of the picture, and its height in short sides. */
export interface Spot {
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly scale?: number | undefined
}

export interface SubjectWish {
  /** A `SubjectId`, or a thing of the illustrations that is drawn small (things/small.ts). */
  readonly id: string
  /** null: the scene decides. */
  readonly count: number | null
  /** 红色的船: the colour of its main part. */
  readonly tint?: TintId
  readonly size?: SizeId
  readonly place?: PlaceId
  /** Thing in its hands: 撑伞的人. */
  readonly holds?: SubjectId
  /** Of a thing of the illustrations: what is said of it. Its drawing is taken where this is given. */
  readonly traits?: readonly Trait[]
  readonly at?: Spot
}

/** Effects of unknown words: each steers a little, by its hash. */
export interface Whim {
  /** -1..1: turns the hues. */
  readonly hue: number
  /** -1..1: sparser or denser: how many clouds, trees, waves. */
  readonly rhythm: number
  /** -1..1: smoother or rougher edges and ridges. */
  readonly texture: number
}

/** A prompt read to the end, with every default decided. */
export interface Slots {
  readonly scene: SceneId
  /** Other scenes named with the first: their mountains or stars may join it. */
  readonly also: ReadonlySet<SceneId>
  readonly subjects: readonly SubjectWish[]
  readonly lights: ReadonlySet<LightId>
  readonly time: TimeId
  readonly season: SeasonId | null
  /** Snow lies on the far mountains alone. */
  readonly snowPeaks?: boolean
  readonly weather: ReadonlySet<WeatherId>
  /** Number of clouds that are said; absent: none is. */
  readonly clouds?: number | undefined
  readonly tint: TintId | null
  /** 紫色的天空: colours of parts; absent: none is said. */
  readonly dyed?: Dyed | undefined
  readonly landform: LandformId | null
  readonly framing: ReadonlySet<FramingId>
  /** A large thing is in front of it: not seen from above, unless requested. */
  readonly eyeLevel?: boolean
  /** It has its feet on the ground at the foot of the picture. */
  readonly grounded?: boolean
  /** Compositions that the prompt names. */
  readonly motifs: ReadonlySet<MotifId>
  readonly material: MaterialId | null
  readonly moods: ReadonlySet<MoodId>
  readonly whim: Whim
  /** The prompt's own style word, if it has one. */
  readonly style: StyleId | null
  /** Things that must not appear, as `slot:value`. */
  readonly denied: ReadonlySet<string>
}
