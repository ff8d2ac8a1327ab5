import type { Oklch } from '../../colour'
import type { TintId } from '../../slots'
import type { Coat } from '../animals/coat'
import type { ActionId } from './action/poses'
import type { SeatId } from './action/seats'
import type { Colours } from './colours'
import { wordList } from '../../../lib/words'

export type Sex = 'f' | 'm'
export const SHOES = ['sneakers', 'leather', 'slippers', 'boots', 'wellies', 'none'] as const

/** Shoes that the words name. */
export interface Shoes {
  readonly kind: (typeof SHOES)[number]
  /** Null: the usual one of their kind. */
  readonly fill: Oklch | null
}

/** `young`: from about fourteen to the early twenties, what 女孩 and 少年 mostly mean. */
export type Age = 'baby' | 'child' | 'young' | 'adult' | 'elder'
/** Three ways of building a face; all of them are read by every style. */
export type Look = 'modern' | 'guofeng' | 'anime'

export const FACE_SHAPES = ['oval', 'round', 'long', 'square', 'heart'] as const
export type FaceShape = (typeof FACE_SHAPES)[number]

export const EXPRESSIONS = wordList(`calm smile laugh wink surprised scared stern angry sad tearful
  crying serene yawn shy sing pout`)
export type Expression = (typeof EXPRESSIONS)[number]

/** Pose of the arms; hands show only where something is held. */
export type Pose = 'down' | 'behind' | 'pockets' | 'sleeves' | 'front'

export const PATTERNS = ['plain', 'stripes', 'dots', 'flowers', 'check'] as const
export type Pattern = (typeof PATTERNS)[number]

export type Beard = 'full' | 'short' | 'moustache' | 'long' | 'scholar'

/** Action of a figure that is seen from head to foot. */
/** Vehicles that a rider sits astride. */
export type RiddenId = 'bicycle' | 'motorcycle' | 'scooter'

export interface Doing {
  readonly action: ActionId
  /** Picks one of the poses, and what chance may vary. */
  readonly variant: number
  /** Its seat or ground. */
  readonly seat: SeatId | null
  /** The horse it rides. */
  readonly mount: Coat | null
  /** Its mount is a unicorn. */
  readonly isHorned?: true
  /** The vehicle it rides; left out for a bicycle. */
  readonly on?: RiddenId
  /** Its colour by words. */
  readonly paint?: Oklch
  /** Legwear by words. */
  readonly legs?: 'jeans' | 'trousers' | 'shorts' | 'skirt'
  /** Shoes by words. */
  readonly shoes?: Shoes
  /** Its weapon in a fight; left out for a sword. */
  readonly weapon?: 'staff'
  /** The wrist that another person holds, units of the body. */
  readonly hand: readonly [number, number] | null
}

/** One figure with everything decided; what draws it makes no choices of its own. */
export interface Person {
  readonly sex: Sex
  readonly age: Age
  readonly look: Look
  readonly shape: FaceShape
  readonly expression: Expression
  /** A row of `HAIRSTYLES`. */
  readonly hair: string
  /** A row of `GARMENTS`. */
  readonly clothes: string
  readonly pattern: Pattern
  /** Rows of `WORN`, from the skin outwards. */
  /** The colour of its wings; left out: white. */
  readonly wings?: Oklch
  readonly worn: readonly string[]
  /** A row of `HELD`, or null. */
  readonly held: string | null
  /** The colour that words give it. */
  readonly heldTint: TintId | null
  readonly beard: Beard | null
  readonly pose: Pose
  /** 0 from the front, 0.75 three-quarter. */
  readonly yaw: number
  /** Seen from behind. */
  readonly away: boolean
  /** Seen from the side; `yaw` is 0. */
  readonly profile?: boolean
  /** Seen from behind, with the face over the shoulder. */
  readonly glances?: boolean
  /** Radians; the head leans over, clockwise. */
  readonly tilt: number
  /** Mirrored: looks to the left instead of the right. Collars stay the right way round. */
  readonly flip: boolean
  /** Eyes as plain dots, as picture books draw children. */
  readonly dots: boolean
  /** Three heads high, whatever the age: the body of a child under a large head. */
  readonly chibi?: boolean
  /** Red cheeks by words. */
  readonly rosy?: boolean
  /** Larger than is usual; those of anime are anyway. */
  readonly largeEyes: boolean
  readonly colours: Colours
  /** Null: a portrait, which ends somewhere above the ground. */
  readonly doing: Doing | null
  /** Softness of shade, units: 0 where a style wants hard edges. */
  readonly softness: number
}
