/** Tags people use now. */
import type { Db } from '../../../platform/db/client'
import { countTags } from './feed-repository'

const FRESH_MS = 60_000
const readings = new WeakMap<Db, { atMs: number; tags: ReturnType<typeof countTags> }>()

/** Of the newest public works, the most used first; at most a minute old. */
export function listTags(db: Db): ReturnType<typeof countTags> {
  const last = readings.get(db)
  if (last && performance.now() - last.atMs < FRESH_MS) return last.tags
  const tags = countTags(db)
  readings.set(db, { atMs: performance.now(), tags })
  // A failed reading is not cached.
  tags.catch(() => readings.delete(db))
  return tags
}
