import { eq } from 'drizzle-orm'
import type { Executor } from '../../db/client'
import { styleThumbs } from '../../db/schema'

export type StyleThumb = typeof styleThumbs.$inferSelect

/** Painted style cards, oldest look included: a card is better than none. */
export async function listStyleThumbs(db: Executor, engineId?: string): Promise<StyleThumb[]> {
  return db
    .select()
    .from(styleThumbs)
    .where(engineId === undefined ? undefined : eq(styleThumbs.engineId, engineId))
}
