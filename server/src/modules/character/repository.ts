/** Rows of characters; of one user at a time. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/client'
import { characters } from '../../platform/db/schema'
import type { TimePosition } from '../../platform/http/paging'

export type CharacterRow = typeof characters.$inferSelect
export type CharacterContent = Pick<
  CharacterRow,
  'name' | 'words' | 'looks' | 'pictures' | 'realName' | 'agreedAt'
>

interface Own {
  readonly id: string
  readonly userId: string
}

const own = ({ id, userId }: Own) => and(eq(characters.id, id), eq(characters.userId, userId))

/** The last changed first; `after` is the last one of the page before. */
export async function listCharacters(
  db: Executor,
  userId: string,
  page: { limit: number; offset: number; after: TimePosition | null },
): Promise<CharacterRow[]> {
  const older = page.after
    ? sql`(${characters.updatedAt}, ${characters.id}) < (${page.after.createdAt.toISOString()}::timestamptz, ${page.after.id})`
    : undefined
  return db
    .select()
    .from(characters)
    .where(and(eq(characters.userId, userId), older))
    .orderBy(desc(characters.updatedAt), desc(characters.id))
    .limit(page.limit)
    .offset(page.after ? 0 : page.offset)
}

export async function countCharacters(db: Executor, userId: string): Promise<number> {
  return db.$count(characters, eq(characters.userId, userId))
}

export async function findCharacter(db: Executor, wanted: Own): Promise<CharacterRow | null> {
  const [row] = await db.select().from(characters).where(own(wanted))
  return row ?? null
}

export async function findCharacters(
  db: Executor,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<CharacterRow[]> {
  return db
    .select()
    .from(characters)
    .where(and(eq(characters.userId, userId), inArray(characters.id, [...ids])))
}

export async function findByName(
  db: Executor,
  { userId, name }: { userId: string; name: string },
): Promise<CharacterRow | null> {
  const [row] = await db
    .select()
    .from(characters)
    .where(and(eq(characters.userId, userId), eq(characters.name, name)))
  return row ?? null
}

export async function insertCharacter(
  tx: Tx,
  row: CharacterContent & Own & { createdAt: Date; updatedAt: Date },
): Promise<CharacterRow> {
  const [inserted] = await tx.insert(characters).values(row).returning()
  if (!inserted) throw new Error('a character was not inserted')
  return inserted
}

/** Null when it is not there. */
export async function updateCharacter(
  tx: Tx,
  wanted: Own,
  change: CharacterContent & { updatedAt: Date },
): Promise<CharacterRow | null> {
  const [row] = await tx.update(characters).set(change).where(own(wanted)).returning()
  return row ?? null
}

/** False when it was not there. */
export async function deleteCharacter(db: Executor, wanted: Own): Promise<boolean> {
  const rows = await db.delete(characters).where(own(wanted)).returning({ id: characters.id })
  return rows.length > 0
}

/** Counts pictures that were made with these cards. */
export async function addPainted(
  tx: Tx,
  { userId, ids, pictures }: { userId: string; ids: readonly string[]; pictures: number },
): Promise<void> {
  await tx
    .update(characters)
    .set({ paintedCount: sql`${characters.paintedCount} + ${pictures}` })
    .where(and(eq(characters.userId, userId), inArray(characters.id, [...ids])))
}
