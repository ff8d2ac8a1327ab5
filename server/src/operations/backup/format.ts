/**
 * Format of an archive: a gzipped tar, in this order.
 *
 * - `header.json`: who wrote it, the schema, the tables with their columns;
 * - `db/<table>/<n>`: rows, a JSON array of texts (null: NULL) a line; `queue/<n>`: tasks that wait;
 * - `data/<name>`: the operator's own files in DATA_DIR;
 * - `files/<key>`: stored files, where this machine holds them; else `objects/<n>`: what the object
 *   store holds, a line each;
 * - `sums/<n>` after every so many members: `<sha256> <size> <name>` of those since the last one;
 * - `manifest.json`, the last: how many there are of everything, and the SHA-256 of every `sums`.
 */
import { z } from 'zod'
import type { Refused } from '../../platform/lib/refused'

export const FORMAT = 1
/** Names of scheduled archives; only those are removed when they are too many. */
export const SCHEDULED = 'moguang-scheduled-'
export const HEADER = 'header.json'
export const MANIFEST = 'manifest.json'
export const MEMBERS_A_SUM = 500

const count = z.number().int().nonnegative()

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  app: z.string(),
  schema: z.object({ tag: z.string(), when: z.number() }),
  createdAt: z.string(),
  /** Of the key that signs tokens: a restore says when it is another one there. */
  keyPrint: z.string(),
  storage: z.enum(['local', 'cos', 's3']),
  /** In the order in which they can be filled. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.object({ name: z.string().regex(/^[a-z_0-9]+$/), type: z.string() })),
    }),
  ),
})
export type Header = z.infer<typeof headerSchema>

export const manifestSchema = z.object({
  rows: z.record(z.string(), count),
  tasks: count,
  files: count,
  fileBytes: count,
  /** Rows name them, and they were not there: deleted while it was made, or lost before. */
  missing: z.array(z.string()),
  members: count,
  sums: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const objectSchema = z.object({ key: z.string(), size: count, sha256: z.string() })
export type StoredThing = z.infer<typeof objectSchema>

export function parseAs<T>(schema: z.ZodType<T>, text: string, refuse: () => Refused): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw Object.assign(refuse(), { cause: error })
  }
}
