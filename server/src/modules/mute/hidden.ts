/**
 * Mutes of callers as the lists need them. One read of the primary for each revision of a user:
 * the revision comes with the session, so that a change is valid with the next call on every
 * server.
 */
import type { Db } from '../../platform/db/client'
import { buildHidden, type Hidden, type HiddenReader, VISITOR } from '../../platform/db/hidden'
import { readHidden } from './repository'

/** Blocks by others that lists look up; about more of them each user is looked up. */
const MOST_BLOCKERS = 5000
/** Entries of all cached users together: some 20 MB. */
const MOST_ENTRIES = 200_000

interface CachedHidden {
  readonly revision: number
  readonly entries: number
  readonly hidden: Promise<Hidden | null>
}

async function loadHidden(db: Db, userId: string): Promise<Hidden | null> {
  const { own, blockers } = await readHidden(db, userId, MOST_BLOCKERS)
  const targets = (...kinds: string[]) =>
    own.flatMap(({ kind, target }) => (kinds.includes(kind) ? [target] : []))
  if (own.length === 0 && blockers.length === 0) return null
  const blocked = [...targets('block'), ...blockers.slice(0, MOST_BLOCKERS)]
  return buildHidden({
    works: targets('work'),
    users: [...targets('user'), ...blocked],
    styles: targets('style'),
    tags: targets('tag'),
    blocked,
    truncated: blockers.length > MOST_BLOCKERS,
  })
}

const countEntries = (hidden: Hidden | null) =>
  hidden === null
    ? 1
    : 1 + [hidden.parts.works, hidden.parts.users, hidden.parts.tags].flat().length

/** @param db the primary */
export function createHiddenReader(db: Db): HiddenReader {
  const known = new Map<string, CachedHidden>()
  let entries = 0

  function forget(userId: string): void {
    entries -= known.get(userId)?.entries ?? 0
    known.delete(userId)
  }

  function remember(userId: string, one: CachedHidden): void {
    forget(userId)
    known.set(userId, one)
    entries += one.entries
    // The one that was not read for the longest time goes first.
    for (const [oldest] of known) {
      if (entries <= MOST_ENTRIES) break
      forget(oldest)
    }
  }

  async function load(userId: string, revision: number): Promise<Hidden | null> {
    const loaded = loadHidden(db, userId)
    remember(userId, { revision, entries: 0, hidden: loaded })
    try {
      const hidden = await loaded
      if (known.get(userId)?.hidden === loaded)
        remember(userId, { revision, entries: countEntries(hidden), hidden: loaded })
      return hidden
    } catch (error) {
      if (known.get(userId)?.hidden === loaded) forget(userId)
      throw error
    }
  }

  return {
    async view(user) {
      if (user === null) return VISITOR
      const { id: viewer, muteRevision: revision } = user
      if (revision === 0) return { viewer, hidden: null }
      const last = known.get(viewer)
      if (last?.revision !== revision) return { viewer, hidden: await load(viewer, revision) }
      known.delete(viewer)
      known.set(viewer, last)
      return { viewer, hidden: await last.hidden }
    },
  }
}
