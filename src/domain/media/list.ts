/** Lists that are put in order by hand: pure, used by the pictures and by the shots of a video. */

/** The item at `from` moved to `to`; out of range changes nothing. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

export function without<T>(items: readonly T[], at: number): T[] {
  return items.filter((_, index) => index !== at)
}

export function replaceItem<T>(items: readonly T[], at: number, item: T): T[] {
  return items.map((other, index) => (index === at ? item : other))
}
