/** Ports of this module; bound in the composition root. */
import type { Db } from '../../platform/db/client'
import type { Storage } from '../../integrations/storage/storage'

export interface ThumbnailsPorts {
  readonly db: Db
  readonly storage: Storage
}
