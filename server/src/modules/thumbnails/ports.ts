/** What this module needs from outside; bound in the composition root. */
import type { Db } from '../../db/client'
import type { Storage } from '../../storage/storage'

export interface ThumbnailsPorts {
  readonly db: Db
  readonly storage: Storage
}
