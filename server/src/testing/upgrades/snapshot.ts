/** The schema as the code of a migration knew it: the snapshot drizzle-kit wrote with it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { migrationsFolder } from '../../platform/lib/paths'

const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(
        z.string(),
        z.object({
          name: z.string(),
          type: z.string(),
          notNull: z.boolean(),
          default: z.unknown().optional(),
        }),
      ),
      foreignKeys: z.record(
        z.string(),
        z.object({
          tableTo: z.string(),
          columnsFrom: z.array(z.string()),
          columnsTo: z.array(z.string()),
        }),
      ),
    }),
  ),
})

export interface KnownColumn {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  readonly hasDefault: boolean
  /** The referenced column. */
  readonly refersTo: { readonly table: string; readonly column: string } | null
}

export interface KnownTable {
  readonly name: string
  readonly columns: readonly KnownColumn[]
}

/** Tables of the schema after this migration, each after those that it refers to. */
export function knownTables(tag: string): KnownTable[] {
  const file = path.join(migrationsFolder, 'meta', `${tag.slice(0, 4)}_snapshot.json`)
  const { tables } = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const left = Object.values(tables).map(({ name, columns, foreignKeys }): KnownTable => {
    const keys = Object.values(foreignKeys)
    return {
      name,
      columns: Object.values(columns).map((column) => {
        const key = keys.find(({ columnsFrom }) => columnsFrom.includes(column.name))
        const at = key?.columnsFrom.indexOf(column.name) ?? 0
        return {
          name: column.name,
          type: column.type,
          notNull: column.notNull,
          hasDefault: column.default !== undefined || column.type.endsWith('serial'),
          refersTo: key ? { table: key.tableTo, column: key.columnsTo[at] ?? '' } : null,
        }
      }),
    }
  })
  const ordered: KnownTable[] = []
  while (left.length > 0) {
    const waits = new Set(left.map(({ name }) => name))
    const at = left.findIndex(({ name, columns }) =>
      columns.every(
        ({ refersTo }) => refersTo?.table === name || !waits.has(refersTo?.table ?? ''),
      ),
    )
    const [next] = left.splice(at, 1)
    if (at < 0 || !next) throw new Error('tables refer to each other in a circle')
    ordered.push(next)
  }
  return ordered
}
