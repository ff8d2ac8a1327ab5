/** The environment as checked values. */
import type { z } from 'zod'
import type { Variable } from './variable'

/** One sentence that names the variable; main prints it and exits with 1. */
export class ConfigError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'ConfigError'
  }
}

type Table = Readonly<Record<string, Variable>>

/** Parsed values of a table of variables; null = unset. */
export type ValuesOf<T extends Table> = {
  [K in keyof T]: z.output<T[K]['schema']> | (T[K]['initial'] extends null ? null : never)
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Throws ConfigError for the first variable that is not in its form.
 * @param nameOf how a key of the table is called in the environment
 */
export function readValues<const T extends Table>(
  table: T,
  env: Environment,
  nameOf: (key: string) => string = (key) => key,
): ValuesOf<T> {
  const entries = Object.entries(table).map(([key, variable]) => {
    const name = nameOf(key)
    const written = env[name]?.trim()
    const raw = written || variable.initial
    if (raw === null) return [key, null]
    const parsed = variable.schema.safeParse(raw)
    if (parsed.success) return [key, parsed.data]
    throw new ConfigError(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
  })
  return Object.fromEntries(entries) as ValuesOf<T>
}

/** The values of names that only make sense together. Throws for the first that is missing. */
export function together<V extends object, const K extends keyof V & string>(
  values: V,
  reason: string,
  names: readonly K[],
): { [N in K]: NonNullable<V[N]> } {
  for (const name of names) {
    if (values[name] === null) throw new ConfigError(`${name} must be set when ${reason}`)
  }
  return values as { [N in K]: NonNullable<V[N]> }
}
