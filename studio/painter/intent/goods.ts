/** Goods and dishes as photographs of them show them: before one colour, with nothing around. */
import { type Family, traitOf } from '../illustration/family'
import { isPlaneFigure } from '../illustration/products/figures'
import type { Layout } from '../lexicon/uses'
import type { TintId, Trait } from '../slots'
import type { Bound, Claim } from './claim'
import { isLineDrawing } from './surfaced'

const GOODS = /^(?:products|food)$/

export const isGoods = ({ id }: Pick<Family, 'id'>): boolean => GOODS.test(id)

/** 黑金配色: colours of a picture that a thing in it need not have. */
const SCHEMED = /配色|色系|主色|黑金|色调(?:背景)?/u

/** Families whose own ground is a place: with a named ground they are cut out of it. */
const IN_SURROUNDINGS = /^(?:creatures|vehicles|camp)$/

const PHOTOGRAPHED = /商业(?:广告)?摄影|广告摄影/u

/** 口红，黑金配色: the colour is behind the thing. */
export function withGround(bound: Bound, family: Family, text: string): Bound {
  const { main, tint, claims } = bound
  const isBare = traitOf(main, 'background') === null
  if (isBare && isLineDrawing(text)) {
    // its contour is to be found, of white things as well; the paper is white in any case
    const plain: Trait = { slot: 'background', value: main.tint === 'blue' ? 'yellow' : 'blue' }
    return { ...bound, main: { ...main, traits: [...main.traits, plain] } }
  }
  const isFree = main.tint === undefined && isBare
  if (!isGoods(family) || tint === null || !isFree || !SCHEMED.test(text)) return bound
  const ground: Trait = { slot: 'background', value: tint }
  const move = (claim: Claim): Claim =>
    isOfPicture(claim, tint) ? { of: 'trait', slot: ground.slot, value: ground.value } : claim
  return {
    ...{ ...bound, main: { ...main, traits: [...main.traits, ground] }, tint: null },
    claims: new Map([...claims].map(([term, claim]) => [term, move(claim)])),
  }
}

const isOfPicture = (claim: Claim, tint: TintId): boolean =>
  claim.of === 'tint' && claim.tint === tint && /^(?:picture|ground)$/.test(claim.on.of)

/** Layout of a thing with a plain ground or in the air, where no word of use has one. */
export function layoutForGoods(
  { main, place }: Bound,
  family: Family,
  text: string,
): Layout | null {
  if (place !== null || isPlaneFigure(main.id)) return null
  const isBefore = traitOf(main, 'background') !== null
  if (!isGoods(family)) return isBefore && IN_SURROUNDINGS.test(family.id) ? 'product' : null
  const isPlain = isBefore || traitOf(main, 'float') !== null
  return isPlain || PHOTOGRAPHED.test(text) ? 'product' : null
}
