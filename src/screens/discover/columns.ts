/** Pictures side by side in columns that end about level. */

export interface Shape {
  width: number
  height: number
}

/** Each item goes, in its order, to the column that is shortest so far; leftmost among equals. */
export function splitIntoColumns<T>(
  items: readonly T[],
  count: number,
  shape: (item: T) => Shape,
): T[][] {
  const columns = Array.from({ length: count }, () => ({ items: [] as T[], height: 0 }))
  for (const item of items) {
    const [first, ...others] = columns
    if (!first) return []
    const target = others.reduce((low, next) => (next.height < low.height ? next : low), first)
    const { width, height } = shape(item)
    target.items.push(item)
    target.height += height / width
  }
  return columns.map((column) => column.items)
}
