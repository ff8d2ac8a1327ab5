import type { ThingWish } from './family'

/** Several moods of one that is shown once for each: 开心、难过、生气. */
const LEAST = 3
const ALL = 'all'

/**
 * The same one with each of its moods; empty: it has one face.
 *
 * @param usual of 各种表情, without any that is named
 */
export function listByMood(wish: ThingWish, slot: string, usual: readonly string[]): ThingWish[] {
  if (wish.count !== null) return []
  const own = wish.traits.filter((trait) => trait.slot === slot)
  const values = [...new Set(own.map(({ value }) => value))]
  // 可爱的小熊，开心、难过、生气: a look that is no mood
  const named = values.length > LEAST ? values.filter((value) => value !== 'smile') : values
  const isAll = wish.traits.some((trait) => trait.slot === 'moods' && trait.value === ALL)
  const list = named.length >= LEAST ? named : isAll ? [...usual] : []
  const rest = wish.traits.filter((trait) => trait.slot !== slot)
  return list.map((value) => ({
    ...wish,
    traits: [...rest, own.find((trait) => trait.value === value) ?? { slot, value }],
  }))
}
