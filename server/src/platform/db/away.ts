/** Distinguishes an outage of the database from an error of a statement. */

/** No statement was sent: the database is known to be away. */
export class DatabaseAway extends Error {
  /** As PostgreSQL says while it starts: cannot_connect_now. */
  readonly code = '57P03'

  constructor(reason: string, options?: ErrorOptions) {
    super(`the database does not answer: ${reason}`, options)
    this.name = 'DatabaseAway'
  }
}

/** Of sockets and names; a socket of the embedded database that is not there is ENOENT. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/**
 * SQLSTATEs of a server that cannot do what it normally does: connection exceptions (08); out of
 * disk, memory or connections (53); shut down, crashed or starting (57P0x); a failing disk (58); a
 * statement or a transaction that took too long; and read-only after a failover (25006).
 */
const STATES = /^(08...|53...|57P0[1-5]|57014|58000|58030|25P0[34]|25006)$/
/** PostgreSQL's disk_full: a statement could not extend a file. */
export const DISK_FULL = '53100'
/** Errors that pg throws without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

function isAway(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true
  return (code === 'ENOENT' && syscall === 'connect') || WORDS.test(error.message)
}

/** True when the database, or the way to it, failed: the same call may work later. */
export function isDatabaseAway(error: unknown): boolean {
  // drizzle, like other wrappers, stores the original error as the cause.
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) {
    if (isAway(one)) return true
    if (one instanceof AggregateError && one.errors.some(isDatabaseAway)) return true
  }
  return false
}
