import { z } from 'zod'

/** The way from the first picture of a thread of edits to the published one. */
export const workMaking = z.object({
  /** In the order of the versions. */
  sentences: z.array(z.string()),
  /** The order of the first picture; null: an upload, deleted, or of a tool with pictures of its owner. */
  first: z.object({ tool: z.string(), params: z.record(z.string(), z.unknown()) }).nullable(),
})
export type WorkMaking = z.output<typeof workMaking>
