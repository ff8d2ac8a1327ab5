import type { Brief, ThingWish } from './family'

/**
 * The keys of the things that a family shows: `main 1` is the first copy of the main thing,
 * `other 2 1` the first copy of the second other one.
 *
 * @param cast the wish that each of them is drawn for
 */
export function thingKeys(
  { main, others }: Pick<Brief, 'main' | 'others'>,
  cast: readonly ThingWish[],
): string[] {
  const counts = new Map<string, number>()
  return cast.map((wish) => {
    const other = wish === main ? -1 : others.indexOf(wish)
    const role = other < 0 ? 'main' : `other ${other + 1}`
    const number = (counts.get(role) ?? 0) + 1
    counts.set(role, number)
    return `${role} ${number}`
  })
}
