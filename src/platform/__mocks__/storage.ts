/** Storage of tests: in memory, per file. */
const items = new Map<string, unknown>()

export const readItem = (key: string): unknown => items.get(key) ?? null
export const writeItem = (key: string, value: unknown) => items.set(key, value)
export const removeItem = (key: string) => items.delete(key)
export const clearItems = () => items.clear()
