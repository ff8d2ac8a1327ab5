/** Things that are dear to open and large to keep: the least recently used are closed for others. */

export interface SessionCacheOptions<T> {
  open(id: string): Promise<T>
  /** Memory it holds while it is open. */
  bytesOf(id: string): number
  /** All that are open hold at most so much, but for what is in use. */
  readonly mostBytes: number
  /** Called after some were let go of. */
  closed?(): void
}

export interface SessionCache<T> {
  /** Opens it if it is not, and keeps it at least until `work` has ended. */
  use<R>(id: string, work: (opened: T) => Promise<R>): Promise<R>
  /** Lets go of all that are not in use. */
  closeAll(): void
}

interface Entry<T> {
  readonly opened: Promise<T>
  users: number
}

export function createSessionCache<T>({
  open,
  bytesOf,
  mostBytes,
  closed = () => undefined,
}: SessionCacheOptions<T>): SessionCache<T> {
  /** Used longest ago first. */
  const entries = new Map<string, Entry<T>>()

  const heldBytes = (): number => [...entries.keys()].reduce((sum, id) => sum + bytesOf(id), 0)

  /** Closes the least recently used until the total fits; `spared` was just requested. */
  function closeBeyond(bytes: number, spared: string | null): void {
    const before = entries.size
    for (const [id, { users }] of entries) {
      if (heldBytes() <= bytes) break
      if (users === 0 && id !== spared) entries.delete(id)
    }
    if (entries.size < before) closed()
  }

  function touchEntry(id: string): Entry<T> {
    const known = entries.get(id)
    if (known) {
      // The last of a Map is what was put there last.
      entries.delete(id)
      entries.set(id, known)
      return known
    }
    // Before it is opened, so that both never stand there together.
    closeBeyond(mostBytes - bytesOf(id), null)
    const entry = { opened: open(id), users: 0 }
    entries.set(id, entry)
    // A session that failed to open may be available later: the next use retries.
    entry.opened.catch(() => {
      if (entries.get(id) === entry) entries.delete(id)
    })
    return entry
  }

  return {
    async use(id, work) {
      const entry = touchEntry(id)
      entry.users += 1
      try {
        return await work(await entry.opened)
      } finally {
        entry.users -= 1
        // Sessions that were in use during an eviction are closed now.
        closeBeyond(mostBytes, id)
      }
    },
    closeAll: () => closeBeyond(0, null),
  }
}
