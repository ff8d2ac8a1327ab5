/** Ports of this module; bound in the composition root. */
import type { AuthDeps } from '../../platform/http/auth'
import type { Config } from '../../config/config'
import type { Db } from '../../platform/db/client'
import type { Decoders } from '../../platform/media-intake/decoder/decoders'
import type { Limiter } from '../../platform/rate-limit/limiter'
import type { Spool } from '../../platform/media-intake/spool'
import type { Storage } from '../../integrations/storage/storage'

export interface LabelPorts extends AuthDeps {
  readonly config: Pick<Config, 'plainCopies'>
  readonly db: Db
  /** The current time; tests control it. */
  readonly now: () => Date
  readonly decoders: Decoders
  /** Rate limiter, calls per minute. */
  readonly limiter: Limiter
  /** Uploaded files while they are checked. */
  readonly spool: Spool
  readonly storage: Storage
}
