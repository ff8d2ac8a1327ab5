/** Effects of an import on a catalog, reported before and after it. */
import { isDeepStrictEqual } from 'node:util'

export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  /** Number of unchanged items. */
  readonly same: number
  /** Shipped ones that leave the catalog, and those that come back. */
  readonly hidden: readonly string[]
  readonly shown: readonly string[]
}

interface Catalog<T> {
  readonly items: ReadonlyMap<string, T>
  readonly hidden: ReadonlySet<string>
}

const without = (some: Iterable<string>, others: { has(key: string): boolean }) =>
  [...some].filter((key) => !others.has(key))

export function compareShelves<T>(before: Catalog<T>, after: Catalog<T>): Changes {
  const common = [...after.items.keys()].filter((key) => before.items.has(key))
  const changed = common.filter(
    (key) => !isDeepStrictEqual(before.items.get(key), after.items.get(key)),
  )
  return {
    added: without(after.items.keys(), before.items),
    changed,
    removed: without(before.items.keys(), after.items),
    same: common.length - changed.length,
    hidden: without(after.hidden, before.hidden),
    shown: without(before.hidden, after.hidden),
  }
}

/** False: the file changes nothing. */
export function changesAnything({ same: _, ...lists }: Changes): boolean {
  return Object.values(lists).some((list) => list.length > 0)
}
