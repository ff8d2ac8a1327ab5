import type { OptionParam } from './define'

/** Options that need no note, from value to Chinese name, in the order they are written. */
export function named(names: Readonly<Record<string, string>>): OptionParam['options'] {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}
