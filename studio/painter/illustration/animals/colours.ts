import { named } from '../../drawing/notation'
import { type Oklch, mixColour } from '../../colour'
import { TINTS, type TintId } from '../../slots'
import { type Random, type ThingWish, traitOf } from '../family'
import { findOwnChance } from '../../character/character'
import type { Coat, Species } from './coat'
import { buildMachineCoat, buildPorcelainCoat } from './machine'

/** The coat's own colours turned towards a requested colour. */
export const TINT_COATS: Readonly<Record<TintId, Oklch>> =
  named(`red: 0.6,0.17,28 orange: 0.75,0.13,62 gold: 0.82,0.11,84 green: 0.7,0.12,145
  teal: 0.68,0.09,195 blue: 0.64,0.1,245 purple: 0.62,0.12,305 pink: 0.85,0.075,5
  brown: 0.54,0.075,52 white: 0.965,0.01,80 black: 0.32,0.018,300 grey: 0.7,0.014,265`)

/** Coats that a colour word means by itself. */
const COAT_NAMES: Readonly<Partial<Record<TintId, readonly string[]>>> = {
  orange: ['orange', 'red', 'golden', 'apricot'],
  gold: ['golden', 'orange', 'yellow'],
  red: ['red'],
  brown: ['brown', 'chocolate', 'golden'],
  white: ['white'],
  black: ['black'],
  grey: ['grey'],
  blue: ['blue'],
  green: ['green'],
}

/** 五颜六色的猫: in patches. */
const MANY_COLOURS: Pick<Coat, 'base' | 'pale' | 'mark' | 'second' | 'marks'> = {
  ...{ base: [0.86, 0.13, 92], pale: [0.95, 0.05, 100], mark: [0.7, 0.12, 220] },
  ...{ second: [0.74, 0.15, 358], marks: ['patches', 'limbs'] },
}

function dyed(coat: Coat, tint: TintId): Coat {
  const target = TINT_COATS[tint]
  const turn = (colour: Oklch, share: number): Oklch => {
    const [l, c, h] = mixColour(colour, target, share)
    return [l, c, h]
  }
  return { ...coat, base: target, mark: turn(coat.mark, 0.5), pale: turn(coat.pale, 0.12) }
}

/** Coats that an animal has only where its words say so: 白虎, 黑色柴犬. */
const RARE = /^(?:cat ragdoll|tiger white|fox white|owl white|shiba black|bear (?:white|black))$/

export function chooseCoat(species: Species, wish: ThingWish, chance: Random): Coat {
  const made = traitOf(wish, 'made')
  // 金色机械狮子: the colour of the metal
  const fur = chooseFur(species, made?.tint ? { ...wish, tint: made.tint } : wish, chance)
  const eyes = wish.traits.find(({ slot, tint }) => slot === 'eyes' && tint)?.tint
  const iris = eyes ? toIris(eyes) : null
  const isBrass = wish.traits.some(({ slot, value }) => slot === 'made' && value === 'brass')
  const isDyed = Boolean(made?.tint ?? wish.tint)
  if (made?.value === 'porcelain') return buildPorcelainCoat(fur)
  const coat = made ? buildMachineCoat(fur, { isDyed, isBrass, eye: iris }) : fur
  const seen = iris && !made ? { ...coat, eye: iris } : coat
  const lids = traitOf(wish, 'lids')?.value
  return lids === 'shut' || lids === 'open' ? { ...seen, lids } : seen
}

/** Bright enough to be seen in a small eye. */
function toIris(tint: TintId): Oklch {
  const [l, c, h] = TINT_COATS[tint]
  return [l, Math.min(c * 1.25, 0.2), h]
}

function chooseFur(species: Species, wish: ThingWish, chance: Random): Coat {
  const random = findOwnChance(wish)?.fork('coat') ?? chance
  const isLong = wish.traits.some(({ slot }) => slot === 'fur')
  // one with long hair has no points
  const names = Object.keys(species.coats).filter((name) => !isLong || name !== 'siamese')
  const coat = traitOf(wish, 'coat')?.value
  const [first = '', ...rest] = names.filter((name) => !RARE.test(`${wish.id} ${name}`))
  if (coat && species.coats[coat]) return species.coats[coat]
  if (coat === 'rainbow') return { ...species.coats[first], ...MANY_COLOURS }
  // 白鹿: a coat that its kind has nowhere else
  const tint = wish.tint ?? TINTS.find((id) => id === coat)
  if (tint) {
    const named = COAT_NAMES[tint]?.find((name) => species.coats[name])
    return named ? species.coats[named] : dyed(species.coats[first], tint)
  }
  return species.coats[random.pick([first, ...rest])]
}
