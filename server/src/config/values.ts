/** The environment as a table of checked values. */
import type { z } from 'zod'
import { VARIABLES, type VariableName } from './table'

/** One sentence that names the variable; main prints it and exits with 1. */
export class ConfigError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'ConfigError'
  }
}

type Table = typeof VARIABLES
type Value<K extends VariableName> =
  z.output<Table[K]['schema']> | (Table[K]['initial'] extends null ? null : never)
export type Values = { [K in VariableName]: Value<K> }

export type Environment = Readonly<Record<string, string | undefined>>

export function readValues(env: Environment): Values {
  const entries = Object.entries(VARIABLES).map(([name, variable]) => {
    const written = env[name]?.trim()
    const raw = written || variable.initial
    if (raw === null) return [name, null]
    const parsed = variable.schema.safeParse(raw)
    if (parsed.success) return [name, parsed.data]
    throw new ConfigError(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
  })
  return Object.fromEntries(entries) as Values
}

/** The values of names that only make sense together. Throws for the first that is missing. */
export function together<const K extends VariableName>(
  values: Values,
  reason: string,
  names: readonly K[],
): { [N in K]: NonNullable<Values[N]> } {
  for (const name of names) {
    if (values[name] === null) throw new ConfigError(`${name} must be set when ${reason}`)
  }
  return values as { [N in K]: NonNullable<Values[N]> }
}
