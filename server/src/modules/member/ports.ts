/** What this module needs from outside; bound in the composition root. */
import type { AuthDeps } from '../../http/auth'
import type { Db } from '../../db/client'

export interface MemberPorts extends AuthDeps {
  readonly db: Db
}
