/**
 * Tables as one.
 * @throws on a key that two of them have: one row would hide the other
 */
export function joinTables<T>(
  ...tables: readonly Readonly<Record<string, T>>[]
): Readonly<Record<string, T>> {
  const rows = tables.flatMap((table) => Object.entries(table))
  const joined = Object.fromEntries(rows)
  if (Object.keys(joined).length === rows.length) return joined
  const keys = rows.map(([key]) => key)
  throw new Error(`twice: ${keys.filter((key, at) => keys.indexOf(key) !== at).join(', ')}`)
}
