/** What a prompt can ask of the painter. */

export const SCENES = ['sea', 'mountains', 'lake', 'night-sky', 'abstract'] as const
export type SceneId = (typeof SCENES)[number]

export const LIGHTS = ['sun', 'moon', 'crescent', 'stars'] as const
export type LightId = (typeof LIGHTS)[number]

export const SUBJECTS = [
  'sailboat',
  'skiff',
  'lighthouse',
  'pagoda',
  'pavilion',
  'cottage',
  'bridge',
  'pine',
  'willow',
  'bamboo',
  'crane',
  'birds',
  'koi',
  'lotus',
  'reeds',
  'plum',
  'sakura',
  'sky-lantern',
  'lantern',
] as const
export type SubjectId = (typeof SUBJECTS)[number]

export const TIMES = ['dawn', 'day', 'sunset', 'dusk', 'night'] as const
export type TimeId = (typeof TIMES)[number]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type SeasonId = (typeof SEASONS)[number]

export const WEATHERS = ['rain', 'snow', 'fog', 'storm', 'clear', 'clouds'] as const
export type WeatherId = (typeof WEATHERS)[number]

export const STYLES = ['ink', 'watercolour', 'ukiyoe'] as const
export type StyleId = (typeof STYLES)[number]

export const TINTS = ['red', 'gold', 'green', 'teal', 'blue', 'purple', 'pink', 'grey'] as const
export type TintId = (typeof TINTS)[number]

export const MOODS = ['calm', 'lonely', 'warm', 'grand'] as const
export type MoodId = (typeof MOODS)[number]

/** A landform that picks a composition: Fuji wants its cone, Guilin its towers. */
export const LANDFORMS = [
  'cone',
  'karst',
  'bluff',
  'alpine',
  'islands',
  'cliff',
  'waterfall',
] as const
export type LandformId = (typeof LANDFORMS)[number]

export interface SubjectWish {
  readonly id: SubjectId
  /** null: the scene decides. */
  readonly count: number | null
}

/** A prompt read to the end, with every default decided. */
export interface Slots {
  readonly scene: SceneId
  /** Other scenes named beside the first: their mountains or stars may join it. */
  readonly also: ReadonlySet<SceneId>
  readonly subjects: readonly SubjectWish[]
  readonly lights: ReadonlySet<LightId>
  readonly time: TimeId
  readonly season: SeasonId | null
  readonly weather: ReadonlySet<WeatherId>
  readonly tint: TintId | null
  readonly landform: LandformId | null
  readonly moods: ReadonlySet<MoodId>
  /** The prompt's own style word, if it has one. */
  readonly style: StyleId | null
  /** What must not appear, as `slot:value`. */
  readonly denied: ReadonlySet<string>
}
