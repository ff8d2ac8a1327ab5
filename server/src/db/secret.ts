/** The secret that signs sessions and hashes codes. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './client'
import { settings } from './schema'

const KEY = 'session-secret'

/** The configured secret, or one made at the first start and kept in the database. */
export async function sessionSecret(db: Db, configured: string | null): Promise<Uint8Array> {
  if (configured) return Buffer.from(configured)
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(48).toString('base64url'), secret: true })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  if (!row) throw new Error('The session secret could not be kept')
  return Buffer.from(row.value)
}
