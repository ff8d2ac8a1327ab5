/** A folder that holds something, but no database that can be opened. */
import path from 'node:path'
import { StartProblem } from '../../lib/start-problem'
import { texts } from '../texts'

export class DatabaseDamaged extends StartProblem {
  constructor(dataDir: string, cause?: unknown) {
    super(texts.damaged(path.join(dataDir, 'pg')), { cause })
    this.name = 'DatabaseDamaged'
  }
}

/** SQLSTATE of files that are missing, cannot be read, or hold what they cannot hold. */
const DAMAGE = /^(XX00[0-2]|58P01|58030)$/
const SQLSTATE = /^[0-9A-Z]{5}$/

/**
 * Whether a statement failed because of what the database's files are: it says so, or the database
 * ended over it.
 */
export function isDamage(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && SQLSTATE.test(code)) return DAMAGE.test(code)
  }
  return true
}
