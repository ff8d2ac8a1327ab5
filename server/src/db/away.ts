/** Tells an outage of the database from an error in what it was asked. */

/** Nobody was asked: it is known that the database does not answer. */
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
 * SQLSTATEs: connection exceptions; shut down, crashed or starting; a statement that took too long;
 * a transaction idle for too long; no more connections.
 */
const STATES = /^(08...|57P0[1-5]|57014|25P0[34]|53300)$/
/** What pg throws without a code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

function isAway(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (NETWORK.has(code) || STATES.test(code))) return true
  return (code === 'ENOENT' && syscall === 'connect') || WORDS.test(error.message)
}

/** True when the database, or the way to it, failed: the same call may work later. */
export function isDatabaseAway(error: unknown): boolean {
  // drizzle, and whoever else wraps, keeps what happened as the cause.
  for (let one = error, depth = 0; one instanceof Error && depth < 8; one = one.cause, depth += 1) {
    if (isAway(one)) return true
    if (one instanceof AggregateError && one.errors.some(isDatabaseAway)) return true
  }
  return false
}
