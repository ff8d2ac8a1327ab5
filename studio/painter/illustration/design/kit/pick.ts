import type { Random } from '../../../../lib/random'

/** One of a list that is never empty. */
export function pickOne<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random.next() * items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
