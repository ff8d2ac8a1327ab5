import { type Composing, type ThingWish, type Trait, traitOf } from '../family'
import { isCompanion } from './action/companions'
import type { Part } from './cast/part'
import { isGesture } from './held/gestures'
import type { Crop } from './layout'

/** Things on a table before them: 下棋, 包饺子. */
export function findTable({ main, others }: Composing['brief']): string | null {
  const traits = [main, ...others].flatMap((wish) => wish.traits)
  const tables = traits.filter(({ slot }) => slot === 'table').map(({ value }) => value)
  // what is done at a desk says more than the desk
  const usual = main.id === 'cashier' && /^(?:stand)?$/.test(traitOf(main, 'action')?.value ?? '')
  return tables.find((table) => !isDesk(table)) ?? tables[0] ?? (usual ? 'till' : null)
}

/** Furniture for one person, seen to the waist. */
export const isDesk = (table: string | null): boolean =>
  /^(?:desk|computer|till)$/.test(table ?? '')

/** With both hands before the body: they are on the edge of the table. */
export const atTable = (wish: ThingWish): ThingWish =>
  traitOf(wish, 'hold')
    ? wish
    : { ...wish, traits: [...wish.traits, { slot: 'hold', value: 'thing' }] }

/** Held things that need a whole figure. */
const FULL_WITH = /^(broom|umbrella|bag)$/

/** 动漫风格: the eyes say so, which are seen near. */
export const isAnime = (wish: ThingWish): boolean =>
  traitOf(wish, 'look')?.value === 'anime' || wish.id.startsWith('anime-')

/** Of a bust they look like a blouse. */
const DRESSES = /^(?:dress|frock|gown|wedding)$/

/** Visible part of a lone figure. */
export function chooseCrop({ brief, frame, standsInSetting }: Composing, part: Part): Crop {
  const said = [
    ...brief.main.traits,
    ...brief.traits,
    ...brief.others.flatMap(({ traits }) => traits),
  ]
  const asked = said.find(({ slot }) => slot === 'crop')?.value
  // 头像，比心: hands before the chest are below a bust
  if (asked && asked !== 'full' && isGesture(traitOf(brief.main, 'hold')?.value)) return 'half'
  if (
    asked === 'face' ||
    asked === 'avatar' ||
    asked === 'bust' ||
    asked === 'half' ||
    asked === 'full'
  )
    return asked
  if (findTable(brief)) return 'half'
  // the proportions are those of the whole
  if (traitOf(brief.main, 'look')?.value === 'chibi') return 'full'
  const tall = frame.height / frame.width
  // an animal next to a person is seen with all of them
  if (brief.others.some(isCompanion)) return 'full'
  // a broom and what is on the legs are seen down to the floor, an umbrella over the head
  const { traits } = brief.main
  const isSeen = ({ slot, value }: Trait): boolean =>
    slot === 'legs' || slot === 'shoes' || (slot === 'hold' && FULL_WITH.test(value))
  if (traits.some(isSeen)) return 'full'
  // hands without a thing in them hang
  const isGloved = traits.some(({ value }) => value === 'gloves')
  if (isGloved && !traitOf(brief.main, 'hold')) return 'full'
  // a person in a puddle is seen down to the feet
  if (brief.traits.some(({ slot, value }) => slot === 'backdrop' && value === 'rain')) return 'full'
  // before a painted place there must be some of the place to see
  const isNear = isAnime(brief.main)
  if (standsInSetting) return tall > 1.2 && !isNear ? 'full' : 'half'
  if (tall > 1.15) return 'half'
  if (part.held && !part.held.includes('')) return 'half'
  const shown =
    brief.main.traits.some(({ slot }) => slot === 'hold' || slot === 'clothes') || part.clothes
  // a dress has a waist
  const clothes = traitOf(brief.main, 'clothes')
  const isDressed = clothes !== null && (isNear || DRESSES.test(clothes.value))
  const held = traitOf(brief.main, 'hold') !== null || isDressed
  return shown ? (held ? 'half' : 'bust') : 'avatar'
}
