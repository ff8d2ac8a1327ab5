import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { Db, Executor, Tx } from '../../platform/db/client'
import { pictures, settings, uploads } from '../../platform/db/schema'
import { writePicturePreview } from '../job/pictures'

export const TABLES = ['pictures', 'uploads'] as const
export type Table = (typeof TABLES)[number]

const PAGE = 100
const PROGRESS_KEY = 'thumbnails'

export interface Stored {
  readonly id: string
  readonly key: string
  readonly thumbKey: string
  readonly mime: string
  readonly thumbhash: string
}

/** The next rows by id: a row that is added meanwhile was made whole. */
export async function readPage(
  db: Db,
  table: Table,
  { after, since }: { after: string; since: Date | null },
): Promise<Stored[]> {
  const from = table === 'pictures' ? pictures : uploads
  const { id, key, thumbKey, mime, thumbhash, createdAt } = from
  return db
    .select({ id, key, thumbKey, mime, thumbhash })
    .from(from)
    .where(and(gt(id, after), since === null ? undefined : gte(createdAt, since)))
    .orderBy(asc(id))
    .limit(PAGE)
}

/** Holds the row while its thumbnail is written; false: it went away or its files have moved. */
export async function holdRow(tx: Tx, table: Table, row: Stored): Promise<boolean> {
  const from = table === 'pictures' ? pictures : uploads
  const held = await tx
    .select({ id: from.id })
    .from(from)
    .where(and(eq(from.id, row.id), eq(from.thumbKey, row.thumbKey), eq(from.key, row.key)))
    .for('update')
  return held.length === 1
}

export async function writeLook(
  tx: Tx,
  table: Table,
  { id, thumbhash, color }: { id: string; thumbhash: string; color: string },
): Promise<void> {
  if (table === 'pictures') {
    await writePicturePreview(tx, { id, thumbhash, color })
  } else await tx.update(uploads).set({ thumbhash }).where(eq(uploads.id, id))
}

export async function readProgress(db: Executor): Promise<unknown> {
  const [row] = await db.select().from(settings).where(eq(settings.key, PROGRESS_KEY))
  return row ? (JSON.parse(row.value) as unknown) : null
}

export async function saveProgress(db: Executor, progress: unknown): Promise<void> {
  const value = JSON.stringify(progress)
  await db
    .insert(settings)
    .values({ key: PROGRESS_KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

export async function forgetProgress(tx: Tx): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, PROGRESS_KEY))
}
