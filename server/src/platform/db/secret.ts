/** The secret that every key of this installation is derived from. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { deriveKeys, type Keys } from '../lib/keys'
import type { Db } from './client'
import { settings } from './schema'

const KEY = 'session-secret'

/** From the configured secret, or one generated at the first start and stored in the database. */
export async function serverKeys(db: Db, configured: string | null): Promise<Keys> {
  if (configured) return deriveKeys(Buffer.from(configured))
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(48).toString('base64url'), secret: true })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  if (!row) throw new Error('The session secret could not be stored')
  return deriveKeys(Buffer.from(row.value))
}
