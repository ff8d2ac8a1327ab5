import type { z } from 'zod'

export interface Variable {
  readonly schema: z.ZodType
  /** As one would write it; null = unset. */
  readonly initial: string | null
  /** One line for docs/CONFIGURATION.md. */
  readonly note: string
  /** Never printed. */
  readonly secret?: true
}
