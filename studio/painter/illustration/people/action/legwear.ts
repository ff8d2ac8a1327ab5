import type { Doing, Person, Sex, Shoes } from '../person'
import type { ActionId } from './poses'

/** Height of the thighs' roots, units below the pit of the neck. */
export const HIP = 505
/** From the ankle to the ground. */
export const ANKLE = 62

/** Units from the hip to the sole. */
export function legLength({ age, sex }: Pick<Person, 'age' | 'sex'>): number {
  if (age === 'baby' || age === 'child') return 600
  if (age === 'elder') return 850
  return sex === 'm' ? 930 : 900
}

/** Clothes below the waist, where the legs move by themselves. */
export interface Legwear {
  readonly legs: 'trousers' | 'shorts' | 'bare'
  /** Of trousers. */
  readonly fill: 'cloth' | 'sash' | 'jeans'
  /** A skirt, or the skirts of a coat. */
  readonly drape?: {
    /** Share of the leg that it covers. */
    readonly hem: number
    readonly fill: 'cloth' | 'sash'
    /** Hangs from under a top instead of being one with the trunk. */
    readonly under?: true
    /** Width of its swing, units. */
    readonly flare: number
  }
  readonly shoes: Shoes['kind']
  /** End of the garment's own drawing, units below the pit of the neck, if it goes below the hip. */
  readonly ends?: number
}

const TROUSERS: Legwear = { legs: 'trousers', fill: 'sash', shoes: 'sneakers' }
const JEANS: Legwear = { legs: 'trousers', fill: 'jeans', shoes: 'sneakers' }
const SHORTS: Legwear = { legs: 'shorts', fill: 'sash', shoes: 'sneakers' }
const SUIT: Legwear = { legs: 'trousers', fill: 'cloth', shoes: 'leather' }
const BOOTS: Legwear = { legs: 'trousers', fill: 'cloth', shoes: 'boots' }
const SKIRT: Legwear = {
  ...{ legs: 'bare', fill: 'sash', shoes: 'sneakers' },
  drape: { hem: 0.5, fill: 'sash', under: true, flare: 118 },
}
/** Legwear by words, in the colour that they give it. */
const LEGS: Readonly<Record<NonNullable<Doing['legs']>, Legwear>> = {
  jeans: JEANS,
  trousers: TROUSERS,
  shorts: SHORTS,
  skirt: SKIRT,
}
const dressTo = (hem: number, flare: number): Legwear => ({
  ...{ legs: 'bare', fill: 'cloth', shoes: 'leather', ends: 1060 },
  drape: { hem, fill: 'cloth', flare },
})
const robeIn = (fill: 'cloth' | 'sash', hem = 0.96): Legwear => ({
  ...{ legs: 'trousers', fill: 'cloth', shoes: 'slippers', ends: 1060 },
  drape: { hem, fill, flare: 150 },
})
const coatTo = (hem: number, ends: number): Legwear => ({
  ...{ legs: 'trousers', fill: 'sash', shoes: 'leather', ends },
  drape: { hem, fill: 'cloth', flare: 96 },
})

const ROWS: Readonly<Record<string, Legwear>> = {
  suit: SUIT,
  tuxedo: SUIT,
  tracksuit: { ...SUIT, shoes: 'sneakers' },
  overalls: { ...SUIT, shoes: 'sneakers', ends: 1080 },
  vest: SHORTS,
  leather: JEANS,
  puffer: TROUSERS,
  techwear: BOOTS,
  hero: BOOTS,
  armour: { ...robeIn('cloth', 0.7), shoes: 'boots' },
  plate: BOOTS,
  space: BOOTS,
  dress: dressTo(0.62, 126),
  frock: dressTo(0.56, 140),
  gown: { ...dressTo(0.97, 230), ends: 1080 },
  qipao: dressTo(0.72, 84),
  sailor: {
    ...SKIRT,
    shoes: 'leather',
    drape: { hem: 0.42, fill: 'sash', under: true, flare: 122 },
  },
  hanfu: robeIn('cloth'),
  'dragon-robe': robeIn('cloth'),
  ruqun: robeIn('sash'),
  kasaya: robeIn('cloth'),
  tunic: robeIn('cloth', 0.92),
  apsara: { ...robeIn('sash'), shoes: 'none' },
  robe: robeIn('cloth', 0.84),
  tang: coatTo(0.4, 830),
  trench: coatTo(0.44, 830),
  raincoat: coatTo(0.42, 830),
  'lab-coat': coatTo(0.44, 830),
  police: coatTo(0.14, 830),
  santa: { ...coatTo(0.3, 830), fill: 'cloth', shoes: 'boots' },
  'fire-jacket': { ...SUIT, shoes: 'boots' },
  'work-jacket': { ...JEANS, shoes: 'boots' },
}

/** Actions that move the legs wide apart. */
const LIVELY: ReadonlySet<ActionId> = new Set(['run', 'ride', 'jump', 'floor'])

/**
 * Clothes of a person below a garment.
 *
 * @param doing its variant is any whole number that differs from figure to figure
 */
export function chooseLegwear(clothes: string, sex: Sex, doing: WornBelow): Legwear {
  const wear = chooseUsual(clothes, sex, doing)
  return doing.shoes ? { ...wear, shoes: doing.shoes.kind } : wear
}

type WornBelow = Pick<Doing, 'action' | 'variant' | 'legs' | 'shoes'>

function chooseUsual(
  clothes: string,
  sex: Sex,
  { action, variant: pick, legs }: WornBelow,
): Legwear {
  const own = ROWS[clothes]
  if (legs && !own?.ends) return LEGS[legs]
  if (own) return own
  if (action === 'run') return pick % 2 === 0 || sex === 'f' ? SHORTS : TROUSERS
  const plain = pick % 2 === 0 ? JEANS : TROUSERS
  if (sex === 'm') return plain
  return LIVELY.has(action) || pick % 3 === 0 ? plain : SKIRT
}

/** Whether a garment is drawn down to its own hem: nothing moves it, and it has one. */
export const isWhole = ({ ends, drape }: Legwear, action: ActionId): boolean =>
  action === 'stand' && ends !== undefined && drape !== undefined
